# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = All pieces are in one stack, so nothing can move; end is all you can do.
refusal-hedgehog-under-own = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} is under your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
}; only your topmost piece in a stack can move.
refusal-hedgehog-too-far = That's too far: with { $spaces } stacks in the ring, a move goes { $most } at most.
refusal-hedgehog-too-dear = Moving your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} that far costs { $cost } points, and you have { $left }.
refusal-hedgehog-lands-on-smaller = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on stack { $stack }: the { $top ->
    [1] pawn
    [2] drone
   *[3] queen
} on top is smaller.
refusal-hedgehog-lands-on-bigger = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on stack { $stack }: the { $top ->
    [1] pawn
    [2] drone
   *[3] queen
} on top is bigger.
refusal-hedgehog-neutral = Neutral colours are for 1 to { $most } players. Turn them off for more.
refusal-hedgehog-notation = “{ $text }” isn't a move of the hedgehog race. Type `Q+2` to move your queen two spaces clockwise, `P-1` to move your pawn one the other way, `D` and a number for your drone, or `end`.
