# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Play cards from a hidden hand to sway the matches, and bring one of your nations the cup.
# The same at a table that waits for players: as short as possible.
pitch-worldcup = Play secret cards to win the cup.
# To what somebody is challenged, at the end of a sentence.
invited-to-worldcup = to the World Cup Game
# Its title.
title-worldcup = The World Cup Game
# Its title where there is little room.
short-worldcup = World Cup Game
# Its name on a button.
brief-worldcup = World Cup
# What its cover shows.
cover-worldcup = An old poster: rays, a golden cup and a football, and in front of them a hand of five cards, fanned out.
# What was sealed before a game, in the small print below its first board.
sealed-worldcup = Cards and dice sealed before the start
