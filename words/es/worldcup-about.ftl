# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Juega cartas de una mano oculta para inclinar los partidos, y gana la copa con uno de tus países.
pitch-worldcup = Gana la copa con cartas secretas.
invited-to-worldcup = al juego de la Copa del Mundo
# Its title.
title-worldcup = El juego de la Copa del Mundo
# Its title where there is little room.
short-worldcup = Juego de la Copa del Mundo
# Its name on a button.
brief-worldcup = Copa del Mundo
# What its cover shows.
cover-worldcup = Un cartel antiguo: rayos, una copa dorada y un balón y, delante, una mano de cinco cartas en abanico.
sealed-worldcup = Cartas y dados sellados antes de empezar
