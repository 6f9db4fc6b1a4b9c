# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Posto { $number }
worldcup-pic-group = Girone { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Ottavi di finale
    [quarters] Quarti di finale
    [semis] Semifinali
    [final] { $cup ->
        [1930] Finale
       *[2002] Finale e terzo posto
    }
   *[groups] Gironi
}
worldcup-pic-replay = { $title } (bis)
worldcup-pic-left = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
worldcup-pic-run = { $run ->
    [1] primo giro
   *[other] secondo giro
}
worldcup-pic-extra = { $count ->
    [one] 1 ultimo turno
   *[other] { $count } ultimi turni
}
worldcup-pic-plays = gioca { $player }
worldcup-pic-dice = ora i dadi
worldcup-pic-lots = ora il sorteggio
worldcup-pic-die = dado: { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = scoperta
worldcup-pic-safe = protetta
worldcup-pic-down = girata
worldcup-pic-half = mezzo
worldcup-pic-half-goal = mezzo gol
worldcup-pic-open-long = esposta a fallo o fuorigioco
worldcup-pic-can = { $card ->
    [F] F può girarla
    [O] O può girarla
   *[other] { $card } può andare qui
}
worldcup-pic-chosen = scelta
worldcup-pic-cannot = { $card ->
    [F] niente da girare per F
    [O] niente da girare per O
   *[other] niente posto per { $card }
}
worldcup-pic-last = prima: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card } per { $team }
worldcup-pic-last-several = { $card } { $teams }
worldcup-pic-last-turned = { $card } su { $team }
worldcup-pic-last-missed = P per { $team }, fuori
worldcup-pic-last-discard = { $card } scartata

## Before the first card.

worldcup-pic-nations = Le squadre
worldcup-pic-bag = alla cieca dal sacchetto
worldcup-pic-shared = distribuite
worldcup-pic-draft = sceglie { $player }
worldcup-pic-draft-lot = si sorteggia chi comincia
worldcup-pic-choose = libera
worldcup-pic-tables = Tutti i gironi
worldcup-pic-tables-note = finora, prima dei dadi
worldcup-pic-tables-final = classifiche finali
worldcup-pic-column = { $column ->
    [wins] V-N-P
    [goals] Reti
   *[points] Pt
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Fischio finale: ottavi
    [quarters] Fischio finale: quarti
    [semis] Fischio finale: semifinali
    [final] Fischio finale
   *[groups] Fischio finale: gironi
}
worldcup-pic-from-dice = { $dice ->
    [from] gol dai dadi
    [nothing] niente dai dadi
   *[off] senza dadi
}
worldcup-pic-worth = Un pallino: mezzo gol per il suo colore
worldcup-pic-again = ripetuta
worldcup-pic-lot = sorteggio: { $teams }
worldcup-pic-shootout-score = { $left }-{ $right } ai rigori
worldcup-pic-gone = fuori

## The bracket.

worldcup-pic-knock-out = Tabellone
worldcup-pic-bracket-note = ancora da giocare
worldcup-pic-final = Finale
worldcup-pic-third = 3º posto
worldcup-pic-winner = vincente { $match }
worldcup-pic-loser = perdente { $match }
worldcup-pic-shootout-sign = rigori

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Finale
    [T] Terzo posto
   *[other] { $stage ->
        [sixteen] Ottavi
        [quarters] Quarti
       *[semis] Semifinale
    } { $match }
}: rigori
worldcup-pic-sudden = a oltranza
worldcup-pic-five = cinque tiri a testa
worldcup-pic-level = { $left }-{ $right } dopo i dadi
worldcup-pic-black = il nero sbaglia
worldcup-pic-kicks = { $team }: tira { $player }
worldcup-pic-rolled = Rotola il dado: { $team }
worldcup-pic-waiting = poi: { $matches }

## The hand.

worldcup-pic-hand = La tua mano
worldcup-pic-turn = tocca a te
worldcup-pic-waits = gioca { $player }
worldcup-pic-new = nuova
worldcup-pic-discard-only = da scartare
worldcup-pic-no-hand = nessuna carta
worldcup-pic-more = { $count ->
    [0] in questa fase niente più turni
    [one] ancora 1 turno circa
   *[other] ancora { $count } turni circa
}
worldcup-pic-card = { $card ->
    [c3] 3 gol
    [c2] 2 gol
    [c1] 1 gol
    [c21] Due e uno
    [c111] Tre volte 1
    [c11] Due volte 1
    [cA] Attacco
    [cD] Difesa
    [cF] Fallo
    [cO] Fuorigioco
   *[cP] Rigore
}
worldcup-pic-effect = { $card ->
    [c3] se la squadra può
    [c2] se la squadra può
    [c1] per ogni squadra
    [c21] due squadre
    [c111] tre squadre
    [c11] due squadre
    [cA] mezzo gol
    [cD] muro, o gira un attacco
    [cF] gira un gol
    [cO] gira gol o attacco
   *[cP] dado: gol se non nero
}

## The end.

worldcup-pic-end = Campione del mondo
worldcup-pic-claimed = Dichiarata
worldcup-pic-coached = CT: { $player }
worldcup-pic-beyond = fuori portata
worldcup-pic-road = Il cammino
worldcup-pic-road-stage = { $stage ->
    [sixteen] Ottavi di finale
    [quarters] Quarti di finale
    [semis] Semifinale
    [final] Finale
   *[groups] Girone { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] 1 gol dai dadi
   *[other] { $count } gol dai dadi
}

## The wallchart.

worldcup-pic-title = Mondiali { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a team, with the forms of nations.ftl; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Il gioco dei Mondiali { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] primo giro
   *[other] secondo giro
}
worldcup-alt-left = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
worldcup-alt-extra = { $count ->
    [one] 1 ultimo turno
   *[other] { $count } ultimi turni
}
worldcup-alt-turn = tocca a { $player }
worldcup-alt-group = Girone { $group }:
worldcup-alt-empty = { $match } { $left }-{ $right }: nessuna tessera.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protetta
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Ultima giocata, { $player }: { $card } fra gli scarti.
    [missed] Ultima giocata, { $player }: un rigore sbagliato.
   *[done] Ultima giocata, { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = { $team-the } in { $match }
worldcup-alt-chosen = { $count ->
    [0] Scelta: { $card }.
   *[other] Scelta: { $card } per { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , carta nuova
   *[no] { "" }
}{ $use ->
    [no] , per ora non serve
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] La tua mano è vuota.
   *[other] La tua mano: { $cards }.
}
worldcup-alt-yours = Tocca a te.
worldcup-alt-table = Girone { $group }{ $final ->
    [yes] { "" }
   *[no] , finora
}: { $table }.
worldcup-alt-open = da decidere
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } ai rigori
    [yes] { $score } { $right }
   *[no] contro { $right }
}{ $lot ->
    [yes] , per sorteggio
   *[no] { "" }
}
worldcup-alt-no-bracket = Il tabellone è vuoto fino alla fine dei gironi.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = Fase finita: { $stage }.
worldcup-alt-dice = Dadi: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dadi { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = Sorteggio, nell’ordine: { $teams-the }.
worldcup-alt-again = Parità, allo spareggio: { $teams-the }.
worldcup-alt-through = { $teams-many ->
    [yes] Passano
   *[no] Passa
} il turno: { $teams-the }.
worldcup-alt-leaving = Fuori dalla coppa: { $players }.
worldcup-alt-shootout = Rigori, partita { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] rete
   *[no] fuori
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Ora tocca { $team-to } tirare.
worldcup-alt-champion = Campione del mondo { $cup }: { $team-the }. CT: { $player }.
worldcup-alt-claimed = La coppa { $cup } era già decisa: { $player } dichiara la vittoria.
worldcup-alt-rest = Il resto è nella plancia a parole.
