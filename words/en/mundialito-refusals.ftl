# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = The set-up is over. Move your pyramids or pass the ball.
refusal-mundialito-set-up-pyramids-first = { $side } places six pyramids first: type setup and a line-up, such as setup 321123.
refusal-mundialito-set-up-ball-first = { $side } places the ball on row { $row } first: type ball and a cell, such as ball { $cell }.
refusal-mundialito-set-up-counts = A line-up has two queens (3), two drones (2) and two pawns (1).
refusal-mundialito-set-up-ball-row = { $side } places the ball on row { $row }, and { $cell } isn't on it.
refusal-mundialito-end-too-early = Take at least one action before you end your turn.
refusal-mundialito-origin-empty = There's no pyramid on { $cell }.
refusal-mundialito-origin-ball = That's a ball on { $cell }; it only moves by a pass.
refusal-mundialito-origin-theirs = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } belongs to { $side }.
refusal-mundialito-not-adjacent = { $target } isn't next to { $cell }; a pyramid goes one cell up, down, left or right.
refusal-mundialito-no-arrow = There's no arrow from { $cell } to { $target }.
refusal-mundialito-move-onto-pyramid = There's a { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target }; a move needs an empty cell.
refusal-mundialito-move-onto-ball = There's a ball on { $target }; a pyramid can't move onto it.
refusal-mundialito-push-nothing = There's no pyramid on { $target } to push.
refusal-mundialito-push-ball = There's a ball on { $target }, and a ball can't be pushed.
refusal-mundialito-push-own = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } is your own; you can only push an opposing pyramid.
refusal-mundialito-push-edge-row = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } is on row { $row }; nothing on row 1 or 6 can be pushed.
refusal-mundialito-push-too-small = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } is smaller than the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target }, so it can't push it.
refusal-mundialito-push-no-arrow-on = There's no arrow from { $target } to { $beyond }, so the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't be pushed that way.
refusal-mundialito-push-blocked = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $target } can't be pushed: { $beyond } behind it isn't empty.
refusal-mundialito-jump-not-straight = { $target } isn't two cells straight away from { $cell }.
refusal-mundialito-jump-nothing = There's no pyramid on { $over } to jump over.
refusal-mundialito-jump-ball = There's a ball on { $over }, and you can't jump over a ball.
refusal-mundialito-jump-own = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over } is your own; you can only jump over an opposing pyramid.
refusal-mundialito-jump-edge-row = The { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over } is on row { $row }; nothing on row 1 or 6 can be jumped over.
refusal-mundialito-jump-not-bigger = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $cell } can only jump over a bigger pyramid, not over the { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} on { $over }.
refusal-mundialito-jump-no-arrow-on = There's no arrow from { $over } to { $target }, so your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} can't jump that way.
refusal-mundialito-jump-blocked = Your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on { $target }: it isn't empty.
refusal-mundialito-pass-vertical = { $cell } is straight above or below the ball on { $ball }; a pass goes sideways or diagonally.
refusal-mundialito-pass-no-line = { $cell } isn't in line with the ball on { $ball }; a pass goes sideways or diagonally, never round the back.
refusal-mundialito-pass-blocked = The line from the ball on { $ball } to { $cell } is blocked on { $over }.
