# The lesson of Mundialito (rules/mundialito/lessons.txt). The learner is Gualda, yellow, and plays up the board.

mundialito-lesson-side = Eres Gualda, amarillo. Las pintas dicen el tamaño: peón una, dron dos, reina tres.

mundialito-step-goal-title = ¡Gol!
mundialito-step-goal-text = Lleva una de tus pirámides a la fila 6 y pásale el balón: en cuanto le llega, ganas.
mundialito-step-goal-task = Tu dron ya está ahí. ¡Pásale el balón!
mundialito-step-goal-hint = Elige **Balón a3** y luego el pase al dron de d6.
mundialito-step-goal-done = ¡Gol! Un pase va en horizontal o en diagonal, tan lejos como quieras. Puedes escribirlo con un asterisco y una casilla: este fue `*d6`.
mundialito-step-goal-away = Tu dron dejó la fila 6. Ahí tiene que esperar el pase.
mundialito-step-goal-over = Se acabó el turno sin gol. Solo hacía falta el pase.

mundialito-step-arrows-title = Barras
mundialito-step-arrows-text = Una pirámide va a la casilla de al lado, nunca en diagonal. Una barra negra impide salir de la casilla en la que está, nunca entrar.
mundialito-step-arrows-task = Lleva tu peón de b2 a c3 en dos pasos.
mundialito-step-arrows-hint = Una barra impide al peón subir desde b2. Ve a la derecha, a c2, y luego sube.
mundialito-step-arrows-done = ¡La rodeaste! Desde arriba se podría bajar a b2: la barra solo frena a quien sale.
mundialito-step-arrows-astray = Por ahí te alejas. Desde c2, al lado de b2, basta un paso hacia arriba para llegar a c3.
mundialito-step-arrows-queen = Esa era tu reina. El que tiene que ir a c3 es el peón de b2.

mundialito-step-turn-title = Tu turno
mundialito-step-turn-text = Un turno tiene dos acciones, y la segunda es solo si quieres. Nadie puede estar en medio de un pase.
mundialito-step-turn-task = Marca en este turno.
mundialito-step-turn-hint = Tu peón de b4 está entre el balón y el dron de d6. Quítalo de ahí, o pásale primero a él.
mundialito-step-turn-done = ¡Golazo! Sube una pirámide y búscala con un pase: así se ganan las partidas.
mundialito-step-turn-wasted = Se acabó el turno, y el balón sigue en a3. Primero abre su línea hasta d6, y luego pasa.
mundialito-step-turn-over = Se acabó el turno sin gol. Usa las dos acciones: una para abrir la línea hasta d6, otra para pasar.

mundialito-step-push-title = Empujón
mundialito-step-push-text = Empujas una casilla a una pirámide rival del tamaño de la tuya o más pequeña, y ocupas su sitio.
mundialito-step-push-task = Empuja el dron rojo de a3 a a4.
mundialito-step-push-hint = Tu reina de a2 es más grande, está justo detrás, y a4 está vacía.
mundialito-step-push-done = ¡Fuera de ahí! Solo en las filas 1 y 6 nadie corre ese peligro.

mundialito-step-jump-title = Salto
mundialito-step-jump-text = ¿Demasiado pequeña para empujar? Entonces salta por encima, a la casilla vacía de detrás.
mundialito-step-jump-task = Salta sobre la reina roja de f5.
mundialito-step-jump-hint = Tu peón de f4 es más pequeño que la reina que tiene delante, y f6 está vacía.
mundialito-step-jump-done = ¡Por encima! Y ahora espera el balón en la fila 6.

mundialito-step-defend-title = Defensa
mundialito-step-defend-text = Rojo quiere su balón en la fila 1, y su dron de d1 espera el pase.
mundialito-step-defend-task = Evita que Rojo marque en su próximo turno.
mundialito-step-defend-hint = El pase iría de a4 a d1. Pon tu reina en esa diagonal y termina tu turno.
mundialito-step-defend-done = ¡Salvado! Basta con una pirámide en la línea.
mundialito-step-defend-open = La línea de a4 a d1 estaba abierta, y Rojo no se lo pensó dos veces.

mundialito-step-edges-title = Por el borde
mundialito-step-edges-text = Los bordes izquierdo y derecho están unidos: desde la columna f, un paso a la derecha lleva a la columna a.
mundialito-step-edges-task = Lleva tu peón de f3 a a4 en dos pasos.
mundialito-step-edges-hint = Elige el peón de f3. Un paso a la derecha lleva por el borde a a3, y a4 está encima.
mundialito-step-edges-done = ¡Por el borde! Lo que parece lejos puede estar al lado. Solo los pases no van por ahí.
mundialito-step-edges-left = Ese camino es largo. Desde la columna f basta un paso a la derecha para llegar a la columna a.
mundialito-step-edges-queen = Esa era tu reina. El que tiene que ir a a4 es el peón de f3.

mundialito-step-setup-title = Alineación
mundialito-step-setup-text = Si los equipos eligen su alineación, dos reinas, dos drones y dos peones van en la fila 1, en cualquier orden, y luego el balón en la fila 2.
mundialito-step-setup-task = Alinea tu equipo y coloca tu balón.
mundialito-step-setup-hint = La alineación ya hecha es buena para empezar.
mundialito-step-setup-done = ¡Ahí está tu equipo! Rojo se alineó enfrente, y mueve primero.
