# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Ronde { $round } sur { $rounds }
    [between] Après la ronde { $round } sur { $rounds }
   *[over] Classement final
}
event-games-over = { $games ->
    [one] { $played } partie sur { $games } jouée
   *[other] Parties jouées : { $played } sur { $games }
}
event-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
event-winner = { $name } remporte la coupe
event-podium = Le podium
event-nobody = Personne n’a encore joué.
event-group = Groupe { $letter }
event-division = Division { $number }
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Finale
    [2] Demi-finales
    [4] Quarts de finale
    [8] 8es de finale
   *[16] 16es de finale
}
event-tie-of = { $ties ->
    [1] Finale
    [2] Demi-finale
    [4] Quart de finale
    [8] 8e de finale
   *[16] 16e de finale
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = repos
event-bye = exempt
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] J
    [wins] G
    [draws] N
    [losses] P
   *[points] Pts
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] victoire
    [drawn] nul
    [lost] défaite
    [placed] 2/5 : 2e sur cinq
    [free] repos
    [late] ½ : en retard
    [absent] forfait
    [running] en cours
    [lot] par tirage au sort
    [through] passe
    [up] monte
    [down] descend
   *[out] hors course
}
event-note-groups = { $count ->
    [one] La première place de chaque groupe passe.
    [2] Les deux premières places de chaque groupe passent.
   *[other] Les { $count } premières places de chaque groupe passent.
}
event-note-divisions = La première place monte d’une division, la dernière descend.
event-note-seeds = Le nombre après un nom est son rang de tête de série.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (toi)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (toi)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] passent : { $count }
    [up] montée : { $count }
   *[down] descente : { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] victoire contre { $name }
    [drawn] nul contre { $name }
    [lost] défaite contre { $name }
    [absent] forfait contre { $name }
   *[running] joue contre { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] victoire
    [drawn] nul
    [lost] défaite
    [free] repos
    [late] en retard
    [absent] forfait
    [running] joue
   *[none] pas de partie
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one }, { $first }, contre { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair } : { $name } passe par tirage au sort
    [walkover] { $pair } : { $name } passe par forfait
    [replay] { $pair } : { $name } gagne le match rejoué
   *[game] { $pair } : { $name } gagne
}
event-tie-replay = { $pair }, match rejoué
event-tie-walkover = { $pair } : personne n’est venu
event-tie-alone = { $state ->
    [bye] { $name }, { $number } : exempt
   *[waits] { $name }, { $number }, attend son adversaire
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table } : { $rows }
event-alt-place = { $place }. { $name }
