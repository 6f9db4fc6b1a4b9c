# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Lance, fais le tour de l’anneau et grimpe : gagne qui empile en premier ses trois pyramides.
pitch-hedgehog = Grimpe et empile tes trois pyramides.
invited-to-hedgehog = à la course des hérissons
# Its title.
title-hedgehog = La course des hérissons
# Its title where there is little room.
short-hedgehog = La course des hérissons
# Its name on a button.
brief-hedgehog = Course
# What its cover shows.
cover-hedgehog = Coucher de soleil sur Mars : un petit hérisson rouge saute sur le dos des deux plus grands pour compléter l’arbre. Certains regardent, d’autres dorment.
sealed-hedgehog = Dés scellés avant le début
