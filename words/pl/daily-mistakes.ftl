# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Wypróbuj
button-mistake-again = Jeszcze raz
button-mistake-show = Pokaż mi
button-mistake-picture = Pokaż obrazek
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Ty – { $others }**
}
    { $turn ->
        [0] Znajdź lepszy ruch.
       *[other] Tura { $turn }: znajdź lepszy ruch.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Ty – { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· tura { $turn }
}
mistake-task = 🎯 **Znajdź lepszy ruch.** Twój ruch: { $action } · { $percent }% szans na wygraną
mistake-refused = 🚫 { $why }
mistake-so-far = Na razie: { $actions }
mistake-right = ✅ **Tak jest lepiej:** { $actions } · { $percent }% szans na wygraną.
mistake-before = -# Twój ruch: { $action } · { $percent }%
mistake-wrong = ❌ **Jeszcze nie to:** { $actions } · { $percent }% szans na wygraną. Jest coś lepszego.
mistake-better = 💡 **Lepiej:** { $actions } · { $percent }% szans na wygraną.
# What a turn allows: $name is who comes next.
mistake-answer = Możliwa odpowiedź ({ $name }): { $actions }
mistake-gone = Ta analiza nie jest już dostępna. Otwórz ją ponownie przyciskiem **Analiza** pod grą.
mistake-not-yours = To nie był twój ruch. Swoje ruchy możesz wypróbować w swojej analizie.
mistake-busy = Oceniam teraz zbyt wiele ruchów. Spróbuj za minutę.
mistake-no-answer = Nie udało się ocenić tego ruchu. Spróbuj później.
