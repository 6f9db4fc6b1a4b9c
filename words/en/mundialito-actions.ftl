# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } from { $origin } round the back to { $target }
   *[no] { mundialito-size } from { $origin } to { $target }
}
mundialito-action-push = { mundialito-size } from { $origin } pushes the { $pushed ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } to { $other }
mundialito-action-jump = { mundialito-size } from { $origin } jumps over the { $jumped ->
    [2] drone
   *[3] queen
} to { $target }
mundialito-action-pass = pass to the { mundialito-size } on { $target }
mundialito-action-end = end the turn
# $sizes names six pieces, from column a on.
mundialito-action-line-up = { $sizes } on columns a to f
mundialito-action-ball = ball on { $cell }
