# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Juega cartas de una mano oculta para inclinar los partidos, y lleva a uno de tus países a la copa.
# Its title.
title-worldcup = El Juego de la Copa del Mundo
