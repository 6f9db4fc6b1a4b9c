# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] peão
    [2] drone
   *[3] rainha
}
mundialito-sizes = { $size ->
    [1] peões
    [2] drones
   *[3] rainhas
}
mundialito-note-score = Gualda { $gualda } x { $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [1] resta 1 ação
   *[other] restam { $count } ações
}
refusal-mundialito-notation = “{ $text }” não é uma ação de Mundialito. Digite um movimento `b1-b2`, um empurrão `b3xb4`, um salto `b3^b5`, um passe `*d4` ou `end`. Antes do pontapé inicial, digite `setup 321123` e `ball c2`.
