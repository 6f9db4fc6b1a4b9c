# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Joue tes cartes cachées pour faire basculer les matchs, et offre la coupe à une de tes équipes.
# Its title.
title-worldcup = Le Jeu de la Coupe du monde
