# The daily: its page, the goes at the football puzzle, the race, streaks, earlier days, and sharing.
# $number is the day's; $par is how well others do, as stars or in turns.
# Example: ### Daily 27
daily-title = ### Daily { $number }
# Example: Daily 27
daily-name = Daily { $number }
# Example: Closes in 2 hours.
daily-closes = Closes { $when }.
# Example: **⚽ Score this turn** / Three goes. Par: ★★★
daily-football = **⚽ { $task }**
    { $par ->
        [none] Two actions, no clock.
       *[other] Three goes. Par: { $par }
    }
# Example: **⚽ Missed today** / Three goes weren't enough.
daily-football-done = **⚽ { $score ->
        [0] Missed today
        [1] ★★★
        [2] ★★
       *[3] ★
    }**
    { $score ->
        [0] Three goes weren't enough.
        [1] First go.
        [2] Second go.
       *[3] Third go.
    }
# Example: **🦔 Build the red tree** / Few turns, one try. Par: 10
daily-race = **🦔 Build the red tree**
    { $par ->
        [0] As few turns as you can.
       *[other] Few turns, one try. Par: { $par }
    }
# Example: 2 turns
daily-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
# Example: 19 turns, the best here so far
daily-race-done = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $best ->
    [yes] , the best here so far
   *[no] , average here: { $average }
}
daily-race-failed = No tree today
# Example: -# 1 other person here has finished. Their result shows after yours.
daily-others = { $count ->
    [one] -# 1 other person here has finished. Their result shows after yours.
   *[other] -# { $count } others here have finished. Their results show after yours.
}
# Example: Daily 27 is over. Here's today's.
daily-over = Daily { $number } is over. Here's today's.
daily-elsewhere = You've played that go already. Here's where you are.
# A go.
# Example: You're Bermellon, with two actions.
daily-side = You're { $side }, with two actions.
# Example: **Third go, for ★:** Score this turn.
daily-go = { $go ->
    [0] **Practice:** { $task }.
    [1] **First go, for { $stars }:** { $task }.
    [2] **Second go, for { $stars }:** { $task }.
   *[3] **Third go, for { $stars }:** { $task }.
}
# Example: ❌ No goal: the ball is still on a2.
daily-wrong = ❌ { $why }
daily-missed-it = That isn't it.
# Example: ❌ There's no arrow from a1 to a2.
daily-refused = ❌ { $why }
daily-solved = ✅ **Solved!**
daily-quit-ask = Give up on today's puzzle? You'll get no stars, and it won't count for your streak.
# What a try came to.
# Example: ### Missed today
daily-head = { $score ->
    [0] ### Missed today
    [1] ### ★★★ First go!
    [2] ### ★★ Second go
   *[3] ### ★ Third go
}
# Example: Solution: pawn from b3 jumps over the drone to b1, then pass to the pawn on b1.
daily-solution = Solution: { $actions }.
# Example: The solution shows in 2 hours.
daily-solution-at = The solution shows { $when }.
# Example: **Here today:** ★★★ Ana
daily-here = **Here today:** { $row }
# Example: -# Please don't give it away: others play until 21:00.
daily-quiet = -# Please don't give it away: others play until { $when }.
# Example: **Score this turn:** pawn from c3 jumps over the queen to c1, then pass to the pawn on c1.
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = The solution shows once the day is over, or once you've found it.
# Streaks.
# Example: 🔥 **A streak begins.**
daily-streak = 🔥 { $days ->
    [1] **A streak begins.**
   *[other] **{ $days } in a row**{ $rests ->
        [0] .
        [1] , and a rest day in hand.
       *[other] , and { $rests } rest days in hand.
    }
}
# Example: 🔥 **6 in a row:** a rest day saved it.
daily-saved = 🔥 **{ $days } in a row:** a rest day saved it.
# Earlier days.
daily-earlier = Earlier days, to practise: nothing counts. For one that isn't listed, type its number: **/mundialito daily** `day`.
daily-earlier-menu = Choose a day
# Example: Daily 10
daily-earlier-item = Daily { $number }
# Example: ### Daily 27 / For practice: nothing counts.
daily-practised = ### Daily { $number }
    For practice: nothing counts.
# Example: Type a day from 1 to 26.
daily-no-such-day = Type a day from 1 to { $last }.
daily-none-earlier = This is the first day. There'll be earlier ones tomorrow.
# Sharing.
daily-share-title = What everyone in this channel will see:
daily-shared = ✅ Posted.
# The card: below the stars, the turns of the race, the days in a row; and what it says to those who don't see it.
daily-card-football = football
# Example: no race
daily-card-race = { $turns ->
    [0] no race
    [one] turn in the race
   *[other] turns in the race
}
# Example: day in a row
daily-card-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
# Example: Ana, daily 27. Football: 3 stars. No race. Streak: 1 day.
daily-card-alt = { $name }, daily { $number }. Football: { $stars ->
    [0] missed
    [one] 1 star
   *[other] { $stars } stars
}. { $turns ->
    [0] No race
    [one] Race: 1 turn
   *[other] Race: { $turns } turns
}. Streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}.
daily-nothing-to-share = There's nothing to share before you've finished the football puzzle.
# The race.
# Example: 🧩 **Daily 1.** Everyone gets the same dice today, and nobody else sees your board. Only this try counts. Finish it before the next puzzle comes in 2 hours.
daily-counts = 🧩 **Daily { $number }.** Everyone gets the same dice today, and nobody else sees your board. Only this try counts. Finish it before the next puzzle comes { $when }.
# Example: 🧩 **Daily 27**, for practice: nothing counts. Nobody else sees your board.
daily-practice = 🧩 **Daily { $number }**, for practice: nothing counts. Nobody else sees your board.
daily-goes-on = 🧩 Here's your try at the race, as you left it.
# Example: 🧩 **Daily 27**, the try that counts.
daily-about = { $counted ->
    [yes] 🧩 **Daily { $number }**, the try that counts.
   *[no] 🧩 **Daily { $number }**, for practice.
}
daily-late = -# Finished after the puzzle's day, so it doesn't count.
# Example: -# Best here: Ana 3 turns
daily-best = -# Best here: { $best }
# Example: Ana 19 turns
daily-best-line = { $name } { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
daily-unsolved = -# Nobody here has solved it yet.
# Example: -# The next puzzle comes in 2 hours.
daily-next = -# The next puzzle comes { $when }.
no-puzzle = There's no daily puzzle here.
button-daily-today = Daily
button-daily-too = Play it too
button-daily-play = Play
button-daily-look = Look
button-daily-look-race = My race
button-daily-race = Today's race
button-daily-why = Why?
button-daily-solution = Show me
button-daily-again = Again
button-daily-back = Today
button-daily-earlier = Earlier days
button-daily-quit = Give up
button-daily-stay = Keep trying
button-daily-card = With a picture
option-day = An earlier day, to practise
