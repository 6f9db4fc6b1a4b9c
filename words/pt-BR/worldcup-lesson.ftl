# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Primeiro gol
worldcup-step-goal-text = Você comanda várias seleções e, em cada turno, joga uma carta em uma seleção de qualquer jogo: 2-1 é o primeiro jogo do grupo 2.
worldcup-step-goal-task = A Iugoslávia está na frente no jogo 2-1: marque para o Brasil, que é seu.
worldcup-step-goal-hint = Escolha a carta **Um gol**, depois a fileira do Brasil no jogo 2-1, contra a Iugoslávia.
worldcup-step-goal-done = Gol, tudo igual! Todos mexem nos mesmos jogos até o baralho acabar.
worldcup-step-goal-match = Esse foi o outro jogo do Brasil. O da Iugoslávia é o 2-1.
worldcup-step-goal-card = A fileira está certa, mas essa carta não é um gol inteiro. Escolha **Um gol**.

worldcup-step-colours-title = As cores
worldcup-step-colours-text = Uma ficha de gol vale no máximo 3 para uma seleção preta, vermelha ou azul, 2 para uma verde e 1 para uma amarela ou cinza.
worldcup-step-colours-task = Jogue os seus três gols em uma seleção sua que receba todos os três.
worldcup-step-colours-hint = O Brasil é verde, o Peru amarelo e o México cinza. A Argentina é vermelha: qualquer fileira dela serve.
worldcup-step-colours-done = Três de uma vez! Cartas grandes são para seleções fortes, que também têm fileiras mais longas.
worldcup-step-colours-given = Os três valem, mas para a seleção de um rival. Ache uma forte que seja sua.
worldcup-step-colours-green = Uma seleção verde ou mais fraca não pode ter um 3, então um gol se perdeu.
worldcup-step-colours-weak = Seleções amarelas e cinza recebem só 1 de qualquer carta de gol, então dois gols se perderam.

worldcup-step-attack-title = Meio gol
worldcup-step-attack-text = Um ataque é meio gol, e dois na mesma fileira fazem um inteiro.
worldcup-step-attack-task = Os EUA são de um rival e estão na frente no jogo 4-1: empate com um segundo ataque da Bélgica.
worldcup-step-attack-hint = Escolha a carta **Ataque**. O jogo 4-1 não fica perto das suas seleções: procure em **Outro lugar…**, grupo 4.
worldcup-step-attack-done = Tudo igual! Você pode ajudar ou atrapalhar qualquer seleção, e o problema de um rival é lucro seu.
worldcup-step-attack-single = Esse meio gol está sem par, então não é gol. A Bélgica no jogo 4-1 já tem um.
worldcup-step-attack-closed = A fileira está certa, mas defesa não é gol, e agora a fileira da Bélgica está cheia.
worldcup-step-attack-foul = Isso tira o gol dos EUA. Nada mau, mas desta vez faça a Bélgica marcar.

worldcup-step-defence-title = Tranca
worldcup-step-defence-text = Só a última ficha de uma fileira pode ser virada, e só se for um gol ou ataque aberto.
worldcup-step-defence-task = Proteja de vez o gol do Brasil no jogo 2-1.
worldcup-step-defence-hint = Escolha a carta **Defesa**, depois a fileira do Brasil no jogo 2-1.
worldcup-step-defence-done = Trancado! Uma defesa no fim protege a fileira inteira, e um pênalti ou uma ficha virada também.
worldcup-step-defence-open = O gol está coberto, mas a ficha nova pode ser virada. Uma defesa não pode.
worldcup-step-defence-other = Boa defesa, mas na fileira errada: o gol do Brasil no jogo 2-1 continua aberto.

worldcup-step-foul-title = Falta, impedimento
worldcup-step-foul-text = A falta vira um gol, a defesa vira um ataque, e o impedimento vira qualquer um dos dois.
worldcup-step-foul-task = Tire o gol da Iugoslávia no jogo 2-1: ele é feito de dois ataques.
worldcup-step-foul-hint = Falta não vira ataque. Escolha **Impedimento**, depois o último ataque da Iugoslávia.
worldcup-step-foul-done = Gol anulado! De um 3 ou de um 2, sobraria um gol menor.
worldcup-step-foul-elsewhere = Isso tirou o gol do Uruguai. Os dois ataques da Iugoslávia no jogo 2-1 ainda valem.

worldcup-step-dice-title = Os dados
worldcup-step-dice-text = Quando a rodada acaba, quatro dados mostram cores, e cada ponto é meio gol em todos os jogos das seleções dessa cor.
worldcup-step-dice-task = O Brasil, verde, tem um ataque no jogo 2-1. Os dados dão preto, vermelho, verde e azul: quantos gols ele tem?
worldcup-step-dice-hint = Um ponto é verde. Meio gol e meio gol…
worldcup-step-dice-done = Um gol: meio do ataque, meio do ponto. As cores fortes estão em mais faces dos dados.
worldcup-step-dice-none-label = Nenhum
worldcup-step-dice-one-label = Um
worldcup-step-dice-two-label = Dois
worldcup-step-dice-none = O ataque é meio gol, e o ponto verde é a outra metade.
worldcup-step-dice-two = Um ataque e um ponto são meio gol cada.

worldcup-step-through-title = Avançar
worldcup-step-through-text = A rodada acaba quando se compra a última carta, e em 1930 a melhor seleção de cada grupo avança.
worldcup-step-through-task = Brasil e Iugoslávia estão empatados na ponta do grupo 2: classifique o Brasil com esta última carta.
worldcup-step-through-hint = Um **Pênalti** é um gol inteiro, a não ser que o dado dê preto. Jogue para o Brasil no jogo 2-1.
worldcup-step-through-done = Na semifinal! E um pênalti não pode ser virado. Se você comandar a seleção campeã, você vence.
worldcup-step-through-away = O Brasil não avançou. Ele precisa de um gol inteiro contra a Iugoslávia, e um pênalti é isso.

worldcup-step-cups-title = Duas copas
worldcup-step-cups-text = Em 1930 avança a primeira de cada grupo, e quem empata joga de novo; em 2002 avançam as duas melhores, e os gols podem decidir.
worldcup-step-cups-task = Esta é a de 2002, com 32 seleções em oito grupos. Quantas passam deles?
worldcup-step-cups-hint = Duas de cada um dos oito grupos.
worldcup-step-cups-done = Dezesseis! A de 2002 também tem cartas para várias seleções e pênaltis. Comece com 1930: dura cerca de 50 minutos.
worldcup-step-cups-eight-label = Oito
worldcup-step-cups-sixteen-label = Dezesseis
worldcup-step-cups-thirty-label = Todas as 32
worldcup-step-cups-eight = Oito seriam só as primeiras. Em 2002 as segundas também avançam.
worldcup-step-cups-thirty = Duas seleções de cada grupo voltam para casa.
