hedgehog-reason-it = { $then ->
    [none] Questa mossa
   *[other] Il turno intero
}
hedgehog-reason-roll = { $roll ->
    [1] qualunque lancio
    [6] un 6
   *[other] un { $roll } o più
}

hedgehog-reason-built = { $stacking ->
    [nest] Questa mossa completa il nido e ti fa vincere!
   *[tree] Questa mossa completa l’albero e ti fa vincere!
}
hedgehog-reason-builds = { $stacking ->
    [nest] Con il turno intero fai il nido e vinci!
   *[tree] Con il turno intero fai l’albero e vinci!
}
hedgehog-reason-drawn = { hedgehog-dead }. La corsa finisce prima se passano tutti.
hedgehog-reason-stops = { hedgehog-reason-it } evita che { hedgehog-colour.the } vinca con { hedgehog-reason-roll }.
hedgehog-reason-slows = Con { hedgehog-reason-roll } potrebbe vincere { hedgehog-colour.the }. { hedgehog-reason-it } ora gli chiede { $needs ->
    [6] un 6
   *[other] un { $needs } o più
}.
hedgehog-reason-safe = { hedgehog-reason-it } non lascia a nessuno un lancio vincente.
hedgehog-reason-ready = { hedgehog-reason-it } ti fa vincere al prossimo turno con { hedgehog-reason-roll }, se nessuno si mette in mezzo.
hedgehog-reason-alone = { hedgehog-reason-it } ti fa vincere al prossimo turno con { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } mette { hedgehog-size.your } { $onto ->
    [1] sul tuo pedone
    [2] sul tuo drone
   *[3] sulla tua regina
}, al suo posto.
hedgehog-reason-covers = { hedgehog-reason-it } mette { $by ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
} { hedgehog-size.on } { hedgehog-colour.of }. Finché resta lì, { hedgehog-colour.the } non può fare { $stacking ->
    [nest] il nido
   *[tree] l’albero
}.
hedgehog-reason-holds = { $by ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} resta { hedgehog-size.on } { hedgehog-colour.of }, quindi { hedgehog-colour.the } non può fare { $stacking ->
    [nest] il nido
   *[tree] l’albero
}.
hedgehog-reason-parts = { hedgehog-reason-it } porta { hedgehog-size.the } { hedgehog-colour.of } lontano { $from ->
    [1] dal suo pedone
    [2] dal suo drone
   *[3] dalla sua regina
}.
hedgehog-reason-uncovers = { hedgehog-reason-it } toglie { $by ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
} { $size ->
    [1] dal tuo pedone
    [2] dal tuo drone
   *[3] dalla tua regina
}, che prima deve portare un altro pezzo.
hedgehog-reason-closer = { hedgehog-reason-it } avvicina { hedgehog-size.your } e { $onto ->
    [1] il tuo pedone
    [2] il tuo drone
   *[3] la tua regina
}.
hedgehog-reason-waits = Ogni altra mossa aiuterebbe qualcun altro a vincere.
hedgehog-reason-dead = { hedgehog-reason-it } lascia una posizione in cui nessuno potrà più fare { $stacking ->
    [nest] un nido
   *[tree] un albero
}.
hedgehog-reason-allows = { hedgehog-reason-it } lascia vincere { hedgehog-colour.the } con { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Un’altra strada per la stessa posizione costa { $count ->
    [one] 1 punto
   *[other] { $count } punti
} in più.
hedgehog-reason-only = Non puoi fare nient’altro.
hedgehog-reason-nobody = Dopo, nessun altro ha un lancio vincente.
hedgehog-reason-still = { $help ->
    [some] Con { hedgehog-reason-roll } può ancora vincere { hedgehog-colour.the }.
   *[none] Con { hedgehog-reason-roll } può vincere { hedgehog-colour.the }, comunque tu giochi.
}
hedgehog-reason-apart = { $size ->
    [1] Il tuo pedone
    [2] Il tuo drone
   *[3] La tua regina
} deve stare { $onto ->
    [1] sul tuo pedone
    [2] sul tuo drone
   *[3] sulla tua regina
}: { $count ->
    [0] sono nella stessa pila
    [one] è a 1 spazio
   *[other] è a { $count } spazi
}.
