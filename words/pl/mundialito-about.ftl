# What Mundialito is, in one line, where people choose a game.
about-mundialito = Piłka z piramidami: wprowadź zawodnika do ostatniego rzędu i podaj mu piłkę.
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Piramidowa piłka
# What its cover shows.
cover-mundialito = Złoty dron podał piłkę obok dwóch belek do ostatniego rzędu, tuż przed siatkę.
sealed-mundialito = Plansza zapieczętowana przed startem
