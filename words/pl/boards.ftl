# The words of a game that has none of its own yet.

board-alt = { $title }: { $facts }.
board-text-head = { $title }
board-text-line = { $name }: { $value }
board-players = Gracze: { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = nic
board-more = { $count ->
    [one] i jeszcze jedna linijka
    [few] i jeszcze { $count } linijki
   *[many] i jeszcze { $count } linijek
}
