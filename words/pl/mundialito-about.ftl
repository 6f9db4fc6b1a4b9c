# What Mundialito is, in one line, where people choose a game.
about-mundialito = Wprowadź zawodnika do ostatniego rzędu, a potem podaj mu piłkę.
invited-to-mundialito = w piramidowej piłce
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Piramidowa piłka
# Its name on a button.
brief-mundialito = Piłka
# What its cover shows.
cover-mundialito = Złoty dron podał piłkę obok dwóch belek do ostatniego rzędu, tuż przed siatkę.
sealed-mundialito = Plansza zapieczętowana przed startem
