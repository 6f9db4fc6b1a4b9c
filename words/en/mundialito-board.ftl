# Mundialito: the board in words.

mundialito-text-key = G is Gualda, B is Bermellon; 1 is a pawn, 2 a drone, 3 a queen, o the ball.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } scores on row { $row }.
mundialito-text-bars = Missing arrows, cell by cell: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] up
    [R] right
    [D] down
   *[L] left
}
mundialito-text-compass = Up is towards row 6, right towards column f. The side edges are joined: right of f is a, left of a is f.
mundialito-text-actions = What { mundialito-side } can play:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = End the turn: end
mundialito-text-none = No piece can do anything. End the turn: end
mundialito-text-place = Type setup and six sizes for columns a to f, for example setup 321123.
mundialito-text-place-ball = Type ball and a cell on row { $row }, for example ball c{ $row }.
