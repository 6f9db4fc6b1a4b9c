# The World Cup Game: the whole table in words.

worldcup-text-head = **El juego de la Copa del Mundo { $cup }** · { $stage }
worldcup-text-deck = { $extra ->
    [0] Mazo: quedan { $left } de { $size } cartas{ $runs ->
        [1] { "" }
       *[other] , pasada { $run } de { $runs }
    }.
    [one] El mazo está vacío: 1 último turno, sin robar.
   *[other] El mazo está vacío: { $extra } últimos turnos, sin robar.
}
worldcup-text-size = { $player } { $count }
worldcup-text-sizes = Cartas en mano: { $sizes }.
worldcup-text-discards = Descartes: { $cards }.
worldcup-text-turn = ▶ { $player }: { $task }.
worldcup-text-card = { $card } `{ $sign }`
worldcup-text-hand = { $count ->
    [0] Tu mano está vacía.
   *[other] **Tu mano:** { $cards }
}
worldcup-text-legend = -# Las filas empiezan junto al nombre del equipo: 1 2 3 goles, A ataque, D defensa, P { -penalti }, x boca abajo, | protegida.
worldcup-text-group = **{ $group }**{ $final ->
    [yes] { "" }
   *[no] { " " }(hasta ahora)
} { $table }
worldcup-text-match = `{ $match }` { $left } { $score } { $right }: { $lefts } · { $rights }
worldcup-text-idle = Sin fichas: { $matches }
worldcup-text-pair = { $match } { $left }–{ $right }
worldcup-text-shootout = 🥅 { -penaltis-upper } `{ $match }`: { $left } { $score } { $right }
worldcup-text-bracket = **Cuadro:** { $ties }
worldcup-text-results = -# Resultados: { $results }
worldcup-text-teams = **{ $player }**: { $teams }
worldcup-text-out = **{ $player }**: fuera
worldcup-text-type = Para escribir una jugada, pon una carta y su objetivo: `{ $card } { $target }`. Escribe `F !{ $target }` para voltear una ficha, o `x { $card }` para descartar.
