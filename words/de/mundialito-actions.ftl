# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } hintenherum von { $origin } nach { $target }
   *[no] { mundialito-size } von { $origin } nach { $target }
}
mundialito-action-push = { mundialito-size } von { $origin } schiebt { $pushed ->
    [1] den Bauern
    [2] die Drohne
   *[3] die Königin
} von { $target } nach { $other }
mundialito-action-jump = { mundialito-size } springt von { $origin } über { $jumped ->
    [2] die Drohne
   *[3] die Königin
} nach { $target }
mundialito-action-pass = Pass { mundialito-size.to } auf { $target }
mundialito-action-end = den Zug beenden
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } auf den Spalten a bis f
mundialito-action-ball = Ball auf { $cell }
