# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home } x { $away }, em andamento
dicecup-text-unturned = { $count ->
    [1] 1 partida ainda por abrir
   *[other] { $count } partidas ainda por abrir
}
dicecup-text-head = { $mode ->
    [beginner] **A copa até aqui** · só mata-mata
    [touristic] **A copa até aqui** · grupos de dois em dois, depois mata-mata
   *[professional] **A copa até aqui** · grupos, depois mata-mata
}{ $done ->
    [0] { "" }
    [1] { " " }· 1 partida jogada de { $all }
   *[other] { " " }· { $done } partidas jogadas de { $all }
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] A seguir, `roll` { $team-for }.
   *[no] A seguir, { $coach } faz `roll` { $team-for }.
}
dicecup-text-waits = A seguir, as cartas são embaralhadas e distribuídas.
dicecup-text-group = **Grupo { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $played ->
    [1] 1 partida
   *[other] { $played } partidas
}, gols { $goals }{ $through ->
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
dicecup-text-coaches = **Seleções ainda na copa**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: fora { $stage ->
    [groups] na fase de grupos
    [round-of-32] nos 16 avos de final
    [round-of-16] nas oitavas de final
    [quarter-finals] nas quartas de final
    [semi-finals] na semifinal
   *[final] na grande final
}
