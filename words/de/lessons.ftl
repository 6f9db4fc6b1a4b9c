# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Spielend lernen.** Welches Spiel?
lesson-choose = Spiel wählen
lesson-minutes = { $steps } Schritte, etwa { $minutes } Minuten
lesson-none = Für dieses Spiel gibt es noch keine Lektion. Seine Regeln zeigt `/mundialito rules`.
lesson-outdated = Dieser Button ist veraltet. Fang mit **/mundialito learn** neu an.
lesson-left = Du hast die Lektion zu **{ $game }** verlassen. Komm zurück, wann du magst.
lesson-head = -# 🎓 Schritt { $step } von { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Zugabe · { $title }
button-lesson-beyond = Zugabe: { $step }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 So weit, so gut.
lesson-open = Noch nicht ganz.
lesson-missed = Dieser Zug ist erlaubt, aber gesucht ist ein anderer.
lesson-finished =
    { "" }
    🎉 **Lektion geschafft: { $game }.** { $against ->
        [host] Du kannst spielen
        [dice] Du kannst spielen. Bessere Würfel als du hat der Computer auch nicht
       *[computer] Du kannst spielen. Dein Gegner: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Die Gegenseite
lesson-player = Platz { $number }
button-learn = Lernen
button-lesson-accept = Gegen { $name } antreten
button-learn-play = Spiel lernen …
button-lesson-offer = { $minutes ->
    [one] Neu für dich? 1 Minute
   *[other] Neu für dich? { $minutes } Minuten
}
button-lesson-never = Nein, danke
button-lesson-next = Nächster Schritt
button-lesson-again = Schritt neu beginnen
button-lesson-hint = Tipp
button-lesson-show = Zeig’s mir
button-lesson-picture = Bild zeigen
button-lesson-back = Zurück
button-lesson-leave = Verlassen
button-lesson-continue = Zurück zur Lektion
button-lesson-others = Anderes Spiel lernen
button-lesson-play = Jetzt spielen
lesson-side = -# { $side }
button-lesson-try = Ausprobieren: { $step }
