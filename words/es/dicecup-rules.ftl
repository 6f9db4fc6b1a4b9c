# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = Argentina ganó la gran final, así que su { -entrenador } gana la partida. Abajo está su camino en la copa.
example-dicecup-1 = Los 32 equipos, recién sorteados en sus grupos. Las estrellas junto a cada nombre son su fuerza, y la camiseta lleva el número de su { -entrenador }.
example-dicecup-3 = Colombia tiene una estrella y sacó un 0 con el dado blanco. Argentina, con tres estrellas, tira ahora el amarillo.
example-dicecup-4 = Tres { -entrenadores }, y 32 equipos repartidos: once, once y diez.
example-dicecup-6 = Colombia sacó 0 y Argentina 1, así que acabó 0–1. Era una eliminatoria, así que pasa Argentina.
example-dicecup-7 = Estados Unidos y Honduras: 1–1 en el tiempo normal, un gol cada uno en la prórroga, y luego 2–6 en los { -penaltis }. Queda 2–2, pero pasa Honduras.
example-dicecup-8 = La copa de principiante antes de sus semifinales. Un partido ya está a la vista; el otro sigue boca abajo.
example-dicecup-9 = Los grupos A y B con partidos ganados, empatados y perdidos, goles y puntos. La línea separa a los dos equipos que pasarían ahora.
example-dicecup-11 = Túnez y Eslovenia empatan a puntos y en diferencia de goles. Túnez sacó 8 con tres dados, y ahora le toca a Eslovenia.
example-dicecup-12 = Las eliminatorias tras los grupos: los octavos de final, los cuartos y las semifinales que vienen.
example-dicecup-14 = Se ha descubierto una carta de cada montón: Colombia contra Argentina, aún sin tiradas.
example-dicecup-16 = Una copa jugada en solitario. La ganó Inglaterra, y no perdió nadie.
