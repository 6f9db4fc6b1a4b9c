# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Tira el dado, corre por el anillo y súbete a los demás: gana quien primero apile sus tres pirámides.
# Its title.
title-hedgehog = Carrera de erizos
