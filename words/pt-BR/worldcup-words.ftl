# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a country's name.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Oitavas de final
        [quarters] Quartas de final
        [semis] Semifinais
        [final] { $cup ->
            [c1930] Final
           *[other] Final e terceiro lugar
        }
       *[groups] Fase de grupos
    }
   *[other] { $stage ->
        [semis] Semifinais, desempate
        [final] Final, desempate
       *[groups] Fase de grupos, desempate
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (avança)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Final
    [T] Terceiro lugar
   *[other] { $match }
}
worldcup-in-match = { $match ->
    [F] final
    [T] terceiro lugar
   *[other] jogo { $match }
}
worldcup-say-more = { $some } e { $count ->
    [1] mais 1
   *[other] mais { $count }
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] três gols
    [c2] dois gols
    [c1] um gol
    [c21] dois e um
    [c111] três uns
    [c11] dois uns
    [cA] ataque
    [cD] defesa
    [cF] falta
    [cO] impedimento
   *[cP] pênalti
}
worldcup-card-first = { $card ->
    [c3] Três gols
    [c2] Dois gols
    [c1] Um gol
    [c21] Dois e um
    [c111] Três uns
    [c11] Dois uns
    [cA] Ataque
    [cD] Defesa
    [cF] Falta
    [cO] Impedimento
   *[cP] Pênalti
}
worldcup-card-does = { $card ->
    [c3] uma ficha de 3 gols, ou a maior que a seleção pode ter
    [c2] uma ficha de 2 gols, ou um 1 se a seleção não pode ter mais
    [c1] uma ficha de 1 gol
    [c21] um 2 para uma seleção e um 1 para outra
    [c111] um 1 para cada uma de três seleções
    [c11] um 1 para cada uma de duas seleções
    [cA] meio gol
    [cD] protege uma fileira, ou vira um ataque aberto
    [cF] vira um gol aberto
    [cO] vira um gol ou ataque aberto
   *[cP] um gol que ninguém pode virar, se o dado não der preto
}
worldcup-tile = { $tile ->
    [t3] um 3
    [t2] um 2
    [t1] um 1
    [tA] um ataque
    [tD] uma defesa
    [tP] um gol de pênalti
    [xA] um ataque virado
   *[other] um gol virado
}
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] ataque
    [tD] defesa
    [tP] pênalti
    [xA] ataque virado
    [x3] 3 virado
    [x2] 2 virado
   *[x1] 1 virado
}
worldcup-row = { $guard ->
    [empty] vazia
    [open] { $tiles }, aberta
   *[safe] { $tiles }, protegida
}
worldcup-effect = { $deed ->
    [turned] { $tile ->
        [tD] a defesa { $team-of } é virada
       *[other] o { worldcup-tile-bare } { $team-of } é virado
    }
    [lowered] o { worldcup-tile-bare } { $team-of } é virado e deixa { $after }
    [replaced] o { worldcup-tile-bare } { $team-of } vira { $after }
    [blocks] { $after } ocupa uma casa na fileira { $team-of }
   *[placed] { $after } para { $team-the }
} ({ worldcup-in-match })
worldcup-colour = { $colour ->
    [black] preto
    [red] vermelho
    [blue] azul
    [green] verde
    [yellow] amarelo
   *[grey] cinza
}
    .team = { $colour ->
        [black] preta
        [red] vermelha
        [blue] azul
        [green] verde
        [yellow] amarela
       *[grey] cinza
    }
worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
worldcup-say-mark = { $team } ({ $rank })

# The first thing of a match, until which its result can be tipped.
worldcup-tips-close = Você pode dar palpite até a primeira carta do jogo.
