# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Role o dado, pule pelo anel e suba nos outros: vence quem empilhar primeiro as suas três pirâmides.
# Its title.
title-hedgehog = Corrida de ouriços
