# What the dice cup is, in one line, where people choose a game.
about-dicecup = Comande seleções em uma copa de 32. Os dados decidem tudo: é só lançar e torcer.
pitch-dicecup = Lance os dados e torça pelas suas seleções.
invited-to-dicecup = para a copa de dados
# Its title.
title-dicecup = Mundialito, a copa de dados
# Its title where there is little room.
short-dicecup = Copa de dados
# Its name on a button.
brief-dicecup = Dados
# What its cover shows.
cover-dicecup = Três dados com estrelas rolam entre duas camisas, sob os refletores de um estádio à noite.
sealed-dicecup = Dados lacrados antes do início
