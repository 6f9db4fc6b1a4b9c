# What Mundialito is, in one line, where people choose a game.
about-mundialito = Mène une de tes pièces au fond du terrain, puis passe-lui le ballon.
invited-to-mundialito = au football de pyramides
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Football de pyramides
# Its name on a button.
brief-mundialito = Foot
# What its cover shows.
cover-mundialito = Un drone doré vient de passer le ballon, le long de deux barres, jusqu’à la dernière ligne, juste devant le filet.
sealed-mundialito = Plateau scellé avant le début
