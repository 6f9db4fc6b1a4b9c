# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Gruppen
    [round-of-32] 1/16-Finale
    [round-of-16] Achtelfinale
    [quarter-finals] Viertelfinale
    [semi-finals] Halbfinale
    [third-place] Spiel um Platz 3
   *[final] Großes Finale
}
dicecup-say-match = { $stage ->
    [groups] Gruppe { $group }, Runde { $turn }
    [round-of-32] Sechzehntelfinale, Spiel { $ordinal } von { $of }
    [round-of-16] Achtelfinale, Spiel { $ordinal } von { $of }
    [quarter-finals] Viertelfinale { $ordinal } von { $of }
    [semi-finals] Halbfinale { $ordinal } von { $of }
    [third-place] Spiel um Platz 3
   *[final] Großes Finale
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }nach Verlängerung
    [penalties] { " " }({ $penalties } im Elfmeterschießen)
   *[regular] { "" }
}{ $upset ->
    [yes] , eine Überraschung
   *[no] { "" }
}
dicecup-say-ranking = Rangfolge: { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Tippen kannst du bis zum ersten Wurf.
