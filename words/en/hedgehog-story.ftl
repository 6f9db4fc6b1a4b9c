# The hedgehog race, told as it runs. $size is 1 to 3 pips; $stack is a number of the ring from 1.
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-turn = { $side } rolled { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [one] ; 1 point was lost.
   *[other] ; { $left } points were lost.
}
hedgehog-story-move = { $size ->
    [1] the pawn goes
    [2] the drone goes
   *[3] the queen goes
} { $way ->
    [back] { $steps } back
   *[on] { $steps } on
} to the { $onto } on { $stack }{ $carried ->
    [0] { "" }
    [one] { " " }with 1 rider
   *[other] { " " }with { $carried } riders
}
hedgehog-story-rolled = { $name } with a { $rolled }
hedgehog-story-passed = Passed: { $passed }.
hedgehog-story-stuck = Nothing could move, so the turn passed by: { $passed }.
hedgehog-story-roll = 🎲 { $side } rolls a **{ $rolled }**.
hedgehog-story-so-far = So far { $deeds }; { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **A nest!** { $side } has built it on stack { $stack }.
   *[tree] 🌲 **A tree!** { $side } has built it on stack { $stack }.
}
hedgehog-story-drawn = { $reason ->
    [passes] Everybody has passed, one after the other.
   *[stuck] Nothing can move any more, whatever is rolled.
}
hedgehog-story-score = { $turns ->
    [one] It took 1 turn.
   *[other] It took { $turns } turns.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] 1 point to spend
   *[other] { $left } points to spend
}
hedgehog-task-end = nothing can move, end your turn

## How it ended. $ending: draw, or alone-lost where one person plays alone.

hedgehog-ended-passes = { $ending ->
    [alone-lost] 🧩 Not solved: three passes in a row.
   *[draw] 🤝 A draw.
}
hedgehog-ended-stuck = { $ending ->
    [alone-lost] 🧩 Not solved: nothing can move any more.
   *[draw] 🤝 A draw.
}
