# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } { $steps ->
    [one] 1 Platz
   *[other] { $steps } Plätze
} { $way ->
    [back] zurück
   *[on] vor
} auf Stapel { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] den Zug beenden
   *[no] passen
}
