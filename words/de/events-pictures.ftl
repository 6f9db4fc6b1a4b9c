# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Runde { $round } von { $rounds }
    [between] Nach Runde { $round } von { $rounds }
   *[over] Endstand
}
event-games-over = { $games ->
    [one] { $played } von { $games } Partie gespielt
   *[other] { $played } von { $games } Partien gespielt
}
event-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
event-winner = { $name } gewinnt den Cup
event-podium = Das Siegerpodest
event-nobody = Noch hat niemand gespielt.
event-group = Gruppe { $letter }
event-division = { $number }. Liga
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
    [8] Achtelfinale
   *[16] Sechzehntelfinale
}
event-tie-of = { $ties ->
    [1] Finale
    [2] Halbfinale
    [4] Viertelfinale
    [8] Achtelfinale
   *[16] Sechzehntelfinale
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = frei
event-bye = Freilos
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] Sp
    [wins] S
    [draws] U
    [losses] N
   *[points] Pkt
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] gewonnen
    [drawn] unentschieden
    [lost] verloren
    [placed] 2/5: Platz 2 von 5
    [free] spielfrei
    [late] ½: spät dazugekommen
    [absent] gefehlt
    [running] läuft
    [lot] per Los
    [through] weiter
    [up] steigt auf
    [down] steigt ab
   *[out] raus
}
event-note-groups = { $count ->
    [one] Platz 1 jeder Gruppe kommt weiter.
    [2] Die ersten zwei jeder Gruppe kommen weiter.
   *[other] Die ersten { $count } jeder Gruppe kommen weiter.
}
event-note-divisions = Platz 1 steigt auf, der letzte Platz steigt ab.
event-note-seeds = Die Zahl hinter einem Namen ist der Setzplatz.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (du)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (du)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [0.5] { $points } Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] weiter: { $count }
    [up] Aufstieg: { $count }
   *[down] Abstieg: { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] Sieg gegen { $name }
    [drawn] Remis gegen { $name }
    [lost] Niederlage gegen { $name }
    [absent] gefehlt gegen { $name }
   *[running] spielt gegen { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] Sieg
    [drawn] Remis
    [lost] Niederlage
    [free] spielfrei
    [late] spät dazugekommen
    [absent] gefehlt
    [running] spielt
   *[none] keine Partie
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one }, { $first }, gegen { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , Zug { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } kommt per Los weiter
    [walkover] { $pair }: { $name } kommt kampflos weiter
    [replay] { $pair }: { $name } gewinnt das Wiederholungsspiel
   *[game] { $pair }: { $name } gewinnt
}
event-tie-replay = { $pair }, Wiederholungsspiel
event-tie-walkover = { $pair }: Niemand war da
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: Freilos
   *[waits] { $name }, { $number }, wartet noch auf ein Gegenüber
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
