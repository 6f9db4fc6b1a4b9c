# Why a move is good, in hints and reviews of the hedgehog race. $size, $by, $onto and $from are 1 to 3 pips.
hedgehog-reason-it = { $then ->
    [none] Der Zug
   *[other] Der ganze Zug
}
    .after = { $then ->
        [none] Nach dem Zug
       *[other] Nach dem ganzen Zug
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
hedgehog-reason-stops = { hedgehog-colour-first } könnte mit { hedgehog-reason-roll } gewinnen. { hedgehog-reason-it } verhindert das.
hedgehog-reason-slows = { hedgehog-colour-first } könnte mit { hedgehog-reason-roll } gewinnen. { hedgehog-reason-it.after } muss es { $needs ->
    [6] schon eine 6
   *[other] mindestens eine { $needs }
} sein.
hedgehog-reason-safe = { hedgehog-reason-it.after } kann niemand mit dem nächsten Wurf gewinnen.
hedgehog-reason-ready = { hedgehog-reason-it.after } gewinnst du nächstes Mal mit { hedgehog-reason-roll }, wenn niemand dazwischenkommt.
hedgehog-reason-alone = { hedgehog-reason-it.after } gewinnst du nächstes Mal mit { hedgehog-reason-roll }.
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
hedgehog-reason-dead = { hedgehog-reason-it.after } kann niemand mehr { $stacking ->
    [nest] ein Nest
   *[tree] einen Baum
} bauen.
hedgehog-reason-allows = { hedgehog-reason-it.after } kann { hedgehog-colour-first } mit { hedgehog-reason-roll } gewinnen.
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
