# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } { $steps ->
    [one] 1 espacio
   *[other] { $steps } espacios
} { $way ->
    [back] hacia atrás
   *[on] hacia delante
} hasta la pila { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] terminar el turno
   *[no] pasar
}
