# What the dice cup is, in one line, where people choose a game.
about-dicecup = Coache deine Teams durch eine WM mit 32. Die Würfel entscheiden alles, also würfle und juble.
# Its title.
title-dicecup = Mundialito, der Würfelcup
