# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home-The } contra { $away-the }, en juego
dicecup-text-unturned = { $count ->
    [one] 1 partido aún boca abajo
   *[other] { $count } partidos aún boca abajo
}
dicecup-text-head = { $mode ->
    [beginner] **La copa hasta ahora** · solo eliminatorias
    [touristic] **La copa hasta ahora** · grupos de dos en dos, luego eliminatorias
   *[professional] **La copa hasta ahora** · grupos, luego eliminatorias
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 partido jugado de { $all }
   *[other] { " " }· { $done } partidos jugados de { $all }
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] Ahora toca `roll` por { $team-the }.
   *[no] Ahora le toca a { $coach }: `roll` por { $team-the }.
}
dicecup-text-waits = Ahora se barajan y reparten las cartas.
dicecup-text-group = **Grupo { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $played ->
    [one] 1 partido
   *[other] { $played } partidos
}, goles { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , desempate { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Grupo { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Equipos que siguen**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: fuera en { $stage ->
    [groups] la fase de grupos
    [round-of-32] dieciseisavos
    [round-of-16] octavos
    [quarter-finals] cuartos
    [semi-finals] semifinales
   *[final] la gran final
}
