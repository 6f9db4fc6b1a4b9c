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
        [0] ⚡ { $player } sobe: { $effects }.
        [1] ⚡ { $player } parte para o ataque: { $effects }.
       *[2] ⚡ { $player } ataca: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } fecha a porta: { $effects }.
        [1] 🧱 { $player } arma a retranca: { $effects }.
       *[2] 🧱 { $player } levanta um muro: { $effects }.
    }
    [turn-D] 🧱 Boa defesa, { $player }: { $effects }.
    [turn-F] 🟨 Falta de { $player }: { $effects }.
   *[turn-O] 🚩 A bandeira sobe para { $player }: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Pênalti! { $team } ({ worldcup-in-match }), { $player } bate: { $colour }, no cantinho!
        [1] 🎯 { $player } cava um pênalti! { $team } ({ worldcup-in-match }): { $colour }, e é gol!
       *[2] 🎯 Pênalti! { $team } ({ worldcup-in-match }), cobrança de { $player }: { $colour }, sem chance de defesa!
    }
   *[no] { $way ->
        [0] 🎯 Pênalti! { $team } ({ worldcup-in-match }), { $player } bate: { $colour }, por cima!
        [1] 🎯 { $player } cava um pênalti! { $team } ({ worldcup-in-match }): { $colour }, defendido!
       *[2] 🎯 Pênalti! { $team } ({ worldcup-in-match }), cobrança de { $player }: { $colour }, na trave!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [1] Antes: mais 1 jogada.
   *[other] Antes: mais { $count } jogadas.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }: { $way ->
    [away] descarta { $card }
    [missed] pênalti perdido, { $teams }
    [against] { $card } contra { $teams }
    [blocks] { $card } na fileira: { $teams }
   *[on] { $card }, { $teams }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, fewer than it says.
worldcup-story-worth = { $card } (vale { $worth })
worldcup-story-aims = 🎯 { $player } pede pênalti: { $team } ({ worldcup-in-match }). O dado rola…
worldcup-story-again = 🔁 O baralho é embaralhado para a segunda volta; as fichas ficam onde estão.
worldcup-story-whistle = 📣 Era a última carta: apito final ({ $stage }). Agora falam os dados…
worldcup-story-lots = 🎟️ Nada separa { $teams }, então vai a sorteio.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} no baralho. { $player } começa.
worldcup-story-kicking = Na bola: { $team }. O dado rola…
worldcup-story-picked = { $player } fica com **{ $team }**.
worldcup-story-draft = O draft começa. O sorteio dá a primeira escolha a { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 A copa de { $cup }: todas as seleções já foram escolhidas.
   *[no] 🌍 A copa de { $cup }: as seleções foram sorteadas.
}
worldcup-story-yours = 🌍 Suas na copa de { $cup }: **{ $teams }**.
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
worldcup-story-dealt = 🃏 { $player } dá três cartas para cada. { $first } começa.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **Campeão do mundo de { $cup }: { $team }!** Só o sorteio deixou { $other } com a prata.
   *[no] 🏆 **Campeão do mundo de { $cup }: { $team }!** { $other } leva a prata.
}
worldcup-story-ranking = Os outros lugares: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = escolha uma seleção { $rank ->
    [preto] preta
    [vermelho] vermelha
    [amarelo] amarela
   *[other] { $rank }
}
worldcup-task-kick = bata o pênalti ({ $team })
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
    [yes] , { $kicks } nos pênaltis
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
worldcup-told-again = 🔁 Tudo igual ainda, então jogam de novo: { $teams }.
worldcup-told-leaving = { $count ->
    [1] 👋 { $players } não tem mais seleção e está fora. Valeu!
   *[other] 👋 { $players } não têm mais seleção e estão fora. Valeu!
}
worldcup-told-shootout = 🥅 **Pênaltis, { worldcup-say-match }:** { $left } x { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team }: { $colour }, e é gol!
        [1] { $team }: { $colour }, que frieza!
       *[2] { $team }: { $colour }, na gaveta!
    }
   *[no] { $way ->
        [0] { $team }: { $colour }, defendido!
        [1] { $team }: { $colour }, por cima!
       *[2] { $team }: { $colour }, na trave!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Morte súbita. { $team } faz agora ou volta para casa.
   *[can] Morte súbita. { $team } pode matar o jogo nesta cobrança!
}
worldcup-told-sudden = Morte súbita: quem errar enquanto o outro lado acerta está fora.
worldcup-told-nerve = { $sudden ->
    [yes] Depois de { $pairs } cobranças de cada lado: { worldcup-told-won }.
   *[no] { $way ->
        [0] Nervos de aço: { worldcup-told-won }.
        [1] Braços para o alto: { worldcup-told-won }.
       *[2] Que alívio: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team }** vence a final
    [T] **{ $team }** fica em terceiro
   *[other] **{ $team }** avança
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } { $team ->
        [none] vence
       *[other] leva a taça ({ $team })
    }
    [settled] 🏆 { $winners } vence
   *[played] 🏆 { $winners } leva{ $team ->
        [none] { " " }a taça
       *[other] { " " }a taça ({ $team })
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Adversário na final: { $loser } (nos pênaltis).
    [lot] Adversário na final: { $loser } (por sorteio).
   *[regular] Adversário na final: { $loser } ({ $score }).
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] { $winner } bate { $loser } nos pênaltis da final, após { $score }.
    [lot] { $winner } vence { $loser } na final por sorteio, após { $score }.
   *[regular] { $winner } bate { $loser } por { $score } na final.
}
worldcup-card-claim = Ninguém alcança mais.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team } ganha a Copa de { $cup }
worldcup-highlight-round = 🏁 Apito final: { $stage }
worldcup-highlight-shootout = 🥅 Pênaltis: { $one } x { $other }
worldcup-highlight-kicks = 🥅 { $team } vence nos pênaltis por { $score }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Pênalti, { $team }: gol!
   *[no] 🎯 Pênalti, { $team }: perdido
}
worldcup-highlight-ahead = { $count ->
    [1] ⚽ { $teams } passa à frente
   *[other] ⚽ { $teams } passam à frente
}
