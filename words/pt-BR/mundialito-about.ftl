# What Mundialito is, in one line, where people choose a game.
about-mundialito = Futebol de pirâmides: leve uma peça sua até a última fileira e passe a bola para ela.
# Its title.
title-mundialito = Mundialito
