# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.

hedgehog-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
    [green] vert
    [black] noir
    [purple] violet
    [orange] orange
    [clear] transparent
    [cyan] cyan
    [white] blanc
   *[pink] rose
}
    .feminine = { $colour ->
        [red] rouge
        [yellow] jaune
        [blue] bleue
        [green] verte
        [black] noire
        [purple] violette
        [orange] orange
        [clear] transparente
        [cyan] cyan
        [white] blanche
       *[pink] rose
    }
hedgehog-colour-first = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [blue] Bleu
    [green] Vert
    [black] Noir
    [purple] Violet
    [orange] Orange
    [clear] Transparent
    [cyan] Cyan
    [white] Blanc
   *[pink] Rose
}
hedgehog-size = { $size ->
    [1] pion
    [2] drone
   *[3] reine
}
    .your = { $size ->
        [1] ton pion
        [2] ton drone
       *[3] ta reine
    }
    .the = { $size ->
        [1] le pion
        [2] le drone
       *[3] la reine
    }
hedgehog-size-first = { $size ->
    [1] Pion
    [2] Drone
   *[3] Reine
}
hedgehog-you = toi
# A list: $some are all but the last, separated by commas.
hedgehog-points-left = { $count ->
    [one] reste { $count } point
   *[other] restent { $count } points
}
hedgehog-rolled = { $rolled } au dé
hedgehog-passed = tour passé
