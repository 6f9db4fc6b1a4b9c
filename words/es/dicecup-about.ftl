# What the dice cup is, in one line, where people choose a game.
about-dicecup = Dirige equipos en una copa de 32. Los dados lo deciden todo, así que tira y anima.
pitch-dicecup = Tira y anima a tus equipos.
invited-to-dicecup = a la copa de dados
# Its title.
title-dicecup = Mundialito, la copa de dados
# Its title where there is little room.
short-dicecup = Copa de dados
# Its name on a button.
brief-dicecup = Dados
# What its cover shows.
cover-dicecup = Tres dados con estrellas caen rodando entre dos camisetas, bajo los focos de un estadio de noche.
sealed-dicecup = Dados sellados antes de empezar
