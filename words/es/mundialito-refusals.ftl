# Why an action of Mundialito isn't legal, as in rules/mundialito/moves.py; $piece and $own are 1 to 3 pips.
refusal-mundialito-set-up-over = La preparación ya terminó. Mueve tus pirámides o pasa el balón.
refusal-mundialito-set-up-pyramids-first = { $side } coloca primero seis pirámides: escribe setup y una alineación, por ejemplo setup 321123.
refusal-mundialito-set-up-ball-first = { $side } coloca primero el balón en la fila { $row }: escribe ball y una casilla, por ejemplo ball { $cell }.
refusal-mundialito-set-up-counts = Una alineación tiene dos reinas (3), dos drones (2) y dos peones (1).
refusal-mundialito-set-up-ball-row = { $side } coloca el balón en la fila { $row }, y { $cell } no está en ella.
refusal-mundialito-end-too-early = Haz al menos una acción antes de terminar tu turno.
refusal-mundialito-origin-empty = No hay ninguna pirámide en { $cell }.
refusal-mundialito-origin-ball = En { $cell } hay un balón, que solo se mueve con un pase.
refusal-mundialito-origin-theirs = { $piece ->
    [1] El peón
    [2] El dron
   *[3] La reina
} de { $cell } es de { $side }.
refusal-mundialito-not-adjacent = { $target } no está al lado de { $cell }; una pirámide va una casilla arriba, abajo, a la izquierda o a la derecha.
refusal-mundialito-no-arrow = No hay flecha de { $cell } a { $target }.
refusal-mundialito-move-onto-pyramid = En { $target } hay { $piece ->
    [1] un peón
    [2] un dron
   *[3] una reina
}; un movimiento necesita una casilla vacía.
refusal-mundialito-move-onto-ball = En { $target } hay un balón; ninguna pirámide puede moverse allí.
refusal-mundialito-push-nothing = En { $target } no hay ninguna pirámide que empujar.
refusal-mundialito-push-ball = En { $target } hay un balón, y un balón no se puede empujar.
refusal-mundialito-push-own = En { $target } está tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
}; solo puedes empujar pirámides rivales.
refusal-mundialito-push-edge-row = { $piece ->
    [1] El peón
    [2] El dron
   *[3] La reina
} de { $target } está en la fila { $row }; en las filas 1 y 6 no se puede empujar nada.
refusal-mundialito-push-too-small = Tu { $own ->
    [1] peón
    [2] dron
   *[3] reina
} de { $cell } no puede empujar { $piece ->
    [1] al peón
    [2] al dron
   *[3] a la reina
} de { $target }, que es de mayor tamaño.
refusal-mundialito-push-no-arrow-on = No hay flecha de { $target } a { $beyond }, así que { $piece ->
    [1] el peón
    [2] el dron
   *[3] la reina
} no se puede empujar hacia allí.
refusal-mundialito-push-blocked = { $piece ->
    [1] El peón
    [2] El dron
   *[3] La reina
} de { $target } no se puede empujar: { $beyond }, la casilla de detrás, no está vacía.
refusal-mundialito-jump-not-straight = { $target } no está a dos casillas en línea recta de { $cell }.
refusal-mundialito-jump-nothing = En { $over } no hay ninguna pirámide que saltar.
refusal-mundialito-jump-ball = En { $over } hay un balón, y no se puede saltar por encima de un balón.
refusal-mundialito-jump-own = En { $over } está tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
}; solo puedes saltar por encima de una pirámide rival.
refusal-mundialito-jump-edge-row = { $piece ->
    [1] El peón
    [2] El dron
   *[3] La reina
} de { $over } está en la fila { $row }; en las filas 1 y 6 no se puede saltar nada.
refusal-mundialito-jump-not-bigger = Tu { $own ->
    [1] peón
    [2] dron
   *[3] reina
} de { $cell } solo puede saltar por encima de una pirámide más grande, y { $piece ->
    [1] el peón
    [2] el dron
   *[3] la reina
} de { $over } no lo es.
refusal-mundialito-jump-no-arrow-on = No hay flecha de { $over } a { $target }, así que tu { $own ->
    [1] peón
    [2] dron
   *[3] reina
} no puede saltar hacia allí.
refusal-mundialito-jump-blocked = Tu { $own ->
    [1] peón
    [2] dron
   *[3] reina
} no puede caer en { $target }: no está vacía.
refusal-mundialito-pass-vertical = { $cell } está justo encima o debajo del balón de { $ball }; un pase va en horizontal o en diagonal.
refusal-mundialito-pass-no-line = { $cell } no está en línea con el balón de { $ball }; un pase va en horizontal o en diagonal, nunca por el borde.
refusal-mundialito-pass-blocked = La línea del balón de { $ball } a { $cell } está bloqueada en { $over }.
