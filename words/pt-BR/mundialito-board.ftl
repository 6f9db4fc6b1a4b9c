# Mundialito: the board in words.

mundialito-text-key = G é Gualda, B é Bermellon; 1 é um peão, 2 um drone, 3 uma rainha, o a bola.
mundialito-text-letter = { $seat ->
    [0] G
   *[1] B
}
mundialito-text-goals = { mundialito-side } marca na fileira { $row }.
mundialito-text-bars = Setas que faltam, casa a casa: { $bars }.
mundialito-text-bar = { $cell } { $way ->
    [U] para cima
    [R] para a direita
    [D] para baixo
   *[L] para a esquerda
}
mundialito-text-compass = Para cima é rumo à fileira 6, para a direita é rumo à coluna f. As bordas laterais se tocam: à direita de f fica a, à esquerda de a fica f.
mundialito-text-actions = O que { mundialito-side } pode jogar:
mundialito-text-acts = { $piece }: { $acts }
mundialito-text-end = Encerrar o turno: end
mundialito-text-none = Nenhuma peça pode fazer nada. Encerre o turno: end
mundialito-text-place = Digite setup e seis tamanhos para as colunas de a a f, por exemplo setup 321123.
mundialito-text-place-ball = Digite ball e uma casa da fileira { $row }, por exemplo ball c{ $row }.
