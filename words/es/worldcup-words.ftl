# The World Cup Game: what rounds, cards, tiles and rows are called wherever it is told.
# $team is a country's name.

worldcup-say-owned = { $team } ({ $player })
worldcup-say-stage = { $replay ->
    [0] { $stage ->
        [sixteen] Octavos de final
        [quarters] Cuartos de final
        [semis] Semifinales
        [final] { $cup ->
            [c1930] Final
           *[other] Final y tercer puesto
        }
       *[groups] Fase de grupos
    }
   *[other] { $stage ->
        [semis] Semifinales, desempate
        [final] Final, desempate
       *[groups] Fase de grupos, desempate
    }
}
# The first line of a table says what its number counts.
worldcup-say-points = { $first ->
    [yes] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[no] { $points }
}
worldcup-say-line = { $through ->
    [bold] **{ $team } { worldcup-say-points }**
    [yes] { $team } { worldcup-say-points } (pasa)
   *[no] { $team } { worldcup-say-points }
}
worldcup-say-match = { $match ->
    [F] Final
    [T] Tercer puesto
   *[other] { $match }
}
worldcup-in-match = { $match ->
    [F] final
    [T] tercer puesto
   *[other] partido { $match }
}
    .at = { $match ->
        [F] en la final
        [T] en el partido por el tercer puesto
       *[other] en el partido { $match }
    }
worldcup-say-more = { $some } y { $count ->
    [one] 1 más
   *[other] { $count } más
}

## Cards and tiles. A tile that begins with x lies face down.

worldcup-card = { $card ->
    [c3] tres goles
    [c2] dos goles
    [c1] un gol
    [c21] dos y uno
    [c111] tres unos
    [c11] dos unos
    [cA] ataque
    [cD] defensa
    [cF] falta
    [cO] fuera de juego
   *[cP] { -penalti }
}
worldcup-card-first = { $card ->
    [c3] Tres goles
    [c2] Dos goles
    [c1] Un gol
    [c21] Dos y uno
    [c111] Tres unos
    [c11] Dos unos
    [cA] Ataque
    [cD] Defensa
    [cF] Falta
    [cO] Fuera de juego
   *[cP] { -penalti-upper }
}
worldcup-card-does = { $card ->
    [c3] una ficha de 3 goles, o la mayor que pueda tener el equipo
    [c2] una ficha de 2 goles, o un 1 si el equipo no puede tener más
    [c1] una ficha de 1 gol
    [c21] un 2 para un equipo y un 1 para otro
    [c111] un 1 para tres equipos distintos
    [c11] un 1 para dos equipos distintos
    [cA] medio gol
    [cD] protege una fila, o pone boca abajo un ataque abierto
    [cF] pone boca abajo un gol abierto
    [cO] pone boca abajo un gol o un ataque abierto
   *[cP] un gol que nadie puede voltear, si el dado no sale negro
}
worldcup-tile = { $tile ->
    [t3] un 3
    [t2] un 2
    [t1] un 1
    [tA] un ataque
    [tD] una defensa
    [tP] un gol de { -penalti }
    [xA] un ataque volteado
   *[other] un gol volteado
}
worldcup-tile-bare = { $tile ->
    [t3] 3
    [t2] 2
    [t1] 1
    [tA] ataque
    [tD] defensa
    [tP] { -penalti }
    [xA] ataque volteado
    [x3] 3 volteado
    [x2] 2 volteado
   *[x1] 1 volteado
}
worldcup-row = { $guard ->
    [empty] vacía
    [open] { $tiles }, abierta
   *[safe] { $tiles }, protegida
}
# $tile is the tile that is turned or laid; what is lowered or replaced are goals.
worldcup-effect = { $deed ->
    [turned] { $tile ->
        [tD] la defensa
       *[other] el { worldcup-tile-bare }
    } de { $team-the } queda boca abajo
    [lowered] el { worldcup-tile-bare } de { $team-the } queda boca abajo y deja { $after }
    [replaced] el { worldcup-tile-bare } de { $team-the } pasa a ser { $after }
    [blocks] { $after } ocupa un lugar en la fila de { $team-the }
   *[placed] { $after } para { $team-the }
} { worldcup-in-match.at }
worldcup-colour = { $colour ->
    [black] negro
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[grey] gris
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
worldcup-tips-close = Puedes pronosticar hasta la primera carta.
