# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Try it
button-mistake-again = Again
button-mistake-show = Show me
button-mistake-picture = Show the picture
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Your game v { $others }**
}
    { $turn ->
        [0] Find a better move.
       *[other] Turn { $turn }: find a better move.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Your game v { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· turn { $turn }
}
mistake-task = 🎯 **Find a better move.** You played: { $action } · { $percent }% to win
mistake-refused = 🚫 { $why }
mistake-so-far = So far: { $actions }
mistake-right = ✅ **That's better:** { $actions } · { $percent }% to win.
mistake-before = -# You played: { $action } · { $percent }%
mistake-wrong = ❌ **Not this one:** { $actions } · { $percent }% to win. There's something better.
mistake-better = 💡 **Better:** { $actions } · { $percent }% to win.
# What a turn allows: $name is who comes next.
mistake-answer = { $name } would answer: { $actions }
mistake-gone = This review is no longer available. Open it again with **Review** below the game.
mistake-not-yours = That was somebody else's move. You can try your own in your review.
mistake-busy = I'm judging too many moves right now. Try again in a minute.
mistake-no-answer = I couldn't judge this move. Try again later.
