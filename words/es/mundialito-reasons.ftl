# Why an action of Mundialito is good or bad. A sentence each, after the action itself, which is the subject.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = ¡Es gol!
mundialito-reason-goal-next = La segunda acción es gol: un pase { mundialito-size.to } de { $cell }.
mundialito-reason-lost = { mundialito-side } puede marcar en su próximo turno, juegues lo que juegues. Después de esto, quizá se le escape.
mundialito-reason-allows-goal = Deja que { mundialito-side } marque en su próximo turno.
mundialito-reason-loses = Después, nada impide que { mundialito-side } marque en dos turnos como mucho.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Evita que { mundialito-side } marque con el próximo pase.
       *[2] Evita que { mundialito-side } marque en su próximo turno.
    }
   *[other] { $soon ->
        [1] Las dos acciones juntas evitan que { mundialito-side } marque con el próximo pase.
       *[2] Las dos acciones juntas evitan que { mundialito-side } marque en su próximo turno.
    }
}
mundialito-reason-decides = { $then ->
    [none] Amenaza con un gol que { mundialito-side } no podrá evitar.
   *[other] Las dos acciones juntas amenazan con un gol que { mundialito-side } no podrá evitar.
}
mundialito-reason-prevents = Si no haces nada, { mundialito-side } puede amenazar con un gol que nadie podrá parar. Esto lo impide.
mundialito-reason-threatens = { $then ->
    [none] Amenaza con un gol en el próximo turno.
   *[other] Las dos acciones juntas amenazan con un gol en el próximo turno.
}
mundialito-reason-last-row = Pone { mundialito-size.the } en la fila { $row }, donde un pase es gol.
mundialito-reason-turn-last-row = La segunda acción pone { mundialito-size.the } en la fila { $row }, donde un pase es gol.
mundialito-reason-pushes-off-line = Quita { $pushed ->
    [1] el peón
    [2] el dron
   *[3] la reina
} de { mundialito-side } de la línea del balón, y { mundialito-size.the } de { $cell } puede recibir el pase.
mundialito-reason-in-reach = Lleva { mundialito-size.the } a { $cell }, en línea para un pase hacia delante.
mundialito-reason-opens-line = Abre la línea del balón { mundialito-size.to } de { $cell }.
mundialito-reason-ball-forward = Acerca el balón { $count ->
    [one] una fila
   *[other] { $count } filas
} a la portería.
mundialito-reason-turn-ball-forward = Las dos acciones juntas acercan el balón { $count ->
    [one] una fila
   *[other] { $count } filas
} a la portería.
mundialito-reason-ball-reaches = Desde ahí, el balón puede llegar { mundialito-size.to } de { $cell }.
mundialito-reason-turn-reaches = Después de las dos acciones, el balón puede pasarse hacia delante { mundialito-size.to } de { $cell }.
mundialito-reason-blocks-line = Corta la línea entre el balón de { mundialito-side } y { mundialito-size.the } de { $cell }.
mundialito-reason-turn-blocks = Después de las dos acciones, el balón de { mundialito-side } ya no llega { mundialito-size.to } de { $cell }.
mundialito-reason-out-of-reach = Aleja { mundialito-size.the } de { mundialito-side } del alcance de su balón.
mundialito-reason-pushes-back = Hace retroceder una fila { mundialito-size.to } de { mundialito-side }.
mundialito-reason-stands-in-way = Le cierra el paso { mundialito-size.to } de { mundialito-side } en { $cell }.
mundialito-reason-escapes = Evita que { $by ->
    [1] un peón
    [2] un dron
   *[3] una reina
} haga retroceder { mundialito-size.to }.
mundialito-reason-makes-way = Deja paso { mundialito-size.to } de { $cell } para avanzar.
mundialito-reason-finds-way = Desde { $cell }, { mundialito-size.the } puede avanzar después.
mundialito-reason-more-passes = Después, { $count ->
    [one] 1 pirámide está
   *[other] { $count } pirámides están
} en línea con el balón.
mundialito-reason-safe = Después, { mundialito-side } no puede marcar en su próximo turno.
mundialito-reason-forward = Adelanta { mundialito-size.the } { $count ->
    [one] una fila
   *[other] { $count } filas
}.
mundialito-reason-turn-forward = La segunda acción adelanta { mundialito-size.the } { $count ->
    [one] una fila
   *[other] { $count } filas
}.
mundialito-reason-swaps = El balón y { mundialito-size.the } cambian de sitio: { mundialito-size.the } avanza { $count ->
    [one] una fila
   *[other] { $count } filas
}.
mundialito-reason-only = Es lo único que se puede jugar.
mundialito-reason-line-up = Es una de las alineaciones que más le gustan a la CPU.
mundialito-reason-ways-forward = En este tablero, { mundialito-sizes.both } pueden ir directo hacia delante.
mundialito-reason-ball-in-line = En { $cell }, el balón está en línea con { $count ->
    [one] una pirámide a la que pasar
   *[other] { $count } pirámides a las que pasar
}.
