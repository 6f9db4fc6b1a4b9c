# L’énigme du jour : sa page, les essais du football, la course, les séries, les jours passés et le partage.
daily-title = ### Énigme du jour { $number }
daily-name = Énigme du jour { $number }
daily-closes = Se termine { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Deux actions, sans pendule.
       *[other] Trois essais. D’habitude : { $par }
    }
daily-football-done = **⚽ { $score ->
        [0] Ratée aujourd’hui
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Trois essais n’ont pas suffi.
        [1] Au premier essai.
        [2] Au deuxième essai.
       *[3] Au troisième essai.
    }
daily-race = **🦔 Bâtis l’arbre rouge**
    { $par ->
        [0] En un minimum de tours.
       *[other] Un essai, peu de tours. D’habitude : { $par }
    }
daily-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
daily-race-done = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}{ $best ->
    [yes] , record ici pour l’instant
   *[no] , moyenne ici : { $average }
}
daily-race-failed = Pas d’arbre aujourd’hui
daily-others = { $count ->
    [one] -# { $count } autre personne ici a fini. Son résultat s’affichera après le tien.
   *[other] -# { $count } autres personnes ici ont fini. Leurs résultats s’afficheront après le tien.
}
daily-over = L’énigme du jour { $number } est terminée. Voici celle d’aujourd’hui.
daily-elsewhere = Tu as déjà joué cet essai. Voici où tu en es.
daily-side = Tu joues { $side }, avec deux actions.
daily-go = { $go ->
    [0] **Entraînement :** { $task }.
    [1] **Premier essai, pour { $stars } :** { $task }.
    [2] **Deuxième essai, pour { $stars } :** { $task }.
   *[3] **Troisième essai, pour { $stars } :** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = Ce n’est pas ça.
daily-refused = ❌ { $why }
daily-solved = ✅ **Résolue !**
daily-quit-ask = Abandonner l’énigme d’aujourd’hui ? Tu n’auras pas d’étoile, et elle ne comptera pas pour ta série.
daily-head = { $score ->
    [0] ### Ratée aujourd’hui
    [1] ### ★★★ Au premier essai !
    [2] ### ★★ Au deuxième essai
   *[3] ### ★ Au troisième essai
}
daily-solution = Solution : { $actions }.
daily-solution-at = La solution s’affichera { $when }.
daily-here = **Ici aujourd’hui :** { $row }
daily-quiet = -# Ne dévoile rien, s’il te plaît : on joue encore jusqu’à { $when }.
daily-why = **{ $task } :** { $actions }.
daily-solution-sealed = La solution s’affiche une fois la journée finie, ou dès que tu l’as trouvée.
daily-streak = 🔥 { $days ->
    [1] **Une série commence.**
   *[other] **{ $days } jours d’affilée**{ $rests ->
        [0] .
        [1] , avec un jour de repos en réserve.
       *[other] , avec { $rests } jours de repos en réserve.
    }
}
daily-saved = 🔥 **{ $days } jours d’affilée :** un jour de repos a sauvé ta série.
daily-earlier = Les jours passés, pour t’entraîner : ça ne compte pas. Si le tien n’est pas dans la liste, tape son numéro : **/mundialito daily** `day`.
daily-earlier-menu = Choisis un jour
daily-earlier-item = Énigme du jour { $number }
daily-practised = ### Énigme du jour { $number }
    Pour t’entraîner : ça ne compte pas.
daily-no-such-day = Tape un jour de 1 à { $last }.
daily-none-earlier = C’est le premier jour. Il y aura des jours passés dès demain.
daily-share-title = Ce que tout le monde verra dans ce salon :
daily-shared = ✅ Publié.
daily-card-football = football
daily-card-race = { $turns ->
    [0] pas de course
    [one] tour dans la course
   *[other] tours dans la course
}
daily-card-streak = { $days ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
daily-card-alt = { $name }, énigme du jour { $number }. Football : { $stars ->
    [0] ratée
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}. { $turns ->
    [0] Pas de course
    [one] Course : { $turns } tour
   *[other] Course : { $turns } tours
}. Série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
daily-nothing-to-share = Il n’y a rien à partager avant d’avoir fini l’énigme de football.
daily-counts = 🧩 **Énigme du jour { $number }.** Aujourd’hui, tout le monde a les mêmes dés, et personne d’autre ne voit ton plateau. Seul cet essai compte. Termine-le avant la prochaine énigme, qui arrive { $when }.
daily-practice = 🧩 **Énigme du jour { $number }**, pour t’entraîner : ça ne compte pas. Personne d’autre ne voit ton plateau.
daily-goes-on = 🧩 Voici ta course, là où tu l’avais laissée.
daily-about = { $counted ->
    [yes] 🧩 **Énigme du jour { $number }**, l’essai qui compte.
   *[no] 🧩 **Énigme du jour { $number }**, pour t’entraîner.
}
daily-late = -# Terminé après le jour de l’énigme, donc ça ne compte pas.
daily-best = -# Meilleurs essais ici : { $best }
daily-best-line = { $name } { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
daily-unsolved = -# Personne ici ne l’a encore résolue.
daily-next = -# La prochaine énigme arrive { $when }.
no-puzzle = Il n’y a pas d’énigme du jour ici.
button-daily-today = Énigme du jour
button-daily-too = Jouer aussi
button-daily-play = Jouer
button-daily-look = Voir
button-daily-look-race = Ma course
button-daily-race = Course du jour
button-daily-why = Pourquoi ?
button-daily-solution = Voir la solution
button-daily-again = Rejouer
button-daily-back = Aujourd’hui
button-daily-earlier = Jours passés
button-daily-quit = Abandonner
button-daily-stay = Continuer d’essayer
button-daily-card = Avec une image
option-day = Un jour passé, pour t’entraîner
