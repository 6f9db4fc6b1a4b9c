# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Nauka przez grę.** Którą grę wybierasz?
lesson-choose = Wybierz grę
lesson-minutes = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}, około { $minutes } min
lesson-none = Do tej gry nie ma jeszcze lekcji. Jej zasady pokaże `/mundialito rules`.
lesson-outdated = Ten przycisk jest nieaktualny. Zacznij od nowa poleceniem **/mundialito learn**.
lesson-left = Lekcja przerwana: **{ $game }**. Wróć, kiedy zechcesz.
lesson-head = -# 🎓 Krok { $step } z { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Dodatek · { $title }
button-lesson-beyond = Dodatek: { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 Na razie dobrze.
lesson-open = Jeszcze nie to.
lesson-missed = Tak też wolno zagrać, ale tu trzeba inaczej.
lesson-finished =
    { "" }
    🎉 **Koniec lekcji: { $game }.** { $against ->
        [host] Możesz już grać
        [dice] Możesz już grać. Komputer nie ma lepszych kości niż ty
       *[computer] Możesz już grać. Twój przeciwnik: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Przeciwnik
lesson-player = Gracz { $number }
button-learn = Naucz się
button-lesson-accept = Przyjmij wyzwanie: { $name }
button-learn-play = Poznaj grę…
button-lesson-offer = { $minutes ->
    [one] Nie znasz tej gry? 1 minuta
    [few] Nie znasz tej gry? { $minutes } minuty
   *[many] Nie znasz tej gry? { $minutes } minut
}
button-lesson-never = Nie, dzięki
button-lesson-next = Następny krok
button-lesson-again = Krok od nowa
button-lesson-hint = Podpowiedź
button-lesson-show = Pokaż mi
button-lesson-picture = Pokaż obrazek
button-lesson-back = Wstecz
button-lesson-leave = Wyjdź
button-lesson-continue = Wróć do lekcji
button-lesson-try = Wypróbuj: { $step }
button-lesson-others = Poznaj inną grę
button-lesson-play = Zagraj teraz
