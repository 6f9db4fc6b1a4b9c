# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] Esto
   *[other] El turno entero
}
hedgehog-reason-roll = { $roll ->
    [1] cualquier tirada
    [6] un 6
   *[other] un { $roll } o más
}

hedgehog-reason-built = { $stacking ->
    [nest] ¡Completa tu nido y gana!
   *[tree] ¡Completa tu árbol y gana!
}
hedgehog-reason-builds = { $stacking ->
    [nest] ¡Con el turno entero haces tu nido y ganas!
   *[tree] ¡Con el turno entero haces tu árbol y ganas!
}
hedgehog-reason-drawn = { hedgehog-dead }. La carrera acaba antes si todo el mundo pasa.
hedgehog-reason-stops = { hedgehog-reason-it } evita que { hedgehog-colour-first } gane con { hedgehog-reason-roll }.
hedgehog-reason-slows = { hedgehog-colour-first } podría ganar con { hedgehog-reason-roll }. { hedgehog-reason-it } hace que necesite { $needs ->
    [6] un 6
   *[other] un { $needs } o más
}.
hedgehog-reason-safe = { hedgehog-reason-it } no deja a nadie una tirada ganadora.
hedgehog-reason-ready = { hedgehog-reason-it } te permite ganar en tu próximo turno con { hedgehog-reason-roll }, si nadie se interpone.
hedgehog-reason-alone = { hedgehog-reason-it } te permite ganar en tu próximo turno con { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } pone tu { hedgehog-size } sobre tu { $onto ->
    [1] peón
    [2] dron
   *[3] reina
}, en su sitio.
hedgehog-reason-covers = { hedgehog-reason-it } pone tu { $by ->
    [1] peón
    [2] dron
   *[3] reina
} sobre { $size ->
    [1] el peón { hedgehog-colour }
    [2] el dron { hedgehog-colour }
   *[3] la reina { hedgehog-colour.feminine }
}. Mientras siga ahí, { hedgehog-colour-first } no puede hacer { $stacking ->
    [nest] un nido
   *[tree] un árbol
}.
hedgehog-reason-holds = Tu { $by ->
    [1] peón
    [2] dron
   *[3] reina
} sigue sobre { $size ->
    [1] el peón { hedgehog-colour }
    [2] el dron { hedgehog-colour }
   *[3] la reina { hedgehog-colour.feminine }
}, así que { hedgehog-colour-first } no puede hacer { $stacking ->
    [nest] un nido
   *[tree] un árbol
}.
hedgehog-reason-parts = { hedgehog-reason-it } separa { $size ->
    [1] el peón { hedgehog-colour }
    [2] el dron { hedgehog-colour }
   *[3] la reina { hedgehog-colour.feminine }
} de su { $from ->
    [1] peón
    [2] dron
   *[3] reina
}.
hedgehog-reason-uncovers = { hedgehog-reason-it } quita tu { $by ->
    [1] peón
    [2] dron
   *[3] reina
} de encima de tu { hedgehog-size }, que antes tiene que llevar otra pieza.
hedgehog-reason-closer = { hedgehog-reason-it } acerca tu { hedgehog-size } y tu { $onto ->
    [1] peón
    [2] dron
   *[3] reina
}.
hedgehog-reason-waits = Cualquier otro movimiento ayudaría a ganar a otro color.
hedgehog-reason-dead = { hedgehog-reason-it } deja un anillo en el que ya nadie podrá hacer { $stacking ->
    [nest] un nido
   *[tree] un árbol
}.
hedgehog-reason-allows = { hedgehog-reason-it } permite que { hedgehog-colour-first } gane con { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Otro camino al mismo anillo cuesta { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} más.
hedgehog-reason-only = Es lo único que puedes hacer.
hedgehog-reason-nobody = Después, nadie más tiene una tirada ganadora.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } todavía puede ganar con { hedgehog-reason-roll }.
   *[none] { hedgehog-colour-first } puede ganar con { hedgehog-reason-roll }, hagas lo que hagas.
}
hedgehog-reason-apart = Tu { hedgehog-size } va sobre tu { $onto ->
    [1] peón
    [2] dron
   *[3] reina
}: { $count ->
    [0] ya están en la misma pila
    [one] está a 1 espacio
   *[other] está a { $count } espacios
}.
