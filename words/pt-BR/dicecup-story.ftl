# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home } x { $away }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] nada
        [1] nenhum gol
       *[2] um zero redondo
    }
    [1] **1 gol**
   *[other] **{ $goals } gols**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] No dado { $team-of }, { $goals }.
        [1] Lá { $team-many ->
            [yes] vão
           *[no] vai
        } { $team-the }: { $goals }.
       *[2] Dado na mesa: { $goals } para { $team-the }.
    }
   *[no] { $way ->
        [0] { $coach } lança o dado { $team-for }: { $goals }.
        [1] No dado de { $coach }, { $goals } para { $team-the }.
       *[2] { $team-The } { $team-many ->
            [yes] entram
           *[no] entra
        } em campo com o dado de { $coach }: { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Fim do tempo normal: { $home } { $score } { $away }.
   *[2] 🎲 Noventa minutos jogados: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] A bola está com { $team-the }.
    [1] Agora é a vez { $team-of }.
   *[2] Será que { $team-the } { $team-many ->
        [yes] respondem
       *[no] responde
    }?
}
dicecup-story-overtime = { $way ->
    [0] Tudo igual: **prorrogação**! As duas lançam o dado branco.
    [1] Ninguém leva a melhor, e vem a **prorrogação**. As duas lançam o dado branco.
   *[2] Vamos para a **prorrogação**, com o dado branco para as duas!
}
dicecup-story-overtime-throw = { $way ->
    [0] Na prorrogação, { $goals } para { $team-the }.
    [1] Lá { $team-many ->
        [yes] vão
       *[no] vai
    } { $team-the } na prorrogação: { $goals }.
   *[2] { $team-The } { $team-many ->
        [yes] buscam
       *[no] busca
    } o gol na prorrogação: { $goals }.
}
dicecup-story-overtime-level = { $way ->
    [0] Deu { $half-said } na prorrogação, e continua tudo igual, **{ $score-said }**: **pênaltis**! Três dados para cada, vence a soma maior.
    [1] A prorrogação termina { $half-said }, e o **{ $score-said }** não decide nada. **Pênaltis**: três dados para cada, vence a soma maior.
   *[2] É { $half-said } na prorrogação, **{ $score-said }** no total. Vai para os **pênaltis**: vence a soma maior de três dados.
}
dicecup-story-penalties-throw = { $way ->
    [0] Nos pênaltis, { $team-the } { $team-many ->
        [yes] tiram
       *[no] tira
    } **{ $total }** ({ $dice }).
    [1] Da marca da cal, { $team-the } { $team-many ->
        [yes] somam
       *[no] soma
    } **{ $total }** ({ $dice }).
   *[2] { $team-The } { $team-many ->
        [yes] vão para a bola e fazem
       *[no] vai para a bola e faz
    } **{ $total }** ({ $dice }).
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each } a { $each }** nos pênaltis! Ninguém treme. As duas lançam de novo.
        [1] **{ $each } a { $each }** nos pênaltis, e segue tudo igual! Mais uma vez.
       *[2] **{ $each } a { $each }** na marca da cal. De novo!
    }
   *[other] **{ $each } a { $each }**, tudo igual pela { $attempt ->
        [2] segunda
        [3] terceira
       *[other] enésima
    } vez nos pênaltis! De novo.
}

## A match that is over.

dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , na prorrogação
    [penalties] , pênaltis **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Foi { $regular-said } no tempo normal e { $overtime-said } na prorrogação.
   *[overtime] Foi { $regular-said } no tempo normal.
}
dicecup-story-attempts = Foram necessárias { $attempts } séries de pênaltis: { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Zero a zero, um ponto para cada.
        [1] As duas defesas seguram: um ponto para cada.
       *[2] Ninguém balança a rede. Um ponto para cada.
    }
   *[other] { $way ->
        [0] Um ponto para cada.
        [1] Tudo igual, um ponto para cada.
       *[2] Ninguém leva a melhor, um ponto para cada.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] atropelam
           *[no] atropela
        }.
        [1] Só deu { $winner }: goleada.
       *[2] { $loser-The } não { $loser-many ->
            [yes] veem
           *[no] vê
        } a cor da bola: { $winner-the } { $winner-many ->
            [yes] passeiam
           *[no] passeia
        }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] vencem
           *[no] vence
        } sem levar gol.
        [1] { $winner-The } não { $winner-many ->
            [yes] levam gol e ficam
           *[no] leva gol e fica
        } com os três pontos.
       *[2] Nada passa pela defesa { $winner-of }: três pontos na conta.
    }
   *[plain] { $way ->
        [0] Três pontos para { $winner-the }.
        [1] { $winner-The } { $winner-many ->
            [yes] levam
           *[no] leva
        } os três pontos.
       *[2] Os pontos ficam com { $winner-the }.
    }
}
# $next is the next message, what the winner takes: “a vaga na semifinal”, “a taça”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 { $winner-The } { $winner-many ->
            [yes] mantêm
           *[no] mantém
        } a calma nos pênaltis e { $winner-many ->
            [yes] garantem
           *[no] garante
        } { $next }.
        [1] 🧤 Haja coração! Na marca da cal, { $winner-the } { $winner-many ->
            [yes] levam
           *[no] leva
        } { $next }.
       *[2] 🧤 Que dor para { $loser-the }! { $winner-The } { $winner-many ->
            [yes] ficam
           *[no] fica
        } com { $next }.
    }
    [overtime] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] acham o gol decisivo e ficam
           *[no] acha o gol decisivo e fica
        } com { $next }.
        [1] A prorrogação decide: { $winner-the } { $winner-many ->
            [yes] levam
           *[no] leva
        } { $next }.
       *[2] { $winner-The } { $winner-many ->
            [yes] têm mais fôlego e garantem
           *[no] tem mais fôlego e garante
        } { $next }.
    }
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] atropelam e levam
           *[no] atropela e leva
        } { $next }.
        [1] Só deu { $winner }, que { $winner-many ->
            [yes] passeiam e garantem
           *[no] passeia e garante
        } { $next }.
       *[2] { $loser-The } não { $loser-many ->
            [yes] veem
           *[no] vê
        } a cor da bola, e { $winner-the } { $winner-many ->
            [yes] ficam
           *[no] fica
        } com { $next }.
    }
    [clean] { $way ->
        [0] { $winner-The } não { $winner-many ->
            [yes] levam gol e garantem
           *[no] leva gol e garante
        } { $next }.
        [1] Nada passa pela defesa: { $winner-the } { $winner-many ->
            [yes] levam
           *[no] leva
        } { $next }.
       *[2] Sem sofrer gols, { $winner-the } { $winner-many ->
            [yes] ficam
           *[no] fica
        } com { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] garantem
           *[no] garante
        } { $next }.
        [1] Missão cumprida: { $winner-the } { $winner-many ->
            [yes] ficam
           *[no] fica
        } com { $next }.
       *[2] { $loser-The } { $loser-many ->
            [yes] ficam
           *[no] fica
        } pelo caminho, e { $winner-the } { $winner-many ->
            [yes] levam
           *[no] leva
        } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] a vaga nas oitavas de final
    [round-of-16] a vaga nas quartas de final
    [quarter-finals] a vaga na semifinal
    [semi-finals] a vaga na grande final
    [third-place] o terceiro lugar
   *[final] a taça
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Deu zebra!** { $less } vence { $more }.
    [1] 💥 **Olha a zebra!** { $less } apronta para cima de { $more }!
   *[2] 💥 **Ninguém esperava:** { $less } derruba { $more }.
}
dicecup-story-gone = 👋 { $way ->
    [0] Fim de papo para { $coaches }: acabaram as seleções.
    [1] A copa acabou para { $coaches }.
   *[2] A copa segue sem { $coaches }.
}
dicecup-story-third-left = 🥉 Ainda na briga pelo terceiro lugar: { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Grupo { $group }:** tudo igual entre { $teams-the } em pontos e saldo de gols. Três dados para cada decidem { $first ->
    [1] { $last ->
        [2] o primeiro e o segundo lugar
       *[other] os lugares de 1 a { $last }
    }
    [2] { $last ->
        [3] o segundo e o terceiro lugar
       *[other] os lugares de 2 a { $last }
    }
   *[other] o terceiro e o quarto lugar
}{ $decisive ->
    [yes] , e quem avança!
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] Dados: { $told }.
   *[other] Ainda tudo igual, e todas lançam de novo: { $told }.
}
dicecup-story-lots-over = **Desempate no grupo { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] Os dados decidem quem avança.
        [1] Três dados fazem a diferença.
       *[2] Páreo duro, decidido nos dados.
    }
   *[no] Só a ordem estava em jogo.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Grupo { $group }:** avançam { $through-the }; voltam para casa { $out-the }.
dicecup-story-settled = ✅ **Na próxima fase:** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 seleções, uma copa.** Todas as 32 são suas.
   *[no] 🎉 **32 seleções, uma copa.** Seleções distribuídas: { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] As oitavas de final.
    [quarter-finals] As quartas de final: restam oito.
    [semi-finals] As semifinais: restam quatro.
    [third-place] Antes, o terceiro lugar.
   *[final] A grande final!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }Na copa: { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] A primeira
    [2] A segunda
   *[other] A última
} rodada { $groups }.**
dicecup-story-all-groups = dos grupos
dicecup-story-some-groups = dos grupos { $letters }
dicecup-story-left = { $coach } com { $teams ->
    [1] 1 seleção
   *[other] { $teams } seleções
}
dicecup-story-coming = { $way ->
    [0] A seguir, { $home } x { $away }.
    [1] Vem aí { $home } x { $away }.
   *[2] Agora { $home-the } { $home-many ->
        [yes] encaram
       *[no] encara
    } { $away-the }.
}
dicecup-story-before = -# Antes disso: { $results }
dicecup-story-earlier = -# Também nesta rodada: { $results }
dicecup-story-round = -# { $stage ->
    [groups] Rodada { $turn } { $groups }
   *[other] { $name }
}: { $results }
dicecup-story-more = { $count ->
    [1] e mais uma
   *[other] e mais { $count }
}

## The end.

dicecup-story-champion = 🏆 **{ $champion-The } { $champion-many ->
    [yes] levam
   *[no] leva
} a taça!** { $solo ->
    [yes] { $way ->
        [0] Que campanha!
        [1] As outras 31 voltam para casa.
       *[2] É festa nas ruas.
    }
   *[no] { $way ->
        [0] Palmas para { $coach }.
        [1] { $coach } ergue a taça.
       *[2] A rodada é por conta de { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = O caminho até a final: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] lance o dado { $team-for }
    [overtime] lance o dado da prorrogação { $team-for }
    [penalties] lance os dados dos pênaltis { $team-for }
   *[lots] lance os dados do desempate { $team-for }
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
    [computer] { $team ->
        [none] { $winners } vence
       *[other] Deu { $team }: { $winners } leva a taça
    }
    [settled] 🏆 { $winners } vence
   *[played] 🏆 { $team ->
        [none] { $winners } leva a taça!
       *[other] Deu { $team }: { $winners } leva a taça!
    }
}
# What decided it, in a line: the final.
dicecup-closing = { $ended ->
    [penalties] Vitória sobre { $loser-the } nos pênaltis da grande final.
    [overtime] Vitória por { $score-said } sobre { $loser-the } na prorrogação da grande final.
   *[regular] Vitória por { $score-said } sobre { $loser-the } na grande final.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] { $winner-The } { $winner-many ->
        [yes] batem
       *[no] bate
    } { $loser-the } por { $score-said } na prorrogação da grande final.
    [penalties] { $winner-The } { $winner-many ->
        [yes] batem
       *[no] bate
    } { $loser-the } nos pênaltis da grande final, após { $score-said }.
   *[regular] { $winner-The } { $winner-many ->
        [yes] batem
       *[no] bate
    } { $loser-the } por { $score-said } na grande final.
}
dicecup-card-lasted = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}

## What marks a match in a replay.

dicecup-replay-turn = **Partida { $number } de { $count }**
dicecup-replay-opening = **O começo**{ $count ->
    [0] { "" }
    [1] { " " }· vem 1 partida
   *[other] { " " }· vêm { $count } partidas
}
dicecup-replay-menu-turns = Ir a uma partida ({ $first }–{ $last } de { $count })
dicecup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] levam
   *[no] leva
} a taça
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Desempate no grupo { $group }
