# What Mundialito is, in one line, where people choose a game.
about-mundialito = Fußball mit Pyramiden: Bring eine von deinen in die letzte Reihe, und spiel ihr den Ball zu.
# Its title.
title-mundialito = Mundialito
