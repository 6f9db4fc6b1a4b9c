# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Spiel Karten aus verdeckter Hand, dreh damit Spiele, und bring einer deiner Nationen den Pokal.
pitch-worldcup = Gewinn den Pokal mit geheimen Karten.
invited-to-worldcup = zum Weltmeisterschaftsspiel
# Its title.
title-worldcup = Das Weltmeisterschaftsspiel
# Its title where there is little room.
short-worldcup = Weltmeisterschaftsspiel
# Its name on a button.
brief-worldcup = Weltmeisterschaft
# What its cover shows.
cover-worldcup = Ein altes Plakat: Strahlen, ein goldener Pokal und ein Fußball, und davor eine Hand aus fünf Karten, aufgefächert.
sealed-worldcup = Karten und Würfel vor dem Start versiegelt
