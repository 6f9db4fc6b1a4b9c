# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
# .the is who does something, .whom to whom it is done, .to where something goes, .before what it faces.
mundialito-size = { $size ->
    [1] Bauer
    [2] Drohne
   *[3] Königin
}
    .the = { $size ->
        [1] der Bauer
        [2] die Drohne
       *[3] die Königin
    }
    .whom = { $size ->
        [1] den Bauern
        [2] die Drohne
       *[3] die Königin
    }
    .to = { $size ->
        [1] zum Bauern
        [2] zur Drohne
       *[3] zur Königin
    }
    .before = { $size ->
        [1] dem Bauern
        [2] der Drohne
       *[3] der Königin
    }
mundialito-sizes = { $size ->
    [1] Bauern
    [2] Drohnen
   *[3] Königinnen
}
mundialito-note-score = Gualda { $gualda }:{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
refusal-mundialito-notation = „{ $text }“ ist keine Aktion von Mundialito. Schreib einen Schritt `b1-b2`, einen Schub `b3xb4`, einen Sprung `b3^b5`, einen Pass `*d4` oder `end`. Vor dem Anstoß schreib `setup 321123` und `ball c2`.
