# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Laying the coasters
mundialito-title-setup = { mundialito-side }, line up
mundialito-title-ball = { mundialito-side }, place your ball
mundialito-title-move = { mundialito-side } to move
mundialito-title-won = Goal! { mundialito-side } wins
mundialito-title-goal = Goal for { mundialito-side }!
mundialito-title-ahead = { mundialito-side } wins
mundialito-title-match-won = { mundialito-side } wins { $own }–{ $other }
mundialito-title-draw = Draw
mundialito-title-draw-goals = Draw, { $own }–{ $other }
mundialito-note-turn = Turn { $turn }
mundialito-note-setup = Set-up { $step } of 4
mundialito-note-row = any cell on row { $row }
mundialito-note-line-up = six pyramids on row { $row }
mundialito-note-next-setup = { mundialito-side } lines up again
mundialito-note-chosen = { mundialito-size } on { $cell }
mundialito-note-chosen-ball = ball on { $cell }
mundialito-note-seen = { mundialito-side }'s view
mundialito-note-goal-cell = the ball reaches { $cell }
mundialito-note-coasters = then Gualda lines up
mundialito-note-reason = { $reason ->
    [repetition] the same position for the third time
    [turn_limit] the turn limit was reached
    [whistle] the whistle ends the match
   *[goal] the ball is in
}
mundialito-note-ahead = the ball was further forward

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } scores here
mundialito-scores-here-named = { mundialito-side } ({ $name }) scores here
mundialito-turn-before = { $yours ->
    [yes] You: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Then you: { $actions }
   *[no] Then { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Your last turn: { $actions }
   *[no] Last turn, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] This turn so far: { $actions }
   *[no] So far, { mundialito-side }: { $actions }
}
mundialito-seam = The side edges are joined: columns a and f touch
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
mundialito-alt-seen = seen from { mundialito-side }'s side
mundialito-alt-before = Turn before, { mundialito-side }: { $actions }.
mundialito-alt-last = Last turn, { mundialito-side }: { $actions }.
mundialito-alt-so-far = This turn so far, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = ball { $cell }
mundialito-alt-empty = The board is empty.
mundialito-alt-draft = Chosen, not placed yet: { $things }.
mundialito-alt-chosen = { $piece } can { $acts }.
mundialito-alt-piece = { $size ->
    [1] Pawn
    [2] Drone
   *[3] Queen
} { $cell }
mundialito-alt-the-ball = Ball { $cell }
mundialito-alt-nothing = { $piece } can't do anything now.
mundialito-alt-move = move to { $cell }
mundialito-alt-move-seam = move round the back to { $cell }
mundialito-alt-push = push the { mundialito-size } on { $cell } to { $behind }
mundialito-alt-jump = jump over the { mundialito-size } on { $over } to { $cell }
mundialito-alt-pass = take a pass from { $cell }
mundialito-alt-pass-to = be passed to the { mundialito-size } on { $cell }
mundialito-alt-short = See Board in words for the whole position.
