# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
# Cells are “in b2”, never “a b2”: “da a1 a a2” can't be said.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } da { $origin } in { $target } facendo il giro
   *[no] { mundialito-size } da { $origin } in { $target }
}
mundialito-action-push = { mundialito-size } da { $origin } spinge { $pushed ->
    [1] il pedone
    [2] il drone
   *[3] la regina
} da { $target } in { $other }
mundialito-action-jump = { mundialito-size } da { $origin } salta { $jumped ->
    [2] il drone
   *[3] la regina
} e atterra in { $target }
mundialito-action-pass = passaggio { mundialito-size.to } in { $target }
mundialito-action-end = finire il turno
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } nelle colonne dalla a alla f
mundialito-action-ball = palla in { $cell }
