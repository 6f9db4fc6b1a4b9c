# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Lugar { $number }
worldcup-pic-group = Grupo { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Oitavas de final
    [quarters] Quartas de final
    [semis] Semifinais
    [final] { $cup ->
        [1930] Final
       *[2002] Final e terceiro lugar
    }
   *[groups] Grupos
}
worldcup-pic-replay = { $title }, extra
worldcup-pic-left = { $count ->
    [1] resta 1 carta
   *[other] restam { $count } cartas
}
worldcup-pic-run = { $run ->
    [1] 1ª volta
   *[other] 2ª volta
}
worldcup-pic-extra = { $count ->
    [1] 1 último turno
   *[other] { $count } últimos turnos
}
worldcup-pic-plays = vez de { $player }
worldcup-pic-dice = dados a seguir
worldcup-pic-lots = sorteio a seguir
worldcup-pic-die = dado: { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = aberta
worldcup-pic-safe = segura
worldcup-pic-down = virada
worldcup-pic-half = meio
worldcup-pic-half-goal = meio gol
worldcup-pic-open-long = aberta a falta e impedimento
worldcup-pic-can = { $card ->
    [F] F pode virar isto
    [O] O pode virar isto
   *[other] { $card } cabe aqui
}
worldcup-pic-chosen = escolhida
worldcup-pic-cannot = { $card ->
    [F] nada para F virar aqui
    [O] nada para O virar aqui
   *[other] { $card } não cabe aqui
}
worldcup-pic-last = última: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card }: { $team }
worldcup-pic-last-several = { $card }: { $teams }
worldcup-pic-last-turned = { $card } contra { $team }
worldcup-pic-last-missed = P: { $team }, perdido
worldcup-pic-last-discard = { $card } descartada

## Before the first card.

worldcup-pic-nations = As seleções
worldcup-pic-bag = tiradas do saco às cegas
worldcup-pic-shared = divididas
worldcup-pic-draft = { $player } escolhe
worldcup-pic-draft-lot = sorteando quem escolhe primeiro
worldcup-pic-choose = à escolha
worldcup-pic-tables = Todos os grupos
worldcup-pic-tables-note = até aqui, antes dos dados
worldcup-pic-tables-final = tabelas finais
worldcup-pic-column = { $column ->
    [wins] V-E-D
    [goals] +/−
   *[points] Pts
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Apito final, oitavas de final
    [quarters] Apito final, quartas de final
    [semis] Apito final, semifinais
    [final] Apito final
   *[groups] Apito final, grupos
}
worldcup-pic-from-dice = { $dice ->
    [from] gol dos dados
    [nothing] nada dos dados
   *[off] sem dados
}
worldcup-pic-worth = Cada ponto é meio gol para as seleções da sua cor
worldcup-pic-again = extra
worldcup-pic-lot = sorteio: { $teams }
worldcup-pic-shootout-score = { $left } a { $right } nos pênaltis
worldcup-pic-gone = fora

## The bracket.

worldcup-pic-knock-out = Mata-mata
worldcup-pic-bracket-note = nada jogado ainda
worldcup-pic-final = Final
worldcup-pic-third = Terceiro
worldcup-pic-winner = venceu { $match }
worldcup-pic-loser = perdeu { $match }
worldcup-pic-shootout-sign = pênaltis

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Final
    [T] Terceiro lugar
   *[other] { $stage ->
        [sixteen] Oitavas
        [quarters] Quartas
       *[semis] Semifinal
    } { $match }
}: pênaltis
worldcup-pic-sudden = morte súbita
worldcup-pic-five = cinco cobranças cada
worldcup-pic-level = { $left } x { $right } depois dos dados
worldcup-pic-black = preto erra
worldcup-pic-kicks = { $team }: { $player } bate
worldcup-pic-rolled = O dado rola: { $team }
worldcup-pic-waiting = depois: { $matches }

## The hand.

worldcup-pic-hand = Sua mão
worldcup-pic-turn = sua vez
worldcup-pic-waits = vez de { $player }
worldcup-pic-new = nova
worldcup-pic-discard-only = só descartar
worldcup-pic-no-hand = sem cartas
worldcup-pic-more = { $count ->
    [0] você não joga mais nesta rodada
    [1] resta cerca de 1 turno
   *[other] restam cerca de { $count } turnos
}
worldcup-pic-card = { $card ->
    [c3] 3 gols
    [c2] 2 gols
    [c1] 1 gol
    [c21] Dois e um
    [c111] Três uns
    [c11] Dois uns
    [cA] Ataque
    [cD] Defesa
    [cF] Falta
    [cO] Impedimento
   *[cP] Pênalti
}
worldcup-pic-effect = { $card ->
    [c3] se a seleção puder
    [c2] se a seleção puder
    [c1] para qualquer seleção
    [c21] dois países
    [c111] três países
    [c11] dois países
    [cA] meio gol
    [cD] um muro, ou vira um ataque
    [cF] vira um gol aberto
    [cO] vira gol ou ataque aberto
   *[cP] dado: gol se não der preto
}

## The end.

worldcup-pic-end = Campeão
worldcup-pic-claimed = Vitória declarada
worldcup-pic-coached = time de { $player }
worldcup-pic-beyond = ninguém alcança mais
worldcup-pic-road = O caminho
worldcup-pic-road-stage = { $stage ->
    [sixteen] Oitavas
    [quarters] Quartas
    [semis] Semifinal
    [final] Final
   *[groups] Grupo { $group }
}
worldcup-pic-on-dice = { $count ->
    [1] 1 gol dos dados
   *[other] { $count } gols dos dados
}

## The wallchart.

worldcup-pic-title = O Jogo da Copa do Mundo { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Jogo da Copa do Mundo { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] primeira volta
   *[other] segunda volta
}
worldcup-alt-left = { $count ->
    [1] resta 1 carta
   *[other] restam { $count } cartas
}
worldcup-alt-extra = { $count ->
    [1] 1 último turno
   *[other] { $count } últimos turnos
}
worldcup-alt-turn = vez de { $player }
worldcup-alt-group = Grupo { $group }:
worldcup-alt-empty = { $match } { $left } contra { $right }: sem fichas.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protegida
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Última jogada, { $player }: { $card }, descartada.
    [missed] Última jogada, { $player }: um pênalti perdido.
   *[done] Última jogada, { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = { $team-of } em { $match }
worldcup-alt-chosen = { $count ->
    [0] Carta escolhida: { $card }.
    [1] Carta escolhida: { $card }, na fileira { $rows }.
   *[other] Carta escolhida: { $card }, nas fileiras { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , nova
   *[no] { "" }
}{ $use ->
    [no] , sem uso agora
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Sua mão está vazia.
   *[other] Sua mão: { $cards }.
}
worldcup-alt-yours = Sua vez.
worldcup-alt-table = Grupo { $group }{ $final ->
    [yes] { "" }
   *[no] , até aqui
}: { $table }.
worldcup-alt-open = ainda a definir
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks-said } nos pênaltis
    [yes] { $score } { $right }
   *[no] contra { $right }
}{ $lot ->
    [yes] , decidido por sorteio
   *[no] { "" }
}
worldcup-alt-no-bracket = A chave fica vazia até os grupos acabarem.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = Fim: { $stage }.
worldcup-alt-dice = Dados: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dados { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = Sorteio, do primeiro ao último: { $teams }.
worldcup-alt-again = Tudo igual: { $teams-the } jogam de novo.
worldcup-alt-through = { $teams-many ->
    [yes] Avançam
   *[no] Avança
} { $teams-the }.
worldcup-alt-leaving = Fora da copa: { $players }.
worldcup-alt-shootout = Pênaltis, jogo { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] gol
   *[no] perdido
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = A próxima cobrança é { $team-of }.
worldcup-alt-champion = { $team-The } { $team-many ->
    [yes] são campeões
   *[no] é { $team-gender ->
        [f] campeã
       *[m] campeão
    }
} do mundo de { $cup }, sob o comando de { $player }.
worldcup-alt-claimed = A copa de { $cup } já estava decidida, e { $player } declarou vitória.
worldcup-alt-rest = Veja o resto no tabuleiro em palavras.
