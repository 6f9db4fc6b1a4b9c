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
# What a game's cover shows: its title, and a moment of it, or what the game is.
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written.
score = { $left }:{ $right }

tips-match = mecz { $name }
tips-close = Możesz typować do początku meczu.
