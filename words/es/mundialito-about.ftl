# What Mundialito is, in one line, where people choose a game.
about-mundialito = Fútbol con pirámides: lleva una a la última fila y luego pásale el balón.
# Its title.
title-mundialito = Mundialito
