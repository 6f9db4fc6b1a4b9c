# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

# Example: Bermellon
mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
# Example: pawn
mundialito-size = { $size ->
    [1] pawn
    [2] drone
   *[3] queen
}
# Example: drones
mundialito-sizes = { $size ->
    [1] pawns
    [2] drones
   *[3] queens
}
# Example: Gualda 12–12 Bermellon
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
# Example: 1 action left
mundialito-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
# Example: “x99-y99” isn't a Mundialito action. Type a move `b1-b2`, a push `b3xb4`, a jump `b3^b5`, a pass `*d4` or `end`. Before the kick-off, type `setup 321123` and `ball c2`.
refusal-mundialito-notation = “{ $text }” isn't a Mundialito action. Type a move `b1-b2`, a push `b3xb4`, a jump `b3^b5`, a pass `*d4` or `end`. Before the kick-off, type `setup 321123` and `ball c2`.
