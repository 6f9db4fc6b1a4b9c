# The words of a game that has none of its own yet.

board-alt = { $title }: { $facts }.
board-text-head = { $title }
board-text-line = { $name }: { $value }
board-players = Jugadores: { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = nada
board-more = { $count ->
    [one] y una línea más
   *[other] y { $count } líneas más
}
# What a game's cover shows: its title, and a moment of it, or what the game is.
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written.
score = { $left }–{ $right }

tips-match = partido { $name }
tips-close = Puedes pronosticar hasta que empiece.
