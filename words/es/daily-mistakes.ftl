# Own mistakes: a moment of a person's review, which they play again until they find a better turn.
# $others are the other players, none if there are none or too many; $turn is 0 during set-up.

button-mistake-try = Probar
button-mistake-again = Otra vez
button-mistake-show = Muéstramelo
button-mistake-picture = Ver la imagen
mistake-offer = { $others ->
    [none] **🔁 { $game }**
   *[other] **🔁 Tu partida contra { $others }**
}
    { $turn ->
        [0] Encuentra una jugada mejor.
       *[other] Turno { $turn }: encuentra una jugada mejor.
    }
mistake-head = { $others ->
    [none] ### { $game }
   *[other] ### Tu partida contra { $others }
}{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
}
mistake-task = 🎯 **Encuentra una jugada mejor.** Jugaste: { $action } · { $percent } % de probabilidades de ganar
mistake-refused = 🚫 { $why }
mistake-so-far = Hasta ahora: { $actions }
mistake-right = ✅ **Así es mejor:** { $actions } · { $percent } % de probabilidades de ganar.
mistake-before = -# Jugaste: { $action } · { $percent } %
mistake-wrong = ❌ **Todavía no:** { $actions } · { $percent } % de probabilidades de ganar. Hay algo mejor.
mistake-better = 💡 **Mejor:** { $actions } · { $percent } % de probabilidades de ganar.
# What a turn allows: $name is who comes next.
mistake-answer = { $name } respondería: { $actions }
mistake-gone = Este análisis ya no está disponible. Ábrelo de nuevo con **Análisis** bajo la partida.
mistake-not-yours = Esta jugada no fue tuya. Puedes probar las tuyas en tu análisis.
mistake-busy = Ahora mismo estoy evaluando demasiadas jugadas. Inténtalo en un minuto.
mistake-no-answer = No pude evaluar esta jugada. Inténtalo más tarde.
