# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home } – { $away }, w trakcie
dicecup-text-unturned = { $count ->
    [one] 1 mecz jeszcze zakryty
    [few] { $count } mecze jeszcze zakryte
   *[many] { $count } meczów jeszcze zakrytych
}
dicecup-text-head = { $mode ->
    [beginner] **Przebieg turnieju** · sama faza pucharowa
    [touristic] **Przebieg turnieju** · grupy po dwie, potem faza pucharowa
   *[professional] **Przebieg turnieju** · grupy, potem faza pucharowa
}{ $done ->
    [0] { "" }
    [one] { " " }· rozegrane mecze: 1 z { $all }
    [few] { " " }· rozegrane mecze: { $done } z { $all }
   *[many] { " " }· rozegrane mecze: { $done } z { $all }
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] Teraz `roll`, rzut za { $team-acc }.
   *[no] Teraz `roll`, { $coach } rzuca za { $team-acc }.
}
dicecup-text-waits = Teraz karty są tasowane i rozdawane.
dicecup-text-group = **Grupa { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $played ->
    [one] 1 mecz
    [few] { $played } mecze
   *[many] { $played } meczów
}, gole { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , rzuty o miejsce { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Grupa { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Drużyny w grze**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach } odpada w { $stage ->
    [groups] fazie grupowej
    [round-of-32] 1/16 finału
    [round-of-16] 1/8 finału
    [quarter-finals] ćwierćfinale
    [semi-finals] półfinale
   *[final] wielkim finale
}
