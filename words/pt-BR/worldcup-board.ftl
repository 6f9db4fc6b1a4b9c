# The World Cup Game: the whole table in words.

worldcup-text-head = **O Jogo da Copa do Mundo { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Baralho: restam { $left } de { $size } cartas{ $runs ->
        [1] { "" }
       *[other] , volta { $run } de { $runs }
    }.
    [1] O baralho acabou: 1 último turno, sem comprar.
   *[other] O baralho acabou: { $extra } últimos turnos, sem comprar.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Cartas na mão: { $sizes }.
worldcup-text-discards = Descartes: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Sua mão está vazia.
   *[other] **Sua mão:** { $cards }
}
worldcup-text-legend = -# As fileiras começam no nome da seleção: 1 2 3 gols, A ataque, D defesa, P pênalti, x virada, | protegida.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(até aqui)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = Sem fichas: { $matches }
worldcup-text-pair = { $match } { $left } x { $right }
worldcup-text-shootout = 🥅 Pênaltis `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Chave:** { $ties }
worldcup-text-results = -# Resultados: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: fora
worldcup-text-type = Para digitar uma jogada, escreva a carta e o alvo: `{ $card } { $target }`. Escreva `F !{ $target }` para virar uma ficha, ou `x { $card }` para descartar.
