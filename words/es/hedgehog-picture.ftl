# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = Mueve { hedgehog-colour-first }
hedgehog-title-won = { $stacking ->
    [nest] ¡Un nido! Gana { hedgehog-colour-first }
   *[tree] ¡Un árbol! Gana { hedgehog-colour-first }
}
hedgehog-title-solo = ¡Resuelto en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}!
hedgehog-title-draw = { $seats ->
    [1] Sin resolver
   *[other] No gana nadie
}
hedgehog-note-turn = Turno { $turn }
hedgehog-note-nest = nido
hedgehog-note-roll = tira el dado
hedgehog-note-chosen = { hedgehog-size } en { $stack }
hedgehog-note-stays = { hedgehog-size } en { $stack } no puede moverse
hedgehog-note-no-move = sin jugada
hedgehog-note-passing = { $count } de { $most } pasaron
hedgehog-note-built = { $stacking ->
    [nest] nido en la pila { $stack }
   *[tree] árbol en la pila { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] todos pasaron, uno tras otro
    [stuck] ninguna pieza puede moverse ya
   *[turn_limit] se llegó al límite de turnos
}
hedgehog-note-reason-solo = { $reason ->
    [passes] tres veces seguidas sin mover
    [stuck] ninguna pieza puede moverse ya
   *[turn_limit] se llegó al límite de turnos
}

## The lines below the ring.

hedgehog-last-turn = Último turno, { hedgehog-colour }: { $told }
hedgehog-this-turn = Hasta ahora, { hedgehog-colour }: { $told }
hedgehog-legend-steps = pasos
hedgehog-legend-points = puntos
hedgehog-legend-ways = + sentido horario, − antihorario
hedgehog-legend-every = P peón, D dron, Q reina; + horario
hedgehog-legend-joined = unidos

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Carrera de erizos, { $facts }.
hedgehog-alt-turn = turno { $turn }
hedgehog-alt-nest = se juega al nido
hedgehog-alt-you = tu color es { hedgehog-colour }
hedgehog-alt-your-move = mueves con { hedgehog-colour }
hedgehog-alt-to-move = mueve { hedgehog-colour-first }
hedgehog-alt-to-roll = { hedgehog-colour-first } tira el dado
hedgehog-alt-won = { $stacking ->
    [nest] { hedgehog-colour-first } hizo un nido en la pila { $stack } y ganó
   *[tree] { hedgehog-colour-first } hizo un árbol en la pila { $stack } y ganó
}
hedgehog-alt-draw = { $seats ->
    [1] sin resolver
   *[other] no ganó nadie
}
hedgehog-alt-neutral = colores neutrales: { $colours }
hedgehog-alt-passed = pasaron: { $colours }
hedgehog-alt-last = Último turno, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first }, este turno hasta ahora: { $told }.
hedgehog-alt-stacks = { $count ->
    [one] Una pila
   *[other] { $count } pilas, en sentido horario
}, de abajo arriba: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { $size ->
    [1] peón { hedgehog-colour }
    [2] dron { hedgehog-colour }
   *[3] reina { hedgehog-colour.feminine }
}
hedgehog-alt-chosen = { hedgehog-size-first } en { $stack } puede ir { $ways }.
hedgehog-alt-stays = { hedgehog-size-first } en { $stack } ahora no puede moverse.
hedgehog-alt-way = { $steps } a { $stack } por { $cost }
hedgehog-alt-short = Toda la posición está en «Tablero en palabras».
