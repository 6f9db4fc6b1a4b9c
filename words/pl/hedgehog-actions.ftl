# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } { $steps ->
    [one] o 1 miejsce
    [few] o { $steps } miejsca
   *[many] o { $steps } miejsc
} { $way ->
    [back] w tył
   *[on] w przód
} na stos { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] koniec tury
   *[no] pas
}
