# What the pictures in the rules show, by chapter (rules/hedgehog/topics.ini).
example-hedgehog-0 = Unos turnos después del comienzo de una carrera a cuatro, las pilas crecen. Los huecos se han cerrado, y solo quedan seis.
example-hedgehog-1 = El anillo para cuatro antes de la primera tirada: cada color una vez en cada vuelta de cuatro.
example-hedgehog-2 = Rojo sacó un 5. Cada etiqueta muestra un movimiento y, en amarillo, su precio: `Q` es la reina, `D` el dron, `P` el peón. La reina no puede pagar ningún movimiento que acabe sobre una reina.
example-hedgehog-4 = El dron de Azul en la pila 7 lleva un peón rojo y otro amarillo. Vaya adonde vaya, los dos viajan con él, y solo paga por sí mismo.
example-hedgehog-5 = El dron de Rojo en la pila 5 tiene 6 puntos, suficientes para tres espacios en cualquier sentido. Puede caer sobre reinas y drones. No puede caer en las pilas 3 y 6: arriba hay un peón.
example-hedgehog-7 = A Rojo le queda 1 punto. Solo el peón, en lo alto de la pila 10, podría usarlo todavía; si no, Rojo termina el turno.
example-hedgehog-8 = En la pila 1, el dron de Rojo está sobre su reina, y su peón sobre el dron. El peón azul de arriba no cambia nada: Rojo gana.
example-hedgehog-9 = Rojo, Amarillo y Azul terminaron sus turnos uno tras otro sin mover, así que no gana nadie.
example-hedgehog-10 = Rojo no tenía rivales y necesitó tres turnos para el árbol. ¿Puedes hacerlo en dos?
example-hedgehog-11 = El nido de Rojo en la pila 2: peón, dron y reina de abajo arriba. No importa lo que haya debajo ni encima.
example-hedgehog-12 = Juegan Rojo y Amarillo. El azul y el verde, marcados con una raya, no son de nadie.
example-hedgehog-13 = En este anillo de seis, el peón de Rojo en la pila 5 llega a la pila 1 con `P+2` por 2 puntos o con `P-4` por 4.
