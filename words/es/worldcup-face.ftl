# The World Cup Game on menus and buttons. $team and $across are countries' names, $match a match's name such as C1.

worldcup-face-begin = { $extra ->
    [0] { $stage }: elige una carta.
   *[other] { $stage }: elige tu última carta de esta ronda. Ya no robarás otra.
}
worldcup-face-idle = { $count ->
    [one] -# Ahora no sirve: { $cards }. Solo puedes descartarla.
   *[other] -# Ahora no sirven: { $cards }. Solo puedes descartarlas.
}
worldcup-face-card = **{ $card }**: { $does }.
worldcup-face-where = { $card ->
    [c21-1] ¿Para quién es el 2?
    [c21-2] ¿Para quién es el 1?
    [c111] { $count ->
        [1] ¿Para quién es el último 1?
       *[other] Elige hasta { $count } equipos distintos, un 1 para cada uno
    }
    [c11] { $count ->
        [1] ¿Para quién es el último 1?
       *[other] Elige hasta { $count } equipos distintos, un 1 para cada uno
    }
    [cF] ¿Qué gol?
    [cO] ¿Qué gol o ataque?
    [cD] ¿Qué fila o ataque?
   *[other] ¿Qué equipo, en qué partido?
}
worldcup-face-elsewhere = En otro sitio…
# $part is a group's name, or the first match of a stretch of matches; $teams are codes.
worldcup-face-part = { $kind ->
    [group] Grupo { $part }: { $teams }
   *[matches] Desde { $part }: { $teams }
}
worldcup-face-turn = { $team }: voltear { worldcup-tile-bare } ({ worldcup-say-match } contra { $across-the })
worldcup-face-row = { $team } ({ worldcup-say-match } contra { $across-the })
# $row is a row or what is turned there, $score the score that it leads to, with that team's goals first.
worldcup-face-quick = { $row }: { $score }
worldcup-face-rows = { $count ->
    [one] 1 fila
   *[other] { $count } filas
}
# $score is the match's score after this play; $tiles is a row as it is written; $free counts empty squares.
worldcup-face-note = queda{ "\u00A0" }{ $score } · { $whose ->
    [mine] tuya
   *[other] { $across ->
        [mine] asiento { $seat }, contra tu { $rival }
       *[other] asiento { $seat }
    }
} · { $empty ->
    [yes] fila vacía
   *[no] fila { $tiles }
}, { $free ->
    [0] llena
    [one] { $free }{ "\u00A0" }libre
   *[other] { $free }{ "\u00A0" }libres
}
worldcup-face-so-far = Hasta ahora: { $effects }. { $left ->
    [one] Falta uno.
   *[other] Faltan { $left }.
}
worldcup-face-unused = el 2 no se usa
worldcup-face-none-here = Aquí no cabe en ninguna fila. Prueba en otro grupo o partido.
worldcup-face-not = -# No se ofrece: { $why }.
worldcup-face-named = { $team } { worldcup-say-match }
worldcup-face-named-parts = { $kind ->
    [group] { $amount ->
        [all] { $count ->
            [one] todo el grupo { $parts }
           *[other] los grupos { $parts } enteros
        }
       *[some] { $count ->
            [one] parte del grupo { $parts }
           *[other] parte de los grupos { $parts }
        }
    }
   *[matches] { $amount ->
        [all] todo { $parts }
       *[some] parte de { $parts }
    }
}
# $rows are rows by name, or parts of the cup such as “all of group A”.
worldcup-face-why = { $rows } ({ $reason ->
    [row-full] fila llena
    [row-empty] aún sin fichas
    [protected-defence] protegida por una defensa
    [protected-penalty] protegida por un { -penalti }
    [protected-turned] protegida, última ficha boca abajo
    [foul-on-attack] una falta solo voltea goles
    [defence-on-goal] una defensa solo voltea ataques
    [not-your-match] no es tu partido
    [too-weak-for-two] no puede tener un 2
    [same-nation] ya elegido
   *[other] faltan otros equipos con sitio
})
worldcup-face-skip = { $place ->
    [c21-1] No usar el 2
    [c21-2] No usar el 1
   *[rest] No usar el resto
}
worldcup-face-take-back = { $card ->
    [several] Deshacer lo último
   *[single] Elegir otra fila
}
worldcup-face-near = Mis filas
worldcup-face-away = Descartarla…
worldcup-face-away-ask = { $draws ->
    [yes] ¿Descartar **{ $card }** boca arriba? Robarás una carta, así que no se puede deshacer.
   *[no] ¿Descartar **{ $card }** boca arriba?
}
worldcup-face-away-sure = Descartar { worldcup-card }
worldcup-face-useless = { $card ->
    [cF] No hay ningún gol abierto, así que una falta ahora no sirve.
    [cO] No hay ningún gol ni ataque abierto, así que un fuera de juego ahora no sirve.
    [c21] { $where ->
        [own] En tus partidos no hay sitio para un dos y uno.
       *[all] Ningún equipo tiene sitio para un 2 mientras otro lo tiene para un 1.
    }
    [c111] Faltan equipos con una casilla libre para tres unos.
    [c11] Faltan equipos con una casilla libre para dos unos.
    [cD] Todas las filas están llenas, y no hay ningún ataque abierto.
   *[other] { $where ->
        [own] En tus partidos, todas las filas están llenas.
       *[all] Todas las filas están llenas.
    }
}
worldcup-face-effect = **{ $card }**: { $die ->
    [yes] si el dado no sale negro, { $effects }
   *[no] { $effects }
}.
worldcup-face-stands = El marcador queda { $scores }.
worldcup-face-score = { $left } { $score } { $right }
worldcup-face-lasts = { $draws ->
    [yes] -# Robarás una carta, así que no se puede deshacer.
    [die] -# El dado se tira enseguida, así que no se puede deshacer.
   *[no] -# ¿Todo listo?
}
worldcup-face-play = Jugar { worldcup-card }: { $teams }

## Draft, shoot-out, claim.

worldcup-face-pick = { $team } (grupo { $group })
worldcup-face-pick-hint = { $count ->
    [0] Elige tu primer equipo: uno { worldcup-colour }, mientras queden.
   *[other] Elige un equipo: uno { worldcup-colour }, mientras queden. Tienes { $own }.
}
worldcup-face-kick = Lanzar por { $team-the }
worldcup-face-kick-hint = { $sudden ->
    [yes] Muerte súbita, { $score }. Lanza { $team-the }, y solo falla si sale negro.
   *[no] Tanda de { -penaltis }, { $score }. Lanza { $team-the }, y solo falla si sale negro.
}
worldcup-face-claim = Reclamar la copa…
worldcup-face-claim-ask = Ya no puedes perder. Reclama la copa y termina la partida ahora, o sigue jugando por gusto.
worldcup-face-claim-sure = Reclamar la copa

## On the menus of commands and lobbies, and other pictures.

game-worldcup = El juego de la Copa del Mundo
option-worldcup-cup = { $value ->
    [1930] 1930: 13 equipos, cuatro grupos
   *[2002] 2002: 32 equipos, ocho grupos, una partida más larga
}
option-worldcup-cup-name = Copa
option-worldcup-allocation-name = Cómo se reparten los equipos
option-worldcup-passes-name = Mazo de grupos
option-worldcup-modifiers = { $value ->
    [no] Sin dados de bonificación: solo cuentan las fichas
   *[yes] Dados de bonificación después de cada ronda
}
option-worldcup-allocation = { $value ->
    [draft] Por turnos: cada cual elige, primero los mejores
   *[bag] Bolsa: los equipos se sacan a ciegas
}
option-worldcup-passes = { $value ->
    [1] Una pasada del mazo de grupos: menos turnos
   *[2] Dos pasadas del mazo de grupos de 2002, como se publicó
}
page-worldcup-hand = Mi mano
page-worldcup-champion = La selección campeona
page-worldcup-round = Esta ronda
page-worldcup-groups = Todos los grupos
page-worldcup-shootout = Tanda de { -penaltis }
page-worldcup-group = Grupo { $part }
page-worldcup-bracket = Cuadro
page-worldcup-ceremony = Última ronda
page-worldcup-wallchart = Póster
