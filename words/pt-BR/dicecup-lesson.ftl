# The lesson of the dice cup (rules/dicecup/lessons.txt). The learner coaches Brazil; Ghana is another coach's.

dicecup-step-match-title = Vença uma partida
dicecup-step-match-text = Metade das seleções é sua, e vence quem comanda a campeã da grande final. Na partida, você lança o dado de cada seleção uma vez, e o que sair são os gols dela.
dicecup-step-match-task = O Brasil é seu. Lance o dado!
dicecup-step-match-hint = Só há uma coisa para apertar.
dicecup-step-match-done = Três a um: o Brasil avança e Gana volta para casa!

dicecup-step-dice-title = Estrelas e dados
dicecup-step-dice-text = As estrelas dizem o dado da seleção: com uma é o branco (0 0 1 1 1 2), com duas o azul (0 1 1 1 2 3), com três o amarelo (0 1 1 2 3 4).
dicecup-step-dice-task = O Brasil tem três estrelas, Gana tem uma. Quem pode marcar quatro gols em um só lançamento?
dicecup-step-dice-hint = Só o dado amarelo tem um 4.
dicecup-step-dice-done = Isso: o dado amarelo é dos favoritos. Mas todo dado tem um 0.
dicecup-step-dice-brazil-label = Brasil
dicecup-step-dice-ghana-label = Gana
dicecup-step-dice-ghana = O dado de Gana é o branco, e a melhor face dele é um 2.
dicecup-step-dice-both-label = Os dois
dicecup-step-dice-both = Só o dado amarelo tem um 4. O de Gana é branco, com 2 no máximo.

dicecup-step-overtime-title = Prorrogação
dicecup-step-overtime-text = Uma partida de mata-mata não pode acabar empatada: na prorrogação, as duas seleções lançam o dado branco, não importam as estrelas, e os gols se somam.
dicecup-step-overtime-task = Dois a dois: lance o dado pelo Brasil na prorrogação.
dicecup-step-overtime-hint = Aperte o botão. Desta vez as estrelas não ajudam.
dicecup-step-overtime-done = Três a três, e nada decidido ainda. Só restam os pênaltis.

dicecup-step-penalties-title = Pênaltis
dicecup-step-penalties-text = Nos pênaltis, as duas seleções lançam os três dados juntos, e a soma maior avança.
dicecup-step-penalties-task = Lance os três dados pelo Brasil.
dicecup-step-penalties-hint = Aperte o botão e cruze os dedos.
dicecup-step-penalties-done = 6 contra 3: o Brasil avança!

dicecup-step-round-title = A próxima fase
dicecup-step-round-text = Antes de cada fase, as cartas de todas as seleções que restam são embaralhadas e formam novos pares.
dicecup-step-round-task = O Brasil avançou. Quem ele pega na próxima fase?
dicecup-step-round-hint = Não há chave fixa.
dicecup-step-round-done = Isso, até outra seleção sua.
dicecup-step-round-anybody-label = Qualquer uma ainda na copa
dicecup-step-round-bracket-label = Quem vencer a partida ao lado
dicecup-step-round-bracket = Assim funciona uma chave, e esta copa não tem: cada fase sorteia novos pares.
dicecup-step-round-chosen-label = Quem eu escolher
dicecup-step-round-chosen = Ninguém escolhe. As cartas são embaralhadas.

dicecup-step-lots-title = Grupos
dicecup-step-lots-text = Nas copas mais longas, avançam duas seleções por grupo: contam os pontos, depois o saldo de gols. Se o empate continua, cada uma lança os três dados.
dicecup-step-lots-task = As quatro seleções do grupo A estão empatadas. Lance os dados pela primeira.
dicecup-step-lots-hint = Aperte o botão: é o lançamento da Argentina.
dicecup-step-lots-done = 6 para a Argentina. As outras também lançam os dados, e as somas mais altas avançam.

dicecup-step-coach-title = O técnico
dicecup-step-coach-text = Antes da copa você escolhe a duração e as seleções que jogam, até uma inventada por você.
dicecup-step-coach-task = E durante a partida, o que o técnico decide?
dicecup-step-coach-hint = Pense no que você apertou até agora.
dicecup-step-coach-done = Só a hora de lançar o dado. Então relaxe, torça e ponha a culpa nos dados.
dicecup-step-coach-nothing-label = Nada mesmo
dicecup-step-coach-attack-label = Quanto atacar
dicecup-step-coach-attack = Quem dera! Os dados não escutam.
dicecup-step-coach-die-label = Qual dado lançar
dicecup-step-coach-die = Quem decide isso são as estrelas, e ninguém pode mudá-las.
