board-alt = { $title }: { $facts }.
board-text-head = { $title }
board-text-line = { $name }: { $value }
board-players = Al tavolo: { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = niente
board-more = { $count ->
    [one] e un’altra riga
   *[other] e altre { $count } righe
}
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
score = { $left }-{ $right }

tips-match = partita { $name }
tips-close = I pronostici chiudono al calcio d’inizio.
