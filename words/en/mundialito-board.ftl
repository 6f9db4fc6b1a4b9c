# Mundialito: the board in words.

mundialito-text-key = G is Gualda, B Bermellon; 1 a pawn, 2 a drone, 3 a queen, o the ball.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } scores on row { $row }.
mundialito-text-bars = No way out, cell by cell: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] up
    [R] right
    [D] down
   *[L] left
}
mundialito-text-compass = Up is towards row 6, right towards column f; left of a is f again.
mundialito-text-actions = { mundialito-side } may:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = End the turn: end
mundialito-text-none = Nothing but to end the turn: end
mundialito-text-place = Write setup and six sizes for columns a to f, such as setup 321123.
mundialito-text-place-ball = Write ball and a cell of row { $row }, such as ball c{ $row }.
