# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first } on { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } to { $stack }, 1 point
   *[other] { $steps } to { $stack }, { $cost } points
}
hedgehog-face-pass = Pass
hedgehog-face-end = { $left ->
    [one] End turn, lose 1 point
   *[other] End turn, lose { $left } points
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] **1 point** left:
   *[other] **{ $left } points** left:
}
hedgehog-face-choose = choose a piece.
hedgehog-face-chosen = { $size ->
    [1] pawn on { $stack }, 1 point a stack. Where to?
    [2] drone on { $stack }, 2 points a stack. Where to?
   *[3] queen on { $stack }, 3 points a stack. Where to?
}
hedgehog-face-nothing = nothing can move. End your turn.

## On the menus of commands and lobbies.

game-hedgehog = Hedgehog race (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Nests: onto the same size or smaller, pawn below
   *[tree] Trees: onto the same size or bigger, queen below
}
option-hedgehog-neutral = { $value ->
    [yes] Four colours lie in the ring, whoever plays
   *[no] Only the players’ colours lie in the ring
}
alone-hedgehog = { $stacking ->
    [nest] a nest
   *[tree] a tree
}{ $neutral ->
    [yes] , four colours in the ring
   *[no] , one colour in the ring
}
score-hedgehog = { $score ->
    [one] { $score } turn
   *[other] { $score } turns
}
option-hedgehog-turn-limit = { $value ->
    [none] A draw after 60 turns each
    [0] No limit of turns
   *[other] A draw after { $value } turns
}
