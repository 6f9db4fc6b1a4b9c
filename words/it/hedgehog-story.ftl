hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-you = Tu
hedgehog-story-turn = { $side } { $you ->
    [yes] fai
   *[no] fa
} { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [one] ; 1 punto perso.
   *[other] ; { $left } punti persi.
}
hedgehog-story-then = { $one }, poi { $two }
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] il pedone zampetta{ " " }
    [2] il drone trotterella{ " " }
   *[3] la regina arranca{ " " }
}{ $way ->
    [back] indietro di { $steps }
   *[on] avanti di { $steps }
} { $onto ->
    [1] { $whose ->
        [viewer] sul tuo
       *[other] sul
    } pedone { hedgehog-colour }
    [2] { $whose ->
        [viewer] sul tuo
       *[other] sul
    } drone { hedgehog-colour }
   *[3] { $whose ->
        [viewer] sulla tua
       *[other] sulla
    } regina { hedgehog-colour.feminine }
} (pila { $stack }){ $carried ->
    [0] { "" }
    [one] { " " }con 1 pezzo in groppa
   *[other] { " " }con { $carried } pezzi in groppa
}
hedgehog-story-earlier = -# Poco fa: { $turns }.
hedgehog-story-brief = { $side }: { $moves }
hedgehog-story-rolled = { $side } con un { $rolled }
hedgehog-story-passed = Turno passato: { $passed }.
hedgehog-story-stuck = Nessuna mossa possibile, turno saltato: { $passed }.
hedgehog-story-roll = 🎲 { $side } { $you ->
    [yes] fai
   *[no] fa
} **{ $rolled }**.
hedgehog-story-so-far = Finora: { $deeds }; { $left ->
    [one] resta 1 punto.
   *[other] restano { $left } punti.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **Un nido!** { $side } lo { $you ->
        [yes] completi
       *[no] completa
    } nella pila { $stack }.
   *[tree] 🌲 **Un albero!** { $side } lo { $you ->
        [yes] completi
       *[no] completa
    } nella pila { $stack }.
}
hedgehog-dead = Nessuno può più fare { $stacking ->
    [nest] un nido
   *[tree] un albero
}
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Passano tutti, di fila.
   *[stuck] Non si muove più niente, qualunque cosa dica il dado.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] 1 punto da spendere
   *[other] { $left } punti da spendere
}
hedgehog-task-end = nessuna mossa possibile, finisci il turno

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] Vince { $winners }
    [settled] 🏆 Vince { $winners }
   *[played] 🏆 { $winners } vince la corsa!
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Pareggio
   *[other] 🤝 Nessuno vince la corsa
}
hedgehog-finish-alone-won = 🏆 Corsa riuscita in { $score ->
    [one] 1 turno
   *[other] { $score } turni
}!
hedgehog-closing = { $stacking ->
    [nest] Un nido
   *[tree] Un albero
} { $pieces ->
    [3] di tre
   *[other] in una pila di { $pieces }
}, in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [1] Il pedone { hedgehog-colour }
    [2] Il drone { hedgehog-colour }
   *[3] La regina { hedgehog-colour.feminine }
} sale { $onto ->
    [1] sul pedone
    [2] sul drone
   *[3] sulla regina
}: { $stacking ->
    [nest] il nido
   *[tree] l’albero
} è in piedi, { $pieces ->
    [3] alto tre pezzi.
   *[other] in una pila di { $pieces }.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Tre turni di fila senza mosse.
       *[no] Passano tutti, di fila.
    }
    [dead] { hedgehog-dead }.
    [stuck] Nessun pezzo poteva più muoversi.
   *[turn_limit] Raggiunto il limite di turni.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 Un nido!
   *[tree] 🌲 Un albero!
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 L’inizio di un nido
   *[tree] 🌱 L’inizio di un albero
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] 1 pezzo in groppa
   *[other] { $riders } pezzi in groppa
}
