# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda passou a bola de e3 para o drone em b6. Bola e drone trocaram de lugar, então a bola está na fileira 6: gol!
example-mundialito-1 = A rainha em e3 está sobre setas para a esquerda, para a direita e para baixo, então pode ir para d3, f3 ou e2. Não há seta para cima.
example-mundialito-3 = O mesmo tabuleiro com os porta-copos girados para `0123`. As setas levam a outros lugares.
example-mundialito-5 = O drone em a2 pode sair pela esquerda e chega a f2, na outra ponta da fileira.
example-mundialito-6 = A escalação de Gualda, prestes a ser colocada: seis pirâmides na fileira 1, e a bola em c2.
example-mundialito-9 = Gualda moveu a rainha de e1 para e2. Foi uma ação, e resta uma, como mostram os dois círculos no alto.
example-mundialito-10 = O drone em f2 pode subir para f3, descer para f1 ou dar a volta até a2.
example-mundialito-11 = Quatro pirâmides estão na linha da bola em c2: a2 na mesma fileira, e b1, d1 e d3 na diagonal. O peão em c1 está bem embaixo dela, então não pode receber um passe.
example-mundialito-12 = O drone em f2 pode empurrar o drone vermelho de f3 para f4. São do mesmo tamanho, uma seta leva de f2 a f3 e outra a f4, e f4 está vazia.
example-mundialito-13 = O drone em b3 pode saltar por cima da rainha vermelha em b4, porque ela é maior, e cair em b5.
example-mundialito-14 = A bola de Gualda em e3 está na linha do drone em b6, e c5 e d4 entre eles estão vazias. Passe, e é gol.
example-mundialito-15 = Os dois lados foram e voltaram, e de novo. Esta posição está no tabuleiro pela terceira vez: empate.
example-mundialito-16 = Está 1 x 0 para Gualda, e os dois lados escalaram o time de novo. Bermellon levou o gol e joga primeiro.
