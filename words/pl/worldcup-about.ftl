# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Graj kartami z ukrytej ręki, wpływaj na mecze i zdobądź puchar jedną ze swoich drużyn.
# Its title.
title-worldcup = Gra o Puchar Świata
