mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = Tu
mundialito-story-turn = { $side }: { $deeds }.
mundialito-story-then = { $one }, poi { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }, poi torna in { $target }
   *[no] { $one }, poi in { $target }
}
mundialito-story-passed-on = { $one }, poi { mundialito-size.to } in { $target }
mundialito-story-move = { $seam ->
    [yes] { mundialito-size.the } va da { $origin } in { $target } facendo il giro
   *[no] { mundialito-size.the } va da { $origin } in { $target }
}
mundialito-story-push = { mundialito-size.the } da { $origin } { $pushed ->
    [1] spinge il pedone da { $target } in { $other }
    [2] spinge il drone da { $target } in { $other }
   *[3] spinge la regina da { $target } in { $other }
}
mundialito-story-jump = { mundialito-size.the } da { $origin } { $jumped ->
    [2] salta il drone in { $over } e atterra in { $target }
   *[3] salta la regina in { $over } e atterra in { $target }
}
mundialito-story-pass = passaggio da { $origin } { mundialito-size.to } in { $target }
mundialito-story-idle = { $side }: niente da giocare.
mundialito-story-goal = ⚽ **Gol!** { $side }, palla in rete in { $cell }.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] La tua squadra è in campo.
       *[no] { $one } ha schierato la squadra.
    }
    [2] Le due squadre sono in campo.
   *[3] { $yours ->
        [yes] Hai messo la palla in { $cell }.
       *[no] { $one } ha messo la palla in { $cell }.
    }
}
mundialito-story-kickoff = Calcio d’inizio!

## What is awaited, after a colon.

mundialito-task-line-up = schiera le tue sei piramidi
mundialito-task-ball = piazza la palla
mundialito-task-actions = { $left ->
    [1] ancora un’azione, o finisci il turno
   *[other] due azioni
}

## How it ended. $result is written 3-1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] { $result ->
        [none] Vince { $winners }
       *[other] { $winners } vince { $result }
    }
    [settled] 🏆 { $result ->
        [none] Vince { $winners }
       *[other] { $winners } vince { $result }
    }
   *[played] 🏆 { $result ->
        [none] Vince { $winners }
       *[other] { $winners } vince { $result }
    }!
}
mundialito-closing-goal = Un passaggio da { $from } in { $to }, al turno { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Parità al fischio finale: la palla di { $name } era più avanti.
        [draw] Parità al fischio finale: { $score }.
       *[goals] { $goals ->
            [one] Un gol
           *[other] { $goals } gol
        } in { $turns ->
            [one] 1 turno
           *[other] { $turns } turni
        }.
    }
    [repetition] La stessa posizione per la terza volta{ $by ->
        [balls] : la palla di { $name } era più avanti
       *[other] { "" }
    }.
   *[turn_limit] Raggiunto il limite di turni{ $by ->
        [balls] : la palla di { $name } era più avanti
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] Tempo scaduto, in parità.
    [balls] Tempo scaduto: la palla di { $name } era più avanti.
   *[goals] Tempo scaduto: { $name } era in vantaggio.
}

## On the card of a finished game: what decided it. $score is written 2-1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score }, il gol partita: passaggio da { $from } in { $to }.
   *[no] Gol! Passaggio da { $from } in { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] Il fischio chiude la partita.
    [repetition] La stessa posizione per la terza volta.
   *[turn_limit] Raggiunto il limite di turni.
} { $by ->
    [balls] La palla di { mundialito-side } era più avanti.
    [level] Nessuno era in vantaggio.
   *[goals] Il risultato: { $score }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ Gol di Gualda in { $cell }
   *[1] ⚽ Gol di Bermellon in { $cell }
}
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda minaccia il gol
   *[1] ⚡ Bermellon minaccia il gol
}{ $how ->
    [push] { " " }con una spinta
    [jump] { " " }con un salto
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda sventa un gol
   *[1] 🛡️ Bermellon sventa un gol
}{ $how ->
    [push] { " " }con una spinta
    [jump] { " " }con un salto
   *[other] { "" }
}
