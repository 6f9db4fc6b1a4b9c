# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } de { $origin } en { $target } par le bord
   *[no] { mundialito-size } de { $origin } en { $target }
}
mundialito-action-push = { mundialito-size.the } de { $origin } pousse { $pushed ->
    [1] le pion
    [2] le drone
   *[3] la reine
} de { $target } en { $other }
mundialito-action-jump = { mundialito-size.the } de { $origin } saute en { $target } par-dessus { $jumped ->
    [2] le drone
   *[3] la reine
}
mundialito-action-pass = passe { mundialito-size.to } en { $target }
mundialito-action-end = finir le tour
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } sur les colonnes a à f
mundialito-action-ball = ballon en { $cell }
