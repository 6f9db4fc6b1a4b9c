# The hedgehog race: what every sentence about it calls things.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips.
# Colours stand as masculine nouns, after the piece and “do”: “rainha do vermelho”. So no ending depends on the piece.

hedgehog-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [blue] azul
    [green] verde
    [black] preto
    [purple] roxo
    [orange] laranja
    [clear] transparente
    [cyan] ciano
    [white] branco
   *[pink] rosa
}
hedgehog-colour-first = { $colour ->
    [red] Vermelho
    [yellow] Amarelo
    [blue] Azul
    [green] Verde
    [black] Preto
    [purple] Roxo
    [orange] Laranja
    [clear] Transparente
    [cyan] Ciano
    [white] Branco
   *[pink] Rosa
}
hedgehog-size = { $size ->
    [1] peão
    [2] drone
   *[3] rainha
}
hedgehog-size-first = { $size ->
    [1] Peão
    [2] Drone
   *[3] Rainha
}
hedgehog-you = você
# A list: $some are all but the last, separated by commas.
hedgehog-points-left = { $count ->
    [1] resta 1 ponto
   *[other] restam { $count } pontos
}
hedgehog-rolled = tirou { $rolled }
hedgehog-passed = passou
