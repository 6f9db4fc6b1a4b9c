# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Tira el dado, corre por el anillo y súbete a los demás: gana quien primero apile sus tres pirámides.
pitch-hedgehog = Trepa, déjate llevar y apila tus tres.
invited-to-hedgehog = a una carrera de erizos
# Its title.
title-hedgehog = Carrera de erizos
# Its title where there is little room.
short-hedgehog = Carrera de erizos
# Its name on a button.
brief-hedgehog = Carrera
# What its cover shows.
cover-hedgehog = Atardecer en Marte: un pequeño erizo rojo salta al lomo de los dos más grandes para completar el árbol. Unos miran, otros duermen.
sealed-hedgehog = Dados sellados antes de empezar
