# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Round { $round } of { $rounds }
    [between] After round { $round } of { $rounds }
   *[over] Final standings
}
event-games-over = { $games ->
    [one] { $played } of { $games } game played
   *[other] { $played } of { $games } games played
}
event-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
event-winner = { $name } wins the cup
event-podium = The podium
event-nobody = Nobody has played yet.
event-group = Group { $letter }
event-division = Division { $number }
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
    [8] Round of 16
   *[16] Round of 32
}
event-tie-of = { $ties ->
    [1] Final
    [2] Semi-final
    [4] Quarter-final
    [8] Round of 16
   *[16] Round of 32
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = free
event-bye = bye
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] P
    [wins] W
    [draws] D
    [losses] L
   *[points] Pts
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] won
    [drawn] drawn
    [lost] lost
    [placed] 2/5: second of five
    [free] free
    [late] ½: came late
    [absent] absent
    [running] playing
    [lot] by lot
    [through] through
    [up] goes up
    [down] goes down
   *[out] out
}
event-note-groups = { $count ->
    [one] The first of each group goes through.
    [2] The first two of each group go through.
   *[other] The first { $count } of each group go through.
}
event-note-divisions = The first goes up a division, the last goes down.
event-note-seeds = The number after a name is its seed.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (you)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (you)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] through: { $count }
    [up] up: { $count }
   *[down] down: { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] won v { $name }
    [drawn] drew v { $name }
    [lost] lost v { $name }
    [absent] absent v { $name }
   *[running] playing { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] won
    [drawn] drew
    [lost] lost
    [free] free
    [late] came late
    [absent] missed the game
    [running] playing
   *[none] no game
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one }, { $first }, v { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } goes through by lot
    [walkover] { $pair }: { $name } goes through by walkover
    [replay] { $pair }: { $name } wins the replay
   *[game] { $pair }: { $name } wins
}
event-tie-replay = { $pair }, a replay
event-tie-walkover = { $pair }: nobody turned up
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: bye
   *[waits] { $name }, { $number }, waits for an opponent
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
