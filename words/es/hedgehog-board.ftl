# The hedgehog race: the ring in words. $stack is a number of the ring from 1.

hedgehog-text-colours = En la mesa: { $colours }.
hedgehog-text-seat = { $number } { hedgehog-colour }
hedgehog-text-owned = { $number } { hedgehog-colour }: { $owner }
hedgehog-text-nobody = neutral: { hedgehog-colour }
hedgehog-text-stacks = El anillo, en sentido horario; cada pila, de abajo arriba:
hedgehog-text-joined = Unidos: { $pairs }.
hedgehog-text-pair = { $lower } y { $upper } de { hedgehog-colour-first } en la pila { $stack }
hedgehog-text-compass = Más es en sentido horario, hacia números mayores; menos es al revés. La pila 1 sigue a la última.
hedgehog-text-actions = Jugadas posibles para { $mine ->
    [yes] ti
   *[no] { hedgehog-colour-first }
}:
hedgehog-text-acts = { hedgehog-size-first } en la pila { $stack }: { $acts }
hedgehog-text-act = { $notation } (a la pila { $stack }, { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
})
hedgehog-text-end = Terminar el turno: end
hedgehog-text-none = No hay ningún movimiento posible. Termina el turno: end
hedgehog-text-roll = Primero la mesa tira el dado.
