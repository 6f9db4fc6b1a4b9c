# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Joue tes cartes cachées pour faire basculer les matchs, et offre la coupe à une de tes équipes.
pitch-worldcup = Gagne la coupe avec des cartes cachées.
invited-to-worldcup = au Jeu de la Coupe du monde
# Its title.
title-worldcup = Le Jeu de la Coupe du monde
# Its title where there is little room.
short-worldcup = Le Jeu de la Coupe du monde
# Its name on a button.
brief-worldcup = Coupe du monde
# What its cover shows.
cover-worldcup = Une affiche d’autrefois : des rayons, une coupe dorée et un ballon, et devant eux une main de cinq cartes en éventail.
sealed-worldcup = Cartes et dés scellés avant le début
