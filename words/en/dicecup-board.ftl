# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-playing = { $home } v { $away }, in play
dicecup-text-unturned = { $count ->
    [one] 1 match still face down
   *[other] { $count } matches still face down
}
dicecup-text-head = { $mode ->
    [beginner] **The cup so far** · knockouts only
    [touristic] **The cup so far** · groups in pairs, then knockouts
   *[professional] **The cup so far** · groups, then knockouts
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 of { $all } matches played
   *[other] { " " }· { $done } of { $all } matches played
}
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-action = { $solo ->
    [yes] Next: `roll` for { $team-the }.
   *[no] Next: { $coach } to `roll` for { $team-the }.
}
dicecup-text-waits = Next, the cards are shuffled and dealt.
dicecup-text-group = **Group { $group }**
dicecup-text-row = `{ $place }` { $team }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $played ->
    [one] 1 match
   *[other] { $played } matches
}, goals { $goals }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-lot-sums = , tie-break { $sums }
dicecup-text-results = -# { $results }
dicecup-text-group-line = Group { $group }: { $rows }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coaches = **Teams still in**
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
dicecup-text-coach-out = - { $coach }: out in { $stage ->
    [groups] the group stage
    [round-of-32] the round of 32
    [round-of-16] the round of 16
    [quarter-finals] the quarter-finals
    [semi-finals] the semi-finals
   *[final] the Grand Final
}
