# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: escolha uma carta.
   *[other] { $stage }: escolha a sua última carta desta rodada. Você não compra outra.
}
worldcup-face-idle = { $count ->
    [1] -# Sem uso agora: { $cards }. Só dá para descartar.
   *[other] -# Sem uso agora: { $cards }. Só dá para descartar essas cartas.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] Quem fica com o 2?
    [c21-2] Quem fica com o 1?
    [c111] { $count ->
        [1] Quem fica com o último 1?
       *[other] Escolha até { $count } seleções diferentes, um 1 para cada
    }
    [c11] { $count ->
        [1] Quem fica com o último 1?
       *[other] Escolha até { $count } seleções diferentes, um 1 para cada
    }
    [cF] Qual gol?
    [cO] Qual gol ou ataque?
    [cD] Qual fileira ou ataque?
   *[other] Qual seleção, em qual jogo?
}
worldcup-face-elsewhere = Outro lugar…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Grupo { $part }: { $teams }
   *[matches] De { $part } em diante: { $teams }
}
worldcup-face-turn = Virar { $tile ->
    [tD] a
   *[other] o
} { worldcup-tile-bare } { $team-of } ({ worldcup-say-match } x { $across })
worldcup-face-row = { $team } ({ worldcup-say-match } x { $across })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row }: { $score }
worldcup-face-rows = { $count ->
    [1] 1 fileira
   *[other] { $count } fileiras
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = fica{ "\u00A0" }{ $score-said } · { $whose ->
    [mine] sua
   *[other] { $across ->
        [mine] lugar { $seat }, contra { $rival-the } (sua)
       *[other] lugar { $seat }
    }
} · { $empty ->
    [yes] fileira vazia
   *[no] fileira { $tiles }
}, { $free ->
    [0] cheia
    [1] 1{ "\u00A0" }livre
   *[other] { $free }{ "\u00A0" }livres
}
worldcup-face-so-far = Até aqui: { $effects }. { $left ->
    [1] Mais um.
   *[other] Mais { $left }.
}
worldcup-face-unused = o 2 fica sem uso
worldcup-face-none-here = Nenhuma fileira daqui serve. Tente outro grupo ou jogo.
worldcup-face-not = -# Fora da lista: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $kind ->
    [group] { $amount ->
        [all] { $count ->
            [1] todo o grupo { $parts }
           *[other] todos os grupos { $parts }
        }
       *[some] { $count ->
            [1] parte do grupo { $parts }
           *[other] parte dos grupos { $parts }
        }
    }
   *[matches] { $amount ->
        [all] tudo de { $parts }
       *[some] parte de { $parts }
    }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] fileira cheia
    [row-empty] ainda sem ficha
    [protected-defence] protegida por uma defesa
    [protected-penalty] protegida por um pênalti
    [protected-turned] protegida, última ficha virada
    [foul-on-attack] a falta só vira gols
    [defence-on-goal] a defesa só vira ataques
    [not-your-match] o jogo não é seu
    [too-weak-for-two] não pode ter um 2
    [same-nation] já escolhida
   *[other] faltam outras seleções com espaço
})
worldcup-face-skip = { $place ->
    [c21-1] Não usar o 2
    [c21-2] Não usar o 1
   *[rest] Não usar o resto
}
worldcup-face-take-back = { $card ->
    [several] Desfazer última escolha
   *[single] Escolher outra fileira
}
worldcup-face-near = Minhas fileiras
worldcup-face-away = Descartar…
worldcup-face-away-ask = { $draws ->
    [yes] Descartar **{ $card }** na frente de todos? Você vai comprar uma carta, então não dá para desfazer.
   *[no] Descartar **{ $card }** na frente de todos?
}
worldcup-face-away-sure = Descartar { worldcup-card }
worldcup-face-useless = { $card ->
    [cF] Nenhum gol está aberto, então a falta não serve agora.
    [cO] Nenhum gol ou ataque está aberto, então o impedimento não serve agora.
    [c21] { $where ->
        [own] Nos seus jogos não cabe um dois e um.
       *[all] Nenhuma seleção tem espaço para um 2 enquanto outra tem para um 1.
    }
    [c111] Faltam seleções com uma casa livre para três uns.
    [c11] Faltam seleções com uma casa livre para dois uns.
    [cD] Todas as fileiras estão cheias, e nenhum ataque está aberto.
   *[other] { $where ->
        [own] Todas as fileiras dos seus jogos estão cheias.
       *[all] Todas as fileiras estão cheias.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] se o dado não der preto, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = Com isso, fica { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Você vai comprar uma carta, então não dá para desfazer.
    [die] -# O dado rola na hora, então não dá para desfazer.
   *[no] -# Vamos?
}
worldcup-face-play = Jogar { worldcup-card }: { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (Grupo { $group })
worldcup-face-pick-hint = { $count ->
    [0] Escolha a sua primeira seleção: uma { worldcup-colour.team }, enquanto houver.
   *[other] Escolha uma seleção: uma { worldcup-colour.team }, enquanto houver. Suas até aqui: { $own }.
}
worldcup-face-kick = Bater { $team-for }
worldcup-face-kick-hint = { $sudden ->
    [yes] Morte súbita, { $score-said }. { $team-The } { $team-many ->
        [yes] vão
       *[no] vai
    } para a bola: só preto erra.
   *[no] Pênaltis, { $score-said }. { $team-The } { $team-many ->
        [yes] vão
       *[no] vai
    } para a bola: só preto erra.
}
worldcup-face-claim = Declarar vitória…
worldcup-face-claim-ask = Ninguém alcança mais você. Declare a vitória e encerre o jogo agora, ou siga jogando por diversão.
worldcup-face-claim-sure = Declarar vitória

## On the menus of commands and lobbies, and other pictures.

game-worldcup = O Jogo da Copa do Mundo
option-worldcup-cup = { $value ->
    [1930] 1930: 13 seleções, quatro grupos
   *[2002] 2002: 32 seleções, oito grupos, uma partida mais longa
}
option-worldcup-cup-name = Copa
option-worldcup-allocation-name = Como se dividem as seleções
option-worldcup-passes-name = Baralho dos grupos
option-worldcup-modifiers = { $value ->
    [no] Sem dados de bônus: só valem as fichas
   *[yes] Dados de bônus depois de cada rodada
}
option-worldcup-allocation = { $value ->
    [draft] Draft: cada um escolhe na sua vez, as melhores primeiro
   *[bag] Saco: as seleções saem às cegas
}
option-worldcup-passes = { $value ->
    [1] Uma volta no baralho dos grupos: menos turnos
   *[2] Duas voltas no baralho dos grupos de 2002, como publicado
}
page-worldcup-hand = Minha mão
page-worldcup-champion = O campeão
page-worldcup-round = Esta rodada
page-worldcup-groups = Todos os grupos
page-worldcup-shootout = Pênaltis
page-worldcup-group = Grupo { $part }
page-worldcup-bracket = Chave
page-worldcup-ceremony = Última rodada
page-worldcup-wallchart = Tabela da copa
