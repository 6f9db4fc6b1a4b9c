# What the dice cup is, in one line, where people choose a game.
about-dicecup = Comande seleções em uma copa de 32. Os dados decidem tudo: é só rolar e torcer.
# Its title.
title-dicecup = Mundialito, a copa de dados
