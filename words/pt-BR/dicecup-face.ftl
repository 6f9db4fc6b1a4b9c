# The dice cup on buttons and in the menus of commands and lobbies.
game-dicecup = Mundialito, a copa de dados
routine-dicecup = 🎲 Lançar
option-dicecup-mode = { $value ->
    [professional] Profissional: oito grupos, depois mata-mata
    [touristic] Turista: dois grupos por vez, depois mata-mata
   *[beginner] Iniciante: só mata-mata, a copa mais curta
}
option-dicecup-mode-name = Duração da copa
option-dicecup-selection-name = Seleções
option-dicecup-custom-team-name = Seu próprio time
option-dicecup-custom-stars-name = Estrelas do seu time
option-dicecup-selection = { $value ->
    [random] 32 das 44 seleções, por sorteio
    [custom] 32 seleções escolhidas a dedo
   *[standard] Todas de duas e três estrelas, mais 16 de uma
}
option-dicecup-teams = { $usual ->
    [yes] Nenhuma seleção escolhida
   *[no] Seleções escolhidas
}
option-dicecup-seeding = { $value ->
    [no] Grupos sorteados ao acaso
   *[yes] Seleções fortes espalhadas pelos grupos
}
option-dicecup-custom-team = { $usual ->
    [yes] Sem time próprio
   *[no] Time próprio: { $value }
}
option-dicecup-custom-stars = { $value ->
    [1] Time próprio: uma estrela
    [2] Time próprio: duas estrelas
   *[3] Time próprio: três estrelas
}
option-dicecup-dealer = { $value ->
    [0] O lugar 1 dá as cartas
    [1] O lugar 2 dá as cartas
    [2] O lugar 3 dá as cartas
    [3] O lugar 4 dá as cartas
    [4] O lugar 5 dá as cartas
   *[5] O lugar 6 dá as cartas
}

## Other pictures of the cup, on buttons.

page-dicecup-match = A partida
page-dicecup-groups = Os grupos
page-dicecup-cup = A copa até aqui
page-dicecup-final = O campeão
option-dicecup-teams-swap = Escolher seleções…
