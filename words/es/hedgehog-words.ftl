# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# A colour beside a reina is feminine: other messages say { hedgehog-colour.feminine }.

hedgehog-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
    [blue] azul
    [green] verde
    [black] negro
    [purple] morado
    [orange] naranja
    [clear] transparente
    [cyan] cian
    [white] blanco
   *[pink] rosa
}
    .feminine = { $colour ->
        [red] roja
        [yellow] amarilla
        [blue] azul
        [green] verde
        [black] negra
        [purple] morada
        [orange] naranja
        [clear] transparente
        [cyan] cian
        [white] blanca
       *[pink] rosa
    }
hedgehog-colour-first = { $colour ->
    [red] Rojo
    [yellow] Amarillo
    [blue] Azul
    [green] Verde
    [black] Negro
    [purple] Morado
    [orange] Naranja
    [clear] Transparente
    [cyan] Cian
    [white] Blanco
   *[pink] Rosa
}
# With its article: other messages say { hedgehog-size.the }.
hedgehog-size = { $size ->
    [1] peón
    [2] dron
   *[3] reina
}
    .the = { $size ->
        [1] el peón
        [2] el dron
       *[3] la reina
    }
hedgehog-size-first = { $size ->
    [1] Peón
    [2] Dron
   *[3] Reina
}
hedgehog-you = tú
# A list: $some are all but the last, separated by commas.
hedgehog-points-left = { $count ->
    [one] queda 1 punto
   *[other] quedan { $count } puntos
}
hedgehog-rolled = tirada de { $rolled }
hedgehog-passed = pasa
