# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Play cards from a hidden hand to sway the matches, and bring one of your nations the cup.
# Its title.
title-worldcup = The World Cup Game
