# The race's actions in a few words, after a colon or a comma. $size is 1 to 3 pips, $stack a number of the ring.
hedgehog-action-move = { hedgehog-size } { $steps ->
    [1] 1 espaço
   *[other] { $steps } espaços
} { $way ->
    [back] para trás
   *[on] para a frente
} até a pilha { $stack }
# $done: the turn has had a move.
hedgehog-action-end = { $done ->
    [yes] encerrar o turno
   *[no] passar
}
