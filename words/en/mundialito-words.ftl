# Mundialito: what every sentence about it calls things.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips.

mundialito-side = { $seat ->
    [0] Gualda
   *[1] Bermellon
}
mundialito-size = { $size ->
    [1] pawn
    [2] drone
   *[3] queen
}
mundialito-sizes = { $size ->
    [1] pawns
    [2] drones
   *[3] queens
}
mundialito-note-score = Gualda { $gualda }–{ $bermellon } Bermellon
mundialito-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
