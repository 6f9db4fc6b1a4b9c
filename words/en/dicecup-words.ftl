# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team: they may be of any number, so "go" fits them all.

# Example: Chile ★ (Ana)
dicecup-say-side = { $team } ({ $coach })
# Example: Groups
dicecup-say-stage = { $stage ->
    [groups] Groups
    [round-of-32] Round of 32
    [round-of-16] Round of 16
    [quarter-finals] Quarter-finals
    [semi-finals] Semi-finals
    [third-place] Third-place match
   *[final] Grand Final
}
# Example: Group A, round 3
dicecup-say-match = { $stage ->
    [groups] Group { $group }, round { $turn }
    [round-of-32] Round of 32, match { $ordinal } of { $of }
    [round-of-16] Round of 16, match { $ordinal } of { $of }
    [quarter-finals] Quarter-final { $ordinal } of { $of }
    [semi-finals] Semi-final { $ordinal } of { $of }
    [third-place] Third-place match
   *[final] Grand Final
}
# Example: Argentina 0–0 Algeria
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }after extra time
    [penalties] { " " }({ $penalties } on penalties)
   *[regular] { "" }
}{ $upset ->
    [yes] , an upset
   *[no] { "" }
}
# Example: Coaches: 1. Ben · 2. Ana.
dicecup-say-ranking = Coaches: { $told }.
# Example: 3. Dariusz
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Predictions close at the first roll.
