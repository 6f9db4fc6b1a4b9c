# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.
# .of is the genitive, .to the dative, .moved the accusative: what something is done to.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] pionek
    [2] dron
   *[3] królowa
}
    .of = { $size ->
        [1] pionka
        [2] drona
       *[3] królowej
    }
    .to = { $size ->
        [1] pionkowi
        [2] dronowi
       *[3] królowej
    }
    .moved = { $size ->
        [1] pionka
        [2] drona
       *[3] królową
    }
mundialito-sizes = { $size ->
    [1] pionki
    [2] drony
   *[3] królowe
}
mundialito-note-score = Gualda { $gualda }:{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
refusal-mundialito-notation = „{ $text }” to nie jest akcja w Mundialito. Wpisz ruch `b1-b2`, pchnięcie `b3xb4`, skok `b3^b5`, podanie `*d4` albo `end`. Przed rozpoczęciem wpisz `setup 321123` i `ball c2`.
