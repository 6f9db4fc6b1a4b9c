# The World Cup Game: the words in its pictures. Short: a line of a picture has about 60 letters.

worldcup-pic-player = Asiento { $number }
worldcup-pic-group = Grupo { $group }
worldcup-pic-stage = { $stage ->
    [sixteen] Octavos de final
    [quarters] Cuartos de final
    [semis] Semifinales
    [final] { $cup ->
        [1930] Final
       *[2002] Final y tercer puesto
    }
   *[groups] Grupos
}
worldcup-pic-replay = { $title }, desemp.
worldcup-pic-left = mazo: { $count }
worldcup-pic-run = { $run ->
    [1] 1.ª pasada
   *[other] 2.ª pasada
}
worldcup-pic-extra = { $count ->
    [one] 1 último turno
   *[other] { $count } últimos turnos
}
worldcup-pic-plays = juega { $player }
worldcup-pic-dice = ahora los dados
worldcup-pic-lots = ahora el sorteo
worldcup-pic-die = dado por { $team }
worldcup-pic-joint = { $one } · { $other }

## The legend under the rows.

worldcup-pic-open = abierta
worldcup-pic-safe = fila a salvo
worldcup-pic-down = boca abajo
worldcup-pic-half = medio
worldcup-pic-half-goal = medio gol
worldcup-pic-open-long = abierta a F y O
worldcup-pic-can = { $card ->
    [F] F puede voltearla
    [O] O puede voltearla
   *[other] aquí cabe { $card }
}
worldcup-pic-chosen = elegida
worldcup-pic-cannot = { $card ->
    [F] nada para F aquí
    [O] nada para O aquí
   *[other] aquí no cabe { $card }
}
worldcup-pic-last = antes: { $what }
worldcup-pic-last-named = { $player }, { $what }
worldcup-pic-last-on = { $card } en { $team }
worldcup-pic-last-several = { $card } { $teams }
worldcup-pic-last-turned = { $card } vs. { $team }
worldcup-pic-last-missed = P para { $team }: fallo
worldcup-pic-last-discard = descarte: { $card }

## Before the first card.

worldcup-pic-nations = Los equipos
worldcup-pic-bag = a ciegas de la bolsa
worldcup-pic-shared = repartidos
worldcup-pic-draft = elige { $player }
worldcup-pic-draft-lot = se sortea quién elige primero
worldcup-pic-choose = se puede elegir
worldcup-pic-tables = Todos los grupos
worldcup-pic-tables-note = hasta ahora, sin los dados
worldcup-pic-tables-final = tablas finales
worldcup-pic-column = { $column ->
    [wins] G-E-P
    [goals] +/−
   *[points] Pts
}

## The ceremony.

worldcup-pic-whistle = { $stage ->
    [sixteen] Pitido final, octavos
    [quarters] Pitido final, cuartos
    [semis] Pitido final, semifinales
    [final] Pitido final
   *[groups] Pitido final, grupos
}
worldcup-pic-from-dice = { $dice ->
    [from] dados: gol
    [nothing] dados: nada
   *[off] sin dados
}
worldcup-pic-worth = Cada punto: medio gol para los equipos de su color
worldcup-pic-again = otra vez
worldcup-pic-lot = sorteo: { $teams }
worldcup-pic-shootout-score = { $left }–{ $right } en los { -penaltis }
worldcup-pic-gone = fuera

## The bracket.

worldcup-pic-knock-out = Eliminatorias
worldcup-pic-bracket-note = aún sin jugar
worldcup-pic-final = Final
worldcup-pic-third = 3.º
worldcup-pic-winner = gana { $match }
worldcup-pic-loser = pierde { $match }
worldcup-pic-shootout-sign = { -penaltis }

## The shoot-out.

worldcup-pic-shootout = { $match ->
    [F] Final
    [T] Tercer puesto
   *[other] { $stage ->
        [sixteen] Octavos
        [quarters] Cuartos
       *[semis] Semifinal
    } { $match }
}: { -penaltis }
worldcup-pic-sudden = muerte súbita
worldcup-pic-five = cinco lanzamientos cada uno
worldcup-pic-level = { $left }–{ $right } tras los dados
worldcup-pic-black = negro: fallo
worldcup-pic-kicks = { $player } lanza por { $team }
worldcup-pic-rolled = El dado rueda por { $team }
worldcup-pic-waiting = luego: { $matches }

## The hand.

worldcup-pic-hand = Tu mano
worldcup-pic-turn = es tu turno
worldcup-pic-waits = juega { $player }
worldcup-pic-new = nueva
worldcup-pic-discard-only = solo descartar
worldcup-pic-no-hand = sin cartas
worldcup-pic-more = { $count ->
    [0] ya no tienes más turnos en esta ronda
    [one] cerca de 1 turno más
   *[other] cerca de { $count } turnos más
}
worldcup-pic-card = { $card ->
    [c3] 3 goles
    [c2] 2 goles
    [c1] 1 gol
    [c21] Dos y uno
    [c111] Tres unos
    [c11] Dos unos
    [cA] Ataque
    [cD] Defensa
    [cF] Falta
    [cO] Fuera de juego
   *[cP] { -penalti-upper }
}
worldcup-pic-effect = { $card ->
    [c3] si el equipo puede
    [c2] si el equipo puede
    [c1] para cualquiera
    [c21] dos países
    [c111] tres países
    [c11] dos países
    [cA] medio gol
    [cD] un muro, o voltea un ataque abierto
    [cF] voltea un gol abierto
    [cO] voltea un gol o ataque abierto
   *[cP] dado: gol si no sale negro
}

## The end.

worldcup-pic-end = Campeón del mundo
worldcup-pic-claimed = Copa reclamada
worldcup-pic-coached = { -entrenador-upper }: { $player }
worldcup-pic-beyond = ya es inalcanzable
worldcup-pic-road = El camino
worldcup-pic-road-stage = { $stage ->
    [sixteen] Octavos
    [quarters] Cuartos
    [semis] Semis
    [final] Final
   *[groups] Grupo { $group }
}
worldcup-pic-on-dice = { $count ->
    [one] 1 gol de los dados
   *[other] { $count } goles de los dados
}

## The wallchart.

worldcup-pic-title = La Copa del Mundo { $cup }

## The description of a picture (alt text): at most 1,024 characters.
## $team is a country's name; $tiles are tiles as they are written, from the name outward.

worldcup-alt-head = Juego de la Copa del Mundo { $facts }.
worldcup-alt-cup = { $cup }
worldcup-alt-run = { $run ->
    [1] primera pasada
   *[other] segunda pasada
}
worldcup-alt-left = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
worldcup-alt-extra = { $count ->
    [one] 1 último turno
   *[other] { $count } últimos turnos
}
worldcup-alt-turn = turno de { $player }
worldcup-alt-group = Grupo { $group }:
worldcup-alt-empty = { $match } { $left } contra { $right }: sin fichas.
worldcup-alt-goals = { $match } { $left } { $score } { $right }.
worldcup-alt-match = { $match } { $left } { $score } { $right }: { $left } { $lefts }; { $right } { $rights }.
worldcup-alt-signs = { $tiles }{ $guard ->
    [safe] , protegida
   *[other] { "" }
}
worldcup-alt-last = { $what ->
    [away] Última jugada, { $player }: descarta { $card }.
    [missed] Última jugada, { $player }: un { -penalti } fallado.
   *[done] Última jugada, { $player }, { $card }: { $deeds }.
}
worldcup-alt-row = { $team-the } en { $match }
worldcup-alt-chosen = { $count ->
    [0] Carta elegida: { $card }.
   *[other] Carta elegida: { $card }, en { $rows }.
}
worldcup-alt-card = { $card }{ $new ->
    [yes] , nueva
   *[no] { "" }
}{ $use ->
    [no] , ahora no sirve
   *[yes] { "" }
}
worldcup-alt-hand = { $count ->
    [0] Tu mano está vacía.
   *[other] Tu mano: { $cards }.
}
worldcup-alt-yours = Es tu turno.
worldcup-alt-table = Grupo { $group }{ $final ->
    [yes] { "" }
   *[no] , hasta ahora
}: { $table }.
worldcup-alt-open = por decidir
worldcup-alt-tie = { $match } { $left } { $played ->
    [kicks] { $score } { $right }, { $kicks } en los { -penaltis }
    [yes] { $score } { $right }
   *[no] contra { $right }
}{ $lot ->
    [yes] , por sorteo
   *[no] { "" }
}
worldcup-alt-no-bracket = El cuadro está vacío hasta que terminen los grupos.
worldcup-alt-stage = { $stage }: { $ties }.
worldcup-alt-ended = Terminó: { $stage }.
worldcup-alt-dice = Dados: { $dice }.
worldcup-alt-rolled = { $rolled ->
    [yes] { $group }, dados { $dice }: { $table }.
   *[no] { $group }: { $table }.
}
worldcup-alt-lot = El sorteo deja este orden: { $teams-the }.
worldcup-alt-again = Sigue el empate entre { $teams-the }, así que se juega otra vez.
worldcup-alt-through = { $teams-many ->
    [yes] Pasan { $teams-the }.
   *[no] Pasa { $teams-the }.
}
worldcup-alt-leaving = Fuera de la copa: { $players }.
worldcup-alt-shootout = Tanda de { -penaltis }, partido { $match }: { $left } { $score } { $right }.
worldcup-alt-kick = { $scored ->
    [yes] gol
   *[no] fallo
}
worldcup-alt-kicks = { $team }: { $kicks }.
worldcup-alt-next = Ahora lanza { $team-the }.
worldcup-alt-champion = { $team-The } es { $team-gender ->
    [feminine] campeona
   *[masculine] campeón
} del mundo de { $cup }, con { $player } en el banquillo.
worldcup-alt-claimed = El Mundial de { $cup } ya estaba decidido, así que { $player } reclamó la copa.
worldcup-alt-rest = El resto está en «Tablero en palabras».
