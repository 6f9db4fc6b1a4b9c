# Mundialito's actions in a few words, after a colon or a comma. $size, $pushed and $jumped are 1 to 3 pips.
# Example: drone from a6 round the back to f6
mundialito-action-move = { $seam ->
    [yes] { mundialito-size } from { $origin } round the back to { $target }
   *[no] { mundialito-size } from { $origin } to { $target }
}
# Example: queen from f3 pushes the drone on f4 to f5
mundialito-action-push = { mundialito-size } from { $origin } pushes the { $pushed ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } to { $other }
# Example: pawn from b3 jumps over the drone to b1
mundialito-action-jump = { mundialito-size } from { $origin } jumps over the { $jumped ->
    [2] drone
   *[3] queen
} to { $target }
# Example: pass to the pawn on a6
mundialito-action-pass = pass to the { mundialito-size } on { $target }
mundialito-action-end = end the turn
# $sizes names six pieces, from column a on.
# Example: pawn, pawn, drone on columns a to f
mundialito-action-line-up = { $sizes } on columns a to f
# Example: ball on c5
mundialito-action-ball = ball on { $cell }
