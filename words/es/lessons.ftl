# The frame of lessons. What the steps say is in <game>-lesson.ftl; words/lessons.py says how its messages are called.

lesson-picker = 🎓 **Aprende jugando.** ¿Qué juego?
lesson-choose = Elige un juego
lesson-minutes = { $steps } pasos, unos { $minutes } minutos
lesson-none = Este juego aún no tiene lección. `/mundialito rules` tiene sus reglas.
lesson-outdated = Ese botón ya no está al día. Empieza de nuevo con **/mundialito learn**.
lesson-left = Has dejado la lección de **{ $game }**. Vuelve cuando quieras.
lesson-head = -# 🎓 Paso { $step } de { $steps } · { $title }
# Above a step that comes after *Play it now*, and the button to it.
lesson-extra = -# 🎓 Para saber más · { $title }
button-lesson-beyond = Más: { $step }
# Whom the learner plays, above the first step: the game's own `<game>-lesson-side`.
lesson-side = -# { $side }
lesson-task = 🎯 **{ $task }**
lesson-hint = 💡 { $hint }
lesson-solved = ✅ { $done }
lesson-refused = 🚫 { $why }
lesson-wrong = ❌ { $why }
# After an action that is part of the solution, one that isn't, and one that ends the turn without it.
lesson-on-the-way = 👍 Vas bien.
lesson-open = Todavía no.
lesson-missed = Ese turno es válido, pero no es el que hace falta.
lesson-finished =
    { "" }
    🎉 **Lección terminada: { $game }.** { $against ->
        [host] Ya puedes jugar
        [dice] Ya puedes jugar. La CPU no tiene mejores dados que tú
       *[computer] Ya puedes jugar. Tu rival: **{ $level }**
    }.
# Who sits where in a lesson, beside the learner.
lesson-opponent = Tu rival
lesson-player = Asiento { $number }
button-learn = Aprender
button-lesson-accept = Jugar contra { $name }
button-learn-play = Aprender un juego…
button-lesson-offer = { $minutes ->
    [one] ¿Primera vez? 1 minuto
   *[other] ¿Primera vez? { $minutes } minutos
}
button-lesson-never = No, gracias
button-lesson-next = Siguiente paso
button-lesson-again = Repetir este paso
button-lesson-hint = Pista
button-lesson-show = Muéstramelo
button-lesson-picture = Ver la imagen
button-lesson-back = Atrás
button-lesson-leave = Salir
button-lesson-continue = Volver a la lección
button-lesson-try = Pruébalo: { $step }
button-lesson-others = Aprender otro juego
button-lesson-play = Jugarlo ya
