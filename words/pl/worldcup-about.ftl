# What the World Cup Game is, in one line, where people choose a game.
about-worldcup = Zagrywaj karty, których nikt nie widzi, wpływaj na mecze i zdobądź puchar jedną ze swoich drużyn.
pitch-worldcup = Zdobądź puchar tajnymi kartami.
invited-to-worldcup = w Grze o mistrzostwo świata
# Its title.
title-worldcup = Gra o mistrzostwo świata
# Its title where there is little room.
short-worldcup = Gra o mistrzostwo świata
# Its name on a button.
brief-worldcup = Mundial
# What its cover shows.
cover-worldcup = Stary plakat: promienie, złoty puchar i piłka, a przed nimi wachlarz z pięciu kart.
sealed-worldcup = Karty i kości zapieczętowane przed startem
