# What the hedgehog race is, in one line, where people choose a game.
about-hedgehog = Würfle, zieh im Ring herum und klettere auf andere: Wer zuerst die eigenen drei Pyramiden stapelt, gewinnt.
pitch-hedgehog = Klettere, lass dich tragen und staple deine drei.
invited-to-hedgehog = zum Marsigelwettkampf
# Its title.
title-hedgehog = Der Marsigelwettkampf
# Its title where there is little room.
short-hedgehog = Marsigelwettkampf
# Its name on a button.
brief-hedgehog = Marsigel
# What its cover shows.
cover-hedgehog = Sonnenuntergang auf dem Mars: Ein kleiner roter Igel springt auf den Rücken der beiden größeren, um den Baum zu vollenden. Manche schauen zu, manche schlafen.
sealed-hedgehog = Würfel vor dem Start versiegelt
