# What pictures of events show, and the same in words: standings, groups, knock-outs, podiums.
event-head = ### { $title }
# Below the title; "between" is after a round, before the next.
event-stage = { $state ->
    [running] Runda { $round } z { $rounds }
    [between] Po rundzie { $round } z { $rounds }
   *[over] Tabela końcowa
}
event-games-over = Rozegrane partie: { $played } z { $games }
event-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
event-winner = { $name } zdobywa puchar
event-podium = Podium
event-nobody = Nikt jeszcze nie zagrał.
event-group = Grupa { $letter }
event-division = { $number }. liga
# Rounds of a knock-out by their number of ties, and one tie of them.
event-round-of = { $ties ->
    [1] Finał
    [2] Półfinały
    [4] Ćwierćfinały
    [8] 1/8 finału
   *[16] 1/16 finału
}
event-tie-of = { $ties ->
    [1] Finał
    [2] Półfinał
    [4] Ćwierćfinał
    [8] 1/8 finału
   *[16] 1/16 finału
}
# In a cell or a box of a picture: nobody to play in this round. Keep both very short.
event-free = pauza
event-bye = wolny los
# Heads of narrow columns: games played, won, drawn, lost, points.
event-column = { $column ->
    [games] M
    [wins] W
    [draws] R
    [losses] P
   *[points] Pkt
}
# What a sign means, in the line below a picture.
event-sign = { $kind ->
    [won] wygrana
    [drawn] remis
    [lost] porażka
    [placed] 2/5: drugie miejsce na pięć
    [free] pauza
    [late] ½: spóźnienie
    [absent] nieobecność
    [running] w trakcie
    [lot] losowanie
    [through] gra dalej
    [up] awans
    [down] spadek
   *[out] odpada
}
event-note-groups = { $count ->
    [one] Z każdej grupy wychodzi najlepsza osoba.
    [2] Z każdej grupy wychodzą dwie najlepsze osoby.
    [few] Z każdej grupy wychodzą { $count } najlepsze osoby.
    [many] Z każdej grupy wychodzi { $count } najlepszych osób.
   *[other] Z każdej grupy wychodzi { $count } najlepszej osoby.
}
event-note-divisions = Pierwsze miejsce daje awans, ostatnie spadek.
event-note-seeds = Liczba przy nazwie to numer rozstawienia.
# The same in words
event-line = { $mine ->
    [yes] **{ $place }.** **{ $name }** (ty)
   *[no] **{ $place }.** { $name }
}
event-you = **{ $name }** (ty)
# $count is a number for the plural, $points how it is written, such as 2½.
event-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# How many of a table go on, or up or down a division.
event-bound = { $way ->
    [through] gra dalej: { $count }
    [up] awans: { $count }
   *[down] spadek: { $count }
}
# A round against somebody.
event-cell = { $kind ->
    [won] wygrana: { $name }
    [drawn] remis: { $name }
    [lost] porażka: { $name }
    [absent] nieobecność: { $name }
   *[running] w trakcie: { $name }
}
# A round without an opponent, or at a table of several.
event-cell-alone = { $kind ->
    [won] wygrana
    [drawn] remis
    [lost] porażka
    [free] pauza
    [late] spóźnienie
    [absent] nieobecność
    [running] w trakcie
   *[none] bez partii
}
# $first and $second are the points or the seeds of the two, $turn is 0 if it isn't known.
event-pair = { $one } ({ $first }) – { $other } ({ $second }){ $turn ->
    [0] { "" }
   *[other] , tura { $turn }
}
event-tie-won = { $how ->
    [lot] { $pair }: { $name } gra dalej po losowaniu
    [walkover] { $pair }: { $name } gra dalej walkowerem
    [replay] { $pair }: { $name } wygrywa powtórzoną partię
   *[game] { $pair }: { $name } wygrywa
}
event-tie-replay = { $pair }, powtórzona partia
event-tie-walkover = { $pair }: nikogo nie było
event-tie-alone = { $state ->
    [bye] { $name } ({ $number }): wolny los
   *[waits] { $name } ({ $number }), jeszcze bez pary
}
# Descriptions of pictures
event-alt = { $title }. { $stage }. { $told }
event-alt-line = { $place }. { $name }, { $told }
event-alt-figure = { $name } { $points }
event-alt-table = { $table }: { $rows }
event-alt-place = { $place }. { $name }
