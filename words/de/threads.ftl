# Threads von Tischen: wie sie heißen und warum ein Tisch in einem steht.

thread-two = { $one } gegen { $two }
thread-table = { $game }: { $names }
thread-moves = { $why ->
    [chosen] beginnt in einem eigenen Thread
    [long] beginnt in einem Thread: Das Spiel dauert lange
   *[taken] beginnt in einem Thread: In diesem Kanal läuft ein Spiel
}
thread-because = { $why ->
    [chosen] Du findest die Partie in { $place }.
    [long] Das Spiel dauert lange, deshalb findest du es in { $place }.
   *[taken] In diesem Kanal läuft ein Spiel, deshalb findest du deins in { $place }.
}
