# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = Vez do { hedgehog-colour }
hedgehog-title-won = { $stacking ->
    [nest] Ninho! { hedgehog-colour-first } vence
   *[tree] Árvore! { hedgehog-colour-first } vence
}
hedgehog-title-solo = Resolvido em { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}!
hedgehog-title-draw = { $seats ->
    [1] Não resolvido
   *[other] Ninguém vence
}
hedgehog-note-turn = Turno { $turn }
hedgehog-note-nest = ninho
hedgehog-note-roll = lance o dado
hedgehog-note-chosen = { hedgehog-size } em { $stack }
hedgehog-note-stays = { hedgehog-size } em { $stack } não anda
hedgehog-note-no-move = sem saída: encerre
hedgehog-note-passing = { $count ->
    [1] { $count } de { $most } passou
   *[other] { $count } de { $most } passaram
}
hedgehog-note-built = { $stacking ->
    [nest] ninho na pilha { $stack }
   *[tree] árvore na pilha { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] todo mundo passou
    [stuck] nenhuma peça pode mais andar
   *[turn_limit] limite de turnos atingido
}
hedgehog-note-reason-solo = { $reason ->
    [passes] passou três vezes seguidas
    [stuck] nenhuma peça pode mais andar
   *[turn_limit] limite de turnos atingido
}

## The lines below the ring.

hedgehog-last-turn = Último turno, { hedgehog-colour }: { $told }
hedgehog-this-turn = Até aqui, { hedgehog-colour }: { $told }
hedgehog-legend-steps = passos
hedgehog-legend-points = pontos
hedgehog-legend-ways = + horário, − anti-horário
hedgehog-legend-every = P peão, D drone, Q rainha; + horário
hedgehog-legend-joined = juntos

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Corrida de ouriços, { $facts }.
hedgehog-alt-turn = turno { $turn }
hedgehog-alt-nest = regra do ninho
hedgehog-alt-you = você é o { hedgehog-colour }
hedgehog-alt-your-move = sua vez com o { hedgehog-colour }
hedgehog-alt-to-move = vez do { hedgehog-colour }
hedgehog-alt-to-roll = o { hedgehog-colour } lança o dado
hedgehog-alt-won = { $stacking ->
    [nest] o { hedgehog-colour } montou um ninho na pilha { $stack } e venceu
   *[tree] o { hedgehog-colour } montou uma árvore na pilha { $stack } e venceu
}
hedgehog-alt-draw = { $seats ->
    [1] não resolvido
   *[other] ninguém venceu
}
hedgehog-alt-neutral = neutros: { $colours }
hedgehog-alt-passed = quem passou: { $colours }
hedgehog-alt-last = Último turno, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first } neste turno até aqui: { $told }.
hedgehog-alt-stacks = { $count ->
    [1] Uma pilha
   *[other] { $count } pilhas, no sentido horário
}, de baixo para cima: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { hedgehog-size } do { hedgehog-colour }
hedgehog-alt-chosen = { hedgehog-size-first } em { $stack } pode ir { $ways }.
hedgehog-alt-stays = { hedgehog-size-first } em { $stack } não pode andar agora.
hedgehog-alt-way = { $steps } até { $stack } por { $cost }
hedgehog-alt-short = Veja “Tabuleiro em palavras” para a posição inteira.
