# Reviews of finished games: where most was lost, how the chances changed, and what was luck.
# A point is one hundredth of a game.

button-review = Análisis
review-title = ### Análisis: { $game } · `{ $table }`
review-percent = { $percent } %

## The first page. $name is a player, none for all of them.

review-none-lost = { $name } jugó bien esta partida: ninguna de las decisiones que miré costó { $least } puntos o más.
review-lost = { $name } perdió { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en { $count ->
    [one] un turno
   *[other] { $count } turnos
}.
review-looked = Miré { $looked } de { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
}.
review-nothing-chosen = En esta partida nadie tuvo nada que elegir.
review-luck = { $points ->
    [0] La suerte ni ayudó ni perjudicó.
   *[other] { $side ->
        [good] La buena suerte dio { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
       *[bad] La mala suerte costó { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
}
review-luck-some = Eso incluye { $rolls } de los { $all } sucesos de azar.
review-moments = **Dónde se perdió más**
# The turn in which somebody's chance to win fell most, and from what to what.
review-turning-point = **El momento decisivo:** turno { $turn }, { $name } { $before } → { $after }
review-moment-line = { $number }. { $turn ->
    [0] { $name }
   *[other] Turno { $turn }, { $name }
}: { $played } · −{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
review-note = -# Un punto es una centésima de partida. La CPU estima estas probabilidades y puede equivocarse. Juzga cada decisión por lo que ese jugador podía ver.
review-curve-title = Probabilidad de ganar
review-curve-turn = Turno
review-curve-event = Suceso
# $lines: how many curves; in a game of two, one.
review-alt = { $lines ->
    [one] Curva de la probabilidad de ganar
   *[other] Curvas de la probabilidad de ganar de cada jugador
}{ $turns ->
    [0] { "" }
    [one] { " " }en 1 turno
   *[other] { " " }en { $turns } turnos
}, al empezar y después de cada cuarto de la partida.
review-alt-line = { $name }: { $steps }.
review-alt-mark = Momento { $number }: { $name }{ $turn ->
    [0] { "" }
   *[other] { "," } turno { $turn }
}.

## A moment. $name is who chose.

review-moment = **Momento { $number } de { $count }**{ $turn ->
    [0] { "" }
   *[other] { " " }· turno { $turn }
} · { $name }
review-played = **Se jugó:** { $action } · { $percent } % de probabilidades de ganar
review-better = **Mejor:** { $action } · { $percent } %
review-because = **Mejor:** { $action } · { $percent } %. { $reasons }
review-expected = Lo esperado después: { $actions }
review-followed = Lo que siguió: { $deeds }
review-deed = { $name } – { $actions }
review-over = Ahí terminó la partida.
# The two lines above the picture.
review-head-better = Mejor: { $action }
review-head-played = Se jugó: { $action }
review-head-note = { $turn ->
    [0] { $name }
   *[other] Turno { $turn } · { $name }
}
review-picture-better = La imagen muestra la mejor jugada.
review-picture-played = La imagen muestra lo que se jugó.
review-picture-both = La imagen muestra la posición de antes: ✖ es lo que se jugó, ✔ lo que era mejor.

## Its controls

review-step = { $way ->
    [back] ◀️
   *[on] ▶️
}
review-overview = Resumen
review-show-played = Ver lo que se jugó
review-show-better = Ver lo que era mejor
review-in-words = En palabras
review-pictures = Imágenes
review-replay = Repetición desde aquí
review-show = Mostrar a todos
review-sides = De quién son los momentos
review-side-all = Todos los momentos

## Making it

review-waiting = Tu análisis empezará cuando termine otro…
review-making = Analizando cada turno de esta partida… { $percent } %
review-again = Analizar otra vez
review-not-yet = Podrás analizar esta partida cuando termine.
review-no-analyst = Aún no sé analizar partidas de { $game }.
review-not-yours = Solo puede abrir el análisis quien jugó esta partida. Pide a alguien de esa partida que lo muestre a todo el mundo.
review-busy = Ahora mismo se están analizando demasiadas partidas. Inténtalo en un minuto.
review-queued = Ya tienes { $most } análisis en camino. Espera a que termine uno e inténtalo de nuevo.
review-failed = No pude analizar esta partida. Inténtalo más tarde.
review-gone = Este análisis ya no se guarda. Quien jugó puede pulsar **Análisis** bajo la partida.
review-by = -# Lo muestra { $name }
review-shown = { $link ->
    [none] Este análisis ya se mostró a todo el mundo.
   *[other] Este análisis ya se mostró a todo el mundo: { $link }
}
review-coming = El análisis va de camino al canal.
review-sealed = Aún hay gente jugando este reto. Podrás analizar tu partida { $when }.
