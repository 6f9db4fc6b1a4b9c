# The words of a game that has none of its own yet.

board-alt = { $title }: { $facts }.
board-text-head = { $title }
board-text-line = { $name }: { $value }
board-players = Dabei: { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = nichts
board-more = { $count ->
    [one] und noch eine Zeile
   *[other] und { $count } weitere Zeilen
}
# What a game's cover shows: its title, and a moment of it, or what the game is.
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written.
score = { $left }:{ $right }

tips-match = Spiel { $name }
tips-close = Tippen kannst du bis zum Anpfiff.
