# What Mundialito is, in one line, where people choose a game.
about-mundialito = Piłka z piramidami: wprowadź zawodnika do ostatniego rzędu i podaj mu piłkę.
# Its title.
title-mundialito = Mundialito
