# The daily: its page, the goes at the football puzzle, the race, streaks, earlier days, and sharing.
# $number is the day's; $par is how well others do, as stars or in turns.
daily-title = ### Daily { $number }
daily-name = Daily { $number }
daily-closes = Closes { $when }.
daily-football = **⚽ { $task }**
    { $par ->
        [none] Two actions, no clock.
       *[other] Three goes. Par: { $par }
    }
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
daily-race = **🦔 Build the red tree**
    { $par ->
        [0] As few turns as you can.
       *[other] Few turns, one try. Par: { $par }
    }
daily-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
daily-race-done = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $best ->
    [yes] , the best here so far
   *[no] , average here: { $average }
}
daily-race-failed = No tree today
daily-others = { $count ->
    [one] -# 1 other person here has finished. Their result shows after yours.
   *[other] -# { $count } others here have finished. Their results show after yours.
}
daily-over = Daily { $number } is over. Here's today's.
daily-elsewhere = You've played that go already. Here's where you are.
# A go.
daily-side = You're { $side }, with two actions.
daily-go = { $go ->
    [0] **Practice:** { $task }.
    [1] **First go, for { $stars }:** { $task }.
    [2] **Second go, for { $stars }:** { $task }.
   *[3] **Third go, for { $stars }:** { $task }.
}
daily-wrong = ❌ { $why }
daily-missed-it = That isn't it.
daily-refused = ❌ { $why }
daily-solved = ✅ **Solved!**
daily-quit-ask = Give up on today's puzzle? You'll get no stars, and it won't count for your streak.
# What a try came to.
daily-head = { $score ->
    [0] ### Missed today
    [1] ### ★★★ First go!
    [2] ### ★★ Second go
   *[3] ### ★ Third go
}
daily-solution = Solution: { $actions }.
daily-solution-at = The solution shows { $when }.
daily-here = **Here today:** { $row }
daily-quiet = -# Please don't give it away: others play until { $when }.
daily-why = **{ $task }:** { $actions }.
daily-solution-sealed = The solution shows once the day is over, or once you've found it.
# Streaks.
daily-streak = 🔥 { $days ->
    [1] **A streak begins.**
   *[other] **{ $days } in a row**{ $rests ->
        [0] .
        [1] , and a rest day in hand.
       *[other] , and { $rests } rest days in hand.
    }
}
daily-saved = 🔥 **{ $days } in a row:** a rest day saved it.
# Earlier days.
daily-earlier = Earlier days, to practise: nothing counts. For one that isn't listed, type its number: **/mundialito daily** `day`.
daily-earlier-menu = Choose a day
daily-earlier-item = Daily { $number }
daily-practised = ### Daily { $number }
    For practice: nothing counts.
daily-no-such-day = Type a day from 1 to { $last }.
daily-none-earlier = This is the first day. There'll be earlier ones tomorrow.
# Sharing.
daily-share-title = What everyone in this channel will see:
daily-shared = ✅ Posted.
# The card: below the stars, the turns of the race, the days in a row; and what it says to those who don't see it.
daily-card-football = football
daily-card-race = { $turns ->
    [0] no race
    [one] turn in the race
   *[other] turns in the race
}
daily-card-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
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
daily-counts = 🧩 **Daily { $number }.** Everyone gets the same dice today, and nobody else sees your board. Only this try counts. Finish it before the next puzzle comes { $when }.
daily-practice = 🧩 **Daily { $number }**, for practice: nothing counts. Nobody else sees your board.
daily-goes-on = 🧩 Here's your try at the race, as you left it.
daily-about = { $counted ->
    [yes] 🧩 **Daily { $number }**, the try that counts.
   *[no] 🧩 **Daily { $number }**, for practice.
}
daily-late = -# Finished after the puzzle's day, so it doesn't count.
daily-best = -# Best here: { $best }
daily-best-line = { $name } { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
daily-unsolved = -# Nobody here has solved it yet.
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
