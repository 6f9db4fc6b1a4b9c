# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Laying the coasters
# Example: Gualda, line up
mundialito-title-setup = { mundialito-side }, line up
# Example: Gualda, place your ball
mundialito-title-ball = { mundialito-side }, place your ball
# Example: Gualda to move
mundialito-title-move = { mundialito-side } to move
# Example: Goal! Gualda wins
mundialito-title-won = Goal! { mundialito-side } wins
# Example: Goal for Gualda!
mundialito-title-goal = Goal for { mundialito-side }!
# Example: Bermellon wins
mundialito-title-ahead = { mundialito-side } wins
# Example: Bermellon wins 1–0
mundialito-title-match-won = { mundialito-side } wins { $own }–{ $other }
mundialito-title-draw = Draw
# Example: Draw, 12–12
mundialito-title-draw-goals = Draw, { $own }–{ $other }
# Example: Turn 106
mundialito-note-turn = Turn { $turn }
# Example: Set-up 1 of 4
mundialito-note-setup = Set-up { $step } of 4
# Example: any cell on row 2
mundialito-note-row = any cell on row { $row }
# Example: six pyramids on row 1
mundialito-note-line-up = six pyramids on row { $row }
# Example: Gualda lines up again
mundialito-note-next-setup = { mundialito-side } lines up again
# Example: drone on a1
mundialito-note-chosen = { mundialito-size } on { $cell }
# Example: ball on a1
mundialito-note-chosen-ball = ball on { $cell }
# Example: Gualda's view
mundialito-note-seen = { mundialito-side }'s view
# Example: the ball reaches a1
mundialito-note-goal-cell = the ball reaches { $cell }
mundialito-note-coasters = then Gualda lines up
# Example: the whistle ends the match
mundialito-note-reason = { $reason ->
    [repetition] the same position for the third time
    [turn_limit] the turn limit was reached
    [whistle] the whistle ends the match
   *[goal] the ball is in
}
mundialito-note-ahead = the ball was further forward

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

# Example: Gualda scores here
mundialito-scores-here = { mundialito-side } scores here
# Example: Gualda (Ana) scores here
mundialito-scores-here-named = { mundialito-side } ({ $name }) scores here
# Example: You: d3-d4
mundialito-turn-before = { $yours ->
    [yes] You: { $actions }
   *[no] { mundialito-side }: { $actions }
}
# Example: Then Gualda: a1-b1
mundialito-turn-then = { $yours ->
    [yes] Then you: { $actions }
   *[no] Then { mundialito-side }: { $actions }
}
# Example: Last turn, Bermellon: *a1
mundialito-last-turn = { $yours ->
    [yes] Your last turn: { $actions }
   *[no] Last turn, { mundialito-side }: { $actions }
}
# Example: This turn so far: a2-a3
mundialito-this-turn = { $yours ->
    [yes] This turn so far: { $actions }
   *[no] So far, { mundialito-side }: { $actions }
}
mundialito-seam = The side edges are joined: columns a and f touch
# Example: row 1
mundialito-step-row = row { $row }
mundialito-legend-move = move
mundialito-legend-push = push
mundialito-legend-jump = jump
mundialito-legend-pass = pass

## The description of a picture (alt text): at most 1,024 characters.

# Example: Mundialito, the coasters are not laid yet.
mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = the coasters are not laid yet
# Example: turn 106
mundialito-alt-turn = turn { $turn }
# Example: set-up, step 1 of 4
mundialito-alt-setup = set-up, step { $step } of 4
# Example: Gualda places six pyramids on row 1
mundialito-alt-placing = { mundialito-side } places { $what ->
    [ball] the ball on row { $row }
   *[pyramids] six pyramids on row { $row }
}
# Example: Gualda to move
mundialito-alt-to-move = { mundialito-side } to move
# Example: goal by Bermellon on a1
mundialito-alt-goal = goal by { mundialito-side } on { $cell }
# Example: Gualda has won
mundialito-alt-won = { mundialito-side } has won
mundialito-alt-draw = a draw
# Example: seen from Gualda's side
mundialito-alt-seen = seen from { mundialito-side }'s side
# Example: Turn before, Gualda: a1-a2.
mundialito-alt-before = Turn before, { mundialito-side }: { $actions }.
# Example: Last turn, Gualda: a1-a2.
mundialito-alt-last = Last turn, { mundialito-side }: { $actions }.
# Example: This turn so far, Gualda: a1-a2.
mundialito-alt-so-far = This turn so far, { mundialito-side }: { $actions }.
# Example: Gualda: queen a1; pawn c3; ball f1.
mundialito-alt-side = { mundialito-side }: { $groups }.
# Example: pawn a1
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
# Example: ball a1
mundialito-alt-ball = ball { $cell }
mundialito-alt-empty = The board is empty.
# Example: Chosen, not placed yet: ball c2.
mundialito-alt-draft = Chosen, not placed yet: { $things }.
# Example: Drone a1 can move to a2.
mundialito-alt-chosen = { $piece } can { $acts }.
# Example: Pawn a1
mundialito-alt-piece = { $size ->
    [1] Pawn
    [2] Drone
   *[3] Queen
} { $cell }
# Example: Ball a1
mundialito-alt-the-ball = Ball { $cell }
# Example: Ball a5 can't do anything now.
mundialito-alt-nothing = { $piece } can't do anything now.
# Example: move to a1
mundialito-alt-move = move to { $cell }
# Example: move round the back to a2
mundialito-alt-move-seam = move round the back to { $cell }
# Example: push the drone on a3 to a4
mundialito-alt-push = push the { mundialito-size } on { $cell } to { $behind }
# Example: jump over the queen on a3 to a4
mundialito-alt-jump = jump over the { mundialito-size } on { $over } to { $cell }
# Example: take a pass from a1
mundialito-alt-pass = take a pass from { $cell }
# Example: be passed to the pawn on a1
mundialito-alt-pass-to = be passed to the { mundialito-size } on { $cell }
mundialito-alt-short = See Board in words for the whole position.
