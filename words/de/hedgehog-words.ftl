# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# Colours stand as nouns, after the piece: “Bauer Rot”. So no ending depends on the piece.

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
