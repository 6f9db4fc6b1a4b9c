# The daily puzzle: beginning a try, and what is said below its end.
daily-counts = 🧩 **Daily puzzle { $number }.** Everyone gets the same dice today, and nobody else sees your board. Only this try counts. Finish it before the next puzzle comes { $when }.
daily-practice = 🧩 **Daily puzzle { $number }**, for practice: you've already had the try that counts. Nobody else sees your board.
daily-goes-on = 🧩 Here's your try at the puzzle, as you left it.
daily-about = { $counted ->
    [yes] 🧩 **Daily puzzle { $number }**, the try that counts.
   *[no] 🧩 **Daily puzzle { $number }**, for practice.
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
