# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Grupos
    [round-of-32] 16 avos
    [round-of-16] Oitavas
    [quarter-finals] Quartas
    [semi-finals] Semifinais
    [third-place] Terceiro lugar
   *[final] Grande final
}
dicecup-say-match = { $stage ->
    [groups] Grupo { $group }, rodada { $turn }
    [round-of-32] 16 avos de final, partida { $ordinal } de { $of }
    [round-of-16] Oitavas de final, partida { $ordinal } de { $of }
    [quarter-finals] Quartas de final, partida { $ordinal } de { $of }
    [semi-finals] Semifinal { $ordinal } de { $of }
    [third-place] Disputa do terceiro lugar
   *[final] Grande final
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }na prorrogação
    [penalties] { " " }({ $penalties } nos pênaltis)
   *[regular] { "" }
}{ $upset ->
    [yes] , zebra
   *[no] { "" }
}
dicecup-say-ranking = Classificação: { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Você pode dar palpite até o primeiro lançamento.
