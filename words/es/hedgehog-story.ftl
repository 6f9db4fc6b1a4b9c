# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or Tú with it: so no verb depends on it.
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-you = Tú
hedgehog-story-turn = { $side } { $you ->
    [yes] sacas
   *[no] saca
} un { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [one] ; se pierde 1 punto.
   *[other] ; se pierden { $left } puntos.
}
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-then = { $one }, luego { $two }
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] el peón{ " " }
    [2] el dron{ " " }
   *[3] la reina{ " " }
}{ $way ->
    [back] retrocede
   *[on] { $size ->
        [again] avanza
        [1] brinca
        [2] trota
       *[3] camina
    }
} { $steps } y sube { $whose ->
    [viewer] a tu { $onto ->
        [1] peón
        [2] dron
       *[3] reina
    }
   *[other] { $onto ->
        [1] al peón { hedgehog-colour }
        [2] al dron { hedgehog-colour }
       *[3] a la reina { hedgehog-colour.feminine }
    }
} (pila { $stack }){ $carried ->
    [0] { "" }
    [one] { " " }con 1 a cuestas
   *[other] { " " }con { $carried } a cuestas
}
hedgehog-story-earlier = -# Antes en esta ronda: { $turns }.
hedgehog-story-brief = { $side } { $moves }
hedgehog-story-rolled = { $side } con un { $rolled }
hedgehog-story-passed = Sin mover: { $passed }.
hedgehog-story-stuck = Sin salida, turno saltado: { $passed }.
hedgehog-story-roll = 🎲 { $side } { $you ->
    [yes] sacas
   *[no] saca
} un **{ $rolled }**.
hedgehog-story-so-far = Hasta ahora: { $deeds }; { $left ->
    [one] queda 1 punto.
   *[other] quedan { $left } puntos.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **¡Un nido!** { $side } lo { $you ->
        [yes] completas
       *[no] completa
    } en la pila { $stack }.
   *[tree] 🌲 **¡Un árbol!** { $side } lo { $you ->
        [yes] completas
       *[no] completa
    } en la pila { $stack }.
}
# The race is dead, as a sentence without its full stop.
hedgehog-dead = Ya nadie puede hacer { $stacking ->
    [nest] un nido
   *[tree] un árbol
}
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Todos pasaron, uno tras otro.
   *[stuck] Ninguna pieza puede moverse ya, salga lo que salga.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] 1 punto por gastar
   *[other] { $left } puntos por gastar
}
hedgehog-task-end = no hay movimiento posible, así que termina tu turno

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] Gana { $winners }
    [settled] 🏆 Gana { $winners }
   *[played] 🏆 ¡{ $winners } gana la carrera!
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Empate
   *[other] 🤝 Nadie gana la carrera
}
hedgehog-finish-alone-won = 🏆 ¡Resuelto en { $score ->
    [one] 1 turno
   *[other] { $score } turnos
}!
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
hedgehog-closing = { $stacking ->
    [nest] Un nido
   *[tree] Un árbol
} { $pieces ->
    [3] de tres
   *[other] en una pila de { $pieces }
}, tras { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [1] El peón { hedgehog-colour } se sube
    [2] El dron { hedgehog-colour } se sube
   *[3] La reina { hedgehog-colour.feminine } se sube
} { $onto ->
    [1] al peón
    [2] al dron
   *[3] a la reina
}: { $stacking ->
    [nest] nido
   *[tree] árbol
} en pie, { $pieces ->
    [3] con tres piezas de altura.
   *[other] en una pila de { $pieces }.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Tres veces seguidas sin mover.
       *[no] Todos pasaron, uno tras otro.
    }
    [dead] { hedgehog-dead }.
    [stuck] Ninguna pieza podía moverse ya.
   *[turn_limit] Se llegó al límite de turnos.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 ¡Un nido!
   *[tree] 🌲 ¡Un árbol!
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Parte de un nido
   *[tree] 🌱 Parte de un árbol
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] 1 a cuestas
   *[other] { $riders } a cuestas
}
