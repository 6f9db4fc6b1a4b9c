# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home }-{ $away }

dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] niente
        [1] nessun gol
       *[2] niente di niente
    }
    [one] **1 gol**
   *[other] **{ $goals } gol**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] Il dado { $team-of }: { $goals }.
        [1] Il dado rotola: { $goals } per { $team-the }.
       *[2] { $team-The } al dado: { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } lancia per { $team-the }: { $goals }.
        [1] { $coach } lancia il dado: { $goals } per { $team-the }.
       *[2] Il dado { $team-of }, in mano a { $coach }: { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Dopo i tempi regolamentari: { $home } { $score } { $away }.
   *[2] 🎲 Siamo al novantesimo: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Ora tocca { $team-to } rispondere.
    [1] Palla { $team-to }.
   *[2] Quale sarà la risposta { $team-of }?
}
dicecup-story-overtime = { $way ->
    [0] Parità: **supplementari**! Dado bianco per tutte e due.
    [1] Non la spunta nessuno: **supplementari**. Tutte e due lanciano il dado bianco.
   *[2] Non è finita! **Supplementari**, dado bianco per tutte e due.
}
dicecup-story-overtime-throw = { $way ->
    [0] Supplementari: { $goals } per { $team-the }.
    [1] Nei supplementari, { $goals } per { $team-the }.
   *[2] Il dado bianco dice: { $goals } per { $team-the }.
}
dicecup-story-overtime-level = { $way ->
    [0] Supplementari { $half }, e siamo ancora in parità, **{ $score }**: **rigori**! Tre dadi a testa, vince il totale più alto.
    [1] Supplementari { $half }, niente di deciso, **{ $score }**. **Rigori**: tre dadi a testa, e vince il totale più alto.
   *[2] Supplementari { $half }, nessuno la spunta, **{ $score }**. È la lotteria dei **rigori**: vince il totale più alto di tre dadi.
}
dicecup-story-penalties-throw = { $way ->
    [0] Rigori: **{ $total }** per { $team-the } ({ $dice }).
    [1] { $team-The } dal dischetto: **{ $total }** ({ $dice }).
   *[2] Ecco i rigori { $team-of }: { $dice }, in tutto **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] **{ $each }-{ $each }** ai rigori! Non trema nessuno. Si rilancia.
        [1] Rigori **{ $each }-{ $each }**: ancora parità! Un’altra volta.
       *[2] **{ $each }-{ $each }** dal dischetto. Da capo!
    }
   *[other] **{ $each }-{ $each }**, parità per { $attempt ->
        [2] la seconda
        [3] la terza
       *[other] l’ennesima
    } volta ai rigori! Da capo.
}

## A match that is over.

dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , dopo i supplementari
    [penalties] , rigori **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] Tempi regolamentari { $regular }, supplementari { $overtime }.
   *[overtime] Tempi regolamentari { $regular }.
}
dicecup-story-attempts = Ci vogliono { $attempts } serie di rigori: { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Reti inviolate, un punto a testa.
        [1] Le difese tengono: un punto a testa.
       *[2] La via della rete non la trova nessuno. Un punto a testa.
    }
   *[other] { $way ->
        [0] Un punto a testa.
        [1] Pareggio giusto, un punto a testa.
       *[2] Si dividono la posta.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] dilagano
           *[no] dilaga
        }.
        [1] Non c’è partita: { $winner-the } { $winner-many ->
            [yes] vincono
           *[no] vince
        } in carrozza.
       *[2] { $loser-The } non { $loser-many ->
            [yes] hanno
           *[no] ha
        } risposte: goleada { $winner-of }.
    }
    [clean] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] vincono
           *[no] vince
        } senza prendere gol.
        [1] Porta inviolata e tre punti per { $winner-the }.
       *[2] Di lì non si passa: tre punti per { $winner-the }.
    }
   *[plain] { $way ->
        [0] Tre punti per { $winner-the }.
        [1] { $winner-The } { $winner-many ->
            [yes] portano
           *[no] porta
        } a casa i tre punti.
       *[2] I punti vanno { $winner-to }.
    }
}
# $next is the next message, where the winner goes: “ai quarti di finale”, “sul tetto del mondo”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 Nervi d’acciaio dal dischetto: { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
        [1] 🧤 La lotteria dei rigori porta { $winner-the } { $next }.
       *[2] 🧤 Che beffa per { $loser-the }! Dal dischetto { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
    }
    [overtime] { $way ->
        [0] Zampata nei supplementari: { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
        [1] Decidono i supplementari: { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
       *[2] Con più benzina nelle gambe, { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
    }
    [rout] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] dilagano e volano
           *[no] dilaga e vola
        } { $next }.
        [1] Non c’è partita: { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
       *[2] { $loser-The } non { $loser-many ->
            [yes] hanno
           *[no] ha
        } risposte: ecco { $winner-the } { $next }.
    }
    [clean] { $way ->
        [0] Senza prendere gol, { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
        [1] Di lì non si passa: ecco { $winner-the } { $next }.
       *[2] Porta inviolata, e { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
        [1] Missione compiuta: ecco { $winner-the } { $next }.
       *[2] { $loser-The } si { $loser-many ->
            [yes] fermano
           *[no] ferma
        } qui: { $winner-the } { $winner-many ->
            [yes] volano
           *[no] vola
        } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] agli ottavi di finale
    [round-of-16] ai quarti di finale
    [quarter-finals] in semifinale
    [semi-finals] in finalissima
    [third-place] sul podio, al terzo posto
   *[final] sul tetto del mondo, con la coppa
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **Colpaccio!** { $less } batte { $more }.
    [1] 💥 **Che sorpresa:** { $less } beffa { $more }!
   *[2] 💥 **Non se l’aspettava nessuno:** { $less } fa cadere { $more }.
}
dicecup-story-gone = 👋 { $way ->
    [0] Finite le squadre per { $coaches }.
    [1] La coppa finisce qui per { $coaches }.
   *[2] La coppa va avanti senza { $coaches }.
}
dicecup-story-third-left = 🥉 Il terzo posto è ancora possibile per { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Girone { $group }:** { $teams-the } sono pari per punti e differenza reti. Tre dadi a testa decidono { $first ->
    [1] { $last ->
        [2] il primo e il secondo posto
       *[other] i posti da 1 a { $last }
    }
    [2] { $last ->
        [3] il secondo e il terzo posto
       *[other] i posti da 2 a { $last }
    }
   *[other] il terzo e il quarto posto
}{ $decisive ->
    [yes] , e chi passa il turno!
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] I dadi: { $told }.
   *[other] Ancora parità, si rilancia: { $told }.
}
dicecup-story-lots-over = **Spareggio nel girone { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] Chi passa il turno lo decidono i dadi.
        [1] Tre dadi fanno la differenza.
       *[2] Distacco zero, ci pensano i dadi.
    }
   *[no] In gioco c’era solo l’ordine.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Girone { $group }:** { $through-the } passano il turno; { $out-the } tornano a casa.
dicecup-story-settled = ✅ **Passano il turno:** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 squadre, una coppa.** Sono tue tutte e 32.
   *[no] 🎉 **32 squadre, una coppa.** Squadre distribuite: { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] Gli ottavi di finale.
    [quarter-finals] I quarti di finale: restano otto squadre.
    [semi-finals] Le semifinali: restano quattro squadre.
    [third-place] Prima, la finale per il terzo posto.
   *[final] La finalissima!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }In corsa: { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] Prima
    [2] Seconda
   *[other] Ultima
} giornata { $groups }.**
dicecup-story-all-groups = dei gironi
dicecup-story-some-groups = dei gironi { $letters }
dicecup-story-left = { $coach } con { $teams ->
    [one] 1 squadra
   *[other] { $teams } squadre
}
dicecup-story-coming = { $way ->
    [0] Prossima partita: { $home }-{ $away }.
    [1] Ora si gioca { $home }-{ $away }.
   *[2] Dal tunnel escono { $home-the } e { $away-the }.
}
dicecup-story-before = -# Prima: { $results }
dicecup-story-earlier = -# Nello stesso turno: { $results }
dicecup-story-round = -# { $stage ->
    [groups] Giornata { $turn } { $groups }
   *[other] { $name }
}: { $results }
dicecup-story-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}

## The end.

dicecup-story-champion = 🏆 **La coppa è { $champion-of }!** { $solo ->
    [yes] { $way ->
        [0] Che cavalcata.
        [1] Le altre 31 tornano a casa.
       *[2] Fuori le bandiere.
    }
   *[no] { $way ->
        [0] Applausi per { $coach }.
        [1] { $coach } alza il trofeo.
       *[2] Stasera offre { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Il cammino fino alla finale: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] lancia per { $team-the }
    [overtime] lancia per { $team-the } nei supplementari
    [penalties] lancia per { $team-the } ai rigori
   *[lots] lancia per { $team-the } nello spareggio
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
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
dicecup-closing = { $ended ->
    [penalties] Vittoria ai rigori in finale contro { $loser-the }.
    [overtime] Vittoria { $score } dopo i supplementari in finale contro { $loser-the }.
   *[regular] Vittoria { $score } in finale contro { $loser-the }.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] In finalissima { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } { $score } dopo i supplementari.
    [penalties] In finalissima { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } ai rigori ({ $score } sul campo).
   *[regular] In finalissima { $winner-the } { $winner-many ->
        [yes] battono
       *[no] batte
    } { $loser-the } { $score }.
}
dicecup-card-lasted = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}

## What marks a match in a replay.

dicecup-replay-turn = **Partita { $number } di { $count }**
dicecup-replay-opening = **L’inizio**{ $count ->
    [0] { "" }
    [one] { " " }· segue 1 partita
   *[other] { " " }· seguono { $count } partite
}
dicecup-replay-menu-turns = Vai a una partita ({ $first }-{ $last } di { $count })
dicecup-highlight-champion = 🏆 La coppa è { $team-of }
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Spareggio nel girone { $group }
