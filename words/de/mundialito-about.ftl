# What Mundialito is, in one line, where people choose a game.
about-mundialito = Bring eine deiner Figuren in die letzte Reihe, und spiel ihr dann den Ball zu.
invited-to-mundialito = zum Pyramidenfußball
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Pyramidenfußball
# Its name on a button.
brief-mundialito = Fußball
# What its cover shows.
cover-mundialito = Eine goldene Drohne hat den Ball an zwei Balken vorbei in die hinterste Reihe gepasst, direkt vor das Netz.
sealed-mundialito = Spielfeld vor dem Start versiegelt
