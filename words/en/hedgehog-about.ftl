# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Roll, hop round the ring and climb onto others: the first to stack all three of their pyramids wins.
# The same at a table that waits for players: as short as possible.
pitch-hedgehog = Climb, ride, and stack your three.
# To what somebody is challenged, at the end of a sentence.
invited-to-hedgehog = to a hedgehog race
# Its title.
title-hedgehog = Hedgehog race
# Its title where there is little room.
short-hedgehog = Hedgehog race
# Its name on a button.
brief-hedgehog = Race
# What its cover shows.
cover-hedgehog = Sunset on Mars: a small red hedgehog leaps for the backs of the bigger two, to complete the tree. Some watch, some sleep.
# What was sealed before a game, in the small print below its first board.
sealed-hedgehog = Dice sealed before the start
