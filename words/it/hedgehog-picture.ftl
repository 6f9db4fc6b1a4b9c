## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = Muove { hedgehog-colour.the }
hedgehog-title-won = { $stacking ->
    [nest] Nido! Vince { hedgehog-colour.the }
   *[tree] Albero! Vince { hedgehog-colour.the }
}
hedgehog-title-solo = Riuscita in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}!
hedgehog-title-draw = { $seats ->
    [1] Non riuscita
   *[other] Non vince nessuno
}
hedgehog-note-turn = Turno { $turn }
hedgehog-note-nest = regola del nido
hedgehog-note-roll = lancia il dado
hedgehog-note-chosen = scelta: { hedgehog-size }, pila { $stack }
hedgehog-note-stays = { hedgehog-size }, pila { $stack }: non si muove
hedgehog-note-no-move = nessuna mossa, finisci il turno
hedgehog-note-passing = passano { $count } su { $most }
hedgehog-note-built = { $stacking ->
    [nest] nido nella pila { $stack }
   *[tree] albero nella pila { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] passano tutti, di fila
    [stuck] nessun pezzo può più muoversi
   *[turn_limit] raggiunto il limite di turni
}
hedgehog-note-reason-solo = { $reason ->
    [passes] tre turni di fila senza mosse
    [stuck] nessun pezzo può più muoversi
   *[turn_limit] raggiunto il limite di turni
}

## The lines below the ring.

hedgehog-last-turn = Ultimo turno, { hedgehog-colour }: { $told }
hedgehog-this-turn = Finora, { hedgehog-colour }: { $told }
hedgehog-legend-steps = passi
hedgehog-legend-points = punti
hedgehog-legend-ways = + senso orario, − antiorario
hedgehog-legend-every = P pedone, D drone, Q regina; + orario
hedgehog-legend-joined = insieme

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Corsa dei ricci, { $facts }.
hedgehog-alt-turn = turno { $turn }
hedgehog-alt-nest = regola del nido
hedgehog-alt-you = il tuo colore: { hedgehog-colour }
hedgehog-alt-your-move = tocca a te, { hedgehog-colour }
hedgehog-alt-to-move = muove { hedgehog-colour.the }
hedgehog-alt-to-roll = { hedgehog-colour.the } deve lanciare il dado
hedgehog-alt-won = { $stacking ->
    [nest] vince { hedgehog-colour.the }, nido nella pila { $stack }
   *[tree] vince { hedgehog-colour.the }, albero nella pila { $stack }
}
hedgehog-alt-draw = { $seats ->
    [1] corsa non riuscita
   *[other] non vince nessuno
}
hedgehog-alt-neutral = neutri: { $colours }
hedgehog-alt-passed = passano: { $colours }
hedgehog-alt-last = Ultimo turno, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first }, in questo turno finora: { $told }.
hedgehog-alt-stacks = { $count ->
    [one] Una pila
   *[other] { $count } pile, in senso orario
}, dal basso in alto: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { $size ->
    [1] pedone { hedgehog-colour }
    [2] drone { hedgehog-colour }
   *[3] regina { hedgehog-colour.feminine }
}
hedgehog-alt-chosen = { hedgehog-size-first }, pila { $stack }: può andare { $ways }.
hedgehog-alt-stays = { hedgehog-size-first }, pila { $stack }: ora non può muoversi.
hedgehog-alt-way = { $steps } alla { $stack } per { $cost }
hedgehog-alt-short = Tutta la posizione è in Plancia a parole.
