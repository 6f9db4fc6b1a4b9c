# Mundialito: the words in its pictures, and what they show.
# $seat is 0 for Gualda, 1 for Bermellon; $size is 1 to 3 pips; $cell is a name such as b3.

## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Arrumando os porta-copos
mundialito-title-setup = { mundialito-side }, escale o time
mundialito-title-ball = { mundialito-side }, coloque a bola
mundialito-title-move = Vez de { mundialito-side }
mundialito-title-won = Gol! { mundialito-side } vence
mundialito-title-goal = Gol de { mundialito-side }!
mundialito-title-ahead = { mundialito-side } vence
mundialito-title-match-won = { mundialito-side } vence por { $own } a { $other }
mundialito-title-draw = Empate
mundialito-title-draw-goals = Empate, { $own } a { $other }
mundialito-note-turn = Turno { $turn }
mundialito-note-setup = Preparação { $step } de 4
mundialito-note-row = qualquer casa da fileira { $row }
mundialito-note-line-up = seis pirâmides na fileira { $row }
mundialito-note-next-setup = { mundialito-side } escala o time de novo
mundialito-note-chosen = { mundialito-size } em { $cell }
mundialito-note-chosen-ball = bola em { $cell }
mundialito-note-seen = lado de { mundialito-side }
mundialito-note-goal-cell = a bola chega a { $cell }
mundialito-note-coasters = depois Gualda escala o time
mundialito-note-reason = { $reason ->
    [repetition] a mesma posição pela terceira vez
    [turn_limit] chegou ao limite de turnos
    [whistle] o apito encerra a partida
   *[goal] a bola entrou
}
mundialito-note-ahead = a bola estava mais avançada

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } marca aqui
mundialito-scores-here-named = { mundialito-side } ({ $name }) marca aqui
mundialito-turn-before = { $yours ->
    [yes] Você: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Depois você: { $actions }
   *[no] Depois { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Seu último turno: { $actions }
   *[no] Último turno, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] Turno até aqui: { $actions }
   *[no] Até aqui, { mundialito-side }: { $actions }
}
mundialito-seam = As bordas laterais se tocam: a fica ao lado de f
mundialito-step-row = fileira { $row }
mundialito-legend-move = mover
mundialito-legend-push = empurrar
mundialito-legend-jump = saltar
mundialito-legend-pass = passar

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = os porta-copos ainda não estão na mesa
mundialito-alt-turn = turno { $turn }
mundialito-alt-setup = preparação, passo { $step } de 4
mundialito-alt-placing = { mundialito-side } coloca { $what ->
    [ball] a bola na fileira { $row }
   *[pyramids] seis pirâmides na fileira { $row }
}
mundialito-alt-to-move = vez de { mundialito-side }
mundialito-alt-goal = gol de { mundialito-side } em { $cell }
mundialito-alt-won = { mundialito-side } venceu
mundialito-alt-draw = empate
mundialito-alt-seen = visto do lado de { mundialito-side }
mundialito-alt-before = Turno anterior, { mundialito-side }: { $actions }.
mundialito-alt-last = Último turno, { mundialito-side }: { $actions }.
mundialito-alt-so-far = Este turno até aqui, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [1] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = bola { $cell }
mundialito-alt-empty = O tabuleiro está vazio.
mundialito-alt-draft = No esboço, ainda fora do tabuleiro: { $things }.
mundialito-alt-chosen = { $piece } pode { $acts }.
mundialito-alt-piece = { $size ->
    [1] Peão
    [2] Drone
   *[3] Rainha
} { $cell }
mundialito-alt-the-ball = Bola { $cell }
mundialito-alt-nothing = { $piece } não pode fazer nada agora.
mundialito-alt-move = mover para { $cell }
mundialito-alt-move-seam = dar a volta até { $cell }
mundialito-alt-push = empurrar { $size ->
    [3] a
   *[other] o
} { mundialito-size } de { $cell } para { $behind }
mundialito-alt-jump = saltar por cima { $size ->
    [3] da
   *[other] do
} { mundialito-size } de { $over } até { $cell }
mundialito-alt-pass = receber um passe de { $cell }
mundialito-alt-pass-to = ser passada para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }
mundialito-alt-short = Veja “Tabuleiro em palavras” para a posição inteira.
