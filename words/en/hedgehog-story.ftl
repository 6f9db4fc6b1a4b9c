# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it, as $you says.
# Example: Žofia (Orange)
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-you = You
# Example: Ana rolls 3: the queen plods 1 forward onto the red drone (stack 6).
hedgehog-story-turn = { $side } { $you ->
    [yes] roll
   *[no] rolls
} { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [one] ; 1 point lost.
   *[other] ; { $left } points lost.
}
# $one is what happened before $two, and may have several parts itself.
# Example: the drone trots 1 forward onto the red queen (stack 1), then the pawn hops 1 forward onto the red drone (stack 3)
hedgehog-story-then = { $one }, then { $two }
# Example: 1 back onto the white drone (stack 17)
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] the pawn hops{ " " }
    [2] the drone trots{ " " }
   *[3] the queen plods{ " " }
}{ $way ->
    [back] { $steps } back
   *[on] { $steps } forward
} onto { $whose ->
    [viewer] your
   *[other] the
} { hedgehog-colour } { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
} (stack { $stack }){ $carried ->
    [0] { "" }
    [one] { " " }with 1 rider
   *[other] { " " }with { $carried } riders
}
# Example: -# Earlier this round: Ana (Red) P+2, P+3.
hedgehog-story-earlier = -# Earlier this round: { $turns }.
# Example: Cy (Blue) P+3
hedgehog-story-brief = { $side } { $moves }
# Example: Ana with a 1
hedgehog-story-rolled = { $side } with a { $rolled }
# Example: Passed: Ana with a 1.
hedgehog-story-passed = Passed: { $passed }.
# Example: Stuck, so skipped: .
hedgehog-story-stuck = Stuck, so skipped: { $passed }.
# Example: 🎲 Ana rolls a **3**.
hedgehog-story-roll = 🎲 { $side } { $you ->
    [yes] roll
   *[no] rolls
} a **{ $rolled }**.
# Example: So far: the pawn hops 1 forward onto the red pawn (stack 2); 2 points left.
hedgehog-story-so-far = So far: { $deeds }; { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
}
# Example: 🌲 **A tree!** Ana builds it on stack 1.
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **A nest!** { $side } { $you ->
        [yes] build
       *[no] builds
    } it on stack { $stack }.
   *[tree] 🌲 **A tree!** { $side } { $you ->
        [yes] build
       *[no] builds
    } it on stack { $stack }.
}
# The race is dead, as a sentence without its full stop.
# Example: Nobody can build a nest any more
hedgehog-dead = Nobody can build a { $stacking ->
    [nest] nest
   *[tree] tree
} any more
# Example: Nobody can build a tree any more.
hedgehog-story-dead = { hedgehog-dead }.
# Example: Everyone passed in a row.
hedgehog-story-drawn = { $reason ->
    [passes] Everyone passed in a row.
   *[stuck] Nothing can move any more, whatever the roll.
}

## What is awaited, after a colon.

# Example: 1 point to spend
hedgehog-task-points = { $left ->
    [one] 1 point to spend
   *[other] { $left } points to spend
}
hedgehog-task-end = no move is possible, so end your turn

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

# Example: 🏆 Ben wins
hedgehog-finish-won = { $way ->
    [computer] { $winners } wins
    [settled] 🏆 { $winners } wins
   *[played] 🏆 { $winners } wins the race!
}
# Example: 🤝 A draw
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 A draw
   *[other] 🤝 Nobody wins the race
}
# Example: 🏆 Solved in 19 turns!
hedgehog-finish-alone-won = 🏆 Solved in { $score ->
    [one] 1 turn
   *[other] { $score } turns
}!
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
# Example: A tree of three, after 10 turns.
hedgehog-closing = { $stacking ->
    [nest] A nest
   *[tree] A tree
} { $pieces ->
    [3] of three
   *[other] in a stack of { $pieces }
}, after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

# Example: The orange pawn lands on the drone: the tree stands, in a stack of 5.
hedgehog-card-climb = The { hedgehog-colour } { hedgehog-size } lands on the { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
}: the { $stacking ->
    [nest] nest
   *[tree] tree
} stands, { $pieces ->
    [3] three pieces high.
   *[other] in a stack of { $pieces }.
}
# Example: The turn limit was reached.
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Three passes in a row.
       *[no] Everyone passed in a row.
    }
    [dead] { hedgehog-dead }.
    [stuck] No piece could move any more.
   *[turn_limit] The turn limit was reached.
}

## What marks a turn in a replay.

# Example: 🪺 A nest!
hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 A nest!
   *[tree] 🌲 A tree!
}
# Example: 🌱 Part of a nest
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Part of a nest
   *[tree] 🌱 Part of a tree
}
# Example: 🐎 13 riders
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] 1 rider
   *[other] { $riders } riders
}
