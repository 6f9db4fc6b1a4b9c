# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home }-{ $away }, in corso
dicecup-text-unturned = { $count ->
    [one] 1 partita ancora coperta
   *[other] { $count } partite ancora coperte
}
dicecup-text-head = { $mode ->
    [beginner] **La coppa finora** · solo eliminazione diretta
    [touristic] **La coppa finora** · gironi a coppie, poi eliminazione diretta
   *[professional] **La coppa finora** · gironi, poi eliminazione diretta
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 partita giocata su { $all }
   *[other] { " " }· { $done } partite giocate su { $all }
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] Ora tocca { $team-to }: `roll`.
   *[no] Ora tocca { $team-to }: { $coach } fa `roll`.
}
dicecup-text-waits = Ora si mescolano e si distribuiscono le carte.
dicecup-text-group = **Girone { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $played ->
    [one] 1 partita
   *[other] { $played } partite
}, reti { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , spareggio { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Girone { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Squadre ancora in corsa**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: fuori { $stage ->
    [groups] ai gironi
    [round-of-32] ai sedicesimi di finale
    [round-of-16] agli ottavi di finale
    [quarter-finals] ai quarti di finale
    [semi-finals] in semifinale
   *[final] in finalissima
}
