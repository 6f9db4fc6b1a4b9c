about-hedgehog = Lancia il dado, gira per l’anello e sali sugli altri: vince chi impila prima di tutti le sue tre piramidi.
pitch-hedgehog = Sali, fatti portare e impila i tuoi tre.
invited-to-hedgehog = alla corsa dei ricci
title-hedgehog = Corsa dei ricci
short-hedgehog = Corsa dei ricci
brief-hedgehog = Ricci
cover-hedgehog = Tramonto su Marte: un piccolo riccio rosso salta in groppa ai due più grandi, per completare l’albero. Qualcuno guarda, qualcuno dorme.
sealed-hedgehog = Dadi sigillati prima dell’inizio
