# What the dice cup is, in one line, where people choose a game.
about-dicecup = Coache deine Teams durch eine 32er-WM. Die Würfel entscheiden alles, also würfle und juble.
pitch-dicecup = Würfle und feuere deine Teams an.
invited-to-dicecup = zum Würfelcup
# Its title.
title-dicecup = Mundialito, der Würfelcup
# Its title where there is little room.
short-dicecup = Würfelcup
# Its name on a button.
brief-dicecup = Würfelcup
# What its cover shows.
cover-dicecup = Drei Würfel mit Sternen purzeln zwischen zwei Trikots, im Flutlicht eines nächtlichen Stadions.
sealed-dicecup = Würfel vor dem Start versiegelt
