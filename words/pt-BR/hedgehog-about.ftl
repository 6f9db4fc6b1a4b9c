# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Lance o dado, pule pelo anel e suba nos outros: vence quem empilhar primeiro as suas três pirâmides.
pitch-hedgehog = Suba, pegue carona e empilhe as suas três.
invited-to-hedgehog = para uma corrida de ouriços
# Its title.
title-hedgehog = Corrida de ouriços
# Its title where there is little room.
short-hedgehog = Corrida de ouriços
# Its name on a button.
brief-hedgehog = Corrida
# What its cover shows.
cover-hedgehog = Pôr do sol em Marte: um pequeno ouriço vermelho salta para as costas dos dois maiores, para completar a árvore. Uns assistem, outros dormem.
sealed-hedgehog = Dados lacrados antes do início
