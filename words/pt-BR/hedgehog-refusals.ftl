# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Todas as peças estão em uma só pilha, então nada pode se mover; você só pode encerrar com end.
refusal-hedgehog-under-own = { $piece ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} está embaixo { $own ->
    [1] do seu peão
    [2] do seu drone
   *[3] da sua rainha
}; em uma pilha, só a sua peça de cima se move.
refusal-hedgehog-too-far = É longe demais: com { $spaces } pilhas no anel, um movimento vai no máximo { $most ->
    [1] 1 espaço
   *[other] { $most } espaços
}.
refusal-hedgehog-too-dear = Levar { $piece ->
    [1] seu peão
    [2] seu drone
   *[3] sua rainha
} tão longe custa { $cost } pontos, e você tem { $left }.
refusal-hedgehog-lands-on-smaller = { $piece ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} não pode parar na pilha { $stack }: no topo há { $top ->
    [1] um peão
    [2] um drone
   *[3] uma rainha
}, que é menor.
refusal-hedgehog-lands-on-bigger = { $piece ->
    [1] Seu peão
    [2] Seu drone
   *[3] Sua rainha
} não pode parar na pilha { $stack }: no topo há { $top ->
    [1] um peão
    [2] um drone
   *[3] uma rainha
}, que é maior.
refusal-hedgehog-neutral = Cores neutras valem para até { $most } na mesa. Desative-as para jogar com mais gente.
refusal-hedgehog-notation = “{ $text }” não é um movimento da corrida de ouriços. Digite `Q+2` para mover sua rainha dois espaços no sentido horário, `P-1` para mover seu peão um no outro, `D` e um número para seu drone, ou `end`.
