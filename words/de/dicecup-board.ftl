# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home } gegen { $away }, läuft
dicecup-text-unturned = { $count ->
    [one] 1 Spiel noch verdeckt
   *[other] { $count } Spiele noch verdeckt
}
dicecup-text-head = { $mode ->
    [beginner] **Der Cup bisher** · nur K.-o.-Runden
    [touristic] **Der Cup bisher** · je zwei Gruppen, dann K.-o.-Runden
   *[professional] **Der Cup bisher** · Gruppen, dann K.-o.-Runden
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 von { $all } Spielen gespielt
   *[other] { " " }· { $done } von { $all } Spielen gespielt
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] Als Nächstes: `roll` für { $team-acc }.
   *[no] Als Nächstes: { $coach } mit `roll` für { $team-acc }.
}
dicecup-text-waits = Als Nächstes werden die Karten gemischt und ausgeteilt.
dicecup-text-group = **Gruppe { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $played ->
    [one] 1 Spiel
   *[other] { $played } Spiele
}, Tore { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , Stechen { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Gruppe { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Noch dabei**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: ausgeschieden { $stage ->
    [groups] in der Gruppenphase
    [round-of-32] im Sechzehntelfinale
    [round-of-16] im Achtelfinale
    [quarter-finals] im Viertelfinale
    [semi-finals] im Halbfinale
   *[final] im Großen Finale
}
