# Replays: step through a game that was played.
# Example: ### Replay: Snap · `nbgp932d`
replay-title = ### Replay: { $game } · `{ $table }`
# Example: ### Replay: Mundialito · game file
replay-title-file = ### Replay: { $game } · game file
# Example: **The beginning** · 10 turns follow
replay-opening = **The beginning**{ $count ->
    [0] { "" }
    [one] { " " }· 1 turn follows
   *[other] { " " }· { $count } turns follow
}
# A turn's number is 0 during set-up.
# Example: **Turn 1 of 13**
replay-turn = { $number ->
    [0] **Set-up**
   *[other] **Turn { $number } of { $count }**
}
# Example: **Turn 4 of 4**, Cy
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
# Example: ⏮️
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
# Example: Go to a turn (1–10 of 10)
replay-menu-turns = Go to a turn ({ $first }–{ $last } of { $count })
replay-menu-marks = Go to a highlight
# Example: Set-up · Player 1
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
# Example: Ana's view
replay-side = { $name }'s view
replay-public = What everybody saw
replay-flip = Flip board
replay-in-words = In words
replay-picture = Picture
replay-by-action = Step by action
replay-by-turn = Step by turn
replay-which = Which game would you like to replay?
replay-games = Your last games
