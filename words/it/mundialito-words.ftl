# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
# With its article, and after “a”: other messages say { mundialito-size.the } and { mundialito-size.to }.
mundialito-size = { $size ->
    [1] pedone
    [2] drone
   *[3] regina
}
    .the = { $size ->
        [1] il pedone
        [2] il drone
       *[3] la regina
    }
    .to = { $size ->
        [1] al pedone
        [2] al drone
       *[3] alla regina
    }
mundialito-sizes = { $size ->
    [1] pedoni
    [2] droni
   *[3] regine
}
    .both = { $size ->
        [1] i due pedoni
        [2] i due droni
       *[3] le due regine
    }
mundialito-note-score = Gualda { $gualda }-{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] resta 1 azione
   *[other] restano { $count } azioni
}
refusal-mundialito-notation = “{ $text }” non è un’azione di Mundialito. Scrivi uno spostamento `b1-b2`, una spinta `b3xb4`, un salto `b3^b5`, un passaggio `*d4` o `end`. Prima del calcio d’inizio scrivi `setup 321123` e `ball c2`.
