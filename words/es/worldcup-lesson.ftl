# The lesson of the World Cup Game (rules/worldcup/lessons.txt). The learner is seat 1.

worldcup-step-goal-title = Marca
worldcup-step-goal-text = Diriges varios países, y si uno es campeón, ganas. En tu turno juegas una carta, en cualquier partido.
worldcup-step-goal-task = Brasil es tuyo y va empatado con Yugoslavia: ¡marca!
worldcup-step-goal-hint = Elige la carta **Un gol** y luego la fila de Brasil contra Yugoslavia.
worldcup-step-goal-done = ¡Gol! Todos juegan sus cartas en los mismos partidos hasta que se acaba el mazo.
worldcup-step-goal-match = Ese era el otro partido de Brasil. Marca en el de Yugoslavia.
worldcup-step-goal-card = La fila es esa, pero la carta no es un gol entero. Elige **Un gol**.

worldcup-step-attack-title = Medios goles
worldcup-step-attack-text = Un ataque es medio gol, y dos en la misma fila hacen uno entero.
worldcup-step-attack-task = Yugoslavia va ganando: empata con un segundo ataque para Brasil.
worldcup-step-attack-hint = Elige la carta **Ataque** y luego la fila de Brasil contra Yugoslavia.
worldcup-step-attack-done = ¡Empate! Puedes jugar a favor o en contra de cualquier equipo.
worldcup-step-attack-defence = La fila es esa, pero una defensa no es un gol.
worldcup-step-attack-single = Ese medio gol está solo, así que no es gol. Contra Yugoslavia, Brasil ya tiene uno.
worldcup-step-attack-foul = Eso le quita el gol a Yugoslavia. No está mal, pero esta vez haz que marque Brasil.

worldcup-step-defence-title = A salvo
worldcup-step-defence-text = Te pueden quitar la última ficha de una fila si es un gol o un ataque. Una defensa al final pone a salvo toda la fila.
worldcup-step-defence-task = Pon a salvo el gol de Brasil contra Yugoslavia.
worldcup-step-defence-hint = Elige la carta **Defensa** y luego la fila de Brasil contra Yugoslavia.
worldcup-step-defence-done = ¡A salvo! Un { -penalti } al final de la fila también sirve, y una ficha ya quitada.
worldcup-step-defence-open = El gol está cubierto, pero ahora te pueden quitar la ficha nueva. Una defensa, no.
worldcup-step-defence-other = A salvo, pero en otra fila: el gol de Brasil contra Yugoslavia todavía te lo pueden quitar.

worldcup-step-foul-title = Quítaselo
worldcup-step-foul-text = Una falta quita un gol, una defensa quita un ataque, y un fuera de juego cualquiera de los dos.
worldcup-step-foul-task = El gol de Yugoslavia contra Brasil son dos ataques: quítaselo.
worldcup-step-foul-hint = Una falta no quita ataques. Elige **Fuera de juego** y luego el último ataque de Yugoslavia.
worldcup-step-foul-done = ¡Gol anulado! La ficha queda boca abajo.
worldcup-step-foul-elsewhere = Eso le quitó el gol a Uruguay. Los dos ataques de Yugoslavia contra Brasil siguen contando.

worldcup-step-through-title = Pasar de ronda
worldcup-step-through-text = La ronda termina al robar la última carta. Los dados pueden sumar medios goles, y luego pasa el mejor equipo de cada grupo.
worldcup-step-through-task = Brasil y Yugoslavia van empatados en cabeza: haz que pase Brasil con esta última carta.
worldcup-step-through-hint = Un **{ -penalti-upper }** es un gol entero si el dado no sale negro. Juégalo para Brasil contra Yugoslavia.
worldcup-step-through-done = ¡A semifinales, que traen cartas nuevas!
worldcup-step-through-away = Brasil no pasa. Necesita un gol contra Yugoslavia, y un { -penalti } lo es.

worldcup-step-colours-title = Colores
worldcup-step-colours-text = Una ficha de gol vale como mucho 3 para un equipo negro, rojo o azul, 2 para uno verde y 1 para uno amarillo o gris.
worldcup-step-colours-task = Juega tus tres goles en un equipo tuyo que se lleve los tres.
worldcup-step-colours-hint = Brasil es verde, Perú amarillo y México gris. Argentina es roja: sirve cualquiera de sus filas.
worldcup-step-colours-done = ¡Tres de golpe! Las cartas grandes son para los equipos fuertes, que además tienen filas más largas.
worldcup-step-colours-given = Los tres cuentan, pero para un equipo rival. Busca uno fuerte tuyo.
worldcup-step-colours-green = Un equipo verde o más débil no puede tener un 3, así que se perdió un gol.
worldcup-step-colours-weak = Los equipos amarillos y grises solo reciben 1 de cualquier carta de gol, así que se perdieron dos goles.

worldcup-step-dice-title = Los dados
worldcup-step-dice-text = Al final de una ronda, cuatro dados muestran colores, y cada punto de color es medio gol en cada partido de cada equipo de ese color.
worldcup-step-dice-task = Brasil, verde, tiene un ataque contra Yugoslavia. Los dados muestran negro, rojo, verde y azul: ¿cuántos goles tiene?
worldcup-step-dice-hint = Un punto es verde. Medio gol y medio gol…
worldcup-step-dice-done = Un gol: medio del ataque y medio del punto. Los colores fuertes están en más caras de los dados.
worldcup-step-dice-none-label = Ninguno
worldcup-step-dice-one-label = Uno
worldcup-step-dice-two-label = Dos
worldcup-step-dice-none = El ataque es medio gol, y el punto verde es el otro medio.
worldcup-step-dice-two = Un ataque y un punto son medio gol cada uno.

worldcup-step-cups-title = Dos copas
worldcup-step-cups-text = En 1930 pasa el primero de cada grupo, y los empatados juegan otra vez; en 2002 pasan los dos primeros, y los goles pueden decidir.
worldcup-step-cups-task = Esto es 2002, con 32 equipos en ocho grupos. ¿Cuántos pasan?
worldcup-step-cups-hint = Dos de cada uno de los ocho grupos.
worldcup-step-cups-done = ¡Dieciséis! 2002 también tiene cartas para varios equipos y tandas de { -penaltis }. Empieza con 1930: dura una hora, más o menos.
worldcup-step-cups-eight-label = Ocho
worldcup-step-cups-sixteen-label = Dieciséis
worldcup-step-cups-thirty-label = Los 32
worldcup-step-cups-eight = Ocho serían solo los primeros. En 2002 también pasan los segundos.
worldcup-step-cups-thirty = Dos equipos de cada grupo se van a casa.
