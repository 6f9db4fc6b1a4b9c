# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home } contre { $away }, en cours
dicecup-text-unturned = { $count ->
    [one] { $count } match encore face cachée
   *[other] { $count } matchs encore face cachée
}
dicecup-text-head = { $mode ->
    [beginner] **La coupe jusqu’ici** · élimination directe
    [touristic] **La coupe jusqu’ici** · groupes deux par deux, puis élimination directe
   *[professional] **La coupe jusqu’ici** · groupes, puis élimination directe
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 match joué sur { $all }
   *[other] { " " }· { $done } matchs joués sur { $all }
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] À suivre : `roll` pour { $team-the }.
   *[no] À suivre : { $coach } joue `roll` pour { $team-the }.
}
dicecup-text-waits = À suivre : les cartes sont mélangées et distribuées.
dicecup-text-group = **Groupe { $group }**
dicecup-text-row = `{ $place }` { $team } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $played ->
    [one] { $played } match
   *[other] { $played } matchs
}, buts { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , départage { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Groupe { $group } : { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Équipes encore en course**
dicecup-text-coach = - { $coach } ({ $count }) : { $teams }
dicecup-text-coach-out = - { $coach } : hors course { $stage ->
    [groups] en phase de groupes
    [round-of-32] en seizièmes de finale
    [round-of-16] en huitièmes de finale
    [quarter-finals] en quarts de finale
    [semi-finals] en demi-finales
   *[final] en grande finale
}
