# The card of a finished game: one picture for sharing.
# $count is the number of winners, $winners their names; $name is one player's.

card-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
card-and-others = { $count ->
    [one] { $names } and 1 other
   *[other] { $names } and { $count } others
}
card-draw = A draw
card-nobody = No winner
card-alone = { $solved ->
    [yes] { $name } made it!
   *[no] Not solved
}
# $reason says why people ended it early; $name is the loser's, none if there are several.
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
card-puzzle = { $counted ->
    [yes] { $title } · Daily puzzle { $number }
   *[no] { $title } · Daily puzzle { $number }, for practice
}
card-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
card-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
# In the description of the picture.
card-placed = { $place }. { $name }
card-players = Players: { $players }
