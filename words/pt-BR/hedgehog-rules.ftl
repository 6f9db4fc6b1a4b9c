# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Uma corrida a quatro depois de alguns turnos, com pilhas crescendo. As lacunas se fecharam, e só restam seis.
example-hedgehog-1 = O anel para quatro antes do primeiro lançamento: cada cor uma vez em cada volta de quatro.
example-hedgehog-2 = O vermelho tirou 5. Cada etiqueta mostra um movimento e, em amarelo, o preço: `Q` é a rainha, `D` o drone, `P` o peão. A rainha não tem pontos para parar em uma rainha.
example-hedgehog-4 = O drone do azul na pilha 7 carrega um peão vermelho e um amarelo. Aonde ele for, os dois vão junto, e ele só paga por si.
example-hedgehog-5 = O drone do vermelho na pilha 5 tem 6 pontos, o bastante para três espaços de cada lado. Ele pode parar em rainhas e drones. Não pode parar nas pilhas 3 e 6: lá há um peão em cima.
example-hedgehog-7 = Resta 1 ponto ao vermelho. Só o peão, em cima da pilha 10, ainda poderia usá-lo; senão, o vermelho encerra o turno.
example-hedgehog-8 = Na pilha 1, o drone do vermelho está na rainha do vermelho, e o peão do vermelho no drone. O peão azul em cima não muda nada: o vermelho vence.
example-hedgehog-9 = Vermelho, amarelo e azul encerraram os turnos um após o outro sem mover, então ninguém vence.
example-hedgehog-10 = O vermelho correu sem rivais e precisou de três turnos para a árvore. Você consegue em dois?
example-hedgehog-11 = O ninho do vermelho na pilha 2: peão, drone e rainha de baixo para cima. O que há embaixo e em cima não importa.
example-hedgehog-12 = Vermelho e amarelo jogam. Azul e verde, marcados com um traço, não são de ninguém.
example-hedgehog-13 = Neste anel de seis, o peão do vermelho na pilha 5 chega à pilha 1 com `P+2` por 2 pontos ou com `P-4` por 4.
