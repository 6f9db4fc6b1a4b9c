# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } de { $origin } a { $target } por el borde
   *[no] { mundialito-size } de { $origin } a { $target }
}
mundialito-action-push = { mundialito-size } de { $origin } empuja { $pushed ->
    [1] al peón
    [2] al dron
   *[3] a la reina
} de { $target } a { $other }
mundialito-action-jump = { mundialito-size } de { $origin } salta sobre { $jumped ->
    [2] el dron
   *[3] la reina
} hasta { $target }
mundialito-action-pass = pase { mundialito-size.to } de { $target }
mundialito-action-end = terminar el turno
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } en las columnas de la a a la f
mundialito-action-ball = balón en { $cell }
