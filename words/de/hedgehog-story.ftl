# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it: so no verb depends on it.
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-you = Du
hedgehog-story-turn = { $side } { $you ->
    [yes] hast
   *[no] hat
} eine { $rolled } gewürfelt – { $deeds }{ $left ->
    [0] { "" }.
    [one] ; 1 Punkt verfällt.
   *[other] ; { $left } Punkte verfallen.
}
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-then = { $one }, und { $two }
hedgehog-story-move = { $size ->
    [again] weiter geht es{ " " }
    [1] der Bauer hüpft{ " " }
    [2] die Drohne trabt{ " " }
   *[3] die Königin stapft{ " " }
}{ $way ->
    [back] { $steps } zurück
   *[on] { $steps } vor
} auf { $onto ->
    [1] { $whose ->
        [viewer] deinen { hedgehog-colour.him } Bauern
       *[other] den { hedgehog-colour.him } Bauern
    }
    [2] { $whose ->
        [viewer] deine { hedgehog-colour.the } Drohne
       *[other] die { hedgehog-colour.the } Drohne
    }
   *[3] { $whose ->
        [viewer] deine { hedgehog-colour.the } Königin
       *[other] die { hedgehog-colour.the } Königin
    }
} (Stapel { $stack }){ $carried ->
    [0] { "" }
    [one] , 1 reitet mit
   *[other] , { $carried } reiten mit
}
hedgehog-story-earlier = -# Vorher in dieser Runde: { $turns }.
hedgehog-story-brief = { $side } { $moves }
hedgehog-story-rolled = { $side } mit einer { $rolled }
hedgehog-story-passed = Gepasst: { $passed }.
hedgehog-story-stuck = Kein Zug möglich, also übersprungen: { $passed }.
hedgehog-story-roll = 🎲 { $side } { $you ->
    [yes] hast
   *[no] hat
} eine **{ $rolled }** gewürfelt.
hedgehog-story-so-far = Das war bisher los – { $deeds }; { $left ->
    [one] noch 1 Punkt.
   *[other] noch { $left } Punkte.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **Ein Nest!** { $side } { $you ->
        [yes] hast
       *[no] hat
    } es auf Stapel { $stack } gebaut.
   *[tree] 🌲 **Ein Baum!** { $side } { $you ->
        [yes] hast
       *[no] hat
    } ihn auf Stapel { $stack } gebaut.
}
# The race is dead, as a sentence without its full stop.
hedgehog-dead = Niemand kann mehr { $stacking ->
    [nest] ein Nest
   *[tree] einen Baum
} bauen
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Alle haben nacheinander gepasst.
   *[stuck] Keine Figur kann mehr ziehen, egal was der Würfel zeigt.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] noch 1 Punkt
   *[other] noch { $left } Punkte
}
hedgehog-task-end = keine Figur kann ziehen, also beende deinen Zug

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] { $winners } gewinnt
    [settled] 🏆 { $winners } gewinnt
   *[played] 🏆 { $winners } gewinnt das Rennen!
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Unentschieden
   *[other] 🤝 Niemand gewinnt das Rennen
}
hedgehog-finish-alone-won = 🏆 Gelöst in { $score ->
    [one] 1 Zug
   *[other] { $score } Zügen
}!
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
hedgehog-closing = { $stacking ->
    [nest] Ein Nest
   *[tree] Ein Baum
} { $pieces ->
    [3] aus drei Figuren
   *[other] in einem Stapel von { $pieces }
}, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [1] Der { hedgehog-colour.the } Bauer
    [2] Die { hedgehog-colour.the } Drohne
   *[3] Die { hedgehog-colour.the } Königin
} landet auf { $onto ->
    [1] dem Bauern
    [2] der Drohne
   *[3] der Königin
}: { $stacking ->
    [nest] Das Nest
   *[tree] Der Baum
} steht, { $pieces ->
    [3] drei Figuren hoch.
   *[other] in einem Stapel von { $pieces }.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Dreimal nacheinander gepasst.
       *[no] Alle haben nacheinander gepasst.
    }
    [dead] { hedgehog-dead }.
    [stuck] Keine Figur konnte mehr ziehen.
   *[turn_limit] Die Höchstzahl an Zügen ist erreicht.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 Ein Nest!
   *[tree] 🌲 Ein Baum!
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Ein Stück Nest
   *[tree] 🌱 Ein Stück Baum
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] 1 reitet mit
   *[other] { $riders } reiten mit
}
