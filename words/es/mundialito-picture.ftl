# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Se ponen los posavasos
mundialito-title-setup = { mundialito-side }, a alinear
mundialito-title-ball = { mundialito-side }, pon tu balón
mundialito-title-move = Mueve { mundialito-side }
mundialito-title-won = ¡Gol! Gana { mundialito-side }
mundialito-title-goal = ¡Gol de { mundialito-side }!
mundialito-title-ahead = Gana { mundialito-side }
mundialito-title-match-won = Gana { mundialito-side } { $own }–{ $other }
mundialito-title-draw = Empate
mundialito-title-draw-goals = Empate, { $own }–{ $other }
mundialito-note-turn = Turno { $turn }
mundialito-note-setup = Preparación { $step } de 4
mundialito-note-row = una casilla de la fila { $row }
mundialito-note-line-up = seis pirámides en la fila { $row }
mundialito-note-next-setup = { mundialito-side } se alinea otra vez
mundialito-note-chosen = { mundialito-size } en { $cell }
mundialito-note-chosen-ball = balón en { $cell }
mundialito-note-seen = lado de { mundialito-side }
mundialito-note-goal-cell = el balón llega a { $cell }
mundialito-note-coasters = luego se alinea Gualda
mundialito-note-reason = { $reason ->
    [repetition] la misma posición por tercera vez
    [turn_limit] se llegó al límite de turnos
    [whistle] el pitido final acaba el partido
   *[goal] el balón está dentro
}
mundialito-note-ahead = su balón estaba más adelante

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } marca aquí
mundialito-scores-here-named = { mundialito-side } ({ $name }) marca aquí
mundialito-turn-before = { $yours ->
    [yes] Tú: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Luego tú: { $actions }
   *[no] Luego { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Tu último turno: { $actions }
   *[no] Último turno, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] Este turno: { $actions }
   *[no] Hasta ahora, { mundialito-side }: { $actions }
}
mundialito-seam = Bordes unidos: las columnas a y f se tocan
mundialito-step-row = fila { $row }
mundialito-legend-move = mover
mundialito-legend-push = empujar
mundialito-legend-jump = saltar
mundialito-legend-pass = pase

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = los posavasos aún no están puestos
mundialito-alt-turn = turno { $turn }
mundialito-alt-setup = preparación, paso { $step } de 4
mundialito-alt-placing = { mundialito-side } coloca { $what ->
    [ball] el balón en la fila { $row }
   *[pyramids] seis pirámides en la fila { $row }
}
mundialito-alt-to-move = mueve { mundialito-side }
mundialito-alt-goal = gol de { mundialito-side } en { $cell }
mundialito-alt-won = ha ganado { mundialito-side }
mundialito-alt-draw = empate
mundialito-alt-seen = visto desde el lado de { mundialito-side }
mundialito-alt-before = Turno anterior, { mundialito-side }: { $actions }.
mundialito-alt-last = Último turno, { mundialito-side }: { $actions }.
mundialito-alt-so-far = Este turno hasta ahora, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = balón { $cell }
mundialito-alt-empty = El tablero está vacío.
mundialito-alt-draft = Elegido, aún sin colocar: { $things }.
mundialito-alt-chosen = { $piece } puede { $acts }.
mundialito-alt-piece = { $size ->
    [1] Peón
    [2] Dron
   *[3] Reina
} { $cell }
mundialito-alt-the-ball = Balón { $cell }
mundialito-alt-nothing = { $piece } ahora no puede hacer nada.
mundialito-alt-move = ir a { $cell }
mundialito-alt-move-seam = ir por el borde a { $cell }
mundialito-alt-push = empujar { mundialito-size.to } de { $cell } a { $behind }
mundialito-alt-jump = saltar sobre { mundialito-size.the } de { $over } hasta { $cell }
mundialito-alt-pass = recibir un pase desde { $cell }
mundialito-alt-pass-to = ir en un pase { mundialito-size.to } de { $cell }
mundialito-alt-short = Toda la posición está en «Tablero en palabras».
