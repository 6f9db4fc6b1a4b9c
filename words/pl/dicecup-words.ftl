# The dice cup: what stages, sides and results are called wherever it is told.
# $team, $home, $away are names of countries or of a table's own team, declined as in nations.ftl.

dicecup-say-side = { $team } ({ $coach })
dicecup-say-stage = { $stage ->
    [groups] Grupy
    [round-of-32] 1/16 finału
    [round-of-16] 1/8 finału
    [quarter-finals] Ćwierćfinały
    [semi-finals] Półfinały
    [third-place] Mecz o 3. miejsce
   *[final] Wielki finał
}
dicecup-say-match = { $stage ->
    [groups] Grupa { $group }, kolejka { $turn }
    [round-of-32] 1/16 finału, mecz { $ordinal } z { $of }
    [round-of-16] 1/8 finału, mecz { $ordinal } z { $of }
    [quarter-finals] Ćwierćfinał { $ordinal } z { $of }
    [semi-finals] Półfinał { $ordinal } z { $of }
    [third-place] Mecz o 3. miejsce
   *[final] Wielki finał
}
dicecup-say-result = { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }po dogrywce
    [penalties] { " " }(karne { $penalties })
   *[regular] { "" }
}{ $upset ->
    [yes] , niespodzianka
   *[no] { "" }
}
dicecup-say-ranking = Trenerzy: { $told }.
dicecup-say-rank = { $rank }. { $coaches }

# The first thing of a match, until which its result can be tipped.
dicecup-tips-close = Możesz typować do pierwszego rzutu.
