# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = All pieces are in one stack, so nothing can move; end is all you can do.
# Example: Your pawn is under your queen; only your topmost piece in a stack can move.
refusal-hedgehog-under-own = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} is under your { $own ->
    [1] pawn
    [2] drone
   *[3] queen
}; only your topmost piece in a stack can move.
# Example: That's too far: with 2 stacks in the ring, a move goes 1 at most.
refusal-hedgehog-too-far = That's too far: with { $spaces } stacks in the ring, a move goes { $most } at most.
# Example: Moving your pawn that far costs 2 points, and you have 1.
refusal-hedgehog-too-dear = Moving your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} that far costs { $cost } points, and you have { $left }.
# Example: Your pawn can't land on stack 4: the drone on top is smaller.
refusal-hedgehog-lands-on-smaller = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on stack { $stack }: the { $top ->
    [1] pawn
    [2] drone
   *[3] queen
} on top is smaller.
# Example: Your pawn can't land on stack 4: the drone on top is bigger.
refusal-hedgehog-lands-on-bigger = Your { $piece ->
    [1] pawn
    [2] drone
   *[3] queen
} can't land on stack { $stack }: the { $top ->
    [1] pawn
    [2] drone
   *[3] queen
} on top is bigger.
# Example: Neutral colours are for 1 to 4 players. Turn them off for more.
refusal-hedgehog-neutral = Neutral colours are for 1 to { $most } players. Turn them off for more.
# Example: “nonsense” isn't a move of the hedgehog race. Type `Q+2` to move your queen two spaces clockwise, `P-1` to move your pawn one the other way, `D` and a number for your drone, or `end`.
refusal-hedgehog-notation = “{ $text }” isn't a move of the hedgehog race. Type `Q+2` to move your queen two spaces clockwise, `P-1` to move your pawn one the other way, `D` and a number for your drone, or `end`.
