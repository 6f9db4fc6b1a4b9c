# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Roll, hop round the ring and climb onto others: the first to stack all three of their pyramids wins.
# Its title.
title-hedgehog = Hedgehog race
