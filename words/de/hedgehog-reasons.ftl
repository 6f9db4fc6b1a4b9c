# Why a move is good, in hints and reviews of the hedgehog race. $size, $by, $onto and $from are 1 to 3 pips.
hedgehog-reason-it = { $then ->
    [none] Der Zug
   *[other] Der ganze Zug
}
hedgehog-reason-roll = { $roll ->
    [1] jedem Wurf
    [6] einer 6
   *[other] einer { $roll } oder mehr
}
hedgehog-reason-built = { $stacking ->
    [nest] Damit ist dein Nest fertig, und du gewinnst!
   *[tree] Damit ist dein Baum fertig, und du gewinnst!
}
hedgehog-reason-builds = { $stacking ->
    [nest] Mit dem ganzen Zug ist dein Nest fertig, und du gewinnst!
   *[tree] Mit dem ganzen Zug ist dein Baum fertig, und du gewinnst!
}
hedgehog-reason-drawn = { hedgehog-dead }. Am schnellsten endet das Rennen, wenn alle passen.
hedgehog-reason-stops = { hedgehog-reason-it } verhindert, dass { hedgehog-colour-first } mit { hedgehog-reason-roll } gewinnt.
hedgehog-reason-slows = { hedgehog-colour-first } könnte mit { hedgehog-reason-roll } gewinnen. { hedgehog-reason-it } lässt dafür nur noch { $needs ->
    [6] eine 6
   *[other] eine { $needs } oder mehr
} zu.
hedgehog-reason-safe = { hedgehog-reason-it } lässt niemandem einen Wurf zum Gewinnen.
hedgehog-reason-ready = { hedgehog-reason-it } lässt dich im nächsten Zug mit { hedgehog-reason-roll } gewinnen, wenn niemand dazwischenkommt.
hedgehog-reason-alone = { hedgehog-reason-it } lässt dich im nächsten Zug mit { hedgehog-reason-roll } gewinnen.
hedgehog-reason-joins = { hedgehog-reason-it } bringt { $size ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
} auf { $onto ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
}, genau an den richtigen Platz.
hedgehog-reason-covers = { hedgehog-reason-it } stellt { $by ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
} auf { $size ->
    [1] den Bauern
    [2] die Drohne
   *[3] die Königin
} von { hedgehog-colour-first }. Solange das so bleibt, kann { hedgehog-colour-first } { $stacking ->
    [nest] kein Nest
   *[tree] keinen Baum
} bauen.
hedgehog-reason-holds = { $by ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} bleibt auf { $size ->
    [1] dem Bauern
    [2] der Drohne
   *[3] der Königin
} von { hedgehog-colour-first }, also kann { hedgehog-colour-first } { $stacking ->
    [nest] kein Nest
   *[tree] keinen Baum
} bauen.
hedgehog-reason-parts = { hedgehog-reason-it } bringt { $size ->
    [1] den Bauern
    [2] die Drohne
   *[3] die Königin
} und { $from ->
    [1] den Bauern
    [2] die Drohne
   *[3] die Königin
} von { hedgehog-colour-first } auseinander.
hedgehog-reason-uncovers = { hedgehog-reason-it } nimmt { $by ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
} von { $size ->
    [1] deinem Bauern
    [2] deiner Drohne
   *[3] deiner Königin
} herunter; dort muss zuerst eine andere Figur hin.
hedgehog-reason-closer = { hedgehog-reason-it } bringt { $size ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
} und { $onto ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
} näher zusammen.
hedgehog-reason-waits = Jeder andere Zug würde anderen zum Sieg verhelfen.
hedgehog-reason-dead = { hedgehog-reason-it } hinterlässt einen Ring, in dem niemand mehr { $stacking ->
    [nest] ein Nest
   *[tree] einen Baum
} bauen kann.
hedgehog-reason-allows = { hedgehog-reason-it } lässt { hedgehog-colour-first } mit { hedgehog-reason-roll } gewinnen.
hedgehog-reason-cheaper = Ein anderer Weg zur selben Stellung kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} mehr.
hedgehog-reason-only = Etwas anderes ist nicht möglich.
hedgehog-reason-nobody = Danach kann sonst niemand mit dem nächsten Wurf gewinnen.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } kann weiterhin mit { hedgehog-reason-roll } gewinnen.
   *[none] { hedgehog-colour-first } kann mit { hedgehog-reason-roll } gewinnen, was du auch tust.
}
hedgehog-reason-apart = { $size ->
    [1] Dein Bauer
    [2] Deine Drohne
   *[3] Deine Königin
} gehört auf { $onto ->
    [1] deinen Bauern
    [2] deine Drohne
   *[3] deine Königin
}: { $count ->
    [0] Beide sind im selben Stapel
    [one] Dahin ist es 1 Platz
   *[other] Dahin sind es { $count } Plätze
}.
