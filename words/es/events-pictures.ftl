# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Ronda { $round } de { $rounds }
    [between] Tras la ronda { $round } de { $rounds }
   *[over] Clasificación final
}
event-games-over = { $games ->
    [one] { $played } de { $games } partida jugada
   *[other] { $played } de { $games } partidas jugadas
}
event-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
event-winner = { $name } gana la copa
event-podium = El podio
event-nobody = Aún no ha jugado nadie.
event-group = Grupo { $letter }
event-division = División { $number }
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Final
    [2] Semifinales
    [4] Cuartos de final
    [8] Octavos de final
   *[16] Dieciseisavos
}
event-tie-of = { $ties ->
    [1] Final
    [2] Semifinal
    [4] Cuartos de final
    [8] Octavos de final
   *[16] Dieciseisavos
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = libre
event-bye = pasa directo
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] PJ
    [wins] G
    [draws] E
    [losses] P
   *[points] Pts
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] victoria
    [drawn] empate
    [lost] derrota
    [placed] 2/5: segundo de cinco
    [free] libre
    [late] ½: llegó tarde
    [absent] ausente
    [running] en juego
    [lot] por sorteo
    [through] pasa
    [up] sube
    [down] baja
   *[out] fuera
}
event-note-groups = { $count ->
    [one] Pasa el primero de cada grupo.
    [2] Pasan los dos primeros de cada grupo.
   *[other] Pasan los { $count } primeros de cada grupo.
}
event-note-divisions = El primero sube de división y el último baja.
event-note-seeds = El número detrás de un nombre es su orden de cabeza de serie.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (tú)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (tú)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [0.5] { $points } punto
    [one] { $points } punto
   *[other] { $points } puntos
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] pasan: { $count }
    [up] suben: { $count }
   *[down] bajan: { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] victoria contra { $name }
    [drawn] empate contra { $name }
    [lost] derrota contra { $name }
    [absent] no se presentó contra { $name }
   *[running] en juego contra { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] victoria
    [drawn] empate
    [lost] derrota
    [free] libre
    [late] llegó tarde
    [absent] no se presentó
    [running] en juego
   *[none] sin partida
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one }, { $first }, contra { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } pasa por sorteo
    [walkover] { $pair }: { $name } pasa por incomparecencia
    [replay] { $pair }: { $name } gana el desempate
   *[game] { $pair }: { $name } gana
}
event-tie-replay = { $pair }, desempate
event-tie-walkover = { $pair }: no se presentó nadie
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: pasa directo
   *[waits] { $name }, { $number }, a la espera de rival
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
