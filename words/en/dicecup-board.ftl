# The whole dice cup in words. $solo: one coach has all the teams.

# Example: Czechia v Algeria, in play
dicecup-text-playing = { $home } v { $away }, in play
# Example: 10 matches still face down
dicecup-text-unturned = { $count ->
    [one] 1 match still face down
   *[other] { $count } matches still face down
}
# Example: **The cup so far** · groups, then knockouts · 11 of 64 matches played
dicecup-text-head = { $mode ->
    [beginner] **The cup so far** · knockouts only
    [touristic] **The cup so far** · groups in pairs, then knockouts
   *[professional] **The cup so far** · groups, then knockouts
}{ $done ->
    [0] { "" }
    [one] { " " }· 1 of { $all } matches played
   *[other] { " " }· { $done } of { $all } matches played
}
# Example: 🏆 **Argentina** · 🥈 Germany · 🥉 Portugal
dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
# Example: Next: Ana to `roll` for Greece.
dicecup-text-action = { $solo ->
    [yes] Next: `roll` for { $team-the }.
   *[no] Next: { $coach } to `roll` for { $team-the }.
}
dicecup-text-waits = Next, the cards are shuffled and dealt.
# Example: **Group A**
dicecup-text-group = **Group { $group }**
# Example: `1` Argentina: 0 points, 0 matches, goals 0–0
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
# Example: , tie-break 2
dicecup-text-lot-sums = , tie-break { $sums }
# Example: -# Germany 1–1 Belgium
dicecup-text-results = -# { $results }
# Example: Group A: Tunisia 5, Slovenia 5, Czechia 3
dicecup-text-group-line = Group { $group }: { $rows }
# Example: Chile 0
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
# Example: **Grand Final**
dicecup-text-round = **{ $stage }**
# Example: - 1 match still face down
dicecup-text-line = - { $told }
dicecup-text-coaches = **Teams still in**
# Example: - Ana (2): England ★★★, Italy ★★★
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
# Example: - Ana: out in the round of 16
dicecup-text-coach-out = - { $coach }: out in { $stage ->
    [groups] the group stage
    [round-of-32] the round of 32
    [round-of-16] the round of 16
    [quarter-finals] the quarter-finals
    [semi-finals] the semi-finals
   *[final] the Grand Final
}
