# Why an action of Mundialito is good or bad. A sentence each, after the action itself.
# $seat is the other side, 0 for Gualda, 1 for Bermellon; $size and $pushed are 1 to 3 pips; $cell is a name such as b3.
# $then is none if the first action does it, else something: it takes both.

mundialito-reason-goal = É gol!
mundialito-reason-goal-next = A segunda ação é gol: um passe para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }.
mundialito-reason-lost = { mundialito-side } pode marcar no próximo turno, seja qual for a sua jogada. Depois desta, a chance pode passar despercebida.
mundialito-reason-allows-goal = Deixa { mundialito-side } marcar no próximo turno.
mundialito-reason-loses = Depois disso, nada impede { mundialito-side } de marcar em dois turnos.
mundialito-reason-stops-goal = { $then ->
    [none] { $soon ->
        [1] Impede { mundialito-side } de marcar com o próximo passe.
       *[2] Impede { mundialito-side } de marcar no próximo turno.
    }
   *[other] { $soon ->
        [1] As duas ações juntas impedem { mundialito-side } de marcar com o próximo passe.
       *[2] As duas ações juntas impedem { mundialito-side } de marcar no próximo turno.
    }
}
mundialito-reason-decides = { $then ->
    [none] Ameaça um gol que { mundialito-side } não consegue impedir.
   *[other] As duas ações juntas ameaçam um gol que { mundialito-side } não consegue impedir.
}
mundialito-reason-prevents = Se nada for feito, { mundialito-side } pode ameaçar um gol que ninguém impede. Esta jogada evita isso.
mundialito-reason-threatens = { $then ->
    [none] Ameaça um gol no próximo turno.
   *[other] As duas ações juntas ameaçam um gol no próximo turno.
}
mundialito-reason-last-row = Põe { $size ->
    [3] a
   *[other] o
} { mundialito-size } na fileira { $row }, onde um passe é gol.
mundialito-reason-turn-last-row = A segunda ação põe { $size ->
    [3] a
   *[other] o
} { mundialito-size } na fileira { $row }, onde um passe é gol.
mundialito-reason-pushes-off-line = { $pushed ->
    [1] Empurra o peão de { mundialito-side } para fora da linha da bola, e { $size ->
        [3] a
       *[other] o
    } { mundialito-size } em { $cell } pode receber o passe.
    [2] Empurra o drone de { mundialito-side } para fora da linha da bola, e { $size ->
        [3] a
       *[other] o
    } { mundialito-size } em { $cell } pode receber o passe.
   *[3] Empurra a rainha de { mundialito-side } para fora da linha da bola, e { $size ->
        [3] a
       *[other] o
    } { mundialito-size } em { $cell } pode receber o passe.
}
mundialito-reason-in-reach = Leva { $size ->
    [3] a
   *[other] o
} { mundialito-size } a { $cell }, na linha de um passe para a frente.
mundialito-reason-opens-line = Abre a linha da bola até { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }.
mundialito-reason-ball-forward = Deixa a bola { $count ->
    [1] uma fileira
   *[other] { $count } fileiras
} mais perto do gol.
mundialito-reason-turn-ball-forward = As duas ações juntas deixam a bola { $count ->
    [1] uma fileira
   *[other] { $count } fileiras
} mais perto do gol.
mundialito-reason-ball-reaches = Dali, a bola alcança { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }.
mundialito-reason-turn-reaches = Depois das duas ações, a bola pode ir para a frente até { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }.
mundialito-reason-blocks-line = Fecha a linha da bola de { mundialito-side } até { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell }.
mundialito-reason-turn-blocks = Depois das duas ações, a bola de { mundialito-side } não chega mais { $size ->
    [3] à
   *[other] ao
} { mundialito-size } em { $cell }.
mundialito-reason-out-of-reach = Empurra { $size ->
    [3] a
   *[other] o
} { mundialito-size } de { mundialito-side } para fora do alcance da bola.
mundialito-reason-pushes-back = Empurra { $size ->
    [3] a
   *[other] o
} { mundialito-size } de { mundialito-side } uma fileira para trás.
mundialito-reason-stands-in-way = Fica no caminho { $size ->
    [3] da
   *[other] do
} { mundialito-size } de { mundialito-side } em { $cell }.
mundialito-reason-escapes = { $by ->
    [1] Livra { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de ser { $size ->
        [3] empurrada
       *[other] empurrado
    } para trás por um peão.
    [2] Livra { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de ser { $size ->
        [3] empurrada
       *[other] empurrado
    } para trás por um drone.
   *[3] Livra { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de ser { $size ->
        [3] empurrada
       *[other] empurrado
    } para trás por uma rainha.
}
mundialito-reason-makes-way = Abre caminho para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $cell } avançar.
mundialito-reason-finds-way = De { $cell }, { $size ->
    [3] a
   *[other] o
} { mundialito-size } pode avançar em seguida.
mundialito-reason-more-passes = Depois disso, { $count ->
    [1] 1 pirâmide fica
   *[other] { $count } pirâmides ficam
} na linha da bola.
mundialito-reason-safe = Depois disto, { mundialito-side } não consegue marcar no próximo turno.
mundialito-reason-forward = Avança { $size ->
    [3] a
   *[other] o
} { mundialito-size } { $count ->
    [1] uma fileira
   *[other] { $count } fileiras
}.
mundialito-reason-turn-forward = A segunda ação avança { $size ->
    [3] a
   *[other] o
} { mundialito-size } { $count ->
    [1] uma fileira
   *[other] { $count } fileiras
}.
mundialito-reason-swaps = A bola e { $size ->
    [3] a
   *[other] o
} { mundialito-size } trocam de lugar, e { $size ->
    [3] a
   *[other] o
} { mundialito-size } avança { $count ->
    [1] uma fileira
   *[other] { $count } fileiras
}.
mundialito-reason-only = É tudo o que dá para jogar.
mundialito-reason-line-up = É uma das escalações preferidas da CPU.
mundialito-reason-ways-forward = Neste tabuleiro, { $size ->
    [3] as duas
   *[other] os dois
} { mundialito-sizes } podem avançar em linha reta.
mundialito-reason-ball-in-line = Em { $cell }, a bola fica na linha de { $count ->
    [1] uma pirâmide
   *[other] { $count } pirâmides
} para um passe.
