# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# .the goes with “der Bauer”, “die Drohne” and “die Königin”, .him with “den” and “dem Bauern”, .a with “Bauer” alone.

hedgehog-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [black] Schwarz
    [purple] Lila
    [orange] Orange
    [clear] Klar
    [cyan] Türkis
    [white] Weiß
   *[pink] Rosa
}
    .the = { $colour ->
        [red] rote
        [yellow] gelbe
        [blue] blaue
        [green] grüne
        [black] schwarze
        [purple] lila
        [orange] orange
        [clear] klare
        [cyan] türkise
        [white] weiße
       *[pink] rosa
    }
    .him = { $colour ->
        [red] roten
        [yellow] gelben
        [blue] blauen
        [green] grünen
        [black] schwarzen
        [purple] lila
        [orange] orangen
        [clear] klaren
        [cyan] türkisen
        [white] weißen
       *[pink] rosa
    }
    .a = { $colour ->
        [red] roter
        [yellow] gelber
        [blue] blauer
        [green] grüner
        [black] schwarzer
        [purple] lila
        [orange] oranger
        [clear] klarer
        [cyan] türkiser
        [white] weißer
       *[pink] rosa
    }
hedgehog-colour-first = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
    [black] Schwarz
    [purple] Lila
    [orange] Orange
    [clear] Klar
    [cyan] Türkis
    [white] Weiß
   *[pink] Rosa
}
hedgehog-size = { $size ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}
hedgehog-size-first = { $size ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}
hedgehog-you = du
# A list: $some are all but the last, separated by commas.
hedgehog-points-left = { $count ->
    [one] noch 1 Punkt
   *[other] noch { $count } Punkte
}
hedgehog-rolled = Wurf { $rolled }
hedgehog-passed = gepasst
