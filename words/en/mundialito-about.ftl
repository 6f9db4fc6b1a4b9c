# What Mundialito is, in one line, where people choose a game.
about-mundialito = Football with pyramids: get one of your players to the far row, then pass the ball up to it.
# Its title.
title-mundialito = Mundialito
