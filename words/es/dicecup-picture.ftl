# The dice cup: the words in its pictures. $team is a team's bare name: its verbs are in the singular.

## The match card.

dicecup-card-group = Grupo { $group }, jornada { $turn }
dicecup-card-match = partido { $ordinal } de { $of }
dicecup-card-only = { $stage ->
    [third-place] por el tercer puesto
   *[other] por la copa
}
dicecup-card-state = { $state ->
    [kick-off] saque inicial
    [regular] tiempo normal
    [level] empate tras el tiempo normal
    [overtime] prórroga
    [level-again] empate tras la prórroga
    [penalties] { -penaltis }
   *[level-still] aún hay empate
}
dicecup-card-ended = { $period ->
    [overtime] tras la prórroga
    [penalties] { -penaltis } { $home }–{ $away }
   *[regular] fin del partido
}
dicecup-card-period = { $period ->
    [regular] Tiempo normal
    [overtime] Prórroga
   *[penalties] { $attempt ->
        [1] { -penaltis-upper }
       *[other] { -penaltis-upper }, otra vez
    }
}
dicecup-card-rolls = { $coach } tira por { $team-the }
dicecup-card-solo = Tira por { $team-the }
dicecup-card-stake = { $stake ->
    [group] ganar vale 3 puntos
    [overtime] con empate, prórroga
    [penalties] con empate, { -penaltis }
    [cup] la suma mayor gana la copa
    [third] la suma mayor, tercer puesto
   *[sum] pasa la suma mayor
}
dicecup-card-result = { $meaning ->
    [through] { $team } pasa de ronda
    [third] { $team } se lleva el tercer puesto
    [cup] { $team } gana la copa
   *[draw] Un punto cada uno
}
dicecup-card-wins = { $team } gana y suma 3 puntos
dicecup-card-upset = sorpresa
dicecup-still-in = Siguen
dicecup-still-teams = { $count ->
    [one] 1 equipo
   *[other] { $count } equipos
}
dicecup-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## The groups.

dicecup-groups-drawn = Grupos: el sorteo
dicecup-groups-played = Grupos: { $done } de { $all } partidos
dicecup-groups-all = Grupos: los { $all } partidos
dicecup-groups-note = pasan dos por grupo
dicecup-groups-through = pasan { $count }
dicecup-group = Grupo { $group }
dicecup-column = { $column ->
    [won] G
    [drawn] E
    [lost] P
    [goals] Goles
    [difference] +/−
   *[points] Pts
}
dicecup-lots = Grupo { $group }
dicecup-lots-places = { $first }.º–{ $last }.º
dicecup-lots-decide = { $decisive ->
    [yes] decide quién pasa
   *[no] solo por el orden
}
dicecup-lots-again = tirada { $attempt }

## The cup so far.

dicecup-cup-title = Eliminatorias
dicecup-cup-before = Antes del primer partido
dicecup-cup-field = { $count } cartas boca abajo
dicecup-cup-waiting = se barajan las cartas
dicecup-cup-dealt = las cartas están repartidas
dicecup-cup-nothing = aún sin repartir cartas
dicecup-cup-turned = { $turned } de { $of } a la vista
dicecup-cup-hidden = { $count ->
    [one] aún boca abajo
   *[other] { $count } partidos aún boca abajo
}
dicecup-cup-versus = –
dicecup-cup-overtime = prórroga
dicecup-cup-penalties = { -penaltis }
dicecup-coaches = { -entrenadores-upper }
dicecup-coaches-note = equipos que siguen
dicecup-out = fuera

## The end.

dicecup-end-title = Gana la copa
dicecup-end-coach = { -entrenador-upper }: { $coach }
dicecup-end-road = Camino al título
dicecup-end-matches = { $count ->
    [one] 1 partido
   *[other] { $count } partidos
}
dicecup-end-group = Grupo { $group }
dicecup-end-place = { $place ->
    [2] 2.º
    [3] 3.º
    [4] 4.º
   *[other] 1.º
}
dicecup-coach = Asiento { $number }

## The descriptions of the pictures (alt text): at most 1,000 characters.

dicecup-shows-begins = { $moment }: { $home-the } contra { $away-the }, aún sin tiradas.
dicecup-shows-match = { $moment }: { $home } { $first }, { $away } { $second }.
dicecup-shows-period = { $period ->
    [regular] tiempo normal { $score }
    [overtime] prórroga { $score }
   *[penalties] { -penaltis } { $score }
}
dicecup-shows-periods = Hasta ahora: { $periods }.
dicecup-shows-due = { $period ->
    [regular] Ahora { $coach } tira por { $team-the }.
    [overtime] Ahora { $coach } tira el dado blanco por { $team-the } en la prórroga.
   *[penalties] Ahora { $coach } tira tres dados por { $team-the } en los { -penaltis }.
}
dicecup-shows-result = { $meaning ->
    [through] { $team-The } pasa de ronda.
    [third] { $team-The } se lleva el tercer puesto.
    [cup] { $team-The } gana la copa.
    [group] { $team-The } gana y suma 3 puntos.
   *[draw] Empate, un punto cada uno.
}
dicecup-shows-upset = Una sorpresa.
dicecup-shows-still = Equipos que siguen: { $coaches }.
dicecup-shows-coach = { $coach } con { $count }
dicecup-shows-out = Fuera: { $coaches }.
dicecup-shows-groups = Grupos, partidos jugados: { $done } de { $all }.
dicecup-shows-rows = { $fate ->
    [through] { $rows }, dentro
    [out] { $rows }, fuera
   *[open] { $rows }
}
dicecup-shows-table = Grupo { $group }: { $rows }.
dicecup-shows-lots = Desempate en el grupo { $group }: { $teams }; se tira por { $team-the }.
dicecup-shows-lots-done = Desempate en el grupo { $group }: { $teams }.
dicecup-shows-playing = { $home-the } contra { $away-the } ahora
dicecup-shows-round = { $stage }: { $matches }.
dicecup-shows-champion = { $team-The } gana la copa. Final: { $home } { $score } { $away }{ $ended ->
    [overtime] { " " }tras la prórroga
    [penalties] , decidida en los { -penaltis }
   *[regular] { "" }
}.
dicecup-shows-before = Camino a la final: { $matches }.
dicecup-shows-third = { $team-The } se lleva el tercer puesto.
dicecup-shows-ranking = Clasificación de { -entrenadores }: { $coaches }.
