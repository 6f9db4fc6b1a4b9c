# What the dice cup is, in one line, where people choose a game.
about-dicecup = Guida le tue squadre in un mondiale a 32. Decidono tutto i dadi: tu lancia e fai il tifo.
# The same at a table that waits for players: as short as possible.
pitch-dicecup = Lancia i dadi e fai il tifo.
# To what somebody is challenged, at the end of a sentence.
invited-to-dicecup = alla coppa dei dadi
# Its title.
title-dicecup = Mundialito, la coppa dei dadi
# Its title where there is little room.
short-dicecup = Coppa dei dadi
# Its name on a button.
brief-dicecup = Coppa dei dadi
# What its cover shows.
cover-dicecup = Tre dadi con le stelle rotolano fra due maglie, sotto i riflettori di uno stadio, di notte.
# What was sealed before a game, in the small print below its first board.
sealed-dicecup = Dadi sigillati prima dell’inizio
