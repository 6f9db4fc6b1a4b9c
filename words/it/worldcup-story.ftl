# The World Cup Game, told as it runs. $team is a team, with the forms of nations.ftl; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } scarta { $card ->
    [cA] un attacco
    [cO] un fuorigioco
    [cD] una difesa
    [cF] un fallo
    [cP] un rigore
    [c1] un gol
    [c3] tre gol
    [c2] due gol
    [c111] tre volte uno
    [c11] due volte uno
   *[other] un { worldcup-card }
}.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } gioca tre gol: { $effects }!
        [1] ⚽ Una bomba di { $player }: { $effects }!
       *[2] ⚽ { $player } mira al bersaglio grosso: { $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } segna: { $effects }.
        [1] ⚽ Gol a firma di { $player }: { $effects }.
       *[2] ⚽ { $player } colpisce: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } segna: { $effects }.
        [1] ⚽ Un gol di { $player }: { $effects }.
       *[2] ⚽ { $player } trova la rete: { $effects }.
    }
    [c21] ⚽ { $player } segna per due squadre: { $effects }.
    [c111] ⚽ { $player } segna per tre squadre: { $effects }.
    [c11] ⚽ { $player } segna due volte: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } spinge: { $effects }.
        [1] ⚡ { $player } si butta in avanti: { $effects }.
       *[2] ⚡ { $player } attacca: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } chiude la porta: { $effects }.
        [1] 🧱 { $player } fa catenaccio: { $effects }.
       *[2] 🧱 { $player } alza il muro: { $effects }.
    }
    [turn-D] 🧱 Bella chiusura di { $player }: { $effects }.
    [turn-F] 🟨 Fallo di { $player }: { $effects }.
   *[turn-O] 🚩 Si alza la bandierina per { $player }: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 Rigore per { $team-the } { worldcup-in-match.at }, tira { $player }: { $colour }, all’angolino!
        [1] 🎯 { $player } si procura un rigore per { $team-the } { worldcup-in-match.at }: { $colour }, ed è rete!
       *[2] 🎯 Rigore per { $team-the } { worldcup-in-match.at }, sul dischetto { $player }: { $colour }, imparabile!
    }
   *[no] { $way ->
        [0] 🎯 Rigore per { $team-the } { worldcup-in-match.at }, tira { $player }: { $colour }, alto sopra la traversa!
        [1] 🎯 { $player } si procura un rigore per { $team-the } { worldcup-in-match.at }: { $colour }, il portiere dice di no!
       *[2] 🎯 Rigore per { $team-the } { worldcup-in-match.at }, sul dischetto { $player }: { $colour }, palo!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Prima: un’altra giocata.
   *[other] Prima: altre { $count } giocate.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player }: { $way ->
    [away] scarta { worldcup-reason-card }
    [missed] rigore per { $teams-the }, sbagliato
    [against] { worldcup-card }{ worldcup-story-worth } contro { $teams-the }
    [blocks] { worldcup-card }{ worldcup-story-worth } nella fila { $teams-of }
   *[on] { worldcup-card }{ worldcup-story-worth } per { $teams-the }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(vale { $worth })
}
worldcup-story-aims = 🎯 Rigore per { $team-the } { worldcup-in-match.at }, tira { $player }. Il dado rotola…
worldcup-story-again = 🔁 Il mazzo si rimescola per il secondo giro; le tessere restano dove sono.
worldcup-story-whistle = 📣 Era l’ultima carta: fischio finale ({ $stage }). Ora la parola ai dadi…
worldcup-story-lots = 🎟️ Parità perfetta: si sorteggia fra { $teams-the }.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} nel mazzo. Comincia { $player }.
worldcup-story-kicking = Tocca { $team-to } tirare. Il dado rotola…
worldcup-story-picked = { $player } prende **{ $team-the }**.
worldcup-story-draft = Comincia il draft. Per sorteggio, la prima scelta è di { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 Mondiali { $cup }: le squadre sono tutte scelte.
   *[no] 🌍 Mondiali { $cup }: le squadre sono tutte pescate.
}
worldcup-story-yours = 🌍 Ai Mondiali { $cup } hai **{ $teams-the }**.
worldcup-story-own = 🌍 **Le tue squadre:** { $teams-the }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **La coppa finisce qui per te:** non ti resta nessuna squadra.
worldcup-story-owners = -# { $out ->
    [yes] In corsa
   *[no] Squadre
}: { $owners }
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } dà tre carte a testa. Comincia { $first }.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **Campione del mondo { $cup }: { $team-the }!** Fra la coppa e { $other-the }, solo il sorteggio.
   *[no] 🏆 **Campione del mondo { $cup }: { $team-the }!** { $other-The } { $other-many ->
        [yes] si accontentano
       *[no] si accontenta
    } dell’argento.
}
worldcup-story-ranking = Gli altri posti: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = scegli una squadra { worldcup-colour.team }
worldcup-task-kick = tira per { $team-the }
worldcup-task-card = { $extra ->
    [0] gioca una carta
   *[other] gioca la tua ultima carta (non ne peschi altre)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Fischio finale: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Girone { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } ai rigori
    [so-far] , si va ai rigori
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] 1 gol
       *[other] { $dice } gol
    } dai dadi)
}
worldcup-told-lot = 🎟️ Sorteggio, nell’ordine: { $teams-the }.
worldcup-told-again = 🔁 Ancora parità, allo spareggio: { $teams-the }.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } resta senza squadre: la coppa finisce qui. Gran partita!
   *[other] 👋 { $players } restano senza squadre: la coppa finisce qui. Gran partita!
}
worldcup-told-shootout = 🥅 **Rigori, { worldcup-say-match }:** { $left }-{ $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] { $team }: { $colour }, ed è rete!
        [1] { $team }: { $colour }, di ghiaccio!
       *[2] { $team }: { $colour }, nel sette!
    }
   *[no] { $way ->
        [0] { $team }: { $colour }, parato!
        [1] { $team }: { $colour }, alto sopra la traversa!
       *[2] { $team }: { $colour }, palo!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Si va a oltranza. { $team-The } { $team-many ->
        [yes] devono
       *[no] deve
    } segnare o tornare a casa.
   *[can] Si va a oltranza. Con questo tiro { $team-the } { $team-many ->
        [yes] possono
       *[no] può
    } chiuderla!
}
worldcup-told-sudden = Si va a oltranza: chi sbaglia mentre l’altra squadra segna è fuori.
worldcup-told-nerve = { $sudden ->
    [yes] Dopo { $pairs } tiri a testa, { worldcup-told-won }.
   *[no] { $way ->
        [0] Nervi saldi: { worldcup-told-won }.
        [1] Braccia al cielo: { worldcup-told-won }.
       *[2] Che sollievo: { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-the }** { $team-many ->
        [yes] vincono
       *[no] vince
    } la finale
    [T] **{ $team-the }** { $team-many ->
        [yes] si prendono
       *[no] si prende
    } il terzo posto
   *[other] **{ $team-the }** { $team-many ->
        [yes] passano
       *[no] passa
    } il turno
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
    [computer] { $winners } vince{ $team ->
        [none] { "" }
       *[other] { " " }la coppa con { $team-the }
    }
    [settled] 🏆 { $winners } vince
   *[played] 🏆 { $winners } vince{ $team ->
        [none] { " " }la coppa
       *[other] { " " }la coppa con { $team-the }
    }!
}
# What decided it, in a line: the final.
worldcup-closing = { $ended ->
    [kicks] Vittoria ai rigori in finale contro { $loser-the }.
    [lot] Vittoria per sorteggio in finale contro { $loser-the }.
   *[regular] Vittoria { $score } in finale contro { $loser-the }.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] In finale { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } ai rigori ({ $score } sul campo).
    [lot] In finale { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } per sorteggio ({ $score } sul campo).
   *[regular] In finale { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } { $score }.
}
worldcup-card-claim = Ormai la coppa non può più sfuggire.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 Campione del mondo { $cup }: { $team-the }
worldcup-highlight-round = 🏁 Fischio finale: { $stage }
worldcup-highlight-shootout = 🥅 Rigori: { $one }-{ $other }
worldcup-highlight-kicks = 🥅 { $team-The } { $team-many ->
    [yes] vincono
   *[no] vince
} { $score } ai rigori
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 Rigore per { $team-the }: rete!
   *[no] 🎯 Rigore per { $team-the }: sbagliato
}
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } in vantaggio
   *[other] ⚽ { $teams-The } in vantaggio
}
