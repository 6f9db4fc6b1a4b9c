# The lesson of the hedgehog race (rules/hedgehog/lessons.txt). The learner is red; yellow is the other player.

hedgehog-lesson-side = Juegas con el rojo. Cada color tiene un peón pequeño, un dron mediano y una reina grande.

hedgehog-step-tree-title = El árbol
hedgehog-step-tree-text = Apila tu reina, tu dron y tu peón en este orden, de abajo arriba: ese árbol gana la carrera.
hedgehog-step-tree-task = Completa tu árbol: sube tu peón a tu dron, dos espacios en sentido horario.
hedgehog-step-tree-hint = Pulsa **Peón +2**: **+** es el sentido horario, y el número cuenta los espacios.
hedgehog-step-tree-done = ¡Vaya árbol! Cuenta aunque haya otros encima o debajo, mientras no haya nadie en medio.
hedgehog-step-tree-apart = Tu dron dejó a tu reina. El que tiene que venir es el peón.
hedgehog-step-tree-missed = Tu turno terminó, y tu peón no está sobre tu dron.

hedgehog-step-points-title = Puntos
hedgehog-step-points-text = El dado te da puntos: por cada espacio, un peón paga 1, un dron 2 y una reina 3.
hedgehog-step-points-task = Has sacado un 2. Sube tu peón a la reina amarilla, dos espacios en sentido horario (+2).
hedgehog-step-points-hint = Busca los botones de tu peón. **+2** son dos espacios en sentido horario, o pulsa dos veces **+1**.
hedgehog-step-points-done = Dos espacios por dos puntos. Los peones son rápidos; las reinas, lentas.
hedgehog-step-points-drone = Tu dron paga 2 por un solo espacio, así que ya no te quedan puntos. Con ellos, el peón avanza dos espacios.
hedgehog-step-points-back = Por ahí te alejas de la reina amarilla. Está a dos espacios en sentido horario.

hedgehog-step-landing-title = Sin aplastar
hedgehog-step-landing-text = No puedes caer sobre nadie más pequeño: un peón sube a cualquiera, un dron a drones y reinas, una reina solo a reinas.
hedgehog-step-landing-task = Mueve tu dron al único sitio de al lado donde puede caer.
hedgehog-step-landing-hint = A un lado de tu dron hay un peón amarillo; al otro, una reina amarilla.
hedgehog-step-landing-done = ¡Aterrizaje suave! Los erizos grandes tienen pocos sitios, así que cuídaselos.
hedgehog-step-landing-pawn = Ese era tu peón. Prueba con tu dron, que paga 2 puntos por espacio.

hedgehog-step-carry-title = A cuestas
hedgehog-step-carry-text = Siempre caes sobre la espalda de alguien, y quien está encima de un erizo que se mueve viaja gratis.
hedgehog-step-carry-task = Sube tu dron a tu reina, con el peón amarillo a cuestas.
hedgehog-step-carry-hint = Tu reina es la siguiente en sentido horario: **Dron +1**, por 2 puntos.
hedgehog-step-carry-done = ¡Todos a bordo! Algún día otros te llevarán igual de lejos, y pagarán ellos.
hedgehog-step-carry-away = Tu dron llevó el peón al otro lado, sobre la reina amarilla. La tuya está en sentido horario.
hedgehog-step-carry-pawn = El que debe subir a tu reina es tu dron, y cuesta los dos puntos.

hedgehog-step-winner-title = El último turno
hedgehog-step-winner-text = Cuando alguien se va, el hueco se cierra, y todo lo que hay más allá queda un espacio más cerca.
hedgehog-step-winner-task = Has sacado un 6. Gana en este turno.
hedgehog-step-winner-hint = Primero el dron: dos espacios en sentido antihorario (−2), sobre tu reina, por 4 puntos. Así quedan 2, justo lo que necesita tu peón.
hedgehog-step-winner-done = ¡Reina, dron, peón! Saber contar en los dos sentidos del anillo es la mitad del juego.
hedgehog-step-winner-pawn = Tu peón está sobre tu reina, donde debería ir tu dron. Primero el dron, luego el peón.
hedgehog-step-winner-away = Tu dron cayó sobre una espalda amarilla. Tu reina está a dos espacios en sentido antihorario.
hedgehog-step-winner-missed = Tu turno terminó sin árbol. Necesitas los 6 puntos: 4 para el dron (−2) y luego 2 para el peón (+2).

hedgehog-step-stop-title = Basta
hedgehog-step-stop-text = Puedes parar cuando quieras, pero los puntos que no gastas se pierden.
hedgehog-step-stop-task = Sube tu dron a tu reina, termina tu turno y deja el peón donde está.
hedgehog-step-stop-hint = Tu reina está a un espacio del dron en sentido antihorario (−1). Después pulsa **Terminar turno**.
hedgehog-step-stop-done = ¡Muy sensato! Sobre una espalda amarilla, tu peón iría adonde quiera Amarillo.
hedgehog-step-stop-spent = Tu dron está sobre tu reina, pero tu peón se subió a una espalda amarilla, y Amarillo puede llevárselo. Esta vez, para antes.
hedgehog-step-stop-early = Tu turno terminó, y tu dron no está sobre tu reina.
hedgehog-step-stop-pawn = Tu peón se subió a una espalda amarilla, y Amarillo puede llevárselo. Mueve tu dron en su lugar.

hedgehog-step-strangers-title = Desconocidos
hedgehog-step-strangers-text = Si juegan de una a tres personas, puede haber colores que no son de nadie y solo se mueven cuando alguien los lleva.
hedgehog-step-strangers-task = Solo el rojo es tuyo. Súbete al dron azul, de camino a tu reina y tu dron.
hedgehog-step-strangers-hint = El dron azul está junto a tu peón, un espacio en sentido horario (+1).
hedgehog-step-strangers-done = Un paso seguro: nadie se te llevará de aquí. Así se corre en solitario.
hedgehog-step-strangers-back = Ese era el peón verde, y el camino largo. El dron azul está al otro lado.

hedgehog-step-nest-title = El nido
hedgehog-step-nest-text = En la variante de los nidos todo va al revés: te subes a piezas iguales o menores, y tu reina va arriba.
hedgehog-step-nest-task = Completa tu nido: peón, dron, reina.
hedgehog-step-nest-hint = Tu reina está junto a tu dron, un espacio en sentido antihorario (−1), por los 3 puntos.
hedgehog-step-nest-done = ¡Qué calentito! Ya conoces las dos formas de ganar. En la mayoría de las mesas se juega al árbol.
hedgehog-step-nest-away = Tu reina cayó sobre el dron amarillo. El tuyo está al otro lado.
hedgehog-step-nest-missed = Tu reina necesita los 3 puntos para un espacio. Deja a los demás donde están.
