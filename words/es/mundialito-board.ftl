# Mundialito: the board in words.

mundialito-text-key = G es Gualda, B es Bermellón; 1 es un peón, 2 un dron, 3 una reina, o el balón.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } marca en la fila { $row }.
mundialito-text-bars = Flechas que faltan, casilla por casilla: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] arriba
    [R] derecha
    [D] abajo
   *[L] izquierda
}
mundialito-text-compass = Arriba es hacia la fila 6, derecha hacia la columna f. Los bordes laterales están unidos: a la derecha de f está a, y a la izquierda de a está f.
mundialito-text-actions = Lo que puede jugar { mundialito-side }:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = Terminar el turno: end
mundialito-text-none = Ninguna pieza puede hacer nada. Termina el turno: end
mundialito-text-place = Escribe setup y seis tamaños para las columnas de la a a la f, por ejemplo setup 321123.
mundialito-text-place-ball = Escribe ball y una casilla de la fila { $row }, por ejemplo ball c{ $row }.
