# The words of a game that has none of its own yet.

# Example: fifth: seat 2.
board-alt = { $title }: { $facts }.
# Example: Snap
board-text-head = { $title }
# Example: discards: 0
board-text-line = { $name }: { $value }
# Example: Players: 1 (Ana), 2 (Ben)
board-players = Players: { $names }
# Example: 1
board-seat = { $name ->
    [none] { $number }
   *[other] { $number } ({ $name })
}
board-empty = nothing
# Example: and 2 more lines
board-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
# What a game's cover shows: its title, and a moment of it, or what the game is.
# Example: Snap
cover = { $what ->
    [none] { $title }
   *[other] { $title }. { $what }
}
# The goals of two sides, wherever a score is written.
# Example: 1½–1½
score = { $left }–{ $right }

# Example: match A1
tips-match = match { $name }
tips-close = Predictions close at kick-off.
