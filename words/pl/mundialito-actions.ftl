# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } dookoła z { $origin } na { $target }
   *[no] { mundialito-size } z { $origin } na { $target }
}
mundialito-action-push = { mundialito-size } z { $origin } spycha { $pushed ->
    [1] pionka
    [2] drona
   *[3] królową
} z { $target } na { $other }
mundialito-action-jump = { mundialito-size } z { $origin } przeskakuje { $jumped ->
    [2] drona
   *[3] królową
} i ląduje na { $target }
mundialito-action-pass = podanie do { $size ->
    [1] pionka
    [2] drona
   *[3] królowej
} na { $target }
mundialito-action-end = koniec tury
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } na kolumnach od a do f
mundialito-action-ball = piłka na { $cell }
