# What Mundialito is, in one line, where people choose a game.
about-mundialito = Fútbol con pirámides: lleva una a la última fila y luego pásale el balón.
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Fútbol de pirámides
# What its cover shows.
cover-mundialito = Un dron dorado ha pasado el balón junto a dos barras hasta la última fila, justo delante de la red.
sealed-mundialito = Tablero sellado antes de empezar
