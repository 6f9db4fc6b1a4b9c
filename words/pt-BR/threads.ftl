# Tópicos das mesas: como se chamam e por que uma mesa está em um.

thread-two = { $one } x { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] começa em um tópico próprio
    [long] começa em um tópico: o jogo é longo
   *[taken] começa em um tópico: já há uma partida neste canal
}
thread-because = { $why ->
    [chosen] A partida está em { $place }.
    [long] O jogo é longo, então a partida está em { $place }.
   *[taken] Já há uma partida neste canal, então a sua está em { $place }.
}
