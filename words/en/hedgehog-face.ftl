# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
# Example: Pawn on 10
hedgehog-face-piece = { hedgehog-size-first } on { $stack }
# Example: −1 to 11, 2 points
hedgehog-face-way = { $cost ->
    [one] { $steps } to { $stack }, 1 point
   *[other] { $steps } to { $stack }, { $cost } points
}
# The same without its cost, for a piece with many ways to go.
# Example: +2 to 11→10
hedgehog-face-steps = { $steps } to { $stack }
# Example: Pawn +1 to 2 (then 1), 1 point
hedgehog-face-move = { hedgehog-size-first } { $steps } to { $stack }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
# The same without its cost, where there are many moves.
# Example: Pawn +2 to 11→10
hedgehog-face-move-short = { hedgehog-size-first } { $steps } to { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
# Example: 11 (then 10)
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (then { $then })
}
# Example: 11→10
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
# Example: -# Can't move: .
hedgehog-face-stuck = -# Can't move: { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
# Example: drone (too few points)
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] too few points
    [under-own] { $own ->
        [1] under your pawn
        [2] under your drone
       *[3] under your queen
    }
    [one-stack] everything is in one stack
   *[other] no stack in reach takes it
})
hedgehog-face-pass = Pass
# Example: End turn, lose 1 point
hedgehog-face-end = { $left ->
    [one] End turn, lose 1 point
   *[other] End turn, lose { $left } points
}
# Example: 🎲 **1**, **1 point** left:
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] **1 point** left:
   *[other] **{ $left } points** left:
}
hedgehog-face-every = choose a move.
hedgehog-face-every-short =
    choose a move.
    -# A step costs a pawn 1 point, a drone 2, a queen 3.
hedgehog-face-choose = choose a piece.
# Example: pawn on stack 10, 1 point a step. Where to?
hedgehog-face-chosen = { $size ->
    [1] pawn on stack { $stack }, 1 point a step. Where to?
    [2] drone on stack { $stack }, 2 points a step. Where to?
   *[3] queen on stack { $stack }, 3 points a step. Where to?
}
hedgehog-face-nothing = no move is possible. End your turn.

## On the menus of commands and lobbies.

game-hedgehog = Hedgehog race (Der Marsigelwettkampf)
# Example: Build a nest: land on the same size or smaller
option-hedgehog-stacking = { $value ->
    [nest] Build a nest: land on the same size or smaller
   *[tree] Build a tree: land on the same size or bigger
}
option-hedgehog-stacking-name = How to win
# Example: Always four colours; spare ones are neutral
option-hedgehog-neutral = { $value ->
    [yes] Always four colours; spare ones are neutral
   *[no] Only the players' colours are in the ring
}
option-hedgehog-neutral-name = Colours
# Example: a nest, four colours in the ring
alone-hedgehog = { $stacking ->
    [nest] a nest
   *[tree] a tree
}{ $neutral ->
    [yes] , four colours in the ring
   *[no] , one colour in the ring
}
# Example: 12 turns
score-hedgehog = { $score ->
    [one] { $score } turn
   *[other] { $score } turns
}
# Example: Draw after 60 turns each
option-hedgehog-turn-limit = { $value ->
    [none] Draw after 60 turns each
    [0] No turn limit
   *[other] Draw after { $value ->
        [one] 1 turn
       *[other] { $value } turns
    }
}
