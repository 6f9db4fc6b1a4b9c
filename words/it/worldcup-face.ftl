# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: scegli una carta.
   *[other] { $stage }: scegli la tua ultima carta di questa fase. Non ne peschi altre.
}
worldcup-face-idle = { $count ->
    [one] -# Per ora non serve: { $cards }. Puoi solo scartarla.
   *[other] -# Per ora non servono: { $cards }. Puoi solo scartarle.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] A chi va il 2?
    [c21-2] A chi va l’1?
    [c111] { $count ->
        [1] A chi va l’ultimo 1?
       *[other] Scegli fino a { $count } squadre diverse, un 1 per ognuna
    }
    [c11] { $count ->
        [1] A chi va l’ultimo 1?
       *[other] Scegli fino a { $count } squadre diverse, un 1 per ognuna
    }
    [cF] Quale gol?
    [cO] Quale gol o attacco?
    [cD] Quale fila o attacco?
   *[other] Quale squadra, in quale partita?
}
worldcup-face-elsewhere = Altrove…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Girone { $part }: { $teams }
   *[matches] Da { $part } in poi: { $teams }
}
worldcup-face-turn = Gira { $tile ->
    [t1] l’1
    [tA] l’attacco
    [tD] la difesa
   *[other] il { worldcup-tile-bare }
} { $team-of } ({ worldcup-say-match } contro { $across-the })
worldcup-face-row = { $team } ({ worldcup-say-match } contro { $across-the })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row }: { $score }
worldcup-face-rows = { $count ->
    [one] 1 fila
   *[other] { $count } file
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = poi{ "\u00A0" }{ $score } · { $whose ->
    [mine] tua
   *[other] { $across ->
        [mine] posto { $seat }, contro di te ({ $rival })
       *[other] posto { $seat }
    }
} · { $empty ->
    [yes] fila vuota
   *[no] fila { $tiles }
}, { $free ->
    [0] piena
    [one] { $free }{ "\u00A0" }libera
   *[other] { $free }{ "\u00A0" }libere
}
worldcup-face-so-far = Finora: { $effects }. { $left ->
    [one] Ancora uno.
   *[other] Ancora { $left }.
}
worldcup-face-unused = il 2 resta inutilizzato
worldcup-face-none-here = Qui nessuna fila ha posto. Prova un altro girone o un’altra partita.
worldcup-face-not = -# Qui non si può: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $kind ->
    [group] { $count ->
        [one] { $amount ->
            [all] tutto il girone
           *[some] parte del girone
        }
       *[other] { $amount ->
            [all] tutti i gironi
           *[some] parte dei gironi
        }
    }
   *[matches] { $amount ->
        [all] tutto in
       *[some] in parte
    }
} { $parts }
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] fila piena
    [row-empty] ancora nessuna tessera
    [protected-defence] protetta da una difesa
    [protected-penalty] protetta da un rigore
    [protected-turned] protetta, ultima tessera girata
    [foul-on-attack] un fallo gira solo gol
    [defence-on-goal] una difesa gira solo attacchi
    [not-your-match] non è una tua partita
    [too-weak-for-two] non può avere un 2
    [same-nation] già fra le tue scelte
   *[other] mancano altre squadre con posto
})
worldcup-face-skip = { $place ->
    [c21-1] Salta il 2
    [c21-2] Salta l’1
   *[rest] Salta il resto
}
worldcup-face-take-back = { $card ->
    [several] Annulla la scelta
   *[single] Scegli un’altra fila
}
worldcup-face-near = Le mie file
worldcup-face-away = Scarta…
worldcup-face-away-ask = { $draws ->
    [yes] Vuoi scartare **{ $card }** a carta scoperta? Peschi una carta, quindi non si può annullare.
   *[no] Vuoi scartare **{ $card }** a carta scoperta?
}
worldcup-face-away-sure = Scarta: { worldcup-card }
worldcup-face-useless = { $card ->
    [cF] Nessun gol è scoperto, quindi per ora un fallo non serve.
    [cO] Non c’è né un gol né un attacco scoperto, quindi per ora un fuorigioco non serve.
    [c21] { $where ->
        [own] Nelle tue partite non c’è posto per un due e uno.
       *[all] Nessuna squadra ha posto per un 2 mentre un’altra ne ha per un 1.
    }
    [c111] Troppo poche squadre hanno una casella libera per tre volte uno.
    [c11] Troppo poche squadre hanno una casella libera per due volte uno.
    [cD] Tutte le file sono piene, e nessun attacco è scoperto.
   *[other] { $where ->
        [own] Nelle tue partite tutte le file sono piene.
       *[all] Tutte le file sono piene.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] se il dado non è nero, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = Risultato: { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Peschi una carta, quindi non si può annullare.
    [die] -# Il dado rotola subito, quindi non si può annullare.
   *[no] -# Va bene così?
}
worldcup-face-play = Gioca { worldcup-card }: { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (girone { $group })
worldcup-face-pick-hint = { $count ->
    [0] Scegli la tua prima squadra: finché ce n’è, una { worldcup-colour.team }.
   *[other] Scegli una squadra: finché ce n’è, una { worldcup-colour.team }. Hai già { $own-the }.
}
worldcup-face-kick = Tira per { $team-the }
worldcup-face-kick-hint = { $sudden ->
    [yes] Rigori a oltranza, { $score }. Tira per { $team-the }: sbaglia solo il nero.
   *[no] Rigori, { $score }. Tira per { $team-the }: sbaglia solo il nero.
}
worldcup-face-claim = Dichiara la vittoria…
worldcup-face-claim-ask = Nessuno può più batterti. Dichiara la vittoria e chiudi la partita adesso, o continua per divertirti.
worldcup-face-claim-sure = Dichiara la vittoria

## On the menus of commands and lobbies, and other pictures.

game-worldcup = Il gioco dei Mondiali
option-worldcup-cup = { $value ->
    [1930] 1930: 13 squadre, quattro gironi
   *[2002] 2002: 32 squadre, otto gironi, una partita più lunga
}
option-worldcup-cup-name = Mondiali
option-worldcup-allocation-name = Come si dividono le squadre
option-worldcup-passes-name = Mazzo dei gironi
option-worldcup-modifiers = { $value ->
    [no] Niente dadi bonus: contano solo le tessere
   *[yes] Dadi bonus dopo ogni fase
}
option-worldcup-allocation = { $value ->
    [draft] Draft: si scelgono le squadre a turno, prima le migliori
   *[bag] Sacchetto: le squadre si pescano alla cieca
}
option-worldcup-passes = { $value ->
    [1] Mazzo dei gironi una volta sola: meno turni
   *[2] Mazzo dei gironi 2002 due volte, come nel gioco pubblicato
}
page-worldcup-hand = La mia mano
page-worldcup-champion = Il campione
page-worldcup-round = Questa fase
page-worldcup-groups = Tutti i gironi
page-worldcup-shootout = Rigori
page-worldcup-group = Girone { $part }
page-worldcup-bracket = Tabellone
page-worldcup-ceremony = L’ultima fase
page-worldcup-wallchart = Tutta la coppa
