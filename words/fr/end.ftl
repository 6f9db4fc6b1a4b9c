# La fin d’une partie : titre, une ligne de récit, places et revanche.
finish-won = { $way ->
    [computer] { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
    [settled] 🏆 { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
   *[played] 🏆 { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } gagnent !
    }
}
finish-draw = 🤝 Match nul
finish-alone-won = 🏆 Bravo { $winners }, c’est réussi !
finish-alone-lost = 🧩 Pas résolu
finish-nobody = { $reason ->
    [moderator] 🏁 Arrêtée par la modération
    [voted] 🏁 Arrêtée par un vote
    [forfeit] 🏁 Personne n’était là
   *[other] 🏁 Fermée
}
closing-early = { $reason ->
    [resigned] { $name } abandonne{ $turn ->
        [0] { "" }
       *[other] { " " }au tour { $turn }
    }.
    [agreed] D’un commun accord{ $turn ->
        [0] { "" }
       *[other] { " " }au tour { $turn }
    }.
    [voted] Personne ne gagne : quelqu’un était absent depuis trop longtemps.
    [forfeit] { $count ->
        [0] Personne ne gagne.
       *[other] { $name } { $came ->
            [yes] { $count ->
                [one] n’a pas continué
               *[other] n’ont pas continué
            }
           *[no] { $count ->
                [one] manque
               *[other] manquent
            } à l’appel
        }.
    }
    [idle] Personne n’a joué depuis deux semaines.
    [left] Il ne restait personne pour jouer.
    [too-long] La limite de coups est atteinte.
   *[other] Personne ne gagne.
}
time-up = { $name ->
    [none] Le temps est écoulé, à égalité.
   *[other] Le temps est écoulé : { $name } menait.
}
closing-limit = La limite de tours est atteinte.
places-one = { $place }\. { $name }
places-ahead = Devant { $names }.
places-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

board-rematch = 🔁 { $names } { $count ->
    [one] voudrait
   *[other] voudraient
} une revanche.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, on remet ça ?
}
board-rematch-refused = 🔁 { $name } s’arrête là pour aujourd’hui.
button-rematch = Revanche
button-rematch-count = Revanche ({ $count } sur { $of })
button-rematch-made = Voir la revanche
button-rematch-no = Non merci
button-again = Rejouer
done-rematch-refused = **Refusée.** Les autres ne pourront plus te la demander. Toi, tu peux encore demander une revanche.
refusal-rematch-gone = Plus personne ne te demande de revanche.
refusal-rematch-refused = Quelqu’un s’arrête là pour aujourd’hui. Pas de revanche, sauf si cette personne la demande.

button-settings-used = Réglages
end-settings = ### Réglages de cette partie : { $game }
