# Mundialito: the board in words.

mundialito-text-key = G is Gualda, B is Bermellon; 1 is a pawn, 2 a drone, 3 a queen, o the ball.
# Example: G
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
# Example: Bermellon scores on row 1.
mundialito-text-goals = { mundialito-side } scores on row { $row }.
# Example: Missing arrows, cell by cell: a1 down, b1 right, c1 left.
mundialito-text-bars = Missing arrows, cell by cell: { $bars }.
# Example: a1 down
mundialito-text-bar = { $cell } { $way ->
    [U] up
    [R] right
    [D] down
   *[L] left
}
mundialito-text-compass = Up is towards row 6, right towards column f. The side edges are joined: right of f is a, left of a is f.
# Example: What Gualda can play:
mundialito-text-actions = What { mundialito-side } can play:
# Example: Pawn c6: *c6
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = End the turn: end
mundialito-text-none = No piece can do anything. End the turn: end
mundialito-text-place = Type setup and six sizes for columns a to f, for example setup 321123.
# Example: Type ball and a cell on row 1, for example ball c1.
mundialito-text-place-ball = Type ball and a cell on row { $row }, for example ball c{ $row }.
