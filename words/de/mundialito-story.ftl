# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
# What somebody did is told without a verb that would change with the person: “Du – der Bauer zieht von b1 nach b2”.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = Du
mundialito-story-turn = { $side } – { $deeds }.
mundialito-story-then = { $one }, und { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one } und zurück nach { $target }
   *[no] { $one } und weiter nach { $target }
}
mundialito-story-passed-on = { $one } und weiter { mundialito-size.to } auf { $target }
mundialito-story-move = { $seam ->
    [yes] { mundialito-size.the } zieht hintenherum von { $origin } nach { $target }
   *[no] { mundialito-size.the } zieht von { $origin } nach { $target }
}
mundialito-story-push = { $pushed ->
    [1] { mundialito-size.the } von { $origin } schiebt den Bauern von { $target } nach { $other }
    [2] { mundialito-size.the } von { $origin } schiebt die Drohne von { $target } nach { $other }
   *[3] { mundialito-size.the } von { $origin } schiebt die Königin von { $target } nach { $other }
}
mundialito-story-jump = { $jumped ->
    [2] { mundialito-size.the } springt von { $origin } über die Drohne auf { $over } nach { $target }
   *[3] { mundialito-size.the } springt von { $origin } über die Königin auf { $over } nach { $target }
}
mundialito-story-pass = der Pass geht von { $origin } { mundialito-size.to } auf { $target }
mundialito-story-idle = { $side }: kein Zug möglich.
mundialito-story-goal = ⚽ **Tor!** { $side } mit dem Treffer auf { $cell }!
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] Du hast aufgestellt.
       *[no] { $one } hat aufgestellt.
    }
    [2] Beide Seiten haben aufgestellt.
   *[3] { $yours ->
        [yes] Du hast deinen Ball auf { $cell } gelegt.
       *[no] { $one } hat den Ball auf { $cell } gelegt.
    }
}
mundialito-story-kickoff = Anstoß!

## What is awaited, after a colon.

mundialito-task-line-up = stell deine sechs Pyramiden auf
mundialito-task-ball = leg deinen Ball hin
mundialito-task-actions = { $left ->
    [1] noch eine Aktion, oder beende den Zug
   *[other] zwei Aktionen
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] { $winners } gewinnt{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
    [settled] 🏆 { $winners } gewinnt{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
   *[played] 🏆 { $winners } gewinnt{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }!
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
mundialito-closing-goal = Ein Pass von { $from } nach { $to }, in Zug { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Gleichstand beim Abpfiff: Der Ball von { $name } war weiter vorn.
        [draw] Gleichstand beim Abpfiff: { $score }.
       *[goals] { $goals ->
            [one] Ein Tor
           *[other] { $goals } Tore
        } in { $turns ->
            [one] 1 Zug
           *[other] { $turns } Zügen
        }.
    }
    [repetition] Dieselbe Stellung kam dreimal vor{ $by ->
        [balls] : Der Ball von { $name } war weiter vorn
       *[other] { "" }
    }.
   *[turn_limit] Die Höchstzahl an Zügen ist erreicht{ $by ->
        [balls] : Der Ball von { $name } war weiter vorn
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] Die Zeit war um, und es stand gleich.
    [balls] Die Zeit war um: Der Ball von { $name } war weiter vorn.
   *[goals] Die Zeit war um: { $name } lag vorn.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score }, das Siegtor: Pass von { $from } nach { $to }.
   *[no] Tor! Der Pass geht von { $from } nach { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] Der Abpfiff beendet das Spiel.
    [repetition] Dieselbe Stellung kam zum dritten Mal vor.
   *[turn_limit] Die Höchstzahl an Zügen ist erreicht.
} { $by ->
    [balls] Der Ball von { mundialito-side } war weiter vorn.
    [level] Niemand war vorn.
   *[goals] Der Stand: { $score }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ Tor für Gualda auf { $cell }
   *[1] ⚽ Tor für Bermellon auf { $cell }
}
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda droht mit einem Tor
   *[1] ⚡ Bermellon droht mit einem Tor
}{ $how ->
    [push] { " " }(Schub)
    [jump] { " " }(Sprung)
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda vereitelt ein Tor
   *[1] 🛡️ Bermellon vereitelt ein Tor
}{ $how ->
    [push] { " " }(Schub)
    [jump] { " " }(Sprung)
   *[other] { "" }
}
