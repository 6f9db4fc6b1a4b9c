# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = The set-up is over. Move your pyramids or pass the ball.
# Example: Gualda places six pyramids first: type setup and a line-up, such as setup 321123.
refusal-mundialito-set-up-pyramids-first = { $side } places six pyramids first: type setup and a line-up, such as setup 321123.
# Example: Gualda places the ball on row 1 first: type ball and a cell, such as ball b3.
refusal-mundialito-set-up-ball-first = { $side } places the ball on row { $row } first: type ball and a cell, such as ball { $cell }.
refusal-mundialito-set-up-counts = A line-up has two queens (3), two drones (2) and two pawns (1).
# Example: Gualda places the ball on row 1, and b3 isn't on it.
refusal-mundialito-set-up-ball-row = { $side } places the ball on row { $row }, and { $cell } isn't on it.
refusal-mundialito-end-too-early = Take at least one action before you end your turn.
# Example: There's no pyramid on b1.
refusal-mundialito-origin-empty = There's no pyramid on { $cell }.
# Example: That's a ball on b3; it only moves by a pass.
refusal-mundialito-origin-ball = That's a ball on { $cell }; it only moves by a pass.
# Example: The queen on b1 belongs to Gualda.
refusal-mundialito-origin-theirs = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } belongs to { $side }.
# Example: b3 isn't next to b5; a pyramid goes one cell up, down, left or right.
refusal-mundialito-not-adjacent = { $target } isn't next to { $cell }; a pyramid goes one cell up, down, left or right.
# Example: There's no arrow from b3 to a2.
refusal-mundialito-no-arrow = There's no arrow from { $cell } to { $target }.
# Example: There's a drone on a2; a move needs an empty cell.
refusal-mundialito-move-onto-pyramid = There's a { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target }; a move needs an empty cell.
# Example: There's a ball on a2; a pyramid can't move onto it.
refusal-mundialito-move-onto-ball = There's a ball on { $target }; a pyramid can't move onto it.
# Example: There's no pyramid on b5 to push.
refusal-mundialito-push-nothing = There's no pyramid on { $target } to push.
# Example: There's a ball on a2, and a ball can't be pushed.
refusal-mundialito-push-ball = There's a ball on { $target }, and a ball can't be pushed.
# Example: The drone on a2 is your own; you can only push an opposing pyramid.
refusal-mundialito-push-own = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } is your own; you can only push an opposing pyramid.
# Example: The drone on a2 is on row 6; nothing on row 1 or 6 can be pushed.
refusal-mundialito-push-edge-row = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } is on row { $row }; nothing on row 1 or 6 can be pushed.
# Example: Your pawn on a1 is smaller than the drone on a2, so it can't push it.
refusal-mundialito-push-too-small = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } is smaller than the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target }, so it can't push it.
# Example: There's no arrow from a2 to b4, so the drone can't be pushed that way.
refusal-mundialito-push-no-arrow-on = There's no arrow from { $target } to { $beyond }, so the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't be pushed that way.
# Example: The drone on a2 can't be pushed: b4 behind it isn't empty.
refusal-mundialito-push-blocked = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } can't be pushed: { $beyond } behind it isn't empty.
# Example: b3 isn't two cells straight away from a1.
refusal-mundialito-jump-not-straight = { $target } isn't two cells straight away from { $cell }.
# Example: There's no pyramid on b2 to jump over.
refusal-mundialito-jump-nothing = There's no pyramid on { $over } to jump over.
# Example: There's a ball on b2, and you can't jump over a ball.
refusal-mundialito-jump-ball = There's a ball on { $over }, and you can't jump over a ball.
# Example: The drone on b2 is your own; you can only jump over an opposing pyramid.
refusal-mundialito-jump-own = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over } is your own; you can only jump over an opposing pyramid.
# Example: The drone on b2 is on row 6; nothing on row 1 or 6 can be jumped over.
refusal-mundialito-jump-edge-row = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over } is on row { $row }; nothing on row 1 or 6 can be jumped over.
# Example: Your drone on a1 can only jump over a bigger pyramid, not over the pawn on a2.
refusal-mundialito-jump-not-bigger = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } can only jump over a bigger pyramid, not over the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over }.
# Example: There's no arrow from b2 to a2, so your pawn can't jump that way.
refusal-mundialito-jump-no-arrow-on = There's no arrow from { $over } to { $target }, so your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} can't jump that way.
# Example: Your pawn can't land on a2: it isn't empty.
refusal-mundialito-jump-blocked = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on { $target }: it isn't empty.
# Example: b3 is straight above or below the ball on a2; a pass goes sideways or diagonally.
refusal-mundialito-pass-vertical = { $cell } is straight above or below the ball on { $ball }; a pass goes sideways or diagonally.
# Example: a6 isn't in line with the ball on d5; a pass goes sideways or diagonally, never round the back.
refusal-mundialito-pass-no-line = { $cell } isn't in line with the ball on { $ball }; a pass goes sideways or diagonally, never round the back.
# Example: The line from the ball on b6 to d6 is blocked on c6.
refusal-mundialito-pass-blocked = The line from the ball on { $ball } to { $cell } is blocked on { $over }.
