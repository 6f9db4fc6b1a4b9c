# Threads von Tischen: wie sie heißen und warum ein Tisch in einem steht.

thread-two = { $one } gegen { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] -# Zieht beim Start in einen eigenen Thread um.
    [long] -# Zieht beim Start in einen Thread um: Das Spiel dauert lange.
   *[taken] -# Zieht beim Start in einen Thread um: In diesem Kanal läuft ein Spiel.
}
thread-because = { $why ->
    [chosen] Du findest die Partie in { $place }.
    [long] Das Spiel dauert lange, deshalb findest du es in { $place }.
   *[taken] In diesem Kanal läuft ein Spiel, deshalb findest du deins in { $place }.
}
