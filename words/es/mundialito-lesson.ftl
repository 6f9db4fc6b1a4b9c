# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Eres Gualda, amarillo, y tu rival es Bermellon, rojo. Los puntos dicen el tamaño: un peón tiene uno, un dron dos, una reina tres.

mundialito-step-arrows-title = Salidas
mundialito-step-arrows-text = Una pirámide avanza a la casilla de al lado si ninguna barra le tapa la salida, y los bordes izquierdo y derecho están unidos.
mundialito-step-arrows-task = Lleva tu peón de f1 a a2 en dos pasos.
mundialito-step-arrows-hint = Elige el peón de f1. Un paso a la derecha desde la columna f lleva por detrás a la columna a.
mundialito-step-arrows-done = ¡Por detrás! Lo que parece lejos puede estar al lado.
mundialito-step-arrows-left = Ese camino es largo. Desde la columna f basta un paso a la derecha para llegar a la columna a.
mundialito-step-arrows-queen = Esa era tu reina. El que tiene que ir a a2 es el peón de f1.

mundialito-step-push-title = Empujón
mundialito-step-push-text = Una pirámide empuja una casilla a una rival de su tamaño o más pequeña, y ocupa su sitio.
mundialito-step-push-task = Empuja el dron rojo de b4 a b5.
mundialito-step-push-hint = Tu reina de b3 es más grande, está justo detrás, y b5 está vacía.
mundialito-step-push-done = ¡Fuera de ahí! Las reinas empujan a cualquiera. En las filas 1 y 6, nadie corre ese peligro.
mundialito-step-push-jump = Eso fue un salto: el dron rojo sigue donde estaba.

mundialito-step-jump-title = Salto
mundialito-step-jump-text = Una pirámide demasiado pequeña para empujar salta: por encima de una rival más grande, hasta la casilla vacía de detrás.
mundialito-step-jump-task = Salta sobre la reina roja de d4.
mundialito-step-jump-hint = Tu peón de d3 es más pequeño que la reina que tiene delante, y d5 está vacía.
mundialito-step-jump-done = ¡Por encima! No es fácil parar a las pirámides pequeñas.

mundialito-step-pass-title = Pase
mundialito-step-pass-text = El balón nunca rueda: cambia de sitio con una pirámide tuya, en horizontal o en diagonal, a cualquier distancia y sin nada en medio.
mundialito-step-pass-task = Pasa el balón a tu dron de e4.
mundialito-step-pass-hint = El balón en c2 y el dron en e4 están en la misma diagonal. Elige cualquiera de los dos.
mundialito-step-pass-done = ¡Qué pase! Las barras no paran el balón, y ahora está dos filas más adelante.
mundialito-step-pass-level = Ese pase fue a tu reina de a2. El dron de e4 está más adelantado.

mundialito-step-turn-title = Tu turno
mundialito-step-turn-text = Un turno tiene dos acciones: la primera es obligatoria si puedes hacerla, y después puedes parar.
mundialito-step-turn-task = Mueve tu peón a d4 y termina tu turno.
mundialito-step-turn-hint = El peón de d3 va directo hacia arriba. Después pulsa **Terminar turno**.
mundialito-step-turn-done = ¡Bien frenado! La segunda acción la haces solo si quieres.
mundialito-step-turn-second = Tu peón está en d4, pero también gastaste la segunda acción. Esta vez, para después de la primera.
mundialito-step-turn-early = Terminaste tu turno, pero tu peón no está en d4.
mundialito-step-turn-elsewhere = Ya no quedan acciones, y tu peón no está en d4.

mundialito-step-setup-title = Alineación
mundialito-step-setup-text = Antes del saque alineas dos reinas, dos drones y dos peones en la fila 1, en el orden que quieras, y luego pones el balón en la fila 2.
mundialito-step-setup-task = Alinea tu equipo y coloca tu balón.
mundialito-step-setup-hint = La alineación ya hecha es buena para empezar.
mundialito-step-setup-done = ¡Ahí está tu equipo! Rojo se alineó enfrente, y mueve primero.

mundialito-step-goal-title = ¡Gol!
mundialito-step-goal-text = Ganas en cuanto tu balón está en la fila 6, donde se alinearon las pirámides rojas.
mundialito-step-goal-task = Marca en este turno.
mundialito-step-goal-hint = Tu dron de d6 y el balón están en la misma diagonal, pero tu peón de b4 está en medio. Quítalo de ahí, o pásale primero a él.
mundialito-step-goal-done = ¡Golazo! Sube una pirámide y búscala con un pase: así se ganan las partidas.
mundialito-step-goal-wasted = Se acabó el turno, y el balón sigue en a3. Primero abre su línea hasta d6, y luego pasa.
mundialito-step-goal-over = Se acabó el turno sin gol. Usa las dos acciones: una para abrir la línea hasta d6, otra para pasar.

mundialito-step-defend-title = Defensa
mundialito-step-defend-text = Rojo quiere su balón en la fila 1, y su dron de d1 espera el pase.
mundialito-step-defend-task = Evita que Rojo marque en su próximo turno.
mundialito-step-defend-hint = El pase iría de a4 a d1. Pon tu reina en esa diagonal y termina tu turno.
mundialito-step-defend-done = ¡Salvado! Nada atraviesa una pirámide, así que basta con una en la línea.
mundialito-step-defend-open = La línea de a4 a d1 estaba abierta, y Rojo no se lo pensó dos veces.
