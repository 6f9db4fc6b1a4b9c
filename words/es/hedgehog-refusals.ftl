# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Todas las piezas están en una sola pila, así que nada puede moverse; solo puedes terminar tu turno con end.
refusal-hedgehog-under-own = Tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
} está debajo de tu { $own ->
    [1] peón
    [2] dron
   *[3] reina
}; en una pila solo se mueve la pieza tuya que está más arriba.
refusal-hedgehog-too-far = Está demasiado lejos: con { $spaces } pilas en el anillo, se avanza { $most } como mucho.
refusal-hedgehog-too-dear = Mover tan lejos tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
} cuesta { $cost } puntos, y { $left ->
    [one] te queda 1
   *[other] te quedan { $left }
}.
refusal-hedgehog-lands-on-smaller = Tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
} no puede caer en la pila { $stack }: encima hay { $top ->
    [1] un peón
    [2] un dron
   *[3] una reina
}, de menor tamaño.
refusal-hedgehog-lands-on-bigger = Tu { $piece ->
    [1] peón
    [2] dron
   *[3] reina
} no puede caer en la pila { $stack }: encima hay { $top ->
    [1] un peón
    [2] un dron
   *[3] una reina
}, de mayor tamaño.
refusal-hedgehog-neutral = Los colores neutrales son para partidas de hasta { $most } jugadores. Desactívalos para que juegue más gente.
refusal-hedgehog-notation = «{ $text }» no es un movimiento de la carrera de erizos. Escribe `Q+2` para mover tu reina dos espacios en sentido horario, `P-1` para mover tu peón uno en el otro sentido, `D` y un número para tu dron, o `end`.
