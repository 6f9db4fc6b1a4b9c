# The whole dice cup in words. $solo: one coach has all the teams.

dicecup-text-champion = 🏆 **{ $champion }** · 🥈 { $second } · 🥉 { $third }
dicecup-text-results = -# { $results }
dicecup-text-group-row = { $team } { $points }{ $through ->
    [yes] { " " }✅
   *[no] { "" }
}
dicecup-text-round = **{ $stage }**
dicecup-text-line = - { $told }
dicecup-text-coach = - { $coach } ({ $count }): { $teams }
