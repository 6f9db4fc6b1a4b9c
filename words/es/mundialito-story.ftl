# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
# The pieces are who does it, so no verb changes with the person: “Tú: el peón va de b1 a b2”.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellón)
}
mundialito-story-you = Tú
mundialito-story-turn = { $side }: { $deeds }.
mundialito-story-then = { $one }, luego { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }, luego de vuelta a { $target }
   *[no] { $one }, luego a { $target }
}
mundialito-story-passed-on = { $one }, luego { mundialito-size.to } de { $target }
mundialito-story-move = { $seam ->
    [yes] { mundialito-size.the } va por el borde de { $origin } a { $target }
   *[no] { mundialito-size.the } va de { $origin } a { $target }
}
mundialito-story-push = { $pushed ->
    [1] { mundialito-size.the } de { $origin } empuja al peón de { $target } a { $other }
    [2] { mundialito-size.the } de { $origin } empuja al dron de { $target } a { $other }
   *[3] { mundialito-size.the } de { $origin } empuja a la reina de { $target } a { $other }
}
mundialito-story-jump = { $jumped ->
    [2] { mundialito-size.the } de { $origin } salta sobre el dron de { $over } hasta { $target }
   *[3] { mundialito-size.the } de { $origin } salta sobre la reina de { $over } hasta { $target }
}
mundialito-story-pass = el balón va de { $origin } { mundialito-size.to } de { $target }
mundialito-story-idle = { $side }: nada que jugar.
mundialito-story-goal = ⚽ **¡Gol!** { $side }, ¡balón a la red en { $cell }!
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] Tu alineación está lista.
       *[no] { $one } tiene lista su alineación.
    }
    [2] Las dos alineaciones están listas.
   *[3] { $yours ->
        [yes] Tu balón está en { $cell }.
       *[no] { $one } pone el balón en { $cell }.
    }
}
mundialito-story-kickoff = ¡Saque inicial!

## What is awaited, after a colon.

mundialito-task-line-up = alinea tus seis pirámides
mundialito-task-ball = coloca tu balón
mundialito-task-actions = { $left ->
    [1] una acción más, o termina el turno
   *[other] dos acciones
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] Gana { $winners }{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
    [settled] 🏆 Gana { $winners }{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
   *[played] 🏆 ¡Gana { $winners }{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }!
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
mundialito-closing-goal = Un pase de { $from } a { $to }, en el turno { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Empate al pitido final: el balón de { $name } estaba más adelantado.
        [draw] Empate al pitido final: { $score }.
       *[goals] { $goals ->
            [one] Un gol
           *[other] { $goals } goles
        } en { $turns ->
            [one] 1 turno
           *[other] { $turns } turnos
        }.
    }
    [repetition] La misma posición se dio tres veces{ $by ->
        [balls] : el balón de { $name } estaba más adelantado
       *[other] { "" }
    }.
   *[turn_limit] Se llegó al límite de turnos{ $by ->
        [balls] : el balón de { $name } estaba más adelantado
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] Se acabó el tiempo, y había empate.
    [balls] Se acabó el tiempo: el balón de { $name } estaba más adelantado.
   *[goals] Se acabó el tiempo: { $name } iba ganando.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score }, el gol de la victoria: pase de { $from } a { $to }.
   *[no] ¡Gol! Pase de { $from } a { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] El pitido final acaba el partido.
    [repetition] La misma posición se dio por tercera vez.
   *[turn_limit] Se llegó al límite de turnos.
} { $by ->
    [balls] El balón de { mundialito-side } estaba más adelante.
    [level] Nadie iba por delante.
   *[goals] Marcador: { $score }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ Gol de Gualda en { $cell }
   *[1] ⚽ Gol de Bermellón en { $cell }
}
# $how is push or jump, if one was in that turn.
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda crea peligro
   *[1] ⚡ Bermellón crea peligro
}{ $how ->
    [push] { " " }con un empujón
    [jump] { " " }con un salto
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda evita un gol
   *[1] 🛡️ Bermellón evita un gol
}{ $how ->
    [push] { " " }con un empujón
    [jump] { " " }con un salto
   *[other] { "" }
}
