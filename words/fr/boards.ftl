# The words of a game that has none of its own yet.

board-alt = { $title } : { $facts }.
board-text-head = { $title }
board-text-line = { $name } : { $value }
board-players = Autour de la table : { $names }
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = rien
board-more = { $count ->
    [one] et encore une ligne
   *[other] et encore { $count } lignes
}
# What a game's cover shows: its title, and a moment of it, or what the game is.
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written.
score = { $left }–{ $right }

tips-match = match { $name }
tips-close = Tu peux pronostiquer jusqu’au coup d’envoi.
