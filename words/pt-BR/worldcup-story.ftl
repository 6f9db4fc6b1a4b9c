# The World Cup Game, told as it runs. $team is a country's name; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } descarta { $card ->
    [cA] um ataque
    [cO] um impedimento
    [c1] um gol
    [c3] três gols
    [c2] dois gols
    [c111] três uns
    [c11] dois uns
    [c21] um dois e um
    [cD] uma defesa
    [cF] uma falta
   *[other] um { worldcup-card }
}.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } joga três gols: { $effects }!
        [1] ⚽ Bomba de { $player }: { $effects }!
       *[2] ⚽ { $player } vai com tudo: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } marca: { $effects }.
        [1] ⚽ Gols de { $player }: { $effects }.
       *[2] ⚽ { $player } não perdoa: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } marca: { $effects }.
        [1] ⚽ Gol de { $player }: { $effects }.
       *[2] ⚽ { $player } balança a rede: { $effects }.
    }
    [c21] ⚽ { $player } marca para duas seleções: { $effects }.
    [c111] ⚽ { $player } marca para três seleções: { $effects }.
    [c11] ⚽ { $player } marca duas vezes: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } sobe ao ataque: { $effects }.
        [1] ⚡ { $player } parte para cima: { $effects }.
       *[2] ⚡ { $player } ataca: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } fecha a casinha: { $effects }.
        [1] 🧱 { $player } arma a retranca: { $effects }.
       *[2] 🧱 { $player } monta um paredão: { $effects }.
    }
    [turn-D] 🧱 Boa defesa, { $player }: { $effects }.
    [turn-F] 🟨 Falta de { $player }: { $effects }.
   *[turn-O] 🚩 { $player } levanta a bandeira: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Pênalti para { $team-the } ({ worldcup-in-match })! { $player } bate: { $colour }, no cantinho!
        [1] 🎯 { $player } cava um pênalti para { $team-the } ({ worldcup-in-match }): { $colour }, e é gol!
       *[2] 🎯 Pênalti para { $team-the } ({ worldcup-in-match })! { $player } vai para a bola: { $colour }, sem chance para o goleiro!
    }
   *[no] { $way ->
        [0] 🎯 Pênalti para { $team-the } ({ worldcup-in-match })! { $player } bate: { $colour }, por cima!
        [1] 🎯 { $player } cava um pênalti para { $team-the } ({ worldcup-in-match }): { $colour }, defendido!
       *[2] 🎯 Pênalti para { $team-the } ({ worldcup-in-match })! { $player } vai para a bola: { $colour }, na trave!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [1] Antes: mais 1 jogada.
   *[other] Antes: mais { $count } jogadas.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }: { $way ->
    [away] descarta { worldcup-card }
    [missed] perde um pênalti { $teams-of }
    [against] { worldcup-card }{ worldcup-story-worth } contra { $teams-the }
    [blocks] { worldcup-card }{ worldcup-story-worth } na fileira { $teams-of }
   *[on] { worldcup-card }{ worldcup-story-worth } para { $teams-the }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(vale { $worth })
}
worldcup-story-aims = 🎯 { $player } cava um pênalti para { $team-the } ({ worldcup-in-match }). O dado rola…
worldcup-story-again = 🔁 O baralho é embaralhado e começa de novo. As fichas ficam onde estão.
worldcup-story-whistle = 📣 Era a última carta: apito final ({ $stage }). Agora falam os dados…
worldcup-story-lots = 🎟️ Tudo igual entre { $teams-the }, e o sorteio decide.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} no baralho. { $player } começa.
worldcup-story-kicking = { $team-The } { $team-many ->
    [yes] vão
   *[no] vai
} para a bola. O dado rola…
worldcup-story-picked = { $player } fica com **{ $team-the }**.
worldcup-story-draft = O draft começa. O sorteio dá a primeira escolha a { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 A copa de { $cup }: todas as seleções já foram escolhidas.
   *[no] 🌍 A copa de { $cup }: as seleções foram sorteadas.
}
worldcup-story-yours = 🌍 Na copa de { $cup }, você comanda **{ $teams-the }**.
worldcup-story-own = 🌍 **Suas seleções:** { $teams }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **Você está fora da copa:** não resta nenhuma seleção sua.
worldcup-story-owners = -# { $out ->
    [yes] Na copa
   *[no] Seleções
}: { $owners }
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } distribui três cartas por pessoa. { $first } começa.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **{ $team-The } { $team-many ->
        [yes] são campeões
       *[no] é { $team-gender ->
            [f] campeã
           *[m] campeão
        }
    } do mundo de { $cup }!** Só o sorteio deixou { $other-the } com o vice.
   *[no] 🏆 **{ $team-The } { $team-many ->
        [yes] são campeões
       *[no] é { $team-gender ->
            [f] campeã
           *[m] campeão
        }
    } do mundo de { $cup }!** { $other-The } { $other-many ->
        [yes] ficam
       *[no] fica
    } com o vice.
}
worldcup-story-ranking = Os outros lugares: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = escolha uma seleção { worldcup-colour.team }
worldcup-task-kick = bata o pênalti { $team-for }
worldcup-task-card = { $extra ->
    [0] jogue uma carta
   *[other] jogue a sua última carta (você não compra outra)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Apito final: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Grupo { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks-said } nos pênaltis
    [so-far] , pênaltis
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [1] 1 gol
       *[other] { $dice } gols
    } dos dados)
}
worldcup-told-lot = 🎟️ Sorteio, do primeiro ao último: { $teams }.
worldcup-told-again = 🔁 Tudo igual ainda: { $teams-the } jogam de novo.
worldcup-told-leaving = { $count ->
    [1] 👋 { $players } não tem mais seleção e está fora. Valeu!
   *[other] 👋 { $players } não têm mais seleção e estão fora. Valeu!
}
worldcup-told-shootout = 🥅 **Pênaltis, { worldcup-say-match }:** { $left } x { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] Bola na marca para { $team-the }: { $colour }, e é gol!
        [1] { $team-The } na cobrança: { $colour }, que frieza!
       *[2] Cobrança { $team-of }: { $colour }, na gaveta!
    }
   *[no] { $way ->
        [0] Bola na marca para { $team-the }: { $colour }, defendido!
        [1] { $team-The } na cobrança: { $colour }, por cima!
       *[2] Cobrança { $team-of }: { $colour }, na trave!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Morte súbita. { $team-The } { $team-many ->
        [yes] fazem agora ou voltam
       *[no] faz agora ou volta
    } para casa.
   *[can] Morte súbita. { $team-The } { $team-many ->
        [yes] podem
       *[no] pode
    } matar o jogo nesta cobrança!
}
worldcup-told-sudden = Morte súbita: quem errar enquanto o outro lado acerta está fora.
worldcup-told-nerve = { $sudden ->
    [yes] Depois de { $pairs } cobranças de cada lado, { worldcup-told-won }.
   *[no] { $way ->
        [0] Nervos de aço: { worldcup-told-won }.
        [1] Pode soltar o grito: { worldcup-told-won }.
       *[2] Que alívio: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-the }** { $team-many ->
        [yes] vencem
       *[no] vence
    } a final
    [T] **{ $team-the }** { $team-many ->
        [yes] ficam
       *[no] fica
    } em terceiro
   *[other] **{ $team-the }** { $team-many ->
        [yes] avançam
       *[no] avança
    }
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
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
worldcup-closing = { $ended ->
    [kicks] Vitória sobre { $loser-the } nos pênaltis da final.
    [lot] Vitória sobre { $loser-the } na final, por sorteio.
   *[regular] Vitória por { $score-said } sobre { $loser-the } na final.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] { $winner-The } { $winner-many ->
        [yes] batem
       *[no] bate
    } { $loser-the } nos pênaltis da final, após { $score-said }.
    [lot] { $winner-The } { $winner-many ->
        [yes] levam
       *[no] leva
    } a final contra { $loser-the } por sorteio, após { $score-said }.
   *[regular] { $winner-The } { $winner-many ->
        [yes] batem
       *[no] bate
    } { $loser-the } por { $score-said } na final.
}
worldcup-card-claim = Ninguém alcança mais.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team-The } { $team-many ->
    [yes] ganham
   *[no] ganha
} a Copa de { $cup }
worldcup-highlight-round = 🏁 Apito final: { $stage }
worldcup-highlight-shootout = 🥅 Pênaltis: { $one } x { $other }
worldcup-highlight-kicks = 🥅 { $team-The } { $team-many ->
    [yes] vencem
   *[no] vence
} nos pênaltis por { $score-said }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Pênalti para { $team-the }: gol!
   *[no] 🎯 Pênalti para { $team-the }: perdido
}
worldcup-highlight-ahead = { $count ->
    [1] ⚽ { $teams-The } { $teams-many ->
        [yes] passam
       *[no] passa
    } à frente
   *[other] ⚽ Passam à frente { $teams-the }
}
