# Hilos de las mesas: cómo se llaman y por qué una mesa está en uno.

thread-two = { $one } contra { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] empieza en un hilo propio
    [long] empieza en un hilo: es un juego largo
   *[taken] empieza en un hilo: en este canal hay una partida
}
thread-because = { $why ->
    [chosen] La partida está en { $place }.
    [long] Es un juego largo, así que la partida está en { $place }.
   *[taken] En este canal hay una partida, así que la tuya está en { $place }.
}
