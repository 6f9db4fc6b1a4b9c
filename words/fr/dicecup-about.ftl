# What the dice cup is, in one line, where people choose a game.
about-dicecup = Mène des équipes dans une coupe du monde à 32. Les dés décident de tout : lance et encourage.
pitch-dicecup = Lance les dés et encourage tes équipes.
invited-to-dicecup = à la coupe aux dés
# Its title.
title-dicecup = Mundialito, la coupe aux dés
# Its title where there is little room.
short-dicecup = La coupe aux dés
# Its name on a button.
brief-dicecup = Coupe aux dés
# What its cover shows.
cover-dicecup = Trois dés à étoiles dégringolent entre deux maillots, sous les projecteurs d’un stade, la nuit.
sealed-dicecup = Dés scellés avant le début
