# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Spiel Karten aus verdeckter Hand, dreh damit Spiele, und bring einer deiner Nationen den Pokal.
# Its title.
title-worldcup = Das Weltmeisterschaftsspiel
