# The games to choose from, and the page of each.
picker-title = ### What would you like to play?
# $least and $most are seats, $minutes and $people ranges; $people is "any" if every number of players is usual.
# Example: -# 1 to 6 players · about 18 minutes with 3–6 people
picker-facts = -# { $least ->
    [1] 1 to { $most } players
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
} · about { $minutes } minutes{ $people ->
    [any] { "" }
   *[other] { " " }with { $people } people
}
# Above the levels. $order says who begins: first (the person), drawn, or luck where there is nothing but luck.
# Example: **Play a computer.** You begin:
picker-computers = { $count ->
    [1] **Play a computer.**
    [2] **Play two computers.**
    [3] **Play three computers.**
   *[other] **Play { $count } computers.**
} { $order ->
    [first] You begin:
    [luck] The dice decide:
   *[drawn] The order is drawn:
}
picker-friends = **Play with friends:**
button-picker-now = Play now
button-picker-back = Back
# Example: Normal
picker-level = { $level ->
    [random] Random
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
   *[other] { $level }
}
# Example: You're already at 3 tables. Finish one first.
picker-tables = You're already at { $limit ->
    [one] a table
   *[other] { $limit } tables
}. Finish { $limit ->
    [one] it
   *[other] one
} first.

button-play-this = Play this
