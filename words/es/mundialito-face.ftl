# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
mundialito-face-piece = { $piece ->
    [0] Balón
    [1] Peón
    [2] Dron
   *[3] Reina
} { $cell }
mundialito-face-left = { $left ->
    [1] **Te queda una acción.** Elige una pieza, o termina tu turno.
   *[other] **Dos acciones.** Elige una pieza y luego una acción.
}
mundialito-face-chosen = { $left ->
    [1] **Te queda una acción.** { mundialito-face-standing }: elige una acción, o termina tu turno.
   *[other] { mundialito-face-standing }: elige una acción.
}
mundialito-face-standing = { $piece ->
    [0] Balón
    [1] Peón
    [2] Dron
   *[3] Reina
} en { $cell }
mundialito-face-nothing = Ninguna de tus piezas puede hacer nada. Termina tu turno.
mundialito-face-stuck = -# No puede hacer nada: { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] un balón le cierra el paso
    [piece] hay pirámides que le cierran el paso
    [both] el balón y las pirámides le cierran el paso
   *[none] las barras le cierran el paso
})
mundialito-face-move = { $seam ->
    [yes] Mover a { $target } por el borde
   *[no] Mover a { $target }
}
mundialito-face-push = Empujar de { $target } a { $other } ({ mundialito-size })
mundialito-face-jump = Saltar hasta { $target } sobre { mundialito-size.the }
mundialito-face-pass = { $goal ->
    [yes] ⚽ Gol: pase a { $target } ({ mundialito-size })
   *[no] Pase a { $target } ({ mundialito-size })
}
mundialito-face-end = Terminar turno
mundialito-face-ready = { $usual ->
    [yes] Usar una alineación ya hecha
   *[no] Usar mi última alineación
}
mundialito-face-line-up = { $queens ->
    [yes] Ahora elige columnas para tus dos **drones**. Los peones ocupan el resto.
   *[no] Elige columnas para tus dos **reinas**, y luego para tus dos **drones**. Los peones ocupan el resto.
} O usa una alineación ya hecha.
mundialito-face-lined-up = Así quedarían. { $ball ->
    [none] Elige una casilla para el **balón** y colócalo todo de una vez, o coloca por ahora solo las pirámides.
   *[other] Si lo colocas todo, tu balón irá a **{ $ball }** en cuanto se pueda.
}
mundialito-face-columns = { $piece ->
    [2] Dos columnas para tus drones
   *[3] Dos columnas para tus reinas
}
mundialito-face-column = { $piece ->
    [2] Dron en { $column }
   *[3] Reina en { $column }
}
mundialito-face-ball-row = Una casilla de la fila { $row } para tu balón
mundialito-face-ball = { $cell ->
    [none] Elige una casilla de la fila { $row } para tu **balón**.
   *[other] Aquí quedaría tu balón. Colócalo, o elige otra casilla.
}
mundialito-face-ball-on = Balón en { $cell }
mundialito-face-place = Colocar las pirámides
mundialito-face-place-all = Colocar todo, balón en { $ball }
mundialito-face-place-ball = Colocar el balón en { $cell }
mundialito-face-again = Empezar de nuevo

## On the menus of commands and lobbies.

game-mundialito = Mundialito (fútbol de pirámides)
option-mundialito-coasters = { $usual ->
    [yes] El tablero habitual
   *[no] { $value ->
        [random] Un tablero al azar
       *[other] Tablero { $value }
    }
}
option-mundialito-coasters-name = Tablero
option-mundialito-repetition = { $value ->
    [0] Sin empate por repetición
   *[3] Empate si una posición se da tres veces
}
option-mundialito-turn-limit = { $value ->
    [0] Sin límite de turnos
   *[other] Empate tras { $value ->
        [one] 1 turno
       *[other] { $value } turnos
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] En vez de empate, gana el balón más adelantado
   *[no] Un empate es un empate
}
option-mundialito-match = { $value ->
    [yes] Un partido: gana quien tenga más goles al pitido final
   *[no] Gana el primer gol
}
option-mundialito-match-name = Cómo se gana
option-mundialito-match-clock = Más goles en { $minutes } minutos
