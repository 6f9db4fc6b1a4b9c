# Hilos de las mesas: cómo se llaman y por qué una mesa está en uno.

thread-two = { $one } contra { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] -# Al empezar pasa a un hilo propio.
    [long] -# Al empezar pasa a un hilo: es un juego largo.
   *[taken] -# Al empezar pasa a un hilo: en este canal hay una partida.
}
thread-because = { $why ->
    [chosen] La partida está en { $place }.
    [long] Es un juego largo, así que la partida está en { $place }.
   *[taken] En este canal hay una partida, así que la tuya está en { $place }.
}
