# The World Cup Game: the whole table in words.

worldcup-text-head = **Le Jeu de la Coupe du monde { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Pioche : reste { $left } sur { $size }{ $runs ->
        [1] { "" }
       *[other] , passage { $run } sur { $runs }
    }.
    [one] La pioche est vide : 1 dernier tour, sans piocher.
   *[other] La pioche est vide : { $extra } derniers tours, sans piocher.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Cartes en main : { $sizes }.
worldcup-text-discards = Défausse : { $cards }.
worldcup-text-turn = ▶ { $player } : { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Ta main est vide.
   *[other] **Ta main :** { $cards }
}
worldcup-text-legend = -# Les rangées partent du nom de l’équipe : 1 2 3 buts, A attaque, D défense, P penalty, x retournée, | protégée.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(provisoire)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right } : { $lefts } · { $rights }
worldcup-text-idle = Sans tuile : { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 Tirs au but `{ $match }` : { $left } { $score } { $right }
worldcup-text-bracket = **Tableau :** { $ties }
worldcup-text-results = -# Résultats : { $results }
worldcup-text-teams = **{ $player }** : { $teams }
worldcup-text-out = **{ $player }** : hors course
worldcup-text-type = Pour taper un coup, écris une carte et sa cible : `{ $card } { $target }`. Écris `F !{ $target }` pour retourner une tuile, ou `x { $card }` pour défausser.
