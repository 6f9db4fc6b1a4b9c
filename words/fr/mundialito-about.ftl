# What Mundialito is, in one line, where people choose a game.
about-mundialito = Le football des pyramides : mène une pièce au fond du terrain, puis passe-lui le ballon.
# Its title.
title-mundialito = Mundialito
