# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = A Argentina ganhou a grande final, então quem a comanda vence o jogo. Embaixo está o caminho dela na copa.
example-dicecup-1 = As 32 seleções, recém-sorteadas nos grupos. As estrelas ao lado de cada nome são a força, e a camisa traz o número do técnico.
example-dicecup-3 = A Colômbia tem uma estrela e tirou 0 com o dado branco. A Argentina, com três estrelas, lança o amarelo em seguida.
example-dicecup-4 = Três técnicos, e 32 seleções distribuídas: duas ficam com onze, uma com dez.
example-dicecup-6 = A Colômbia tirou 0 e a Argentina 1, então terminou 0 x 1. Era mata-mata, e a Argentina avança.
example-dicecup-7 = EUA e Honduras: 1 x 1 no tempo normal, um gol de cada na prorrogação e depois 2 x 6 nos pênaltis. O placar fica 2 x 2, mas Honduras avança.
example-dicecup-8 = A copa iniciante antes das semifinais. Uma partida já foi aberta; a outra ainda está por abrir.
example-dicecup-9 = Os grupos A e B com vitórias, empates, derrotas, gols e pontos. A linha separa as duas seleções que avançariam agora.
example-dicecup-11 = Tunísia e Eslovênia estão empatadas em pontos e saldo de gols. A Tunísia tirou 8 com três dados, e a Eslovênia é a próxima.
example-dicecup-12 = O mata-mata depois dos grupos: as oitavas, as quartas e as semifinais que ainda vêm.
example-dicecup-14 = Uma carta de cada monte foi aberta: Colômbia x Argentina, nenhum dado lançado ainda.
example-dicecup-16 = Uma copa jogada em modo solo. A Inglaterra ganhou, e ninguém perdeu.
