# What Mundialito is, in one line, where people choose a game.
about-mundialito = Get one of your players to the far row, then pass the ball up to it.
# To what somebody is challenged, at the end of a sentence.
invited-to-mundialito = to pyramid football
# Its title.
title-mundialito = Mundialito
# Its title where there is little room.
short-mundialito = Pyramid football
# Its name on a button.
brief-mundialito = Football
# What its cover shows.
cover-mundialito = A gold drone has sent the ball past two bars into the far row, right in front of the net.
# What was sealed before a game, in the small print below its first board.
sealed-mundialito = Board sealed before the start
