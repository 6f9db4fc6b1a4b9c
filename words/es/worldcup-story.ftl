# The World Cup Game, told as it runs. $team is a country's name; $way only chooses among phrases.

worldcup-story-away = 🗑️ { $player } descarta { $card ->
    [cA] un ataque
    [cD] una defensa
    [cF] una falta
    [cO] un fuera de juego
    [cP] un { -penalti }
    [c1] un gol
    [c3] tres goles
    [c2] dos goles
    [c21] un dos y uno
    [c111] tres unos
    [c11] dos unos
   *[other] { worldcup-card }
}.
worldcup-story-card = { $card ->
    [c3] { $way ->
        [0] ⚽ { $player } juega tres goles: ¡{ $effects }!
        [1] ⚽ Un cañonazo de { $player }: ¡{ $effects }!
       *[2] ⚽ { $player } lo da todo: ¡{ $effects }!
    }
    [c2] { $way ->
        [0] ⚽ { $player } marca: { $effects }.
        [1] ⚽ Goles de { $player }: { $effects }.
       *[2] ⚽ { $player } no perdona: { $effects }.
    }
    [c1] { $way ->
        [0] ⚽ { $player } marca: { $effects }.
        [1] ⚽ Gol de { $player }: { $effects }.
       *[2] ⚽ { $player } encuentra la red: { $effects }.
    }
    [c21] ⚽ { $player } marca para dos equipos: { $effects }.
    [c111] ⚽ { $player } marca para tres equipos: { $effects }.
    [c11] ⚽ { $player } marca dos veces: { $effects }.
    [cA] { $way ->
        [0] ⚡ { $player } aprieta: { $effects }.
        [1] ⚡ { $player } se va al ataque: { $effects }.
       *[2] ⚡ { $player } ataca: { $effects }.
    }
    [cD] { $way ->
        [0] 🧱 { $player } cierra la puerta: { $effects }.
        [1] 🧱 { $player } echa el cerrojo: { $effects }.
       *[2] 🧱 { $player } levanta un muro: { $effects }.
    }
    [turn-D] 🧱 Bien defendido, { $player }: { $effects }.
    [turn-F] 🟨 Falta de { $player }: { $effects }.
   *[turn-O] 🚩 { $player } levanta el banderín: { $effects }.
}
worldcup-story-penalty = { $scored ->
    [yes] { $way ->
        [0] 🎯 { -penalti-upper } para { $team-the } { worldcup-in-match.at }. Lanza { $player }, sale { $colour }, ¡y por la escuadra!
        [1] 🎯 { $player } consigue un { -penalti } para { $team-the } { worldcup-in-match.at }. Sale { $colour }, ¡y adentro!
       *[2] 🎯 { $player } lanza el { -penalti } de { $team-the } { worldcup-in-match.at }. Sale { $colour }, ¡imparable!
    }
   *[no] { $way ->
        [0] 🎯 { -penalti-upper } para { $team-the } { worldcup-in-match.at }. Lanza { $player }, sale { $colour }, ¡y por encima del larguero!
        [1] 🎯 { $player } consigue un { -penalti } para { $team-the } { worldcup-in-match.at }. Sale { $colour }, ¡parado!
       *[2] 🎯 { $player } lanza el { -penalti } de { $team-the } { worldcup-in-match.at }. Sale { $colour }, ¡al palo!
    }
}
worldcup-story-score = { $scores }.
worldcup-story-earlier = -# { $count ->
    [one] Antes: 1 jugada más.
   *[other] Antes: { $count } jugadas más.
}
worldcup-story-folded = -# { $plays }
worldcup-story-short = { $player } { $way ->
    [away] descarta { worldcup-card }
    [missed] falla un { -penalti } para { $teams-the }
    [against] juega { worldcup-card }{ worldcup-story-worth } contra { $teams-the }
    [blocks] juega { worldcup-card }{ worldcup-story-worth } en la fila de { $teams-the }
   *[on] juega { worldcup-card }{ worldcup-story-worth } para { $teams-the }
}{ $scored ->
    [yes] { " " }({ $score })
   *[no] { "" }
}
# $worth is how many goals the card is worth for this team, if it says more; else 0.
worldcup-story-worth = { $worth ->
    [0] { "" }
   *[other] { " " }(cuenta { $worth })
}
worldcup-story-aims = 🎯 { -penalti-upper } para { $team-the } { worldcup-in-match.at }, y lo lanza { $player }. El dado rueda…
worldcup-story-again = 🔁 El mazo se baraja y vuelve a empezar. Las fichas se quedan donde están.
worldcup-story-whistle = 📣 Esa era la última carta: pitido final ({ $stage }). Ahora hablan los dados…
worldcup-story-lots = 🎟️ Sigue el empate entre { $teams-the }, así que hay sorteo.
worldcup-story-begins = ▶️ **{ $stage }**: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} en el mazo. Empieza { $player }.
worldcup-story-kicking = Lanza { $team-the }. El dado rueda…
worldcup-story-picked = { $player } se queda con **{ $team-the }**.
worldcup-story-draft = Empieza la elección por turnos, y el sorteo le da la primera a { $player }.
worldcup-story-shared = { $draft ->
    [yes] 🌍 El Mundial de { $cup }: todos los equipos están elegidos.
   *[no] 🌍 El Mundial de { $cup }: los equipos ya salieron de la bolsa.
}
worldcup-story-yours = 🌍 Tus equipos en el Mundial de { $cup }: **{ $teams }**.
worldcup-story-own = 🌍 **Tus equipos:** { $teams }
worldcup-story-owner = { $numbered ->
    [yes] { $player }: { $teams }
   *[no] { $player } ({ $number }): { $teams }
}
worldcup-story-out = 🌍 **Se acabó tu copa:** ya no te queda ningún equipo.
worldcup-story-owners = -# { $out ->
    [yes] Siguen
   *[no] Equipos
}: { $owners }
worldcup-story-share = **{ $player }**: { $teams }
worldcup-story-dealt = 🃏 { $player } reparte tres cartas por asiento. Empieza { $first }.
worldcup-story-champion = { $lot ->
    [yes] 🏆 **¡{ $team-The }, { $team-gender ->
        [feminine] campeona
       *[masculine] campeón
    } del mundo de { $cup }!** Solo el sorteo deja sin copa a { $other-the }.
   *[no] 🏆 **¡{ $team-The }, { $team-gender ->
        [feminine] campeona
       *[masculine] campeón
    } del mundo de { $cup }!** { $other-The } se conforma con la plata.
}
worldcup-story-ranking = Los demás puestos: { $seats }
worldcup-story-place = { $place }. { $seats }

## What is awaited, after a colon.

worldcup-task-pick = elige un equipo { worldcup-colour }
worldcup-task-kick = lanza el { -penalti } por { $team-the }
worldcup-task-card = { $extra ->
    [0] juega una carta
   *[other] juega tu última carta (ya no robas otra)
}

## The end of a round, and shoot-outs.

worldcup-told-over = 🏁 **Pitido final: { $stage }**
worldcup-told-dice = 🎲 { $dice }
worldcup-told-group = **Grupo { $group }**{ $rolled ->
    [yes] { " " }{ $dice }
   *[no] { "" }
}: { $table }
worldcup-told-match = { worldcup-say-match }: { $told }
worldcup-told-result = { $left } { $score } { $right }{ $kicked ->
    [yes] , { $kicks } en los { -penaltis }
    [so-far] , { -penaltis }
   *[no] { "" }
}{ $dice ->
    [0] { "" }
   *[other] { " " }({ $dice ->
        [one] 1 gol
       *[other] { $dice } goles
    } de los dados)
}
worldcup-told-lot = 🎟️ El sorteo deja este orden: { $teams-the }.
worldcup-told-again = 🔁 Sigue el empate entre { $teams-the }, así que se juega otra vez.
worldcup-told-leaving = { $count ->
    [one] 👋 { $players } ya no tiene equipos y queda fuera. ¡Bien jugado!
   *[other] 👋 { $players } ya no tienen equipos y quedan fuera. ¡Bien jugado!
}
worldcup-told-shootout = 🥅 **Tanda de { -penaltis }, { worldcup-say-match }:** { $left } contra { $right }
worldcup-told-kicks = { $left } { $lefts } · { $right } { $rights } · **{ $score }**
worldcup-told-kick = 🎲 { $scored ->
    [yes] { $way ->
        [0] Lanza { $team-the }, sale { $colour }, ¡y adentro!
        [1] Sale { $colour }: ¡qué sangre fría la de { $team-the }!
       *[2] Sale { $colour }: ¡{ $team-the } la clava en la escuadra!
    }
   *[no] { $way ->
        [0] Lanza { $team-the }, sale { $colour }, ¡parado!
        [1] Sale { $colour }: ¡{ $team-the } la manda por encima del larguero!
       *[2] Sale { $colour }: ¡{ $team-the } la estrella en el palo!
    }
}
worldcup-told-pressure = { $answer ->
    [must] Muerte súbita. { $team-The } marca o se va a casa.
   *[can] Muerte súbita. ¡{ $team-The } puede ganar con este lanzamiento!
}
worldcup-told-sudden = Muerte súbita: quien falle cuando el otro marque queda fuera.
worldcup-told-nerve = { $sudden ->
    [yes] Tras { $pairs } lanzamientos por equipo, { worldcup-told-won }.
   *[no] { $way ->
        [0] Con nervios de acero, { worldcup-told-won }.
        [1] Con los brazos en alto, { worldcup-told-won }.
       *[2] Y por fin, qué alivio, { worldcup-told-won }.
    }
}
worldcup-told-won = { $match ->
    [F] **{ $team-the }** gana la final
    [T] **{ $team-the }** se lleva el tercer puesto
   *[other] **{ $team-the }** pasa de ronda
}

## How it ended. $way is how somebody won, $team their team, none without one.

worldcup-finish-won = { $way ->
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
worldcup-closing = { $ended ->
    [kicks] En los { -penaltis } contra { $loser-the }.
    [lot] Por sorteo contra { $loser-the }.
   *[regular] { $score } en la final contra { $loser-the }.
}

## On the card of a finished cup.

worldcup-card-final = { $ended ->
    [kicks] { $winner-The } gana a { $loser-the } en los { -penaltis } de la final, tras un { $score }.
    [lot] { $winner-The } gana por sorteo la final contra { $loser-the }, tras un { $score }.
   *[regular] { $winner-The } gana { $score } a { $loser-the } en la final.
}
worldcup-card-claim = Nadie podía ya quitarle la copa.

## What marks a turn in a replay.

worldcup-highlight-champion = 🏆 { $team-The } gana el Mundial de { $cup }
worldcup-highlight-round = 🏁 Pitido final: { $stage }
worldcup-highlight-shootout = 🥅 { $one-The } contra { $other-the }, en los { -penaltis }
worldcup-highlight-kicks = 🥅 { $team-The } gana { $score } en los { -penaltis }
worldcup-highlight-penalty = { $scored ->
    [yes] 🎯 { $team-The } marca de { -penalti }
   *[no] 🎯 { $team-The } falla un { -penalti }
}
worldcup-highlight-ahead = { $count ->
    [one] ⚽ { $teams-The } se adelanta
   *[other] ⚽ { $teams-The } se adelantan
}
