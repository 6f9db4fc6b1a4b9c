hedgehog-face-piece = { hedgehog-size-first }, pila { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } alla { $stack }, 1 punto
   *[other] { $steps } alla { $stack }, { $cost } punti
}
hedgehog-face-steps = { $steps } alla { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } alla { $stack }, { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}
hedgehog-face-move-short = { hedgehog-size-first } { $steps } alla { $stack }
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (poi { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# Non può muoversi: { $pieces }.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] troppo pochi punti
    [under-own] { $own ->
        [1] sotto il tuo pedone
        [2] sotto il tuo drone
       *[3] sotto la tua regina
    }
    [one-stack] sono tutti in una pila sola
   *[other] nessuna pila a portata va bene
})
hedgehog-face-pass = Passa
hedgehog-face-end = { $left ->
    [one] Finisci il turno, perdi 1 punto
   *[other] Finisci il turno, perdi { $left } punti
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] resta **1 punto**:
   *[other] restano **{ $left } punti**:
}
hedgehog-face-every = scegli una mossa.
hedgehog-face-every-short =
    scegli una mossa.
    -# Uno spazio costa 1 punto al pedone, 2 al drone, 3 alla regina.
hedgehog-face-choose = scegli un pezzo.
hedgehog-face-chosen = { $size ->
    [1] pedone della pila { $stack }, 1 punto a spazio. Dove va?
    [2] drone della pila { $stack }, 2 punti a spazio. Dove va?
   *[3] regina della pila { $stack }, 3 punti a spazio. Dove va?
}
hedgehog-face-nothing = nessuna mossa possibile. Finisci il turno.

## On the menus of commands and lobbies.

game-hedgehog = Corsa dei ricci (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Fai un nido: sali su chi è grande uguale o più piccolo
   *[tree] Fai un albero: sali su chi è grande uguale o di più
}
option-hedgehog-stacking-name = Come si vince
option-hedgehog-neutral = { $value ->
    [yes] Sempre quattro colori; quelli che avanzano sono neutri
   *[no] Nell’anello solo i colori di chi gioca
}
option-hedgehog-neutral-name = Colori
alone-hedgehog = { $stacking ->
    [nest] un nido
   *[tree] un albero
}{ $neutral ->
    [yes] , quattro colori nell’anello
   *[no] , un colore nell’anello
}
score-hedgehog = { $score ->
    [one] { $score } turno
   *[other] { $score } turni
}
option-hedgehog-turn-limit = { $value ->
    [none] Pareggio dopo 60 turni a testa
    [0] Nessun limite di turni
   *[other] Pareggio dopo { $value ->
        [one] 1 turno
       *[other] { $value } turni
    }
}
