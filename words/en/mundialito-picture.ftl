# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = The coasters are being laid
mundialito-title-setup = { mundialito-side }, set up six pyramids
mundialito-title-ball = { mundialito-side }, place the ball
mundialito-title-move = { mundialito-side } to move
mundialito-title-won = Goal! { mundialito-side } wins
mundialito-title-goal = Goal for { mundialito-side }!
mundialito-title-match-won = { mundialito-side } wins { $own }–{ $other }
mundialito-title-draw = Draw
mundialito-title-draw-goals = Draw, { $own }–{ $other }
mundialito-note-turn = Turn { $turn }
mundialito-note-setup = Set-up { $step } of 4
mundialito-note-row = any cell of row { $row }
mundialito-note-line-up = row { $row }, one a cell
mundialito-note-next-setup = { mundialito-side } sets up again
mundialito-note-chosen = { mundialito-size } { $cell } chosen
mundialito-note-chosen-ball = ball { $cell } chosen
mundialito-note-seen = seen by { mundialito-side }
mundialito-note-goal-cell = the ball reaches { $cell }
mundialito-note-coasters = then Gualda sets up
mundialito-note-reason = { $reason ->
    [repetition] the same position for the third time
    [turn_limit] the last turn without a goal is played
    [whistle] the whistle ends the match
   *[goal] the ball is in
}

## The strips of the goal rows and the lines below the board.

mundialito-scores-here = { mundialito-side } scores here
mundialito-scores-here-named = { mundialito-side } ({ $name }) scores here
mundialito-last-turn = Last turn, { mundialito-side }: { $actions }
mundialito-this-turn = So far, { mundialito-side }: { $actions }
mundialito-seam = Columns f and a touch: left of a is f, right of f is a
mundialito-step-row = row { $row }
mundialito-legend-move = move
mundialito-legend-push = push
mundialito-legend-jump = jump
mundialito-legend-pass = pass

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = the coasters are not laid yet
mundialito-alt-turn = turn { $turn }
mundialito-alt-setup = set-up, step { $step } of 4
mundialito-alt-placing = { mundialito-side } places { $what ->
    [ball] the ball on row { $row }
   *[pyramids] six pyramids on row { $row }
}
mundialito-alt-to-move = { mundialito-side } to move
mundialito-alt-goal = goal by { mundialito-side } on { $cell }
mundialito-alt-won = { mundialito-side } has won
mundialito-alt-draw = a draw
mundialito-alt-seen = seen from { mundialito-side }
mundialito-alt-last = Last turn { mundialito-side }: { $actions }.
mundialito-alt-so-far = { mundialito-side } so far in this turn: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = ball { $cell }
mundialito-alt-empty = The board is empty.
mundialito-alt-chosen = { $piece } may { $acts }.
mundialito-alt-piece = { $size ->
    [1] Pawn
    [2] Drone
   *[3] Queen
} { $cell }
mundialito-alt-the-ball = Ball { $cell }
mundialito-alt-nothing = { $piece } may do nothing now.
mundialito-alt-move = move to { $cell }
mundialito-alt-move-seam = move to { $cell } over the seam
mundialito-alt-push = push { $cell } on to { $behind }
mundialito-alt-jump = jump over { $over } to { $cell }
mundialito-alt-pass = pass with the ball on { $cell }
mundialito-alt-pass-to = be passed to { $cell }
mundialito-alt-short = The board in words tells the whole position.
