# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Você é Gualda, de amarelo. As pintas mostram o tamanho: peão uma, drone duas, rainha três.

mundialito-step-goal-title = Gol!
mundialito-step-goal-text = Leve uma pirâmide sua até a fileira 6 e passe a bola para ela: assim que a bola está lá, você vence.
mundialito-step-goal-task = O seu drone já está lá. Passe a bola para ele!
mundialito-step-goal-hint = Escolha **Bola a3**, depois o passe para o drone em d6.
mundialito-step-goal-done = Gol! O passe vai na mesma fileira ou na diagonal, a qualquer distância. Você pode digitá-lo com um asterisco e uma casa: este foi `*d6`.
mundialito-step-goal-away = O seu drone saiu da fileira 6. É lá que ele deve esperar o passe.
mundialito-step-goal-over = O turno acabou sem gol. Basta o passe.

mundialito-step-arrows-title = Barras
mundialito-step-arrows-text = Uma pirâmide anda para a casa vizinha, nunca na diagonal. Uma barra preta impede de sair da casa em que está, nunca de entrar.
mundialito-step-arrows-task = Leve o seu peão de b2 a c3 em dois movimentos.
mundialito-step-arrows-hint = Uma barra impede o peão de subir de b2. Vá para a direita, até c2, e depois suba.
mundialito-step-arrows-done = Contornou! De cima, daria para descer até b2: a barra só impede quem sai.
mundialito-step-arrows-astray = Por aí você se afasta. De c2, ao lado de b2, basta um passo para cima até c3.
mundialito-step-arrows-queen = Essa foi a sua rainha. É o peão de b2 que deve ir para c3.

mundialito-step-turn-title = Seu turno
mundialito-step-turn-text = Um turno tem duas ações, e a segunda você usa se quiser. Ninguém pode estar no caminho do passe.
mundialito-step-turn-task = Marque o gol neste turno.
mundialito-step-turn-hint = O seu peão em b4 está entre a bola e o drone em d6. Tire o peão, ou passe para ele primeiro.
mundialito-step-turn-done = Que golaço! Uma pirâmide avança e o passe a encontra: é assim que se vence.
mundialito-step-turn-wasted = O turno acabou, e a bola ainda está em a3. Primeiro abra a linha até d6, depois passe.
mundialito-step-turn-over = O turno acabou sem gol. Use as duas ações: uma para abrir a linha até d6, outra para passar.

mundialito-step-push-title = Empurrão
mundialito-step-push-text = Você pode empurrar uma adversária que não seja maior que a sua pirâmide: ela vai uma casa adiante, e você fica no lugar dela.
mundialito-step-push-task = Empurre o drone vermelho de a3 para a4.
mundialito-step-push-hint = Sua rainha em a2 é maior, está logo atrás dele, e a4 está vazia.
mundialito-step-push-done = Sai da frente! Só nas fileiras 1 e 6 ninguém pode ser empurrado.

mundialito-step-jump-title = Salto
mundialito-step-jump-text = Pequena demais para empurrar? Então salte por cima, até a casa vazia atrás.
mundialito-step-jump-task = Salte por cima da rainha vermelha em f5.
mundialito-step-jump-hint = Seu peão em f4 é menor que a rainha à frente dele, e f6 está vazia.
mundialito-step-jump-done = Por cima! Agora ele espera a bola na fileira 6.

mundialito-step-defend-title = Defesa
mundialito-step-defend-text = O vermelho quer a bola dele na fileira 1, e o drone dele em d1 espera o passe.
mundialito-step-defend-task = Impeça o gol do vermelho no próximo turno.
mundialito-step-defend-hint = O passe iria de a4 para d1. Coloque a sua rainha nessa diagonal e encerre o turno.
mundialito-step-defend-done = Defendeu! Uma pirâmide na linha já basta.
mundialito-step-defend-open = A linha de a4 a d1 ficou aberta, e o vermelho nem pensou duas vezes.

mundialito-step-edges-title = Dando a volta
mundialito-step-edges-text = As bordas esquerda e direita se tocam: da coluna f, um passo para a direita leva à coluna a.
mundialito-step-edges-task = Leve o seu peão de f3 a a4 em dois movimentos.
mundialito-step-edges-hint = Escolha o peão em f3. Um passo para a direita dá a volta até a3, e a4 fica logo acima.
mundialito-step-edges-done = Dando a volta! O que parece longe pode estar logo ao lado. Só o passe não vai por aí.
mundialito-step-edges-left = Por aí é longe. Da coluna f, basta um passo para a direita para chegar à coluna a.
mundialito-step-edges-queen = Essa foi a sua rainha. É o peão de f3 que deve ir para a4.

mundialito-step-setup-title = Escalação
mundialito-step-setup-text = Quando os times escolhem a escalação, duas rainhas, dois drones e dois peões vão para a fileira 1, em qualquer ordem, e depois a bola para a fileira 2.
mundialito-step-setup-task = Escale o seu time e coloque a sua bola.
mundialito-step-setup-hint = A escalação pronta é boa para começar.
mundialito-step-setup-done = Esse é o seu time! O vermelho escalou o time dele do outro lado e joga primeiro.
