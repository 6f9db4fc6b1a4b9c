# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
} { $way ->
    [back] indietro
   *[on] avanti
} fino alla pila { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] finire il turno
   *[no] passare
}
