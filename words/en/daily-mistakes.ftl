# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Try it
button-mistake-again = Again
button-mistake-show = Show me
button-mistake-picture = Show the picture
# Example: **🔁 Your game v Ben** / Turn 2: find a better move.
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Your game v { $others }**
}
    { $turn ->
        [0] Find a better move.
       *[other] Turn { $turn }: find a better move.
    }
# Example: ### Your game v Ben · turn 2
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Your game v { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· turn { $turn }
}
# Example: 🎯 **Find a better move.** You played: queen 1 space forward to stack 1 · 20% to win
mistake-task = 🎯 **Find a better move.** You played: { $action } · { $percent }% to win
# Example: 🚫 f1 isn't next to f6; a pyramid goes one cell up, down, left or right.
mistake-refused = 🚫 { $why }
# Example: So far: pass to the pawn on c6
mistake-so-far = So far: { $actions }
# Example: ✅ **That's better:** pass to the pawn on c6, then end the turn · 50% to win.
mistake-right = ✅ **That's better:** { $actions } · { $percent }% to win.
# Example: -# You played: queen 1 space forward to stack 1 · 20%
mistake-before = -# You played: { $action } · { $percent }%
# Example: ❌ **Not this one:** queen from b6 to b5, then end the turn · 20% to win. There's something better.
mistake-wrong = ❌ **Not this one:** { $actions } · { $percent }% to win. There's something better.
# Example: 💡 **Better:** a 1 for France (match 1a) · 50% to win.
mistake-better = 💡 **Better:** { $actions } · { $percent }% to win.
# What a turn allows: $name is who comes next.
# Example: Ben would answer: pass to the queen on b1, then end the turn
mistake-answer = { $name } would answer: { $actions }
mistake-gone = This review is no longer available. Open it again with **Review** below the game.
mistake-not-yours = That was somebody else's move. You can try your own in your review.
mistake-busy = I'm judging too many moves right now. Try again in a minute.
mistake-no-answer = I couldn't judge this move. Try again later.
