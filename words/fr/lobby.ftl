## Le message public
lobby-title = ### { $game }{ $state ->
    [full] { " " }: complet
    [last] { " " }: plus qu’une place
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
   *[minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
}
lobby-unrated = **partie amicale**
lobby-anyone = **{ $name }** contre qui veut
lobby-seats = **{ $here } sur { $most } :** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· idéal à { $least }–{ $many }
}
lobby-others = { $count ->
    [one] { $names } et { $count } autre
   *[other] { $names } et { $count } autres
}
lobby-starter = { $name } lance la partie
lobby-no-seat = Toutes les places sont prises
lobby-open-until = fermeture : { $when }
lobby-new-host = -# { $former } a quitté la table. { $name } en est l’hôte maintenant.

## Une invitation
lobby-challenge = ### { $host } défie { $guests }{ $to ->
    [none] { " " }: { $game }
   *[other] {" "}{ $to }
}
lobby-turned-down = ### { $names } { $count ->
    [one] ne peut pas jouer maintenant
   *[other] ne peuvent pas jouer maintenant
}
lobby-ask-others = { $host }, je demande à tout le monde ?
lobby-unanswered = ### { $names } : pas de réponse
lobby-no-game = Pas de partie cette fois.
invite-others = { $host } a défié { $guests }. Envie de jouer aussi ?

## Ce qui reste d’une table fermée
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### La table a été fermée
       *[other] ### { $name } a fermé la table
    }
    [withdrawn] { $name ->
        [none] ### Le défi a été retiré
       *[other] ### { $name } a retiré le défi
    }
    [alone] ### Personne n’est venu à temps
    [expired] ### Personne n’a commencé à temps
    [moderator] ### La modération a fermé la table
   *[other] ### La table n’est plus ouverte
}

## La page de l’hôte et celle d’un invité
host-open = **Ta table est ouverte.** { $seats ->
    [pair] La partie commence dès que quelqu’un la rejoint.
   *[table] Commence quand tout le monde est là.
}
host-invited = **{ $names } { $count ->
    [one] a
   *[other] ont
} ton défi.** { $seats ->
    [pair] La partie commence dès qu’il est accepté.
   *[table] Commence quand tout le monde est là.
}
guest-in = **Tu es à la table.** { $seats ->
    [pair] La partie commence dès que vous êtes deux.
    [ready] Lance la partie ou attends { $host }. Je te mentionnerai quand ce sera ton tour.
   *[table] { $host } lance la partie, et je te mentionnerai quand ce sera ton tour.
}
level-question = **Quel niveau pour l’ordinateur ?** La partie commence tout de suite, reste amicale, et c’est toi qui commences.
start-needs = { $count ->
    [one] Il manque encore une personne.
   *[other] Il en manque encore { $count }.
}

## Les réglages en mots
arranged-title = ### Réglages de cette table : { $game }
arranged-here = **Autour de la table :** { $names }
arranged-changed = **Modifié :** { $settings }
arranged-usual = **Comme d’habitude :** { $settings }
arranged-host = -# { $name } est la seule personne à pouvoir les changer. Certains demandent l’accord de toute la table.

## Réponses
done-declined = **Refusé.** { $host } saura que tu ne peux pas maintenant.
done-left-lobby = Tu as quitté la table.
done-closed = Table fermée.
done-withdrawn = Défi retiré.
done-begun = { $count ->
    [0] **La partie est lancée.**
   *[other] **La partie est lancée.** { $names } { $count ->
        [one] commence
       *[other] commencent
    }.
}

## Boutons
button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-ask-everyone = Inviter tout le monde
button-open-again = En ouvrir une autre
button-play-computer = Contre l’ordinateur
button-settings = Réglages
button-back = Retour
level-only = { $level ->
    [random] Aléatoire
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [expert] Expert
   *[other] { $level }
}

# The commands in the menu of a person or a message.
challenge-which = À quel jeu veux-tu jouer avec **{ $name }** ?
challenge-pick = Choisis un jeu…
