# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Rzucaj, skacz po kręgu i wspinaj się na innych: wygrywa, kto pierwszy zbierze w stos swoje trzy piramidy.
pitch-hedgehog = Wspinaj się i ułóż w stos swoje trzy.
invited-to-hedgehog = w wyścigu jeży
# Its title.
title-hedgehog = Wyścig jeży
# Its title where there is little room.
short-hedgehog = Wyścig jeży
# Its name on a button.
brief-hedgehog = Wyścig
# What its cover shows.
cover-hedgehog = Zachód słońca na Marsie: mały czerwony jeż skacze na grzbiety dwóch większych, żeby dokończyć drzewo. Jedne jeże patrzą, inne śpią.
sealed-hedgehog = Kości zapieczętowane przed startem
