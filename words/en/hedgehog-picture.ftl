# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = { hedgehog-colour-first } to move
hedgehog-title-won = { $stacking ->
    [nest] A nest! { hedgehog-colour-first } wins
   *[tree] A tree! { hedgehog-colour-first } wins
}
hedgehog-title-solo = Solved in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}!
hedgehog-title-draw = { $seats ->
    [1] Not solved
   *[other] Nobody wins
}
hedgehog-note-turn = Turn { $turn }
hedgehog-note-nest = nest rule
hedgehog-note-roll = roll the die
hedgehog-note-chosen = { hedgehog-size } on { $stack } chosen
hedgehog-note-stays = { hedgehog-size } on { $stack } can't move
hedgehog-note-no-move = no move, end your turn
hedgehog-note-passing = { $count } of { $most } passed
hedgehog-note-built = { $stacking ->
    [nest] nest on stack { $stack }
   *[tree] tree on stack { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] everyone passed in a row
    [stuck] no piece can move any more
   *[turn_limit] turn limit reached
}
hedgehog-note-reason-solo = { $reason ->
    [passes] three passes in a row
    [stuck] no piece can move any more
   *[turn_limit] turn limit reached
}

## The lines below the ring.

hedgehog-last-turn = Last turn, { hedgehog-colour }: { $told }
hedgehog-this-turn = So far, { hedgehog-colour }: { $told }
hedgehog-legend-steps = steps
hedgehog-legend-points = points
hedgehog-legend-ways = + clockwise, − anticlockwise
hedgehog-legend-every = P pawn, D drone, Q queen; + clockwise
hedgehog-legend-joined = joined

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Hedgehog race, { $facts }.
hedgehog-alt-turn = turn { $turn }
hedgehog-alt-nest = nest rule
hedgehog-alt-you = you are { hedgehog-colour }
hedgehog-alt-your-move = your move as { hedgehog-colour }
hedgehog-alt-to-move = { hedgehog-colour } to move
hedgehog-alt-to-roll = { hedgehog-colour } to roll the die
hedgehog-alt-won = { $stacking ->
    [nest] { hedgehog-colour } built a nest on stack { $stack } and won
   *[tree] { hedgehog-colour } built a tree on stack { $stack } and won
}
hedgehog-alt-draw = { $seats ->
    [1] not solved
   *[other] nobody won
}
hedgehog-alt-neutral = neutral: { $colours }
hedgehog-alt-passed = passed: { $colours }
hedgehog-alt-last = Last turn, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first } so far this turn: { $told }.
hedgehog-alt-stacks = { $count ->
    [one] One stack
   *[other] { $count } stacks, clockwise
}, bottom to top: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { hedgehog-colour } { hedgehog-size }
hedgehog-alt-chosen = { hedgehog-size-first } on { $stack } can go { $ways }.
hedgehog-alt-stays = { hedgehog-size-first } on { $stack } can't move now.
hedgehog-alt-way = { $steps } to { $stack } for { $cost }
hedgehog-alt-short = See Board in words for the whole position.
