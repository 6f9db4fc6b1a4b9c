# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } de { $origin } a { $target } dando a volta
   *[no] { mundialito-size } de { $origin } a { $target }
}
mundialito-action-push = { mundialito-size } de { $origin } empurra { $pushed ->
    [1] o peão
    [2] o drone
   *[3] a rainha
} de { $target } para { $other }
mundialito-action-jump = { mundialito-size } de { $origin } salta por cima { $jumped ->
    [2] do drone
   *[3] da rainha
} até { $target }
mundialito-action-pass = passe para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $target }
mundialito-action-end = encerrar o turno
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } nas colunas de a até f
mundialito-action-ball = bola em { $cell }
