# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a team, with the forms of nations.ftl.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Ottavi di finale
        [quarters] Quarti di finale
        [semis] Semifinali
        [final] { $cup ->
            [c1930] Finale
           *[other] Finale e terzo posto
        }
       *[groups] Fase a gironi
    }
   *[other] { $stage ->
        [semis] Semifinali, spareggio
        [final] Finale, spareggio
       *[groups] Gironi, spareggio
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (si qualifica)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Finale
    [T] Terzo posto
   *[other] { $match }
}
# Where the match is: other messages say { worldcup-in-match.at }.
worldcup-in-match = { $match ->
    [F] finale
    [T] terzo posto
   *[other] partita { $match }
}
    .at = { $match ->
        [F] in finale
        [T] nella finale per il terzo posto
       *[other] nella partita { $match }
    }
# More teams.
worldcup-say-more = { $some } e { $count ->
    [one] un’altra
   *[other] altre { $count }
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] tre gol
    [c2] due gol
    [c1] un gol
    [c21] due e uno
    [c111] tre volte uno
    [c11] due volte uno
    [cA] attacco
    [cD] difesa
    [cF] fallo
    [cO] fuorigioco
   *[cP] rigore
}
worldcup-card-first = { $card ->
    [c3] Tre gol
    [c2] Due gol
    [c1] Un gol
    [c21] Due e uno
    [c111] Tre volte uno
    [c11] Due volte uno
    [cA] Attacco
    [cD] Difesa
    [cF] Fallo
    [cO] Fuorigioco
   *[cP] Rigore
}
worldcup-card-does = { $card ->
    [c3] una tessera da 3 gol, o la più grande che questa squadra può avere
    [c2] una tessera da 2 gol, o un 1 se questa squadra non può avere di più
    [c1] una tessera da 1 gol
    [c21] un 2 per una squadra e un 1 per un’altra
    [c111] un 1 per ognuna di tre squadre
    [c11] un 1 per ognuna di due squadre
    [cA] mezzo gol
    [cD] protegge una fila, o gira un attacco scoperto
    [cF] gira un gol scoperto
    [cO] gira un gol o un attacco scoperto
   *[cP] un gol che non si può girare, a meno che il dado non sia nero
}
worldcup-tile = { $tile ->
    [t3] un 3
    [t2] un 2
    [t1] un 1
    [tA] un attacco
    [tD] una difesa
    [tP] un gol su rigore
    [xA] un attacco girato
   *[other] un gol girato
}
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] attacco
    [tD] difesa
    [tP] rigore
    [xA] attacco girato
    [x3] 3 girato
    [x2] 2 girato
   *[x1] 1 girato
}
# A row is feminine.
worldcup-row = { $guard ->
    [empty] vuota
    [open] { $tiles }, scoperta
   *[safe] { $tiles }, protetta
}
# $tile is the tile that is turned or laid; what is lowered or replaced are 2 or 3 goals.
worldcup-effect = { $deed ->
    [turned] { $tile ->
        [t1] si gira l’1
        [tA] si gira l’attacco
        [tD] si gira la difesa
       *[other] si gira il { worldcup-tile-bare }
    } { $team-of }
    [lowered] si gira il { worldcup-tile-bare } { $team-of } e lascia { $after }
    [replaced] il { worldcup-tile-bare } { $team-of } diventa { $after }
    [blocks] { $after } occupa una casella nella fila { $team-of }
   *[placed] { $after } per { $team-the }
} ({ worldcup-in-match })
# A die's colour; a team's is feminine: { worldcup-colour.team }.
worldcup-colour = { $colour ->
    [black] nero
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
   *[grey] grigio
}
    .team = { $colour ->
        [black] nera
        [red] rossa
        [blue] blu
        [green] verde
        [yellow] gialla
       *[grey] grigia
    }
worldcup-colour-sign = { $colour ->
    [black] ⬛
    [red] 🟥
    [blue] 🟦
    [green] 🟩
    [yellow] 🟨
   *[grey] ⬜
}
worldcup-say-mark = { $team } ({ $rank })

# The first thing of a match, until which its result can be tipped.
worldcup-tips-close = I pronostici chiudono alla prima carta.
