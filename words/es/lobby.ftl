## El mensaje público
lobby-title = ### { $game }{ $state ->
    [full] : completa
    [last] : queda 1 asiento
   *[open] {""}
}
lobby-takes = { $unit ->
    [days] { $count ->
        [one] 1 día
       *[other] { $count } días
    }
   *[minutes] { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
}
lobby-unrated = **no puntúa**
lobby-anyone = **{ $name }** contra quien se una
lobby-seats = **{ $here } de { $most }:** { $names }{ $least ->
    [0] {""}
   *[other] {" "}· lo ideal es de { $least }{ "\u00A0" }a{ "\u00A0" }{ $many }
}
lobby-others = { $names } y { $count } más
lobby-starter = Empieza cuando diga { $name }
lobby-no-seat = No quedan asientos
lobby-open-until = cierre: { $when }
lobby-new-host = -# { $former } se ha ido. Ahora la mesa es de { $name }.

## Una invitación
lobby-challenge = ### { $host } desafía a { $guests }{ $to ->
    [none] : { $game }
   *[other] {" "}{ $to }
}
lobby-turned-down = ### { $names } { $count ->
    [one] no puede jugar ahora
   *[other] no pueden jugar ahora
}
lobby-ask-others = { $host }, ¿pregunto a los demás?
lobby-unanswered = ### Sin respuesta de { $names }
lobby-no-game = Esta vez no hay partida.
invite-others = { $host } desafió a { $guests }. ¿Quieres jugar tú también?

## Lo que queda de una mesa cerrada
lobby-closed = { $reason ->
    [cancelled] { $name ->
        [none] ### La mesa se cerró
       *[other] ### { $name } cerró la mesa
    }
    [withdrawn] { $name ->
        [none] ### El desafío se retiró
       *[other] ### { $name } retiró el desafío
    }
    [alone] ### Nadie se unió a tiempo
    [expired] ### Nadie empezó a tiempo
    [moderator] ### La moderación cerró la mesa
   *[other] ### La mesa ya no está abierta
}

## La página del host y la de los demás
host-open = **Tu mesa está abierta.** { $seats ->
    [pair] Empieza en cuanto alguien se una.
   *[table] Empieza cuando no falte nadie.
}
host-invited = **{ $names } { $count ->
    [one] tiene
   *[other] tienen
} tu desafío.** { $seats ->
    [pair] La partida empieza en cuanto acepte { $names }.
   *[table] Empieza cuando no falte nadie.
}
guest-in = **Ya estás en la mesa.** { $seats ->
    [pair] La partida empieza cuando haya dos personas.
    [ready] Empieza la partida o espera a { $host }. Te mencionaré cuando te toque.
   *[table] { $host } empieza la partida, y te mencionaré cuando te toque.
}
level-question = **¿Qué nivel?** La partida contra la CPU empieza al momento, empiezas tú y no puntúa.
start-needs = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count }.
}

## Los ajustes en palabras
arranged-title = ### Ajustes de esta mesa: { $game }
arranged-here = **En la mesa:** { $names }
arranged-changed = **Cambiado:** { $settings }
arranged-usual = **Lo habitual:** { $settings }
arranged-host = -# Solo { $name } puede cambiarlos. Algunos necesitan el acuerdo de toda la mesa.

## Respuestas
done-declined = **Rechazado.** { $host } sabrá que ahora no puedes.
done-left-lobby = Has dejado la mesa.
done-closed = Mesa cerrada.
done-withdrawn = Desafío retirado.
done-begun = { $count ->
    [0] **La partida ha empezado.**
   *[other] **La partida ha empezado.** { $count ->
        [one] Empieza { $names }
       *[other] Empiezan { $names }
    }.
}

## Botones
button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-ask-everyone = Preguntar a todos
button-open-again = Abrir otra
button-play-computer = Contra la CPU
button-settings = Ajustes
button-back = Atrás
level-only = { $level ->
    [random] Al azar
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Experta
   *[other] { $level }
}

# The commands in the menu of a person or a message.
challenge-which = ¿A qué quieres jugar con **{ $name }**?
challenge-pick = Elige un juego…
