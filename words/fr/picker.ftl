# The games to choose from, and the page of each.
picker-title = ### À quoi veux-tu jouer ?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
picker-facts = -# { $least ->
    [1] De 1 à { $most } joueurs
   *[other] { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] De 2 à { $most } joueurs
        }
       *[other] De { $least } à { $most } joueurs
    }
} · environ { $minutes } minutes{ $people ->
    [any] { "" }
   *[other] { " " }à { $people }
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
picker-computers = { $count ->
    [1] **Contre l’ordinateur.**
    [2] **Contre deux ordinateurs.**
    [3] **Contre trois ordinateurs.**
   *[other] **Contre { $count } ordinateurs.**
} { $order ->
    [first] Tu commences :
    [luck] Les dés décident :
   *[drawn] L’ordre est tiré au sort :
}
picker-friends = **Entre amis :**
button-picker-now = Jouer tout de suite
button-picker-back = Retour
picker-level = { $level ->
    [random] Aléatoire
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [expert] Expert
   *[other] { $level }
}
picker-tables = Tu es déjà à { $limit ->
    [one] une table
   *[other] { $limit } tables
}. Termine d’abord une partie.

button-play-this = Y jouer
