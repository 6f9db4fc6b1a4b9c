# Replays: step through a game that was played.
replay-title = ### Replay: { $game } · `{ $table }`
replay-title-file = ### Replay: { $game } · arquivo de jogo
replay-opening = **O começo**{ $count ->
    [0] { "" }
    [1] { " " }· vem 1 turno
   *[other] { " " }· vêm { $count } turnos
}
# A turn's number is 0 during set-up.
replay-turn = { $number ->
    [0] **Preparação**
   *[other] **Turno { $number } de { $count }**
}
replay-turn-of = { $turn }, { $who }
# The buttons that step: Discord shows them side by side.
replay-step = { $way ->
    [first] ⏮️
    [back] ◀️
    [on] ▶️
   *[last] ⏭️
}
replay-menu-turns = Ir a um turno ({ $first }–{ $last } de { $count })
replay-menu-marks = Ir a um destaque
replay-entry = { $number ->
    [0] Preparação
   *[other] { $number }
}{ $who ->
    [none] { "" }
   *[other] { " " }· { $who }
}{ $told ->
    [none] { "" }
   *[other] { " " }· { $told }
}
replay-earlier = ⬆ Antes…
replay-later = ⬇ Depois…
replay-sides = De que lado olhar
replay-side = Lado de { $name }
replay-public = O que todos viram
replay-flip = Virar tabuleiro
replay-in-words = Em palavras
replay-picture = Imagem
replay-by-action = Ação por ação
replay-by-turn = Turno por turno
replay-which = Qual jogo você quer rever?
replay-games = Seus últimos jogos
