# The dice cup: the words in its pictures. $team, $winner, $loser are names of teams.

## The match card.

dicecup-card-group = Grupo { $group }, rodada { $turn }
dicecup-card-match = partida { $ordinal } de { $of }
dicecup-card-only = { $stage ->
    [third-place] pelo terceiro lugar
   *[other] pela taça
}
dicecup-card-state = { $state ->
    [kick-off] pontapé inicial
    [regular] tempo normal
    [level] empate no tempo normal
    [overtime] prorrogação
    [level-again] empate na prorrogação
    [penalties] pênaltis
   *[level-still] tudo igual ainda
}
dicecup-card-ended = { $period ->
    [overtime] na prorrogação
    [penalties] pênaltis { $home } x { $away }
   *[regular] fim de jogo
}
dicecup-card-period = { $period ->
    [regular] Tempo normal
    [overtime] Prorrogação
   *[penalties] { $attempt ->
        [1] Pênaltis
       *[other] Pênaltis, de novo
    }
}
dicecup-card-rolls = { $coach } lança { $team-for }
dicecup-card-solo = Lance { $team-for }
dicecup-card-stake = { $stake ->
    [group] vitória vale 3 pontos
    [overtime] empate: prorrogação
    [penalties] empate: pênaltis
    [cup] a soma maior leva a taça
    [third] a soma maior fica em terceiro
   *[sum] a soma maior avança
}
dicecup-card-result = { $meaning ->
    [through] { $team } na próxima fase
    [third] { $team } em terceiro lugar
    [cup] { $team } com a taça na mão
   *[draw] Um ponto para cada
}
dicecup-card-wins = 3 pontos para { $team }
dicecup-card-upset = deu zebra
dicecup-still-in = Na copa
dicecup-still-teams = { $count ->
    [1] 1 seleção
   *[other] { $count } seleções
}
dicecup-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}

## The groups.

dicecup-groups-drawn = Grupos: o sorteio
dicecup-groups-played = Grupos: { $done } de { $all } partidas
dicecup-groups-all = Grupos: todas as { $all } partidas
dicecup-groups-note = dois avançam
dicecup-groups-through = { $count } avançam
dicecup-group = Grupo { $group }
dicecup-column = { $column ->
    [won] V
    [drawn] E
    [lost] D
    [goals] Gols
    [difference] +/−
   *[points] Pts
}
dicecup-lots = Empate: { $group }
dicecup-lots-places = lugares { $first }–{ $last }
dicecup-lots-decide = { $decisive ->
    [yes] decide quem avança
   *[no] só pela ordem
}
dicecup-lots-again = lançamento { $attempt }

## The cup so far.

dicecup-cup-title = Mata-mata
dicecup-cup-before = Antes da primeira partida
dicecup-cup-field = { $count } cartas fechadas
dicecup-cup-waiting = embaralhando as cartas
dicecup-cup-dealt = cartas distribuídas
dicecup-cup-nothing = nenhuma carta na mesa
dicecup-cup-turned = { $turned } de { $of } abertas
dicecup-cup-hidden = { $count ->
    [1] ainda por abrir
   *[other] { $count } partidas por abrir
}
dicecup-cup-versus = x
dicecup-cup-overtime = prorrogação
dicecup-cup-penalties = pênaltis
dicecup-coaches = Técnicos
dicecup-coaches-note = seleções na copa
dicecup-out = fora

## The end.

dicecup-end-title = Campeão
dicecup-end-coach = time de { $coach }
dicecup-end-road = O caminho até o título
dicecup-end-matches = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
dicecup-end-group = Grupo { $group }
dicecup-end-place = { $place ->
    [2] 2º
    [3] 3º
    [4] 4º
   *[other] 1º
}
dicecup-coach = Lugar { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home } contra { $away }, nenhum dado lançado ainda.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] tempo normal { $score }
    [overtime] prorrogação { $score }
   *[penalties] pênaltis { $score }
}
dicecup-shows-periods = Até aqui: { $periods }.
dicecup-shows-due = { $period ->
    [regular] A seguir, { $coach } lança o dado { $team-for }.
    [overtime] A seguir, na prorrogação, { $coach } lança o dado branco { $team-for }.
   *[penalties] A seguir, nos pênaltis, { $coach } lança três dados { $team-for }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } { $team-many ->
        [yes] avançam
       *[no] avança
    }.
    [third] { $team-The } { $team-many ->
        [yes] ficam
       *[no] fica
    } em terceiro lugar.
    [cup] { $team-The } { $team-many ->
        [yes] levam
       *[no] leva
    } a taça.
    [group] { $team-The } { $team-many ->
        [yes] vencem e somam
       *[no] vence e soma
    } 3 pontos.
   *[draw] Empate, um ponto para cada.
}
dicecup-shows-upset = Deu zebra.
dicecup-shows-still = Seleções na copa: { $coaches }.
dicecup-shows-coach = { $coach } com { $count }
dicecup-shows-out = Fora: { $coaches }.
dicecup-shows-groups = Grupos, { $done } de { $all } partidas jogadas.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, na próxima fase
    [out] { $rows }, fora
   *[open] { $rows }
}
dicecup-shows-table = Grupo { $group }: { $rows }.
dicecup-shows-lots = Desempate no grupo { $group }: { $teams }; é a vez { $team-of }.
dicecup-shows-lots-done = Desempate no grupo { $group }: { $teams }.
dicecup-shows-playing = { $home } contra { $away } agora
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = { $team-The } { $team-many ->
    [yes] levam
   *[no] leva
} a taça. Final: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }na prorrogação
    [penalties] , decidida nos pênaltis
   *[regular] { "" }
}.
dicecup-shows-before = O caminho até a final: { $matches }.
dicecup-shows-third = O terceiro lugar fica com { $team-the }.
dicecup-shows-ranking = Classificação dos técnicos: { $coaches }.
