# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team: they may be of any number, so "go" fits them all.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-rank = { $rank }. { $coaches }
