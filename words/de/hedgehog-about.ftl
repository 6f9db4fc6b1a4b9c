# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Würfle, zieh im Ring herum und klettere auf andere: Wer zuerst die eigenen drei Pyramiden stapelt, gewinnt.
# Its title.
title-hedgehog = Der Marsigelwettkampf
