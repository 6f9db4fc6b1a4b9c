# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

# Example: Žofia wins!
card-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
# Example: P0, P1 and 2 others
card-and-others = { $count ->
    [one] { $names } and 1 other
   *[other] { $names } and { $count } others
}
card-draw = A draw
card-nobody = No winner
# Example: Ana made it!
card-alone = { $solved ->
    [yes] { $name } made it!
   *[no] Not solved
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
# Example: A moderator ended the game.
card-early = { $reason ->
    [resigned] { $name ->
        [none] The others resigned.
       *[other] { $name } resigned.
    }
    [agreed] They agreed on a draw.
    [moderator] A moderator ended the game.
    [voted] The game was ended by a vote.
    [forfeit] { $name ->
        [none] Not everyone was there.
       *[other] { $name } dropped out.
    }
    [time] Time was up.
    [idle] The game was closed after two quiet weeks.
   *[other] The game ended early.
}
card-turn-limit = The turn limit was reached.
# Example: Hedgehog race · Daily puzzle 27, for practice
card-puzzle = { $counted ->
    [yes] { $title } · Daily puzzle { $number }
   *[no] { $title } · Daily puzzle { $number }, for practice
}
# Example: 100 turns
card-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
# Example: and 2 more
card-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
# In the description of the picture.
# Example: 1. Žofia
card-placed = { $place }. { $name }
# Example: Players: Ana, Bo
card-players = Players: { $players }
