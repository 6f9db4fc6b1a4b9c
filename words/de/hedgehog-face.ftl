# How the choices of the hedgehog race are named on buttons. $size is 1 to 3 pips; $stack is a number of the ring.
hedgehog-face-piece = { hedgehog-size-first } auf { $stack }
hedgehog-face-way = { $cost ->
    [one] { $steps } nach { $stack }, 1 Punkt
   *[other] { $steps } nach { $stack }, { $cost } Punkte
}
# The same without its cost, for a piece with many ways to go.
hedgehog-face-steps = { $steps } nach { $stack }
hedgehog-face-move = { hedgehog-size-first } { $steps } nach { $stack }, { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}
# The same without its cost, where there are many moves.
hedgehog-face-move-short = { hedgehog-size-first } { $steps } nach { $stack }
# Where a move ends; $then is that stack's number once the gap that the move leaves has closed, 0 if it stays the same.
hedgehog-face-landing = { $then ->
    [0] { $stack }
   *[other] { $stack } (dann { $then })
}
hedgehog-face-landing-short = { $then ->
    [0] { $stack }
   *[other] { $stack }→{ $then }
}
hedgehog-face-stuck = -# Kann nicht ziehen: { $pieces }.
# $own is the piece of 1 to 3 pips that is on top.
hedgehog-face-stuck-pieces = { $pieces } ({ $reason ->
    [too-dear] zu wenig Punkte
    [under-own] { $own ->
        [1] unter deinem Bauern
        [2] unter deiner Drohne
       *[3] unter deiner Königin
    }
    [one-stack] alles in einem Stapel
   *[other] kein Stapel in Reichweite passt
})
hedgehog-face-pass = Passen
hedgehog-face-end = { $left ->
    [one] Zug beenden, 1 Punkt verfällt
   *[other] Zug beenden, { $left } Punkte verfallen
}
hedgehog-face-points = 🎲 **{ $rolled }**, { $left ->
    [one] noch **1 Punkt**:
   *[other] noch **{ $left } Punkte**:
}
hedgehog-face-every = Wähle, wer wohin zieht.
hedgehog-face-every-short =
    Wähle, wer wohin zieht.
    -# Ein Schritt kostet den Bauern 1 Punkt, die Drohne 2, die Königin 3.
hedgehog-face-choose = Wähle eine Figur.
hedgehog-face-chosen = { $size ->
    [1] Bauer auf Stapel { $stack }, 1 Punkt je Schritt. Wohin?
    [2] Drohne auf Stapel { $stack }, 2 Punkte je Schritt. Wohin?
   *[3] Königin auf Stapel { $stack }, 3 Punkte je Schritt. Wohin?
}
hedgehog-face-nothing = Keine Figur kann ziehen. Beende deinen Zug.

## On the menus of commands and lobbies.

game-hedgehog = Der Marsigelwettkampf
option-hedgehog-stacking = { $value ->
    [nest] Nest bauen: auf gleich Großen oder Kleineren landen
   *[tree] Baum bauen: auf gleich Großen oder Größeren landen
}
option-hedgehog-neutral = { $value ->
    [yes] Immer vier Farben; freie sind neutral
   *[no] Nur die Farben der Mitspielenden im Ring
}
option-hedgehog-neutral-name = Farben
alone-hedgehog = { $stacking ->
    [nest] ein Nest
   *[tree] ein Baum
}{ $neutral ->
    [yes] , vier Farben im Ring
   *[no] , eine Farbe im Ring
}
score-hedgehog = { $score ->
    [one] { $score } Zug
   *[other] { $score } Züge
}
option-hedgehog-turn-limit = { $value ->
    [none] Unentschieden nach je 60 Zügen
    [0] Beliebig viele Züge
   *[other] Unentschieden nach { $value ->
        [one] 1 Zug
       *[other] { $value } Zügen
    }
}

## The names of options, above the fields of a form.
option-hedgehog-stacking-name = So gewinnt man
