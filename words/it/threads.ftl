thread-two = { $one } contro { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] inizia in un thread a parte
    [long] inizia in un thread: il gioco è lungo
   *[taken] inizia in un thread: questo canale ha già una partita
}
thread-because = { $why ->
    [chosen] Trovi la partita in { $place }.
    [long] Questo gioco è lungo: trovi la partita in { $place }.
   *[taken] Questo canale ha già una partita: trovi la tua in { $place }.
}
