# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Gioca carte da una mano segreta per indirizzare le partite, e porta la coppa a una delle tue squadre.
# The same at a table that waits for players: as short as possible.
pitch-worldcup = Vinci la coppa con carte segrete.
# To what somebody is challenged, at the end of a sentence.
invited-to-worldcup = al gioco dei Mondiali
# Its title.
title-worldcup = Il gioco dei Mondiali
# Its title where there is little room.
short-worldcup = Gioco dei Mondiali
# Its name on a button.
brief-worldcup = Mondiali
# What its cover shows.
cover-worldcup = Un vecchio manifesto: raggi, una coppa d’oro e un pallone, e davanti una mano di cinque carte a ventaglio.
# What was sealed before a game, in the small print below its first board.
sealed-worldcup = Carte e dadi sigillati prima dell’inizio
