# Replays: step through a game that was played.
replay-title = ### Replay: { $game } · `{ $table }`
replay-title-file = ### Replay: { $game } · game file
# A seat's player, in a game file.
replay-player = Player { $number }
replay-opening = **The beginning**{ $count ->
    [0] { "" }
    [one] { " " }· 1 turn follows
   *[other] { " " }· { $count } turns follow
}
# A turn's number is 0 during set-up.
replay-turn = { $number ->
    [0] **Set-up**
   *[other] **Turn { $number } of { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Go to a turn ({ $first }–{ $last } of { $count })
replay-menu-marks = Go to a highlight
replay-entry = { $number ->
    [0] Set-up
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Earlier…
replay-later = ⬇ Later…
replay-sides = Whose view to show
replay-side = { $name }'s view
replay-public = What everybody saw
replay-flip = Flip board
replay-in-words = In words
replay-picture = Picture
replay-by-action = Step by action
replay-by-turn = Step by turn
replay-which = Which game would you like to replay?
replay-games = Your last games
