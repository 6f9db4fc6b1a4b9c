# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team, with the forms of nations.ftl.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Gironi
    [round-of-32] Sedicesimi
    [round-of-16] Ottavi
    [quarter-finals] Quarti
    [semi-finals] Semifinali
    [third-place] Terzo posto
   *[final] Finalissima
}
dicecup-say-match = { $stage ->
    [groups] Girone { $group }, giornata { $turn }
    [round-of-32] Sedicesimi di finale, partita { $ordinal } di { $of }
    [round-of-16] Ottavi di finale, partita { $ordinal } di { $of }
    [quarter-finals] Quarti di finale, partita { $ordinal } di { $of }
    [semi-finals] Semifinale { $ordinal } di { $of }
    [third-place] Finale per il terzo posto
   *[final] Finalissima
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }dopo i supplementari
    [penalties] { " " }({ $penalties } ai rigori)
   *[regular] { "" }
}{ $upset ->
    [yes] , a sorpresa
   *[no] { "" }
}
dicecup-say-ranking = CT: { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = I pronostici chiudono al primo lancio.
