# What the dice cup is, in one line, where people choose a game.
about-dicecup = Dirige equipos en una copa de 32. Los dados lo deciden todo, así que tira y anima.
# Its title.
title-dicecup = Mundialito, la copa de dados
