# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = Você é o vermelho. Cada cor tem um peão pequeno, um drone médio e uma rainha grande.

hedgehog-step-tree-title = A árvore
hedgehog-step-tree-text = Empilhe a sua rainha, o seu drone e o seu peão nesta ordem, de baixo para cima: essa árvore vence a corrida.
hedgehog-step-tree-task = Complete a sua árvore: suba com o seu peão no seu drone, dois espaços no sentido horário.
hedgehog-step-tree-hint = Aperte **Peão +2**: **+** é o sentido horário, e o número conta os espaços.
hedgehog-step-tree-done = Que árvore! Ela vale com outros em cima ou embaixo, desde que ninguém fique no meio.
hedgehog-step-tree-apart = Seu drone saiu de cima da sua rainha. É o peão que tem que vir.
hedgehog-step-tree-missed = Seu turno acabou, e o seu peão não está no seu drone.

hedgehog-step-points-title = Pontos
hedgehog-step-points-text = O dado dá pontos: o peão paga 1 por espaço, o drone 2, a rainha 3.
hedgehog-step-points-task = Você tirou 2. Leve o seu peão até a rainha amarela, dois espaços no sentido horário (+2).
hedgehog-step-points-hint = Procure os botões do seu peão. **+2** são dois espaços no sentido horário, ou aperte **+1** duas vezes.
hedgehog-step-points-done = Dois espaços por dois pontos. Peões são rápidos, rainhas são lentas.
hedgehog-step-points-drone = Seu drone paga 2 por um único espaço, então os pontos acabaram. Com eles, o peão anda dois espaços.
hedgehog-step-points-back = Por aí você se afasta da rainha amarela. Ela está a dois espaços no sentido horário.

hedgehog-step-landing-title = Sem esmagar
hedgehog-step-landing-text = Você não pode parar em quem é menor: o peão sobe em qualquer um, o drone em drones e rainhas, a rainha só em rainhas.
hedgehog-step-landing-task = Leve o seu drone ao único lugar vizinho onde ele pode parar.
hedgehog-step-landing-hint = De um lado do seu drone há um peão amarelo, do outro uma rainha amarela.
hedgehog-step-landing-done = Pouso suave! Ouriços grandes têm poucos lugares para ir, então cuide bem deles.
hedgehog-step-landing-pawn = Esse foi o seu peão. Tente o drone, que paga 2 pontos por espaço.

hedgehog-step-carry-title = De carona
hedgehog-step-carry-text = Você sempre para nas costas de alguém, e quem está em cima de um ouriço que anda vai junto de graça.
hedgehog-step-carry-task = Leve o seu drone até a sua rainha, com o peão amarelo nas costas.
hedgehog-step-carry-hint = Sua rainha é a próxima no sentido horário: **Drone +1**, por 2 pontos.
hedgehog-step-carry-done = Todos a bordo! Um dia são os outros que carregam você, e eles é que pagam.
hedgehog-step-carry-away = Seu drone levou o peão para o outro lado, até a rainha amarela. A sua está no sentido horário.
hedgehog-step-carry-pawn = É o seu drone que deve subir na sua rainha, e isso gasta os dois pontos.

hedgehog-step-winner-title = O último turno
hedgehog-step-winner-text = Quando alguém sai, a lacuna se fecha, e tudo o que está além fica um espaço mais perto.
hedgehog-step-winner-task = Você tirou 6. Vença neste turno.
hedgehog-step-winner-hint = Primeiro o drone: dois espaços no sentido anti-horário (−2), até a sua rainha, por 4 pontos. Depois 2 pontos bastam para o seu peão.
hedgehog-step-winner-done = Rainha, drone, peão! Contar para os dois lados do anel é meio caminho andado.
hedgehog-step-winner-pawn = Seu peão está na sua rainha, onde o drone deveria estar. Primeiro o drone, depois o peão.
hedgehog-step-winner-away = Seu drone parou em costas amarelas. Sua rainha está a dois espaços no sentido anti-horário.
hedgehog-step-winner-missed = Seu turno acabou sem árvore. Você precisa dos 6 pontos: 4 para o drone (−2), depois 2 para o peão (+2).

hedgehog-step-stop-title = Chega
hedgehog-step-stop-text = Você pode parar quando quiser, mas os pontos que não gastar se perdem.
hedgehog-step-stop-task = Suba com o seu drone na sua rainha, depois encerre o turno e deixe o peão em paz.
hedgehog-step-stop-hint = Sua rainha está a um espaço do drone no sentido anti-horário (−1). Depois aperte **Encerrar turno**.
hedgehog-step-stop-done = Sábia decisão! Em costas amarelas, o seu peão iria para onde o amarelo quisesse.
hedgehog-step-stop-spent = Seu drone está na sua rainha, mas o seu peão subiu em costas amarelas, e o amarelo pode levá-lo embora. Desta vez, pare antes disso.
hedgehog-step-stop-early = Seu turno acabou, e o seu drone não está na sua rainha.
hedgehog-step-stop-pawn = Seu peão subiu em costas amarelas, e o amarelo pode levá-lo embora. Mova o drone em vez dele.

hedgehog-step-strangers-title = Estranhos
hedgehog-step-strangers-text = Com uma a três pessoas, pode haver cores que não são de ninguém e só se movem quando alguém as carrega.
hedgehog-step-strangers-task = Só o vermelho é seu. Suba no drone azul, no caminho da sua rainha e do seu drone.
hedgehog-step-strangers-hint = O drone azul está ao lado do seu peão, um espaço no sentido horário (+1).
hedgehog-step-strangers-done = Um passo seguro: daqui ninguém leva você embora. É assim que se corre no modo solo.
hedgehog-step-strangers-back = Esse foi o peão verde, e o caminho mais longo. O drone azul está do outro lado.

hedgehog-step-nest-title = O ninho
hedgehog-step-nest-text = Na variante com ninhos, tudo fica de cabeça para baixo: você sobe em peças iguais ou menores, e a rainha vai no topo.
hedgehog-step-nest-task = Complete o seu ninho: peão, drone, rainha.
hedgehog-step-nest-hint = Sua rainha está ao lado do seu drone, um espaço no sentido anti-horário (−1), por todos os 3 pontos.
hedgehog-step-nest-done = Aconchegante! Agora você conhece os dois jeitos de vencer. A maioria das mesas joga pela árvore.
hedgehog-step-nest-away = Sua rainha parou no drone amarelo. O seu está do outro lado.
hedgehog-step-nest-missed = Sua rainha precisa de todos os 3 pontos para um espaço. Deixe os outros onde estão.
