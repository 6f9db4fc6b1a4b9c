# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Primer gol
worldcup-step-goal-text = Diriges varios países, y en cada turno juegas una carta sobre un equipo de cualquier partido: 2-1 es el primer partido del grupo 2.
worldcup-step-goal-task = Yugoslavia va ganando en el partido 2-1: marca para Brasil, tu equipo.
worldcup-step-goal-hint = Elige la carta **Un gol** y luego la fila de Brasil en el partido 2-1, contra Yugoslavia.
worldcup-step-goal-done = ¡Gol, y empate! Todo el mundo juega en los mismos partidos hasta que se acaba el mazo.
worldcup-step-goal-match = Ese era el otro partido de Brasil. El de Yugoslavia es el 2-1.
worldcup-step-goal-card = La fila es esa, pero la carta no es un gol entero. Elige **Un gol**.

worldcup-step-colours-title = Colores
worldcup-step-colours-text = Una ficha de gol vale como mucho 3 para un equipo negro, rojo o azul, 2 para uno verde y 1 para uno amarillo o gris.
worldcup-step-colours-task = Juega tus tres goles en un equipo tuyo que se lleve los tres.
worldcup-step-colours-hint = Brasil es verde, Perú amarillo y México gris. Argentina es roja: sirve cualquiera de sus filas.
worldcup-step-colours-done = ¡Tres de golpe! Las cartas grandes son para los equipos fuertes, que además tienen filas más largas.
worldcup-step-colours-given = Los tres cuentan, pero para un equipo rival. Busca uno fuerte tuyo.
worldcup-step-colours-green = Un equipo verde o más débil no puede tener un 3, así que se perdió un gol.
worldcup-step-colours-weak = Los equipos amarillos y grises solo reciben 1 de cualquier carta de gol, así que se perdieron dos goles.

worldcup-step-attack-title = Medios goles
worldcup-step-attack-text = Un ataque es medio gol, y dos en la misma fila hacen uno entero.
worldcup-step-attack-task = Estados Unidos es de un rival y va ganando en el partido 4-1: empátalo con un segundo ataque para Bélgica.
worldcup-step-attack-hint = Elige la carta **Ataque**. El partido 4-1 no está cerca de tus equipos: búscalo en **En otro sitio…**, grupo 4.
worldcup-step-attack-done = ¡Empate! Puedes ayudar o fastidiar a cualquier equipo, y si un rival tropieza, tú sales ganando.
worldcup-step-attack-single = Ese medio gol está solo, así que no es gol. Bélgica ya tiene uno en el partido 4-1.
worldcup-step-attack-closed = La fila es esa, pero una defensa no es un gol, y la fila de Bélgica ya está llena.
worldcup-step-attack-foul = Eso le quita el gol a Estados Unidos. No está mal, pero esta vez haz que marque Bélgica.

worldcup-step-defence-title = Cerrojo
worldcup-step-defence-text = Solo se puede voltear la última ficha de una fila, y solo si es un gol o un ataque abierto.
worldcup-step-defence-task = Protege para siempre el gol de Brasil en el partido 2-1.
worldcup-step-defence-hint = Elige la carta **Defensa** y luego la fila de Brasil en el partido 2-1.
worldcup-step-defence-done = ¡Cerrado! Una defensa al final protege toda la fila, igual que un { -penalti } o una ficha boca abajo.
worldcup-step-defence-open = El gol está cubierto, pero la ficha nueva se puede voltear. Una defensa, no.
worldcup-step-defence-other = Bien defendido, pero en otra fila: el gol de Brasil en el partido 2-1 sigue abierto.

worldcup-step-foul-title = Falta, fuera de juego
worldcup-step-foul-text = Una falta voltea un gol, una defensa voltea un ataque, y un fuera de juego cualquiera de los dos.
worldcup-step-foul-task = Quítale a Yugoslavia su gol del partido 2-1: está hecho de dos ataques.
worldcup-step-foul-hint = Una falta no puede voltear ataques. Elige **Fuera de juego** y luego el último ataque de Yugoslavia.
worldcup-step-foul-done = ¡Gol anulado! De un 3 o un 2 quedaría un gol más pequeño.
worldcup-step-foul-elsewhere = Eso le quitó el gol a Uruguay. Los dos ataques de Yugoslavia en el partido 2-1 siguen contando.

worldcup-step-dice-title = Los dados
worldcup-step-dice-text = Al final de una ronda, cuatro dados muestran colores, y cada punto de color es medio gol en cada partido de cada equipo de ese color.
worldcup-step-dice-task = Brasil, verde, tiene un ataque en el partido 2-1. Los dados muestran negro, rojo, verde y azul: ¿cuántos goles tiene?
worldcup-step-dice-hint = Un punto es verde. Medio gol y medio gol…
worldcup-step-dice-done = Un gol: medio del ataque y medio del punto. Los colores fuertes están en más caras de los dados.
worldcup-step-dice-none-label = Ninguno
worldcup-step-dice-one-label = Uno
worldcup-step-dice-two-label = Dos
worldcup-step-dice-none = El ataque es medio gol, y el punto verde es el otro medio.
worldcup-step-dice-two = Un ataque y un punto son medio gol cada uno.

worldcup-step-through-title = Pasar de ronda
worldcup-step-through-text = La ronda termina en cuanto se roba la última carta, y en 1930 pasa el mejor equipo de cada grupo.
worldcup-step-through-task = Brasil y Yugoslavia van empatados en cabeza del grupo 2: haz que pase Brasil con esta última carta.
worldcup-step-through-hint = Un **{ -penalti-upper }** es un gol entero si el dado no sale negro. Juégalo para Brasil en el partido 2-1.
worldcup-step-through-done = ¡A semifinales! Además, un { -penalti } no se puede voltear. Si diriges a la selección campeona, ganas.
worldcup-step-through-away = Brasil no pasa. Necesita un gol entero contra Yugoslavia, y un { -penalti } lo es.

worldcup-step-cups-title = Dos copas
worldcup-step-cups-text = En 1930 pasa el primero de cada grupo, y los empatados juegan otra vez; en 2002 pasan los dos primeros, y los goles pueden decidir.
worldcup-step-cups-task = Esto es 2002, con 32 equipos en ocho grupos. ¿Cuántos pasan?
worldcup-step-cups-hint = Dos de cada uno de los ocho grupos.
worldcup-step-cups-done = ¡Dieciséis! 2002 también tiene cartas para varios equipos y tandas de { -penaltis }. Empieza con 1930: dura unos 50 minutos.
worldcup-step-cups-eight-label = Ocho
worldcup-step-cups-sixteen-label = Dieciséis
worldcup-step-cups-thirty-label = Los 32
worldcup-step-cups-eight = Ocho serían solo los primeros. En 2002 también pasan los segundos.
worldcup-step-cups-thirty = Dos equipos de cada grupo se van a casa.
