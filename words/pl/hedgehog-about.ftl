# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Rzucaj, skacz po kręgu i wspinaj się na innych: wygrywa, kto pierwszy zbierze w stos swoje trzy piramidy.
# Its title.
title-hedgehog = Wyścig jeży
