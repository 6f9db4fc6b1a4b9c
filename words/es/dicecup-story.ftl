# The dice cup, told as it is played. $way is 0, 1 or 2: three ways to say the same, so that an evening does not repeat
# itself. $solo: one coach has all the teams, so nobody needs to be named.

## A throw, and what it means.

dicecup-story-now = **{ $moment }:** { $home-the } contra { $away-the }

# What a team does, after its name.
dicecup-story-goals = { $goals ->
    [0] { $way ->
        [0] no marca
        [1] se queda a cero
       *[2] no encuentra la red
    }
    [one] marca **1 gol**
   *[other] marca **{ $goals } goles**
}
dicecup-story-throw = 🎲 { $solo ->
    [yes] { $way ->
        [0] { $team-The } { $goals }.
        [1] Tira { $team-the } y { $goals }.
       *[2] Rueda el dado: { $team-the } { $goals }.
    }
   *[no] { $way ->
        [0] { $coach } tira por { $team-the }, que { $goals }.
        [1] Tira { $coach }: { $team-the } { $goals }.
       *[2] { $coach } suelta el dado: { $team-the } { $goals }.
    }
}
dicecup-story-both = { $way ->
    [0] 🎲 { $home } { $score } { $away }.
    [1] 🎲 Tras el tiempo normal: { $home } { $score } { $away }.
   *[2] 🎲 Se cumplen los noventa minutos: { $home } { $score } { $away }.
}
dicecup-story-answer = { $way ->
    [0] Le toca a { $team-the }.
    [1] Y ahora, { $team-the }.
   *[2] ¿Qué responde { $team-the }?
}
dicecup-story-overtime = { $way ->
    [0] ¡Todo igualado: hay **prórroga**! Los dos tiran el dado blanco.
    [1] No hay quien los separe, así que habrá **prórroga**. Los dos tiran el dado blanco.
   *[2] ¡Esto no se acaba aquí! **Prórroga**, con el dado blanco para los dos.
}
dicecup-story-overtime-throw = { $way ->
    [0] En la prórroga, { $team-the } { $goals }.
    [1] { $team-The } { $goals } en la prórroga.
   *[2] Rueda el dado blanco de la prórroga: { $team-the } { $goals }.
}
dicecup-story-overtime-level = { $way ->
    [0] La prórroga acaba { $half } y sigue el empate, **{ $score }**: ¡a los **{ -penaltis }**! Tres dados cada uno; gana la suma mayor.
    [1] Ni la prórroga lo resuelve: { $half }, y **{ $score }** en total. **{ -penaltis-upper }**: tres dados cada uno, y gana la suma mayor.
   *[2] Con { $half } en la prórroga, y **{ $score }** en total, todo queda para los **{ -penaltis }**: gana la suma mayor de tres dados.
}
dicecup-story-penalties-throw = { $way ->
    [0] En los { -penaltis }, { $team-the } saca **{ $total }** ({ $dice }).
    [1] { $team-The } suma **{ $total }** desde los once metros ({ $dice }).
   *[2] { $team-The } se planta en los once metros: { $dice }, en total **{ $total }**.
}
dicecup-story-penalties-level = { $attempt ->
    [1] { $way ->
        [0] ¡**{ $each }–{ $each }** en los { -penaltis }! Nadie tiembla. Se tira otra vez.
        [1] **{ $each }–{ $each }** en los { -penaltis }, ¡y sigue el empate! Otra ronda.
       *[2] **{ $each }–{ $each }** desde los once metros. ¡De nuevo!
    }
   *[other] ¡**{ $each }–{ $each }**, empate por { $attempt ->
        [2] segunda
        [3] tercera
       *[other] enésima
    } vez en los { -penaltis }! De nuevo.
}

## A match that is over.

dicecup-story-head = **{ $moment }:** { $home } **{ $score }** { $away }{ $ended ->
    [overtime] , tras la prórroga
    [penalties] , { -penaltis } **{ $penalties }**
   *[regular] { "" }
}
dicecup-story-periods = { $ended ->
    [penalties] El tiempo normal acabó { $regular } y la prórroga, { $overtime }.
   *[overtime] El tiempo normal acabó { $regular }.
}
dicecup-story-attempts = Hicieron falta { $attempts } rondas de { -penaltis }: { $told }.
dicecup-story-draw = { $goals ->
    [0] { $way ->
        [0] Ni goles ni ganador: un punto cada uno.
        [1] Aguantan las dos defensas: un punto cada uno.
       *[2] Nadie encuentra la red. Un punto cada uno.
    }
   *[other] { $way ->
        [0] Un punto cada uno.
        [1] Firman tablas: un punto cada uno.
       *[2] Se reparten los puntos.
    }
}
dicecup-story-win = { $kind ->
    [rout] { $way ->
        [0] { $winner-The } arrasa.
        [1] Monólogo de { $winner-the }, que gana sin despeinarse.
       *[2] { $loser-The } no encuentra respuesta ante { $winner-the }.
    }
    [clean] { $way ->
        [0] { $winner-The } gana sin encajar.
        [1] { $winner-The } deja la portería a cero y se lleva los tres puntos.
       *[2] No hay quien le marque a { $winner-the }, que suma tres puntos.
    }
   *[plain] { $way ->
        [0] Tres puntos para { $winner-the }.
        [1] { $winner-The } se lleva los tres puntos.
       *[2] Los puntos son para { $winner-the }.
    }
}
# $next is the next message, such as “pasa a semifinales”.
dicecup-story-through = { $kind ->
    [penalties] { $way ->
        [0] 🧤 { $winner-The } no tiembla desde los once metros y { $next }.
        [1] 🧤 Con nervios de acero en los { -penaltis }, { $winner-the } { $next }.
       *[2] 🧤 ¡Qué mazazo para { $loser-the }! { $winner-The } { $next }.
    }
    [overtime] { $way ->
        [0] { $winner-The } lo resuelve en la prórroga y { $next }.
        [1] La prórroga le sonríe a { $winner-the }, que { $next }.
       *[2] { $winner-The } llega con más piernas y { $next }.
    }
    [rout] { $way ->
        [0] { $winner-The } arrasa y { $next }.
        [1] Monólogo de { $winner-the }, que { $next }.
       *[2] { $loser-The } no encuentra respuesta: { $winner-the } { $next }.
    }
    [clean] { $way ->
        [0] { $winner-The } no encaja ni uno y { $next }.
        [1] No hay quien le marque a { $winner-the }, que { $next }.
       *[2] { $winner-The } deja la portería a cero y { $next }.
    }
   *[plain] { $way ->
        [0] { $winner-The } { $next }.
        [1] Misión cumplida: { $winner-the } { $next }.
       *[2] A { $loser-the } no le alcanza: { $winner-the } { $next }.
    }
}
dicecup-story-next = { $stage ->
    [round-of-32] pasa a octavos de final
    [round-of-16] pasa a cuartos de final
    [quarter-finals] pasa a semifinales
    [semi-finals] pasa a la gran final
    [third-place] se lleva el tercer puesto
   *[final] gana la copa
}
# $less and $more are stars, such as ★ and ★★★.
dicecup-story-upset = { $way ->
    [0] 💥 **¡Sorpresa!** { $less } gana a { $more }.
    [1] 💥 **¡Campanada!** ¡{ $less } puede con { $more }!
   *[2] 💥 **Nadie lo vio venir:** { $less } tumba a { $more }.
}
dicecup-story-gone = 👋 { $way ->
    [0] Se acaban los equipos de { $coaches }.
    [1] Se acabó la copa para { $coaches }.
   *[2] La copa sigue sin { $coaches }.
}
dicecup-story-third-left = 🥉 El tercer puesto sigue al alcance de { $coaches }.

## Tie-breaks: dice for the order of level teams.

# $first and $last are the first and last place that the dice decide.
dicecup-story-level = 🎲 **Grupo { $group }:** { $teams-the } empatan a puntos y en diferencia de goles. Tres dados por equipo deciden { $first ->
    [1] { $last ->
        [2] el primer y el segundo puesto
       *[other] los puestos del 1 al { $last }
    }
    [2] { $last ->
        [3] el segundo y el tercer puesto
       *[other] los puestos del 2 al { $last }
    }
   *[other] el tercer y el cuarto puesto
}{ $decisive ->
    [yes] , ¡y quién pasa!
   *[no] { "" }.
}
dicecup-story-lot = { $team } **{ $total }** ({ $dice })
# $told is a list of the line above.
dicecup-story-lots = { $attempt ->
    [1] Tiradas: { $told }.
   *[other] Sigue el empate, así que se tira otra vez: { $told }.
}
dicecup-story-lots-over = **Desempate en el grupo { $group }:** { $order }. { $decisive ->
    [yes] { $way ->
        [0] Los dados deciden quién pasa.
        [1] Tres dados marcan la diferencia.
       *[2] Tan igualado todo, y lo resuelven los dados.
    }
   *[no] Solo estaba en juego el orden.
}
dicecup-story-lot-sums = { $team } { $sums }

## Groups that are settled, rounds that begin.

dicecup-story-group = ✅ **Grupo { $group }:** pasan { $through-the }, se van a casa { $out-the }.
dicecup-story-settled = ✅ **Pasan:** { $groups }.
dicecup-story-settled-group = { $group } { $teams }
dicecup-story-kick-off = { $solo ->
    [yes] 🎉 **32 equipos, una copa.** Los 32 son tuyos.
   *[no] 🎉 **32 equipos, una copa.** Reparto: { $coaches }.
}
dicecup-story-dealt = { $coach } ({ $teams })
dicecup-story-begins = 📣 **{ $stage ->
    [round-of-16] Octavos de final.
    [quarter-finals] Cuartos de final: quedan ocho equipos.
    [semi-finals] Semifinales: quedan cuatro equipos.
    [third-place] Primero, el tercer puesto.
   *[final] ¡La gran final!
}**{ $solo ->
    [yes] { "" }
   *[no] { " " }Siguen: { $left }.
}
dicecup-story-board = 📣 **{ $turn ->
    [1] Primera
    [2] Segunda
   *[other] Última
} jornada de { $groups }.**
dicecup-story-all-groups = los grupos
dicecup-story-some-groups = los grupos { $letters }
dicecup-story-left = { $coach } con { $teams ->
    [one] 1 equipo
   *[other] { $teams } equipos
}
dicecup-story-coming = { $way ->
    [0] Ahora juega { $home-the } contra { $away-the }.
    [1] A continuación, { $home-the } contra { $away-the }.
   *[2] Ya asoma por el túnel { $home-the }; enfrente, { $away-the }.
}
dicecup-story-before = -# Antes: { $results }
dicecup-story-earlier = -# También en esta ronda: { $results }
dicecup-story-round = -# { $stage ->
    [groups] Jornada { $turn } de { $groups }
   *[other] { $name }
}: { $results }
dicecup-story-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}

## The end.

dicecup-story-champion = 🏆 **¡{ $champion-The } gana la copa!** { $solo ->
    [yes] { $way ->
        [0] ¡Qué recorrido!
        [1] Los otros 31 se van a casa.
       *[2] Las banderas, a la calle.
    }
   *[no] { $way ->
        [0] Un aplauso para { $coach }.
        [1] { $coach } levanta el trofeo.
       *[2] Hoy invita { $coach }.
    }
}
dicecup-story-podium = 🥈 { $second } · 🥉 { $third }
dicecup-story-road = Camino a la final: { $results }.

## What is awaited, after a colon.

dicecup-task = { $period ->
    [regular] tira por { $team-the }
    [overtime] tira por { $team-the } en la prórroga
    [penalties] tira por { $team-the } en los { -penaltis }
   *[lots] tira por { $team-the } en el desempate
}

## How it ended. $way is how somebody won, $team their team, none without one.

dicecup-finish-won = { $way ->
    [computer] { $winners } gana{ $team ->
        [none] { "" }
       *[other] { " " }la copa con { $team }
    }
    [settled] 🏆 Gana { $winners }
   *[played] 🏆 ¡{ $winners } gana{ $team ->
        [none] { " " }la copa
       *[other] { " " }la copa con { $team }
    }!
}
# What decided it, in a line: the final.
dicecup-closing = { $ended ->
    [penalties] En los { -penaltis } contra { $loser-the }.
    [overtime] { $score } en la prórroga contra { $loser-the }.
   *[regular] { $score } en la final contra { $loser-the }.
}

## On the card of a finished cup.

dicecup-card-final = { $ended ->
    [overtime] { $winner-The } gana { $score } a { $loser-the } en la prórroga de la gran final.
    [penalties] { $winner-The } gana a { $loser-the } en los { -penaltis } de la gran final, tras un { $score }.
   *[regular] { $winner-The } gana { $score } a { $loser-the } en la gran final.
}
dicecup-card-lasted = { $count ->
    [one] 1 partido
   *[other] { $count } partidos
}

## What marks a match in a replay.

dicecup-replay-turn = **Partido { $number } de { $count }**
dicecup-highlight-champion = 🏆 { $team-The } gana la copa
dicecup-highlight-result = { $over ->
    [yes] 🏁 { $result }
   *[no] { $result }
}
dicecup-highlight-lots = 🎲 Desempate en el grupo { $group }
dicecup-replay-opening = **El comienzo**{ $count ->
    [0] { "" }
    [one] { " " }· sigue 1 partido
   *[other] { " " }· siguen { $count } partidos
}
dicecup-replay-menu-turns = Ir a un partido ({ $first }–{ $last } de { $count })
