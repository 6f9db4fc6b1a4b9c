## The header of a picture: a title, and a second line joined from notes.

mundialito-title-coasters = Si posano i sottobicchieri
mundialito-title-setup = Si schiera { mundialito-side }
mundialito-title-ball = { mundialito-side }, piazza la palla
mundialito-title-move = Tocca a { mundialito-side }
mundialito-title-won = Gol! Vince { mundialito-side }
mundialito-title-goal = Gol di { mundialito-side }!
mundialito-title-ahead = Vince { mundialito-side }
mundialito-title-match-won = { mundialito-side } vince { $own }-{ $other }
mundialito-title-draw = Pareggio
mundialito-title-draw-goals = Pareggio, { $own }-{ $other }
mundialito-note-turn = Turno { $turn }
mundialito-note-setup = Preparazione { $step } di 4
mundialito-note-row = una casella della riga { $row }
mundialito-note-line-up = sei piramidi sulla riga { $row }
mundialito-note-next-setup = { mundialito-side } si schiera di nuovo
mundialito-note-chosen = { mundialito-size } in { $cell }
mundialito-note-chosen-ball = palla in { $cell }
mundialito-note-seen = lato di { mundialito-side }
mundialito-note-goal-cell = la palla arriva in { $cell }
mundialito-note-coasters = poi si schiera Gualda
mundialito-note-reason = { $reason ->
    [repetition] stessa posizione, terza volta
    [turn_limit] raggiunto il limite di turni
    [whistle] il fischio chiude la partita
   *[goal] la palla è dentro
}
mundialito-note-ahead = la sua palla era più avanti

## The strips of the goal rows and the lines below the board. $yours is yes for the turn of whoever looks.

mundialito-scores-here = { mundialito-side } segna qui
mundialito-scores-here-named = { mundialito-side } ({ $name }) segna qui
mundialito-turn-before = { $yours ->
    [yes] Tu: { $actions }
   *[no] { mundialito-side }: { $actions }
}
mundialito-turn-then = { $yours ->
    [yes] Poi tu: { $actions }
   *[no] Poi { mundialito-side }: { $actions }
}
mundialito-last-turn = { $yours ->
    [yes] Il tuo ultimo turno: { $actions }
   *[no] Ultimo turno, { mundialito-side }: { $actions }
}
mundialito-this-turn = { $yours ->
    [yes] Questo turno, finora: { $actions }
   *[no] Finora, { mundialito-side }: { $actions }
}
mundialito-seam = I bordi si toccano: colonne a e f vicine
mundialito-step-row = riga { $row }
mundialito-legend-move = vai
mundialito-legend-push = spingi
mundialito-legend-jump = salta
mundialito-legend-pass = passa

## The description of a picture (alt text): at most 1,024 characters.

mundialito-alt-head = Mundialito, { $facts }.
mundialito-alt-coasters = i sottobicchieri non sono ancora al loro posto
mundialito-alt-turn = turno { $turn }
mundialito-alt-setup = preparazione, passo { $step } di 4
mundialito-alt-placing = { mundialito-side } piazza { $what ->
    [ball] la palla sulla riga { $row }
   *[pyramids] sei piramidi sulla riga { $row }
}
mundialito-alt-to-move = tocca a { mundialito-side }
mundialito-alt-goal = gol di { mundialito-side } in { $cell }
mundialito-alt-won = vince { mundialito-side }
mundialito-alt-draw = pareggio
mundialito-alt-seen = dal lato di { mundialito-side }
mundialito-alt-before = Turno precedente, { mundialito-side }: { $actions }.
mundialito-alt-last = Ultimo turno, { mundialito-side }: { $actions }.
mundialito-alt-so-far = Questo turno finora, { mundialito-side }: { $actions }.
mundialito-alt-side = { mundialito-side }: { $groups }.
mundialito-alt-group = { $count ->
    [one] { mundialito-size } { $cells }
   *[other] { mundialito-sizes } { $cells }
}
mundialito-alt-ball = palla { $cell }
mundialito-alt-empty = La plancia è vuota.
mundialito-alt-draft = Scelta, non ancora sulla plancia: { $things }.
mundialito-alt-chosen = { $piece } può { $acts }.
mundialito-alt-piece = { $size ->
    [1] Pedone
    [2] Drone
   *[3] Regina
} { $cell }
mundialito-alt-the-ball = Palla { $cell }
mundialito-alt-nothing = { $piece } ora non può fare niente.
mundialito-alt-move = andare in { $cell }
mundialito-alt-move-seam = andare in { $cell } facendo il giro
mundialito-alt-push = spingere { mundialito-size.the } da { $cell } in { $behind }
mundialito-alt-jump = saltare { mundialito-size.the } in { $over } e atterrare in { $cell }
mundialito-alt-pass = ricevere un passaggio da { $cell }
mundialito-alt-pass-to = passare { mundialito-size.to } in { $cell }
mundialito-alt-short = Tutta la posizione è in Plancia a parole.
