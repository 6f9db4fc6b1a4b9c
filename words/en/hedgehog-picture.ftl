# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

# Example: Orange to move
hedgehog-title-move = { hedgehog-colour-first } to move
# Example: A nest! Yellow wins
hedgehog-title-won = { $stacking ->
    [nest] A nest! { hedgehog-colour-first } wins
   *[tree] A tree! { hedgehog-colour-first } wins
}
# Example: Solved in 3 turns!
hedgehog-title-solo = Solved in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}!
# Example: Nobody wins
hedgehog-title-draw = { $seats ->
    [1] Not solved
   *[other] Nobody wins
}
# Example: Turn 289
hedgehog-note-turn = Turn { $turn }
hedgehog-note-nest = nest rule
hedgehog-note-roll = roll the die
# Example: pawn on 15 chosen
hedgehog-note-chosen = { hedgehog-size } on { $stack } chosen
# Example: pawn on 1 can't move
hedgehog-note-stays = { hedgehog-size } on { $stack } can't move
hedgehog-note-no-move = no move, end your turn
# Example: 1 of 4 passed
hedgehog-note-passing = { $count } of { $most } passed
# Example: tree on stack 1
hedgehog-note-built = { $stacking ->
    [nest] nest on stack { $stack }
   *[tree] tree on stack { $stack }
}
# Example: everyone passed in a row
hedgehog-note-reason = { $reason ->
    [passes] everyone passed in a row
    [stuck] no piece can move any more
   *[turn_limit] turn limit reached
}
# Example: three passes in a row
hedgehog-note-reason-solo = { $reason ->
    [passes] three passes in a row
    [stuck] no piece can move any more
   *[turn_limit] turn limit reached
}

## The lines below the ring.

# Example: Last turn, red: rolled 2, P−1
hedgehog-last-turn = Last turn, { hedgehog-colour }: { $told }
# Example: So far, cyan: P−1
hedgehog-this-turn = So far, { hedgehog-colour }: { $told }
hedgehog-legend-steps = steps
hedgehog-legend-points = points
hedgehog-legend-ways = + clockwise, − anticlockwise
hedgehog-legend-every = P pawn, D drone, Q queen; + clockwise
hedgehog-legend-joined = joined

## The description of a picture (alt text): at most 1,024 characters.

# Example: Hedgehog race, turn 1, red to roll the die.
hedgehog-alt-head = Hedgehog race, { $facts }.
# Example: turn 106
hedgehog-alt-turn = turn { $turn }
hedgehog-alt-nest = nest rule
# Example: you are yellow
hedgehog-alt-you = you are { hedgehog-colour }
# Example: your move as purple
hedgehog-alt-your-move = your move as { hedgehog-colour }
# Example: orange to move
hedgehog-alt-to-move = { hedgehog-colour } to move
# Example: orange to roll the die
hedgehog-alt-to-roll = { hedgehog-colour } to roll the die
# Example: yellow built a nest on stack 2 and won
hedgehog-alt-won = { $stacking ->
    [nest] { hedgehog-colour } built a nest on stack { $stack } and won
   *[tree] { hedgehog-colour } built a tree on stack { $stack } and won
}
# Example: nobody won
hedgehog-alt-draw = { $seats ->
    [1] not solved
   *[other] nobody won
}
# Example: neutral: green
hedgehog-alt-neutral = neutral: { $colours }
# Example: passed: blue
hedgehog-alt-passed = passed: { $colours }
# Example: Last turn, red: rolled 1, P+1.
hedgehog-alt-last = Last turn, { hedgehog-colour }: { $told }.
# Example: Orange so far this turn: D+1.
hedgehog-alt-so-far = { hedgehog-colour-first } so far this turn: { $told }.
# Example: 2 stacks, clockwise, bottom to top: 1: 1Q 1D; 2: .
hedgehog-alt-stacks = { $count ->
    [one] One stack
   *[other] { $count } stacks, clockwise
}, bottom to top: { $stacks }.
# Example: 1 red pawn
hedgehog-alt-stack = { $stack } { $pieces }
# Example: 1: red pawn, red drone
hedgehog-alt-tall = { $stack }: { $pieces }
# Example: orange pawn
hedgehog-alt-piece = { hedgehog-colour } { hedgehog-size }
# Example: Pawn on 3 can go +2 to 5 for 2.
hedgehog-alt-chosen = { hedgehog-size-first } on { $stack } can go { $ways }.
# Example: Queen on 10 can't move now.
hedgehog-alt-stays = { hedgehog-size-first } on { $stack } can't move now.
# Example: +1 to 10 for 1
hedgehog-alt-way = { $steps } to { $stack } for { $cost }
hedgehog-alt-short = See Board in words for the whole position.
