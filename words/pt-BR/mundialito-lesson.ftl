# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Você é Gualda, de amarelo, e joga contra Bermellon, de vermelho. As pintas mostram o tamanho: o peão tem uma, o drone duas, a rainha três.

mundialito-step-arrows-title = Saídas
mundialito-step-arrows-text = Uma pirâmide anda para a casa vizinha, a menos que uma barra feche a saída, e as bordas esquerda e direita se tocam.
mundialito-step-arrows-task = Leve o seu peão de f1 a a2 em dois movimentos.
mundialito-step-arrows-hint = Escolha o peão em f1. Da coluna f, um passo para a direita leva por trás até a coluna a.
mundialito-step-arrows-done = Por trás! O que parece longe pode estar logo ao lado.
mundialito-step-arrows-left = Por aí é longe. Da coluna f, basta um passo para a direita para chegar à coluna a.
mundialito-step-arrows-queen = Essa foi a sua rainha. É o peão de f1 que deve ir para a2.

mundialito-step-push-title = Empurrão
mundialito-step-push-text = Uma pirâmide empurra uma adversária do mesmo tamanho ou menor uma casa adiante e fica no lugar dela.
mundialito-step-push-task = Empurre o drone vermelho de b4 para b5.
mundialito-step-push-hint = Sua rainha em b3 é maior, está logo atrás dele, e b5 está vazia.
mundialito-step-push-done = Sai da frente! Rainhas empurram qualquer peça. Nas fileiras 1 e 6, ninguém pode ser empurrado.
mundialito-step-push-jump = Isso foi um salto: o drone vermelho continua onde estava.

mundialito-step-jump-title = Salto
mundialito-step-jump-text = Uma pirâmide pequena demais para empurrar salta: por cima de uma adversária maior, até a casa vazia atrás dela.
mundialito-step-jump-task = Salte por cima da rainha vermelha em d4.
mundialito-step-jump-hint = Seu peão em d3 é menor que a rainha à frente dele, e d5 está vazia.
mundialito-step-jump-done = Por cima! É difícil parar as pirâmides pequenas.

mundialito-step-pass-title = Passe
mundialito-step-pass-text = A bola nunca rola: ela troca de lugar com uma pirâmide sua, na mesma fileira ou na diagonal, a qualquer distância, sem nada no meio.
mundialito-step-pass-task = Passe a bola para o seu drone em e4.
mundialito-step-pass-hint = A bola em c2 e o drone em e4 estão na mesma diagonal. Escolha qualquer um dos dois.
mundialito-step-pass-done = Que passe! Barras não param a bola, e ela já está duas fileiras adiante.
mundialito-step-pass-level = Esse passe foi para a rainha em a2. O drone em e4 está mais à frente.

mundialito-step-turn-title = Seu turno
mundialito-step-turn-text = Um turno tem duas ações: a primeira é obrigatória, se houver alguma, e depois dela você pode parar.
mundialito-step-turn-task = Mova o seu peão para d4 e encerre o turno.
mundialito-step-turn-hint = O peão em d3 sobe direto. Depois aperte **Encerrar turno**.
mundialito-step-turn-done = Boa! A segunda ação você usa se quiser.
mundialito-step-turn-second = Seu peão está em d4, mas você também usou a segunda ação. Desta vez, pare depois da primeira.
mundialito-step-turn-early = Você encerrou o turno, mas o seu peão não está em d4.
mundialito-step-turn-elsewhere = As duas ações acabaram, e o seu peão não está em d4.

mundialito-step-setup-title = Escalação
mundialito-step-setup-text = Antes do pontapé inicial, você escala duas rainhas, dois drones e dois peões na fileira 1, em qualquer ordem, e depois põe a bola na fileira 2.
mundialito-step-setup-task = Escale o seu time e ponha a sua bola.
mundialito-step-setup-hint = A escalação pronta é boa para começar.
mundialito-step-setup-done = Esse é o seu time! O vermelho escalou o time dele do outro lado e joga primeiro.

mundialito-step-goal-title = Gol!
mundialito-step-goal-text = Você vence no instante em que a sua bola está na fileira 6, onde as pirâmides vermelhas começaram.
mundialito-step-goal-task = Marque o gol neste turno.
mundialito-step-goal-hint = Seu drone em d6 e a bola estão na mesma diagonal, mas o seu peão em b4 está no meio. Tire o peão, ou passe para ele primeiro.
mundialito-step-goal-done = Que golaço! Uma pirâmide avança e o passe a encontra: é assim que se vence.
mundialito-step-goal-wasted = O turno acabou, e a bola ainda está em a3. Primeiro abra a linha até d6, depois passe.
mundialito-step-goal-over = O turno acabou sem gol. Use as duas ações: uma para abrir a linha até d6, outra para passar.

mundialito-step-defend-title = Defesa
mundialito-step-defend-text = O vermelho quer a bola dele na fileira 1, e o drone dele em d1 espera o passe.
mundialito-step-defend-task = Impeça o gol do vermelho no próximo turno.
mundialito-step-defend-hint = O passe iria de a4 para d1. Ponha a sua rainha nessa diagonal e encerre o turno.
mundialito-step-defend-done = Defendeu! Nada passa por uma pirâmide, então uma na linha já basta.
mundialito-step-defend-open = A linha de a4 a d1 ficou aberta, e o vermelho nem pensou duas vezes.
