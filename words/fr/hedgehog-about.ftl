# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Lance, fais le tour de l’anneau et grimpe : gagne qui empile en premier ses trois pyramides.
# Its title.
title-hedgehog = La course des hérissons
