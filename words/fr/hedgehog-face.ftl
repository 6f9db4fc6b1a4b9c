# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first }, pile { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } vers { $stack }, { $cost } point
   *[other] { $steps } vers { $stack }, { $cost } points
}
# The same without its cost, for a piece with many ways to go.
hedgehog-face-steps = { $steps } vers { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } vers { $stack }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
# The same without its cost, where there are many moves.
hedgehog-face-move-short = { hedgehog-size-first } { $steps } vers { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (puis { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# Ne peut pas bouger : { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] pas assez de points
    [under-own] { $own ->
        [1] sous ton pion
        [2] sous ton drone
       *[3] sous ta reine
    }
    [one-stack] tout est dans une seule pile
   *[other] aucune pile à sa portée ne convient
})
hedgehog-face-pass = Passer
hedgehog-face-end = { $left ->
    [one] Finir le tour, perdre { $left } point
   *[other] Finir le tour, perdre { $left } points
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] reste **{ $left } point** :
   *[other] restent **{ $left } points** :
}
hedgehog-face-every = choisis un coup.
hedgehog-face-every-short =
    choisis un coup.
    -# Un espace coûte 1 point au pion, 2 au drone, 3 à la reine.
hedgehog-face-choose = choisis une pièce.
hedgehog-face-chosen = { $size ->
    [1] pion de la pile { $stack }, 1 point l’espace. Où va-t-il ?
    [2] drone de la pile { $stack }, 2 points l’espace. Où va-t-il ?
   *[3] reine de la pile { $stack }, 3 points l’espace. Où va-t-elle ?
}
hedgehog-face-nothing = aucun coup possible. Finis ton tour.

## On the menus of commands and lobbies.

game-hedgehog = La course des hérissons (Der Marsigelwettkampf)
option-hedgehog-stacking = { $value ->
    [nest] Bâtir un nid : grimpe sur la même taille ou plus petit
   *[tree] Bâtir un arbre : grimpe sur la même taille ou plus grand
}
option-hedgehog-stacking-name = Comment gagner
option-hedgehog-neutral = { $value ->
    [yes] Toujours quatre couleurs ; celles en trop sont neutres
   *[no] Seulement les couleurs en jeu dans l’anneau
}
option-hedgehog-neutral-name = Couleurs
alone-hedgehog = { $stacking ->
    [nest] un nid
   *[tree] un arbre
}{ $neutral ->
    [yes] , quatre couleurs dans l’anneau
   *[no] , une couleur dans l’anneau
}
score-hedgehog = { $score ->
    [one] { $score } tour
   *[other] { $score } tours
}
option-hedgehog-turn-limit = { $value ->
    [none] Match nul après 60 tours chacun
    [0] Pas de limite de tours
   *[other] Match nul après { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
}
