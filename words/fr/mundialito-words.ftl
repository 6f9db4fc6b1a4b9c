# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] pion
    [2] drone
   *[3] reine
}
    .the = { $size ->
        [1] le pion
        [2] le drone
       *[3] la reine
    }
    .to = { $size ->
        [1] au pion
        [2] au drone
       *[3] à la reine
    }
mundialito-sizes = { $size ->
    [1] pions
    [2] drones
   *[3] reines
}
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
refusal-mundialito-notation = « { $text } » n’est pas une action de Mundialito. Tape un déplacement `b1-b2`, une poussée `b3xb4`, un saut `b3^b5`, une passe `*d4` ou `end`. Avant le coup d’envoi, tape `setup 321123` et `ball c2`.
