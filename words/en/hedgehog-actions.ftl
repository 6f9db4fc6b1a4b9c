# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
# Example: pawn 1 space back to stack 1
hedgehog-action-move = { hedgehog-size } { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} { $way ->
    [back] back
   *[on] forward
} to stack { $stack }
# $done: the turn has had a move.
# Example: end the turn
hedgehog-action-end = { $done ->
    [yes] end the turn
   *[no] pass
}
