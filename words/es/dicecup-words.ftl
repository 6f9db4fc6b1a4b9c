# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are countries or a table's own team: their verbs are in the singular.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Grupos
    [round-of-32] Dieciseisavos
    [round-of-16] Octavos
    [quarter-finals] Cuartos
    [semi-finals] Semifinales
    [third-place] Tercer puesto
   *[final] Gran final
}
dicecup-say-match = { $stage ->
    [groups] Grupo { $group }, jornada { $turn }
    [round-of-32] Dieciseisavos, partido { $ordinal } de { $of }
    [round-of-16] Octavos, partido { $ordinal } de { $of }
    [quarter-finals] Cuartos, partido { $ordinal } de { $of }
    [semi-finals] Semifinal { $ordinal } de { $of }
    [third-place] Tercer puesto
   *[final] Gran final
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }tras la prórroga
    [penalties] { " " }({ $penalties } en los { -penaltis })
   *[regular] { "" }
}{ $upset ->
    [yes] , sorpresa
   *[no] { "" }
}
dicecup-say-ranking = { -entrenadores-upper }: { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Puedes pronosticar hasta la primera tirada.
