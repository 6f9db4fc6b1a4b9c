# Les fils des tables : leur nom, et pourquoi une table se trouve dans un fil.

thread-two = { $one } contre { $two }
thread-table = { $game } : { $names }
thread-moves = { $why ->
    [chosen] se jouera dans un fil à part
    [long] se jouera dans un fil : ce jeu est long
   *[taken] se jouera dans un fil : ce salon a déjà une partie
}
thread-because = { $why ->
    [chosen] Tu trouveras la partie dans { $place }.
    [long] Ce jeu est long : tu trouveras la partie dans { $place }.
   *[taken] Ce salon a déjà une partie : tu trouveras la tienne dans { $place }.
}
