# What Mundialito is, in one line, where people choose a game.
about-mundialito = Lleva una de tus piezas a la última fila y luego pásale el balón.
invited-to-mundialito = al fútbol de pirámides
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Fútbol de pirámides
# Its name on a button.
brief-mundialito = Fútbol
# What its cover shows.
cover-mundialito = Un dron dorado ha pasado el balón junto a dos barras hasta la última fila, justo delante de la red.
sealed-mundialito = Tablero sellado antes de empezar
