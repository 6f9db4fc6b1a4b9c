# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Ausprobieren
button-mistake-again = Noch einmal
button-mistake-show = Zeig’s mir
button-mistake-picture = Bild zeigen
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Deine Partie gegen { $others }**
}
    { $turn ->
        [0] Finde einen besseren Zug.
       *[other] Zug { $turn }: Finde einen besseren.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Deine Partie gegen { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· Zug { $turn }
}
mistake-task = 🎯 **Finde einen besseren Zug.** Gespielt hattest du: { $action } · Siegchance { $percent } %
mistake-refused = 🚫 { $why }
mistake-so-far = Bisher: { $actions }
mistake-right = ✅ **So ist es besser:** { $actions } · Siegchance { $percent } %.
mistake-before = -# Gespielt hattest du: { $action } · { $percent } %
mistake-wrong = ❌ **Das war’s noch nicht:** { $actions } · Siegchance { $percent } %. Es geht besser.
mistake-better = 💡 **Besser:** { $actions } · Siegchance { $percent } %.
# What a turn allows: $name is who comes next.
mistake-answer = { $name } würde antworten: { $actions }
mistake-gone = Diese Analyse ist nicht mehr da. Öffne sie neu mit **Analyse** unter der Partie.
mistake-not-yours = Das war nicht dein Zug. Deine eigenen kannst du in deiner Analyse ausprobieren.
mistake-busy = Gerade beurteile ich zu viele Züge. Versuch es in einer Minute noch einmal.
mistake-no-answer = Diesen Zug konnte ich nicht beurteilen. Versuch es später noch einmal.
