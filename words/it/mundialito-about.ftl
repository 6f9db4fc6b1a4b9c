about-mundialito = Porta uno dei tuoi pezzi sull’ultima riga, poi passagli la palla.
invited-to-mundialito = a calcio con le piramidi
title-mundialito = Mundialito
short-mundialito = Calcio con le piramidi
brief-mundialito = Calcio
cover-mundialito = Un drone dorato ha passato la palla oltre due barre, sull’ultima riga, proprio davanti alla porta.
sealed-mundialito = Plancia sigillata prima dell’inizio
