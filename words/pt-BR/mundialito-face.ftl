# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
mundialito-face-piece = { $piece ->
    [0] Bola
    [1] Peão
    [2] Drone
   *[3] Rainha
} { $cell }
mundialito-face-left = { $left ->
    [1] **Resta uma ação.** Escolha uma peça, ou encerre o turno.
   *[other] **Duas ações.** Escolha uma peça, depois uma ação.
}
mundialito-face-chosen = { $left ->
    [1] **Resta uma ação.** { mundialito-face-standing }: escolha uma ação, ou encerre o turno.
   *[other] { mundialito-face-standing }: escolha uma ação.
}
mundialito-face-standing = { $piece ->
    [0] Bola
    [1] Peão
    [2] Drone
   *[3] Rainha
} em { $cell }
mundialito-face-nothing = Nenhuma das suas peças pode fazer nada. Encerre o turno.
mundialito-face-stuck = -# Não pode fazer nada: { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] uma bola está no caminho
    [piece] há pirâmides no caminho
    [both] a bola e pirâmides estão no caminho
   *[none] as barras fecham o caminho
})
mundialito-face-move = { $seam ->
    [yes] Dar a volta até { $target }
   *[no] Mover para { $target }
}
mundialito-face-push = Empurrar { $target } para { $other } ({ mundialito-size })
mundialito-face-jump = Saltar até { $target } por cima { $size ->
    [3] da
   *[other] do
} { mundialito-size }
mundialito-face-pass = { $goal ->
    [yes] ⚽ Gol: passe para { $target } ({ mundialito-size })
   *[no] Passe para { $target } ({ mundialito-size })
}
mundialito-face-end = Encerrar turno
mundialito-face-ready = { $usual ->
    [yes] Usar uma escalação pronta
   *[no] Usar a minha última escalação
}
mundialito-face-line-up = { $queens ->
    [yes] Agora escolha as colunas dos seus dois **drones**. Os peões ocupam o resto.
   *[no] Escolha as colunas das suas duas **rainhas** e depois dos seus dois **drones**. Os peões ocupam o resto.
} Ou use uma escalação pronta.
mundialito-face-lined-up = É assim que o time ficaria. { $ball ->
    [none] Escolha uma casa para a **bola** e coloque tudo de uma vez, ou coloque só as pirâmides por enquanto.
   *[other] Se você colocar tudo, a bola vai para **{ $ball }** assim que puder.
}
mundialito-face-columns = { $piece ->
    [2] Duas colunas para os drones
   *[3] Duas colunas para as rainhas
}
mundialito-face-column = { $piece ->
    [2] Drone em { $column }
   *[3] Rainha em { $column }
}
mundialito-face-ball-row = Uma casa da fileira { $row } para a bola
mundialito-face-ball = { $cell ->
    [none] Escolha uma casa da fileira { $row } para a sua **bola**.
   *[other] É aqui que a sua bola ficaria. Coloque, ou escolha outra casa.
}
mundialito-face-ball-on = Bola em { $cell }
mundialito-face-place = Colocar as pirâmides
mundialito-face-place-all = Colocar tudo, com a bola em { $ball }
mundialito-face-place-ball = Colocar a bola em { $cell }
mundialito-face-again = Recomeçar

## On the menus of commands and lobbies.

game-mundialito = Mundialito (futebol de pirâmides)
option-mundialito-coasters = { $usual ->
    [yes] O tabuleiro padrão
   *[no] { $value ->
        [random] Um tabuleiro sorteado
       *[other] Tabuleiro { $value }
    }
}
option-mundialito-coasters-name = Tabuleiro
option-mundialito-repetition = { $value ->
    [0] Sem empate por repetição
   *[3] Empate se uma posição se repetir três vezes
}
option-mundialito-turn-limit = { $value ->
    [0] Sem limite de turnos
   *[other] Empate após { $value ->
        [1] 1 turno
       *[other] { $value } turnos
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] Em vez de empate, vence a bola mais avançada
   *[no] Empate é empate
}
option-mundialito-match = { $value ->
    [yes] Uma partida: vence quem fizer mais gols até o apito
   *[no] O primeiro gol vence
}
option-mundialito-match-name = Como se vence
option-mundialito-match-clock = Mais gols em { $minutes } minutos
