# What Mundialito is, in one line, where people choose a game.
about-mundialito = Leve uma peça sua até a última fileira e depois passe a bola para ela.
invited-to-mundialito = para o futebol de pirâmides
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Futebol de pirâmides
# Its name on a button.
brief-mundialito = Futebol
# What its cover shows.
cover-mundialito = Um drone dourado passou a bola rente a duas barras até a última fileira, bem na frente da rede.
sealed-mundialito = Tabuleiro lacrado antes do início
