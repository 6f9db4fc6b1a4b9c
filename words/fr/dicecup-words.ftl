# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team, with the forms of nations.ftl.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Groupes
    [round-of-32] 16es de finale
    [round-of-16] 8es de finale
    [quarter-finals] Quarts
    [semi-finals] Demi-finales
    [third-place] Petite finale
   *[final] Grande finale
}
dicecup-say-match = { $stage ->
    [groups] Groupe { $group }, journée { $turn }
    [round-of-32] Seizième de finale { $ordinal } sur { $of }
    [round-of-16] Huitième de finale { $ordinal } sur { $of }
    [quarter-finals] Quart de finale { $ordinal } sur { $of }
    [semi-finals] Demi-finale { $ordinal } sur { $of }
    [third-place] Petite finale
   *[final] Grande finale
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }après prolongation
    [penalties] { " " }({ $penalties } aux tirs au but)
   *[regular] { "" }
}{ $upset ->
    [yes] , un exploit
   *[no] { "" }
}
dicecup-say-ranking = Coachs : { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Tu peux pronostiquer jusqu’au premier lancer.
