# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellón
}
# With its article, the and to the: other messages say { mundialito-size.the } and { mundialito-size.to }.
mundialito-size = { $size ->
    [1] peón
    [2] dron
   *[3] reina
}
    .the = { $size ->
        [1] el peón
        [2] el dron
       *[3] la reina
    }
    .to = { $size ->
        [1] al peón
        [2] al dron
       *[3] a la reina
    }
mundialito-sizes = { $size ->
    [1] peones
    [2] drones
   *[3] reinas
}
    .both = { $size ->
        [1] los dos peones
        [2] los dos drones
       *[3] las dos reinas
    }
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellón
mundialito-actions-left = { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
refusal-mundialito-notation = «{ $text }» no es una acción de Mundialito. Escribe un movimiento `b1-b2`, un empujón `b3xb4`, un salto `b3^b5`, un pase `*d4` o `end`. Antes del saque, escribe `setup 321123` y `ball c2`.
