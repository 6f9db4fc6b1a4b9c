# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Marque
worldcup-step-goal-text = Você comanda várias seleções e, se uma delas for campeã, você vence. No seu turno você joga uma carta, em qualquer jogo.
worldcup-step-goal-task = O Brasil é seu e está empatado com a Iugoslávia: marque!
worldcup-step-goal-hint = Escolha a carta **Um gol**, depois a fileira do Brasil contra a Iugoslávia.
worldcup-step-goal-done = Gol! Todos jogam suas cartas nos mesmos jogos até o baralho acabar.
worldcup-step-goal-match = Esse foi o outro jogo do Brasil. Marque no jogo contra a Iugoslávia.
worldcup-step-goal-card = A fileira está certa, mas essa carta não é um gol inteiro. Escolha **Um gol**.

worldcup-step-attack-title = Meio gol
worldcup-step-attack-text = Um ataque é meio gol, e dois na mesma fileira fazem um inteiro.
worldcup-step-attack-task = A Iugoslávia está na frente: empate com um segundo ataque do Brasil.
worldcup-step-attack-hint = Escolha a carta **Ataque**, depois a fileira do Brasil contra a Iugoslávia.
worldcup-step-attack-done = Tudo igual! Você pode jogar a favor ou contra qualquer seleção.
worldcup-step-attack-defence = A fileira está certa, mas defesa não é gol.
worldcup-step-attack-single = Esse meio gol está sem par, então não é gol. Contra a Iugoslávia, o Brasil já tem um.
worldcup-step-attack-foul = Isso tira o gol da Iugoslávia. Nada mau, mas desta vez faça o Brasil marcar.

worldcup-step-defence-title = A salvo
worldcup-step-defence-text = Os rivais podem tirar a última ficha de uma fileira se for um gol ou um ataque. Uma defesa no fim deixa a fileira inteira a salvo.
worldcup-step-defence-task = Deixe a salvo o gol do Brasil contra a Iugoslávia.
worldcup-step-defence-hint = Escolha a carta **Defesa**, depois a fileira do Brasil contra a Iugoslávia.
worldcup-step-defence-done = A salvo! Um pênalti no fim da fileira faz o mesmo, e uma ficha já tirada também.
worldcup-step-defence-open = O gol está coberto, mas agora podem tirar a ficha nova. Uma defesa, não.
worldcup-step-defence-other = A salvo, mas na fileira errada: ainda podem tirar o gol do Brasil contra a Iugoslávia.

worldcup-step-foul-title = Tire o gol
worldcup-step-foul-text = A falta tira um gol, a defesa tira um ataque, e o impedimento tira qualquer um dos dois.
worldcup-step-foul-task = O gol da Iugoslávia contra o Brasil são dois ataques: tire esse gol.
worldcup-step-foul-hint = Falta não tira ataque. Escolha **Impedimento**, depois o último ataque da Iugoslávia.
worldcup-step-foul-done = Gol anulado! Agora a ficha está virada para baixo.
worldcup-step-foul-elsewhere = Isso tirou o gol do Uruguai. Os dois ataques da Iugoslávia contra o Brasil ainda valem.

worldcup-step-through-title = Avançar
worldcup-step-through-text = A rodada acaba quando se compra a última carta. Dados podem somar meios gols, e então a melhor seleção de cada grupo avança.
worldcup-step-through-task = Brasil e Iugoslávia estão empatados na ponta: classifique o Brasil com esta última carta.
worldcup-step-through-hint = Um **Pênalti** é um gol inteiro, a não ser que o dado dê preto. Jogue para o Brasil contra a Iugoslávia.
worldcup-step-through-done = Vaga na semifinal, e com cartas novas!
worldcup-step-through-away = O Brasil não avançou. Ele precisa de um gol contra a Iugoslávia, e um pênalti é um gol.

worldcup-step-colours-title = As cores
worldcup-step-colours-text = Uma ficha de gol vale no máximo 3 para uma seleção preta, vermelha ou azul, 2 para uma verde e 1 para uma amarela ou cinza.
worldcup-step-colours-task = Jogue os seus três gols em uma seleção sua que receba todos os três.
worldcup-step-colours-hint = O Brasil é verde, o Peru amarelo e o México cinza. A Argentina é vermelha: qualquer fileira dela serve.
worldcup-step-colours-done = Três de uma vez! Cartas grandes são para seleções fortes, que também têm fileiras mais longas.
worldcup-step-colours-given = Os três valem, mas para a seleção de um rival. Ache uma forte que seja sua.
worldcup-step-colours-green = Uma seleção verde ou mais fraca não pode ter um 3, então um gol se perdeu.
worldcup-step-colours-weak = Seleções amarelas e cinza recebem só 1 de qualquer carta de gol, então dois gols se perderam.

worldcup-step-dice-title = Os dados
worldcup-step-dice-text = Quando a rodada acaba, quatro dados mostram cores, e cada ponto é meio gol em todos os jogos das seleções dessa cor.
worldcup-step-dice-task = O Brasil, verde, tem um ataque contra a Iugoslávia. Os dados dão preto, vermelho, verde e azul: quantos gols ele tem?
worldcup-step-dice-hint = Um ponto é verde. Meio gol e meio gol…
worldcup-step-dice-done = Um gol: meio do ataque, meio do ponto. As cores fortes estão em mais faces dos dados.
worldcup-step-dice-none-label = Nenhum
worldcup-step-dice-one-label = Um
worldcup-step-dice-two-label = Dois
worldcup-step-dice-none = O ataque é meio gol, e o ponto verde é a outra metade.
worldcup-step-dice-two = Um ataque e um ponto são meio gol cada.

worldcup-step-cups-title = Duas copas
worldcup-step-cups-text = Em 1930 avança a primeira de cada grupo, e quem empata joga de novo; em 2002 avançam as duas melhores, e os gols podem decidir.
worldcup-step-cups-task = Esta é a de 2002, com 32 seleções em oito grupos. Quantas passam deles?
worldcup-step-cups-hint = Duas de cada um dos oito grupos.
worldcup-step-cups-done = Dezesseis! A de 2002 também tem cartas para várias seleções e pênaltis. Comece com 1930: dura cerca de uma hora.
worldcup-step-cups-eight-label = Oito
worldcup-step-cups-sixteen-label = Dezesseis
worldcup-step-cups-thirty-label = Todas as 32
worldcup-step-cups-eight = Oito seriam só as primeiras. Em 2002 as segundas também avançam.
worldcup-step-cups-thirty = Duas seleções de cada grupo voltam para casa.
