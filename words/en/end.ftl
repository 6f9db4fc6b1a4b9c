# The end of a game: the heading, one line of story, the places, and a rematch. $name and $names are people's.
# The heading. $way is how somebody won: played; settled, without a goal of the game; or computer, if one won.
# Example: 🏆 Ana wins
finish-won = { $way ->
    [computer] { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
    [settled] 🏆 { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
   *[played] 🏆 { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
}
finish-draw = 🤝 A draw
# Example: 🏆 Ana made it!
finish-alone-won = 🏆 { $winners } made it!
finish-alone-lost = 🧩 Not solved
# Example: 🏁 Closed
finish-nobody = { $reason ->
    [moderator] 🏁 Ended by a moderator
    [voted] 🏁 Ended by a vote
    [forfeit] 🏁 Nobody was there
   *[other] 🏁 Closed
}
# Why it ended early, and on which turn, 0 before the first. After a forfeit $name are the $count who weren't there; $came
# says whether one of them had played. At time-up $name was ahead, none if nobody was.
# Example: Ana and Carla didn't turn up.
closing-early = { $reason ->
    [resigned] { $name } resigned{ $turn ->
        [0] { "" }
       *[other] { " " }on turn { $turn }
    }.
    [agreed] Agreed{ $turn ->
        [0] { "" }
       *[other] { " " }on turn { $turn }
    }.
    [voted] Nobody won: a player had been away too long.
    [forfeit] { $count ->
        [0] Nobody won.
       *[other] { $name } didn't { $came ->
            [yes] play on
           *[no] turn up
        }.
    }
    [idle] Nobody moved for two weeks.
    [left] Nobody was left to play.
    [too-long] The move limit was reached.
   *[other] Nobody won.
}
# Example: Time was up, and it was level.
time-up = { $name ->
    [none] Time was up, and it was level.
   *[other] Time was up: { $name } was ahead.
}
closing-limit = The turn limit was reached.
# The places after the first. $names is a list; places-more stands at its end if it would be too long.
# Example: 3\. Dario
places-one = { $place }\. { $name }
# Example: Ahead of Ana, Ben and Dario.
places-ahead = Ahead of { $names }.
# Example: 11 more
places-more = { $count } more

# The rematch. $asked are mentions of those who haven't answered, none if nobody is asked.
# Example: 🔁 Ana wants a rematch. @Ana, are you in?
board-rematch = 🔁 { $names } { $count ->
    [one] wants
   *[other] want
} a rematch.{ $asked ->
    [none] { "" }
   *[other] { " " }{ $asked }, are you in?
}
# Example: 🔁 Ben has had enough for now.
board-rematch-refused = 🔁 { $name } has had enough for now.
button-rematch = Rematch
# Example: Rematch (1 of 1)
button-rematch-count = Rematch ({ $count } of { $of })
button-rematch-made = Go to the rematch
button-rematch-no = No, thanks
button-again = Play again
done-rematch-refused = **Declined.** The others can't ask you again. You can still ask for a rematch yourself.
refusal-rematch-gone = Nobody is asking you for a rematch any more.
refusal-rematch-refused = Somebody has had enough for now, so there's no rematch unless they ask for one.

button-settings-used = Settings used
# Example: ### Settings used: Pyramid football
end-settings = ### Settings used: { $game }
