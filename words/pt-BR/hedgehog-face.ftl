# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first } em { $stack }
hedgehog-face-way = { $cost ->
    [1] { $steps } até { $stack }, 1 ponto
   *[other] { $steps } até { $stack }, { $cost } pontos
}
# The same without its cost, for a piece with many ways to go.
hedgehog-face-steps = { $steps } até { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } até { $stack }, { $cost ->
    [1] 1 ponto
   *[other] { $cost } pontos
}
# The same without its cost, where there are many moves.
hedgehog-face-move-short = { hedgehog-size-first } { $steps } até { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (depois { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# Não pode se mover: { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] faltam pontos
    [under-own] { $own ->
        [1] embaixo do seu peão
        [2] embaixo do seu drone
       *[3] embaixo da sua rainha
    }
    [one-stack] todas em uma só pilha
   *[other] nenhuma pilha ao alcance serve
})
hedgehog-face-pass = Passar
hedgehog-face-end = { $left ->
    [1] Encerrar, perder 1 ponto
   *[other] Encerrar, perder { $left } pontos
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [1] resta **1 ponto**:
   *[other] restam **{ $left } pontos**:
}
hedgehog-face-every = escolha um movimento.
hedgehog-face-every-short =
    escolha um movimento.
    -# Cada passo custa 1 ponto ao peão, 2 ao drone e 3 à rainha.
hedgehog-face-choose = escolha uma peça.
hedgehog-face-chosen = { $size ->
    [1] peão na pilha { $stack }, 1 ponto por passo. Para onde?
    [2] drone na pilha { $stack }, 2 pontos por passo. Para onde?
   *[3] rainha na pilha { $stack }, 3 pontos por passo. Para onde?
}
hedgehog-face-nothing = nenhum movimento é possível. Encerre o turno.

## On the menus of commands and lobbies.

game-hedgehog = Corrida de ouriços (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Montar um ninho: suba em peças iguais ou menores
   *[tree] Montar uma árvore: suba em peças iguais ou maiores
}
option-hedgehog-stacking-name = Como se vence
option-hedgehog-neutral = { $value ->
    [yes] Sempre quatro cores; as que sobram são neutras
   *[no] Só as cores de quem joga ficam no anel
}
option-hedgehog-neutral-name = Cores
alone-hedgehog = { $stacking ->
    [nest] um ninho
   *[tree] uma árvore
}{ $neutral ->
    [yes] , quatro cores no anel
   *[no] , uma cor no anel
}
score-hedgehog = { $score ->
    [1] { $score } turno
   *[other] { $score } turnos
}
option-hedgehog-turn-limit = { $value ->
    [none] Empate após 60 turnos de cada um
    [0] Sem limite de turnos
   *[other] Empate após { $value ->
        [1] 1 turno
       *[other] { $value } turnos
    }
}
