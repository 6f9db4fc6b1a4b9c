# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Jogue cartas da mão escondida para mudar os jogos e leve uma das suas seleções ao título.
# Its title.
title-worldcup = O Jogo da Copa do Mundo
