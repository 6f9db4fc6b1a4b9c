# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = Toi
mundialito-story-turn = { $side } : { $deeds }.
mundialito-story-then = { $one }, puis { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }, puis retour en { $target }
   *[no] { $one }, puis en { $target }
}
mundialito-story-passed-on = { $one }, puis { mundialito-size.to } en { $target }
mundialito-story-move = { $seam ->
    [yes] { mundialito-size.the } va par le bord de { $origin } en { $target }
   *[no] { mundialito-size.the } va de { $origin } en { $target }
}
mundialito-story-push = { mundialito-size.the } de { $origin } { $pushed ->
    [1] pousse le pion de { $target } en { $other }
    [2] pousse le drone de { $target } en { $other }
   *[3] pousse la reine de { $target } en { $other }
}
mundialito-story-jump = { mundialito-size.the } de { $origin } { $jumped ->
    [2] saute par-dessus le drone en { $over } et arrive en { $target }
   *[3] saute par-dessus la reine en { $over } et arrive en { $target }
}
mundialito-story-pass = passe de { $origin } { mundialito-size.to } en { $target }
mundialito-story-idle = { $side } : rien à jouer.
mundialito-story-goal = ⚽ **But !** { $side }, au fond des filets en { $cell } !
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] Tu as aligné ton équipe.
       *[no] { $one } a aligné son équipe.
    }
    [2] Les deux équipes sont alignées.
   *[3] { $yours ->
        [yes] Tu as placé ton ballon en { $cell }.
       *[no] { $one } a placé son ballon en { $cell }.
    }
}
mundialito-story-kickoff = Coup d’envoi !

## What is awaited, after a colon.

mundialito-task-line-up = aligne tes six pyramides
mundialito-task-ball = place ton ballon
mundialito-task-actions = { $left ->
    [1] encore une action, ou finis le tour
   *[other] deux actions
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] { $winners } gagne{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
    [settled] 🏆 { $winners } gagne{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    }
   *[played] 🏆 { $winners } gagne{ $result ->
        [none] { "" }
       *[other] { " " }{ $result }
    } !
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
mundialito-closing-goal = Une passe de { $from } à { $to }, au tour { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Égalité au coup de sifflet : { $name } avait le ballon le plus avancé.
        [draw] Égalité au coup de sifflet : { $score }.
       *[goals] { $goals ->
            [one] Un but
           *[other] { $goals } buts
        } en { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }.
    }
    [repetition] La même position est revenue trois fois{ $by ->
        [balls] { "" } : { $name } avait le ballon le plus avancé
       *[other] { "" }
    }.
   *[turn_limit] La limite de tours est atteinte{ $by ->
        [balls] { "" } : { $name } avait le ballon le plus avancé
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] Le temps est écoulé, à égalité.
    [balls] Le temps est écoulé : { $name } avait le ballon le plus avancé.
   *[goals] Le temps est écoulé : { $name } menait.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score }, le but de la victoire : passe de { $from } à { $to }.
   *[no] But ! Passe de { $from } à { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] Coup de sifflet final.
    [repetition] La même position pour la troisième fois.
   *[turn_limit] La limite de tours est atteinte.
} { $by ->
    [balls] Le ballon de { mundialito-side } était plus avancé.
    [level] Personne n’était devant.
   *[goals] Le score : { $score }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ But de Gualda en { $cell }
   *[1] ⚽ But de Bermellon en { $cell }
}
# $how is push or jump, if one was in that turn.
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda menace de marquer
   *[1] ⚡ Bermellon menace de marquer
}{ $how ->
    [push] { " " }d’une poussée
    [jump] { " " }d’un saut
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda sauve son camp
   *[1] 🛡️ Bermellon sauve son camp
}{ $how ->
    [push] { " " }d’une poussée
    [jump] { " " }d’un saut
   *[other] { "" }
}
