# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Learn by playing.** Which game?
lesson-choose = Choose a game
lesson-minutes = { $steps } steps, about { $minutes } minutes
lesson-none = There's no lesson for this game yet. `/mundialito rules` has its rules.
lesson-outdated = That button is out of date. Start again with **/mundialito learn**.
lesson-left = You left the lesson of **{ $game }**. Come back whenever you like.
lesson-head = -# 🎓 Step { $step } of { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Extra · { $title }
button-lesson-beyond = Extra: { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 Good so far.
lesson-open = Not there yet.
lesson-missed = That's a legal turn, but not the one you need.
lesson-finished =
    { "" }
    🎉 **Lesson finished: { $game }.** { $against ->
        [host] You're ready to play
        [dice] You're ready to play. The computer has no better dice than you
       *[computer] You're ready to play. Your opponent: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Your opponent
lesson-player = Player { $number }
button-learn = Learn it
button-lesson-accept = Accept { $name }'s challenge
button-learn-play = Learn a game…
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
button-lesson-try = Try it: { $step }
button-lesson-others = Learn another game
button-lesson-play = Play it now
