# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Todas as peças estão em uma só pilha, então nada pode se mover; você só pode encerrar com end.
refusal-hedgehog-under-own = Sua peça ({ $piece ->
    [1] peão
    [2] drone
   *[3] rainha
}) está embaixo de outra sua ({ $own ->
    [1] peão
    [2] drone
   *[3] rainha
}); em uma pilha, só a sua mais alta se move.
refusal-hedgehog-too-far = É longe demais: com { $spaces } pilhas no anel, um movimento vai no máximo até { $most }.
refusal-hedgehog-too-dear = Mover sua peça ({ $piece ->
    [1] peão
    [2] drone
   *[3] rainha
}) para tão longe custa { $cost } pontos, e você tem { $left }.
refusal-hedgehog-lands-on-smaller = Sua peça ({ $piece ->
    [1] peão
    [2] drone
   *[3] rainha
}) não pode cair na pilha { $stack }: a do topo ({ $top ->
    [1] peão
    [2] drone
   *[3] rainha
}) é menor.
refusal-hedgehog-lands-on-bigger = Sua peça ({ $piece ->
    [1] peão
    [2] drone
   *[3] rainha
}) não pode cair na pilha { $stack }: a do topo ({ $top ->
    [1] peão
    [2] drone
   *[3] rainha
}) é maior.
refusal-hedgehog-neutral = Cores neutras valem para até { $most } na mesa. Desative-as para jogar com mais gente.
refusal-hedgehog-notation = “{ $text }” não é um movimento da corrida de ouriços. Digite `Q+2` para mover sua rainha dois espaços no sentido horário, `P-1` para mover seu peão um no outro, `D` e um número para seu drone, ou `end`.
