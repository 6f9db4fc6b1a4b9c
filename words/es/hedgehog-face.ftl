# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first } en { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } hasta { $stack }, 1 punto
   *[other] { $steps } hasta { $stack }, { $cost } puntos
}
# The same without its cost, for a piece with many ways to go.
hedgehog-face-steps = { $steps } hasta { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } hasta { $stack }, { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
# The same without its cost, where there are many moves.
hedgehog-face-move-short = { hedgehog-size-first } { $steps } hasta { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (luego { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# No puede moverse: { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] faltan puntos
    [under-own] { $own ->
        [1] debajo de tu peón
        [2] debajo de tu dron
       *[3] debajo de tu reina
    }
    [one-stack] todas en una pila
   *[other] ninguna pila a su alcance le sirve
})
hedgehog-face-pass = Pasar
hedgehog-face-end = { $left ->
    [one] Terminar turno, pierdes 1 punto
   *[other] Terminar turno, pierdes { $left }
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] queda **1 punto**:
   *[other] quedan **{ $left } puntos**:
}
hedgehog-face-every = elige un movimiento.
hedgehog-face-every-short =
    elige un movimiento.
    -# Cada paso cuesta 1 punto con el peón, 2 con el dron y 3 con la reina.
hedgehog-face-choose = elige una pieza.
hedgehog-face-chosen = { $size ->
    [1] peón de la pila { $stack }, 1 punto por paso. ¿Adónde?
    [2] dron de la pila { $stack }, 2 puntos por paso. ¿Adónde?
   *[3] reina de la pila { $stack }, 3 puntos por paso. ¿Adónde?
}
hedgehog-face-nothing = no hay ningún movimiento posible. Termina tu turno.

## On the menus of commands and lobbies.

game-hedgehog = Carrera de erizos (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Hacer un nido: súbete a piezas iguales o menores
   *[tree] Hacer un árbol: súbete a piezas iguales o mayores
}
option-hedgehog-stacking-name = Cómo se gana
option-hedgehog-neutral = { $value ->
    [yes] Siempre cuatro colores; los que sobran son neutrales
   *[no] En el anillo solo están los colores de la mesa
}
option-hedgehog-neutral-name = Colores
alone-hedgehog = { $stacking ->
    [nest] un nido
   *[tree] un árbol
}{ $neutral ->
    [yes] , cuatro colores en el anillo
   *[no] , un color en el anillo
}
score-hedgehog = { $score ->
    [one] { $score } turno
   *[other] { $score } turnos
}
option-hedgehog-turn-limit = { $value ->
    [none] Empate tras 60 turnos cada uno
    [0] Sin límite de turnos
   *[other] Empate tras { $value ->
        [one] 1 turno
       *[other] { $value } turnos
    }
}
