# Why a move of the hedgehog race isn't legal, as in rules/hedgehog/moves.py; $piece, $own and $top are 1 to 3 pips.
refusal-hedgehog-one-stack = Todas las piezas están en una sola pila, así que nada puede moverse; solo puedes terminar con end.
refusal-hedgehog-under-own = Tu pieza ({ $piece ->
    [1] peón
    [2] dron
   *[3] reina
}) está debajo de otra tuya ({ $own ->
    [1] peón
    [2] dron
   *[3] reina
}); en una pila solo se mueve la tuya que está más arriba.
refusal-hedgehog-too-far = Está demasiado lejos: con { $spaces } pilas en el anillo, se avanza { $most } como mucho.
refusal-hedgehog-too-dear = Mover tan lejos tu pieza ({ $piece ->
    [1] peón
    [2] dron
   *[3] reina
}) cuesta { $cost } puntos, y te quedan { $left }.
refusal-hedgehog-lands-on-smaller = Tu pieza ({ $piece ->
    [1] peón
    [2] dron
   *[3] reina
}) no puede caer en la pila { $stack }: la de arriba ({ $top ->
    [1] peón
    [2] dron
   *[3] reina
}) es más pequeña.
refusal-hedgehog-lands-on-bigger = Tu pieza ({ $piece ->
    [1] peón
    [2] dron
   *[3] reina
}) no puede caer en la pila { $stack }: la de arriba ({ $top ->
    [1] peón
    [2] dron
   *[3] reina
}) es más grande.
refusal-hedgehog-neutral = Los colores neutrales son para partidas de hasta { $most }. Desactívalos para jugar más.
refusal-hedgehog-notation = «{ $text }» no es un movimiento de la carrera de erizos. Escribe `Q+2` para mover tu reina dos espacios en el sentido del reloj, `P-1` para mover tu peón uno en el otro, `D` y un número para tu dron, o `end`.
