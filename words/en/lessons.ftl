# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Learn by playing.** Which game?
lesson-choose = Choose a game
# Example: 5 steps, about 2 minutes
lesson-minutes = { $steps } steps, about { $minutes } minutes
lesson-none = There's no lesson for this game yet. `/mundialito rules` has its rules.
lesson-outdated = That button is out of date. Start again with **/mundialito learn**.
# Example: You left the lesson of **Mundialito (pyramid football)**. Come back whenever you like.
lesson-left = You left the lesson of **{ $game }**. Come back whenever you like.
# Example: -# 🎓 Step 2 of 5 · Stars and dice
lesson-head = -# 🎓 Step { $step } of { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
# Example: -# 🎓 Extra · Groups
lesson-extra = -# 🎓 Extra · { $title }
# Example: Extra: Groups
button-lesson-beyond = Extra: { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
# Example: -# You're red. Everyone has a small pawn, a medium drone and a big queen.
lesson-side = -# { $side }
# Example: 🎯 **Brazil have three stars, Ghana one. Who can score four goals with a single roll?**
lesson-task = 🎯 **{ $task }**
# Example: 💡 Only the yellow die has a 4.
lesson-hint = 💡 { $hint }
# Example: ✅ Right: the yellow die is for favourites. But every die has a 0.
lesson-solved = ✅ { $done }
# Example: 🚫 “” isn't a Mundialito action. Type a move `b1-b2`, a push `b3xb4`, a jump `b3^b5`, a pass `*d4` or `end`. Before the kick-off, type `setup 321123` and `ball c2`.
lesson-refused = 🚫 { $why }
# Example: ❌ Your queen landed on the yellow drone. Your own is on the other side.
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 Good so far.
lesson-open = Not there yet.
lesson-missed = That's a legal turn, but not the one you need.
# Example: 🎉 **Lesson finished: Mundialito, the dice cup.** You're ready to play. The computer has no better dice than you.
lesson-finished =
    { "" }
    🎉 **Lesson finished: { $game }.** { $against ->
        [host] You're ready to play
        [dice] You're ready to play. The computer has no better dice than you
       *[computer] You're ready to play. Your opponent: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Your opponent
# Example: Player 1
lesson-player = Player { $number }
button-learn = Learn it
# Example: Accept Ana's challenge
button-lesson-accept = Accept { $name }'s challenge
button-learn-play = Learn a game…
# Example: New to this? 2 minutes
button-lesson-offer = { $minutes ->
    [one] New to this? 1 minute
   *[other] New to this? { $minutes } minutes
}
button-lesson-never = No, thanks
button-lesson-next = Next step
button-lesson-again = Start this step over
button-lesson-hint = Hint
button-lesson-show = Show me
button-lesson-picture = Show the picture
button-lesson-back = Back
button-lesson-leave = Leave
button-lesson-continue = Back to the lesson
# Example: Try it: Stars and dice
button-lesson-try = Try it: { $step }
button-lesson-others = Learn another game
button-lesson-play = Play it now
