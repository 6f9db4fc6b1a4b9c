# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Rodada { $round } de { $rounds }
    [between] Após a rodada { $round } de { $rounds }
   *[over] Classificação final
}
event-games-over = { $games ->
    [one] { $played } de { $games } partida jogada
   *[other] { $played } de { $games } partidas jogadas
}
event-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
event-winner = { $name } vence a copa
event-podium = O pódio
event-nobody = Ninguém jogou ainda.
event-group = Grupo { $letter }
event-division = Divisão { $number }
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Final
    [2] Semifinais
    [4] Quartas de final
    [8] Oitavas de final
   *[16] 16 avos de final
}
event-tie-of = { $ties ->
    [1] Final
    [2] Semifinal
    [4] Quartas de final
    [8] Oitavas de final
   *[16] 16 avos de final
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = folga
event-bye = passa direto
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] J
    [wins] V
    [draws] E
    [losses] D
   *[points] Pts
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] vitória
    [drawn] empate
    [lost] derrota
    [placed] 2/5: segundo entre cinco
    [free] folga
    [late] ½: chegou tarde
    [absent] faltou
    [running] em jogo
    [lot] por sorteio
    [through] avança
    [up] sobe
    [down] cai
   *[out] fora
}
event-note-groups = { $count ->
    [one] Avança o primeiro de cada grupo.
    [2] Avançam os dois primeiros de cada grupo.
   *[other] Avançam os { $count } primeiros de cada grupo.
}
event-note-divisions = O primeiro sobe de divisão, o último cai.
event-note-seeds = O número depois do nome é a posição de cabeça de chave.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (você)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (você)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [0.5] { $points } ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] avançam: { $count }
    [up] sobem: { $count }
   *[down] caem: { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] vitória contra { $name }
    [drawn] empate com { $name }
    [lost] derrota para { $name }
    [absent] faltou contra { $name }
   *[running] joga contra { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] vitória
    [drawn] empate
    [lost] derrota
    [free] folga
    [late] chegou tarde
    [absent] faltou
    [running] joga
   *[none] sem partida
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one }, { $first }, contra { $other }, { $second }{ $turn ->
    [0] { "" }
   *[other] , turno { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } avança por sorteio
    [walkover] { $pair }: { $name } avança por W.O.
    [replay] { $pair }: { $name } vence o jogo-desempate
   *[game] { $pair }: { $name } vence
}
event-tie-replay = { $pair }, jogo-desempate
event-tie-walkover = { $pair }: ninguém apareceu
event-tie-alone = { $state ->
    [bye] { $name }, { $number }: passa direto
   *[waits] { $name }, { $number }, à espera de adversário
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
