# What the pictures in the rules show, by chapter (rules/dicecup/topics.ini).
example-dicecup-0 = L’Argentina si prende la finalissima, e il suo CT vince la partita. Sotto, il suo cammino nella coppa.
example-dicecup-1 = Tutte e 32 le squadre, appena sorteggiate nei gironi. Le stelle accanto al nome sono la forza, e la maglia ha il numero del CT.
example-dicecup-3 = La Colombia ha una stella e fa 0 con il dado bianco. L’Argentina, con tre stelle, ora lancia il giallo.
example-dicecup-4 = Tre CT e 32 squadre distribuite: due CT ne hanno undici, uno dieci.
example-dicecup-6 = La Colombia fa 0 e l’Argentina 1: finisce 0-1. È una partita a eliminazione diretta, e l’Argentina passa il turno.
example-dicecup-7 = Stati Uniti e Honduras: 1-1 nei tempi regolamentari, un gol a testa nei supplementari, poi 2-6 ai rigori. Il risultato resta 2-2, ma passa l’Honduras.
example-dicecup-8 = La coppa principiante prima delle semifinali. Una partita è già scoperta, l’altra è ancora coperta.
example-dicecup-9 = I gironi A e B con vittorie, pareggi, sconfitte, reti e punti. La linea separa le due squadre che ora passerebbero il turno.
example-dicecup-11 = Tunisia e Slovenia sono pari per punti e differenza reti. La Tunisia fa 8 con tre dadi, ora tocca alla Slovenia.
example-dicecup-12 = L’eliminazione diretta dopo i gironi: gli ottavi, i quarti e le semifinali ancora da giocare.
example-dicecup-14 = Una carta di ogni mazzetto è scoperta: Colombia-Argentina, nessun dado lanciato.
example-dicecup-16 = Una coppa in solitario. L’ha vinta l’Inghilterra, e non ha perso nessuno.
