# Why a play of the World Cup Game isn't legal, as in rules/worldcup; teams, matches and cards are codes.
refusal-worldcup-pick-now = Agora é hora de escolher as seleções: escolha uma.
refusal-worldcup-card-now = É a sua vez de jogar ou descartar uma carta.
refusal-worldcup-kick-now = É a sua vez de bater na disputa de pênaltis.
refusal-worldcup-no-such-team = { $team } não joga nesta copa.
refusal-worldcup-team-taken = { $team } já foi escolhida: pegue outra.
refusal-worldcup-better-first = { $team } é uma seleção { $rank ->
    [black] preta
    [red] vermelha
    [blue] azul
    [green] verde
    [yellow] amarela
   *[grey] cinza
}. Enquanto houver seleção { $best ->
    [black] preta
    [red] vermelha
    [blue] azul
    [green] verde
    [yellow] amarela
   *[grey] cinza
}, escolha uma.
refusal-worldcup-not-won-yet = Você só pode declarar vitória se mais ninguém estiver na copa, ou se os dois finalistas forem seus.
refusal-worldcup-not-held = Você não tem a carta { $card }. Você tem { $hand }.
refusal-worldcup-no-match-here = Não há jogo { $match } nesta rodada.
refusal-worldcup-not-in-match = { $team } não joga em { $match }; jogam { $left } e { $right }.
refusal-worldcup-not-your-match = Na última rodada você só pode usar cartas onde tem uma seleção. Em { $match } você não tem nenhuma.
refusal-worldcup-row-full = A fileira de { $team } em { $match } está cheia: as { $squares } casas estão ocupadas.
refusal-worldcup-row-empty = A fileira de { $team } em { $match } ainda está vazia.
refusal-worldcup-protected-defence = A fileira de { $team } em { $match } está protegida: a última ficha é uma defesa.
refusal-worldcup-protected-penalty = A fileira de { $team } em { $match } está protegida: a última ficha é um pênalti, que fica.
refusal-worldcup-protected-turned = A fileira de { $team } em { $match } está protegida: a última ficha está virada.
refusal-worldcup-foul-on-attack = Uma falta só vira gols, e a última ficha de { $team } em { $match } é um ataque.
refusal-worldcup-defence-on-goal = Uma defesa só vira ataques, e a última ficha de { $team } em { $match } é um gol.
refusal-worldcup-too-weak-for-two = { $team } é uma seleção { $rank ->
    [black] preta
    [red] vermelha
    [blue] azul
    [green] verde
    [yellow] amarela
   *[grey] cinza
}. O 2 é só para seleções pretas, vermelhas, azuis ou verdes.
refusal-worldcup-same-nation = Escolha seleções diferentes: { $team } aparece duas vezes.
refusal-worldcup-wrong-order = Escreva os alvos na ordem dos jogos, primeiro o lado esquerdo: { $first } antes de { $second }.
refusal-worldcup-no-part = Use a carta toda ou nada dela. Só na última rodada de 2002 você pode deixar uma parte sem usar.
refusal-worldcup-all-unused = Use pelo menos uma parte da carta, ou descarte-a.
refusal-worldcup-unused-last = Escreva primeiro as partes usadas, depois os traços.
refusal-worldcup-not-enough = Há poucas seleções diferentes com uma casa livre para esta carta.
refusal-worldcup-no-such-card = Não existe a carta { $card }. As cartas são `1`, `2`, `3`, `11`, `21`, `111`, `A`, `D`, `F`, `O` e `P`.
refusal-worldcup-no-match = Falta o jogo em { $target }. Escreva antes o jogo e dois-pontos, por exemplo A1:{ $target } ou 1a:{ $target }.
refusal-worldcup-no-team = Falta a seleção em { $target }. Escreva depois dois-pontos e a seleção, por exemplo { $target }:{ $example }.
refusal-worldcup-one-tile = A carta { $card } é para uma ficha: escreva um jogo e uma seleção, por exemplo `A1:FRA`.
refusal-worldcup-several-tiles = A carta { $card } é para { $places } fichas: escreva um jogo e uma seleção para cada uma, por exemplo `A1:FRA`.
refusal-worldcup-turns-only = A carta { $card } vira uma ficha. Ponha ! antes do jogo: { $card } !{ $target }.
refusal-worldcup-lays-only = A carta { $card } coloca uma ficha. Tire o !: { $card } { $target }.
refusal-worldcup-seats = A copa de { $cup } é para no máximo { $most }. Para até { $other_most }, escolha a de { $other }.
refusal-worldcup-notation = “{ $text }” não é uma jogada de O Jogo da Copa do Mundo. Digite uma carta, um jogo e uma seleção, por exemplo `A A1:FRA` em 2002 ou `A 1a:FRA` em 1930; `!` antes do jogo vira uma ficha, como `F !A1:FRA`; ou `x A` para descartar.
