# Mundialito, told like a match report. $size, $pushed and $jumped are 1 to 3 pips: pawn, drone, queen.
mundialito-story-side = { $seat ->
    [0] { $name } (Gualda)
   *[1] { $name } (Bermellon)
}
mundialito-story-you = Você
mundialito-story-turn = { $side } { $deeds }.
mundialito-story-then = { $one }, depois { $two }
mundialito-story-moved-on = { $back ->
    [yes] { $one }, depois voltou para { $target }
   *[no] { $one }, depois seguiu para { $target }
}
mundialito-story-passed-on = { $one }, depois para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $target }
mundialito-story-move = { $seam ->
    [yes] moveu { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de { $origin } a { $target } dando a volta
   *[no] moveu { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de { $origin } a { $target }
}
mundialito-story-push = { $pushed ->
    [1] empurrou o peão de { $target } para { $other } com { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de { $origin }
    [2] empurrou o drone de { $target } para { $other } com { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de { $origin }
   *[3] empurrou a rainha de { $target } para { $other } com { $size ->
        [3] a
       *[other] o
    } { mundialito-size } de { $origin }
}
mundialito-story-jump = saltou com { $size ->
    [3] a
   *[other] o
} { mundialito-size } de { $origin } por cima { $jumped ->
    [2] do drone em { $over }
   *[3] da rainha em { $over }
} até { $target }
mundialito-story-pass = passou a bola de { $origin } para { $size ->
    [3] a
   *[other] o
} { mundialito-size } em { $target }
mundialito-story-idle = { $side } não tinha o que jogar.
mundialito-story-goal = ⚽ **Gol!** { $side } balançou a rede em { $cell }.
# $yours is yes for the player that the sentence is about; $cell is where Gualda's ball is.
mundialito-story-setup = { $step ->
    [1] { $yours ->
        [yes] Você escalou o time.
       *[no] { $one } escalou o time.
    }
    [2] Os dois lados escalaram o time.
   *[3] { $yours ->
        [yes] Você colocou a sua bola em { $cell }.
       *[no] { $one } colocou a bola em { $cell }.
    }
}
mundialito-story-kickoff = Bola rolando!

## What is awaited, after a colon.

mundialito-task-line-up = escale as suas seis pirâmides
mundialito-task-ball = coloque a sua bola
mundialito-task-actions = { $left ->
    [1] mais uma ação, ou encerre o turno
   *[other] duas ações
}

## How it ended. $result is written 3–1, none without a match; $way is how somebody won.

mundialito-finish-won = { $way ->
    [computer] { $winners } vence{ $result ->
        [none] { "" }
       *[other] { " " }por { $result-said }
    }
    [settled] 🏆 { $winners } vence{ $result ->
        [none] { "" }
       *[other] { " " }por { $result-said }
    }
   *[played] 🏆 { $winners } vence{ $result ->
        [none] { "" }
       *[other] { " " }por { $result-said }
    }!
}
# What decided it, in a line. $by is balls, if the ball further forward wins; draw, or goals. $score is that of a match.
mundialito-closing-goal = Um passe de { $from } para { $to }, no turno { $turn }.
mundialito-closing = { $reason ->
    [whistle] { $by ->
        [balls] Empate no apito final: a bola de { $name } estava mais à frente.
        [draw] Empate no apito final: { $score-said }.
       *[goals] { $goals ->
            [1] Um gol
           *[other] { $goals } gols
        } em { $turns ->
            [1] 1 turno
           *[other] { $turns } turnos
        }.
    }
    [repetition] A mesma posição apareceu três vezes{ $by ->
        [balls] : a bola de { $name } estava mais à frente
       *[other] { "" }
    }.
   *[turn_limit] Acabaram os turnos{ $by ->
        [balls] : a bola de { $name } estava mais à frente
       *[other] { "" }
    }.
}
mundialito-time-up = { $by ->
    [draw] O tempo acabou em empate.
    [balls] O tempo acabou: a bola de { $name } estava mais à frente.
   *[goals] O tempo acabou com { $name } na frente.
}

## On the card of a finished game: what decided it. $score is written 2–1; $winner is a side.

mundialito-card-goal = { $match ->
    [yes] { $score-said }, o gol da vitória: passe de { $from } para { $to }.
   *[no] Gol! Passe de { $from } para { $to }.
}
mundialito-card-ended = { $reason ->
    [whistle] O apito encerra a partida.
    [repetition] A mesma posição pela terceira vez.
   *[turn_limit] Acabaram os turnos.
} { $by ->
    [balls] A bola de { mundialito-side } estava mais avançada.
    [level] Ninguém estava à frente.
   *[goals] O placar: { $score-said }.
}

## What marks a turn in a replay.

mundialito-highlight-goal = { $seat ->
    [0] ⚽ Gol de Gualda em { $cell }
   *[1] ⚽ Gol de Bermellon em { $cell }
}
# $how is push or jump, if one was in that turn.
mundialito-highlight-threat = { $seat ->
    [0] ⚡ Gualda ameaça marcar
   *[1] ⚡ Bermellon ameaça marcar
}{ $how ->
    [push] { " " }com um empurrão
    [jump] { " " }com um salto
   *[other] { "" }
}
mundialito-highlight-stop = { $seat ->
    [0] 🛡️ Gualda evita um gol
   *[1] 🛡️ Bermellon evita um gol
}{ $how ->
    [push] { " " }com um empurrão
    [jump] { " " }com um salto
   *[other] { "" }
}
