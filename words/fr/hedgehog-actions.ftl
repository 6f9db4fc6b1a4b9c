# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } de { $steps ->
    [one] { $steps } espace
   *[other] { $steps } espaces
} { $way ->
    [back] en arrière
   *[on] en avant
} sur la pile { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] finir le tour
   *[no] passer
}
