# What the dice cup is, in one line, where people choose a game.
about-dicecup = Coach teams through a world cup of 32. The dice decide everything, so just roll and cheer.
# The same at a table that waits for players: as short as possible.
pitch-dicecup = Roll, and cheer your teams on.
# To what somebody is challenged, at the end of a sentence.
invited-to-dicecup = to the dice cup
# Its title.
title-dicecup = Mundialito, the dice cup
# Its title where there is little room.
short-dicecup = Dice cup
# Its name on a button.
brief-dicecup = Dice cup
# What its cover shows.
cover-dicecup = Three dice with stars tumble between two shirts, under the floodlights of a stadium at night.
# What was sealed before a game, in the small print below its first board.
sealed-dicecup = Dice sealed before the start
