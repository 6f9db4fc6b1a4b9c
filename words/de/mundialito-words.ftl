# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}
mundialito-sizes = { $size ->
    [1] Bauern
    [2] Drohnen
   *[3] Königinnen
}
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
refusal-mundialito-notation = „{ $text }“ ist keine Aktion von Mundialito. Schreib einen Schritt `b1-b2`, einen Schub `b3xb4`, einen Sprung `b3^b5`, einen Pass `*d4` oder `end`. Vor dem Anstoß schreib `setup 321123` und `ball c2`.
