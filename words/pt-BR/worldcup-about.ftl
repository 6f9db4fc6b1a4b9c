# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Jogue cartas da mão escondida para mudar os jogos e leve uma das suas seleções ao título.
pitch-worldcup = Leve a taça com cartas secretas.
invited-to-worldcup = para o Jogo da Copa do Mundo
# Its title.
title-worldcup = O Jogo da Copa do Mundo
# Its title where there is little room.
short-worldcup = Jogo da Copa do Mundo
# Its name on a button.
brief-worldcup = Copa do Mundo
# What its cover shows.
cover-worldcup = Um cartaz antigo: raios, uma taça dourada e uma bola e, na frente, um leque de cinco cartas.
sealed-worldcup = Cartas e dados lacrados antes do início
