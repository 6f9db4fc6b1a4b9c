# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] Esta jogada
   *[other] O turno inteiro
}
hedgehog-reason-roll = { $roll ->
    [1] qualquer número
    [6] um 6
   *[other] { $roll } ou mais
}

hedgehog-reason-built = { $stacking ->
    [nest] Completa o seu ninho e vence!
   *[tree] Completa a sua árvore e vence!
}
hedgehog-reason-builds = { $stacking ->
    [nest] Com o turno inteiro, você monta o seu ninho e vence!
   *[tree] Com o turno inteiro, você monta a sua árvore e vence!
}
hedgehog-reason-drawn = { hedgehog-dead }. A corrida acaba mais rápido se todo mundo passar.
hedgehog-reason-stops = { hedgehog-reason-it } impede o { hedgehog-colour } de vencer com { hedgehog-reason-roll }.
hedgehog-reason-slows = O { hedgehog-colour } poderia vencer com { hedgehog-reason-roll }. { hedgehog-reason-it } faz com que precise de { $needs ->
    [6] um 6
   *[other] { $needs } ou mais
}.
hedgehog-reason-safe = { hedgehog-reason-it } não deixa ninguém com um número que dê a vitória.
hedgehog-reason-ready = { hedgehog-reason-it } permite vencer no próximo turno com { hedgehog-reason-roll }, se ninguém atrapalhar.
hedgehog-reason-alone = { hedgehog-reason-it } permite vencer no próximo turno com { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } põe { $size ->
    [3] a sua
   *[other] o seu
} { hedgehog-size } { $onto ->
    [1] no seu peão
    [2] no seu drone
   *[3] na sua rainha
}, onde é o lugar certo.
hedgehog-reason-covers = { hedgehog-reason-it } põe { $by ->
    [1] o seu peão
    [2] o seu drone
   *[3] a sua rainha
} em cima { $size ->
    [3] da
   *[other] do
} { hedgehog-size } do { hedgehog-colour }. Enquanto isso durar, o { hedgehog-colour } não pode montar { $stacking ->
    [nest] um ninho
   *[tree] uma árvore
}.
hedgehog-reason-holds = { $by ->
    [1] O seu peão
    [2] O seu drone
   *[3] A sua rainha
} está em cima { $size ->
    [3] da
   *[other] do
} { hedgehog-size } do { hedgehog-colour }, então o { hedgehog-colour } não pode montar { $stacking ->
    [nest] um ninho
   *[tree] uma árvore
}.
hedgehog-reason-parts = { hedgehog-reason-it } leva { $size ->
    [3] a
   *[other] o
} { hedgehog-size } do { hedgehog-colour } para longe { $from ->
    [1] do peão
    [2] do drone
   *[3] da rainha
} do { hedgehog-colour }.
hedgehog-reason-uncovers = { hedgehog-reason-it } tira { $by ->
    [1] o seu peão
    [2] o seu drone
   *[3] a sua rainha
} { $size ->
    [3] da sua
   *[other] do seu
} { hedgehog-size }, que precisa carregar outra peça primeiro.
hedgehog-reason-closer = { hedgehog-reason-it } aproxima { $size ->
    [3] a sua
   *[other] o seu
} { hedgehog-size } { $onto ->
    [1] do seu peão
    [2] do seu drone
   *[3] da sua rainha
}.
hedgehog-reason-waits = Qualquer outro movimento ajudaria outra pessoa a vencer.
hedgehog-reason-dead = { hedgehog-reason-it } deixa um anel em que ninguém mais consegue montar { $stacking ->
    [nest] um ninho
   *[tree] uma árvore
}.
hedgehog-reason-allows = { hedgehog-reason-it } deixa o { hedgehog-colour } vencer com { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Outro caminho até o mesmo anel custa { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
} a mais.
hedgehog-reason-only = É tudo o que você pode fazer.
hedgehog-reason-nobody = Depois disso, ninguém mais tem um número que dê a vitória.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] O { hedgehog-colour } ainda pode vencer com { hedgehog-reason-roll }.
   *[none] O { hedgehog-colour } pode vencer com { hedgehog-reason-roll }, seja qual for a sua jogada.
}
hedgehog-reason-apart = O lugar { $size ->
    [3] da sua
   *[other] do seu
} { hedgehog-size } é { $onto ->
    [1] no seu peão
    [2] no seu drone
   *[3] na sua rainha
}: { $count ->
    [0] estão na mesma pilha
    [1] falta 1 espaço
   *[other] faltam { $count } espaços
}.
