# What the pictures in the rules show, by chapter (rules/mundialito/topics.ini).
example-mundialito-0 = Gualda pasó el balón de e3 al dron de b6. Balón y dron cambiaron de sitio, así que el balón está en la fila 6: ¡gol!
example-mundialito-1 = La reina de e3 está sobre flechas hacia la izquierda, la derecha y abajo, así que puede ir a d3, f3 o e2. No hay flecha hacia arriba.
example-mundialito-3 = El mismo tablero con los posavasos girados según `0123`. Las flechas llevan a otros sitios.
example-mundialito-5 = El dron de a2 puede salir por la izquierda y llegar a f2, al otro extremo de su fila.
example-mundialito-6 = La alineación de Gualda, a punto de colocarse: seis pirámides en la fila 1, y el balón en c2.
example-mundialito-9 = Gualda movió la reina de e1 a e2. Fue una acción, y queda otra, como muestran los dos círculos de arriba.
example-mundialito-10 = El dron de f2 puede subir a f3, bajar a f1 o ir por el borde a a2.
example-mundialito-11 = Cuatro pirámides están en línea con el balón en c2: a2 en su fila, y b1, d1 y d3 en diagonal. El peón de c1 está justo debajo, así que no puede recibir un pase.
example-mundialito-12 = El dron de f2 puede empujar al dron rojo de f3 a f4. Son del mismo tamaño, una flecha lleva de f2 a f3 y sigue a f4, y f4 está vacía.
example-mundialito-13 = El dron de b3 puede saltar sobre la reina roja de b4, porque la reina es más grande, y caer en b5.
example-mundialito-14 = El balón de Gualda en e3 está en línea con el dron de b6, y entre ellos c5 y d4 están vacías. Pase, y gol.
example-mundialito-15 = Los dos lados dieron un paso adelante y otro atrás, y lo repitieron. Esta posición está en el tablero por tercera vez: empate.
example-mundialito-16 = Gualda gana 1–0, y los dos lados se han alineado otra vez. Bermellón encajó el gol y mueve primero.
