# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
# Example: ### Friday Night
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
# Example: After round 0 of 3
event-stage = { $state ->
    [running] Round { $round } of { $rounds }
    [between] After round { $round } of { $rounds }
   *[over] Final standings
}
# Example: 168 of 168 games played
event-games-over = { $games ->
    [one] { $played } of { $games } game played
   *[other] { $played } of { $games } games played
}
# Example: 13 people
event-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
# Example: Ana wins the cup
event-winner = { $name } wins the cup
event-podium = The podium
event-nobody = Nobody has played yet.
# Example: Group A
event-group = Group { $letter }
# Example: Division 1
event-division = Division { $number }
# Rounds of a knock-out by their number of ties, and one tie of them.
# Example: Round of 32
event-round-of = { $ties ->
    [1] Final
    [2] Semi-finals
    [4] Quarter-finals
    [8] Round of 16
   *[16] Round of 32
}
# Example: Final
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
# Example: L
event-column = { $column ->
    [games] P
    [wins] W
    [draws] D
    [losses] L
   *[points] Pts
}
# What a sign means, in the line below a picture.
# Example: playing
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
# Example: The first of each group goes through.
event-note-groups = { $count ->
    [one] The first of each group goes through.
    [2] The first two of each group go through.
   *[other] The first { $count } of each group go through.
}
event-note-divisions = The first goes up a division, the last goes down.
event-note-seeds = The number after a name is its seed.
# The same in words
# Example: **2.** Ana and Ben
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (you)
   *[no] **{ $place }.** { $name }
}
# Example: **Carla** (you)
event-you = **{ $name }** (you)
# $count is a number for the plural, $points how it is written, such as 2½.
# Example: 12.5 points
event-points = { $count ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}
# How many of a table go on, or up or down a division.
# Example: through: 1
event-bound = { $way ->
    [through] through: { $count }
    [up] up: { $count }
   *[down] down: { $count }
}
# A round against somebody.
# Example: absent v Fatima
event-cell = { $kind ->
    [won] won v { $name }
    [drawn] drew v { $name }
    [lost] lost v { $name }
    [absent] absent v { $name }
   *[running] playing { $name }
}
# A round without an opponent, or at a table of several.
# Example: playing
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
# Example: Emil, 5, v Žofia, 12
event-pair = { $one }, { $first }, v { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , turn { $turn }
}
# Example: Cy, 2, v Ana, 3: Cy wins
event-tie-won = { $how ->
    [lot] { $pair }: { $name } goes through by lot
    [walkover] { $pair }: { $name } goes through by walkover
    [replay] { $pair }: { $name } wins the replay
   *[game] { $pair }: { $name } wins
}
# Example: Ben, 4, v Žofia, 5, a replay
event-tie-replay = { $pair }, a replay
# Example: Ana – Žofia: nobody turned up
event-tie-walkover = { $pair }: nobody turned up
# Example: Cy, 1: bye
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: bye
   *[waits] { $name }, { $number }, waits for an opponent
}
# Descriptions of pictures
# Example: Friday Night. After round 0 of 3. Nobody has played yet.
event-alt = { $title }. { $stage }. { $told }
# Example: 1. Cy, 0 points
event-alt-line = { $place }. { $name }, { $told }
# Example: Ana 0
event-alt-figure = { $name } { $points }
# Example: Group A: P 1 2½, P 2 1, P 3 0
event-alt-table = { $table }: { $rows }
# Example: 1. someone who left
event-alt-place = { $place }. { $name }
