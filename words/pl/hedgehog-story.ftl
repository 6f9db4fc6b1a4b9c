# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it: verbs that follow have to fit both.
hedgehog-story-side = { $name } ({ hedgehog-colour })
hedgehog-story-you = Ty
hedgehog-story-turn = { $side } { $you ->
    [yes] wyrzucasz
   *[no] wyrzuca
} { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [one] ; przepada 1 punkt.
    [few] ; przepadają { $left } punkty.
   *[many] ; przepada { $left } punktów.
}
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-then = { $one }, potem { $two }
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] pionek pomyka{ " " }
    [2] dron drepcze{ " " }
   *[3] królowa człapie{ " " }
}{ $way ->
    [back] o { $steps } do tyłu
   *[on] o { $steps } do przodu
} na { $whose ->
    [viewer] { $onto ->
        [1] twojego{ " " }
        [2] twojego{ " " }
       *[3] twoją{ " " }
    }
   *[other] { "" }
}{ $onto ->
    [1] { hedgehog-colour.him } pionka
    [2] { hedgehog-colour.him } drona
   *[3] { hedgehog-colour.her } królową
} (stos { $stack }){ $carried ->
    [0] { "" }
    [one] { " " }z 1 pasażerem
    [few] { " " }z { $carried } pasażerami
   *[many] { " " }z { $carried } pasażerami
}
hedgehog-story-earlier = -# Wcześniej w tej rundzie – { $turns }.
hedgehog-story-brief = { $side }: { $moves }
hedgehog-story-rolled = { $side }, rzut { $rolled }
hedgehog-story-passed = Pas: { $passed }.
hedgehog-story-stuck = Ani kroku, tura przepada: { $passed }.
hedgehog-story-roll = 🎲 { $side } { $you ->
    [yes] wyrzucasz
   *[no] wyrzuca
} **{ $rolled }**.
hedgehog-story-so-far = Dotąd: { $deeds }; { $left ->
    [one] został 1 punkt.
    [few] zostały { $left } punkty.
   *[many] zostało { $left } punktów.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **Gniazdo!** { $side } { $you ->
        [yes] budujesz
       *[no] buduje
    } je na stosie { $stack }.
   *[tree] 🌲 **Drzewo!** { $side } { $you ->
        [yes] budujesz
       *[no] buduje
    } je na stosie { $stack }.
}
# The race is dead, as a sentence without its full stop.
hedgehog-dead = Nikt już nie zbuduje { $stacking ->
    [nest] gniazda
   *[tree] drzewa
}
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Wszyscy po kolei spasowali.
   *[stuck] Nikt już nie ruszy się z miejsca, cokolwiek wypadnie.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] 1 punkt do wydania
    [few] { $left } punkty do wydania
   *[many] { $left } punktów do wydania
}
hedgehog-task-end = nie masz już ruchu, więc zakończ turę

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] { $winners } wygrywa
    [settled] 🏆 { $winners } wygrywa
   *[played] 🏆 { $winners } wygrywa wyścig!
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Remis
   *[other] 🤝 Nikt nie wygrywa wyścigu
}
hedgehog-finish-alone-won = 🏆 Rozwiązane w { $score ->
    [one] 1 turze
    [few] { $score } turach
   *[many] { $score } turach
}!
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
hedgehog-closing = { $stacking ->
    [nest] Gniazdo
   *[tree] Drzewo
} { $pieces ->
    [3] z trzech figur
   *[other] w stosie z { $pieces } figur
}, po { $turns ->
    [one] 1 turze
    [few] { $turns } turach
   *[many] { $turns } turach
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [1] { hedgehog-colour-first } pionek
    [2] { hedgehog-colour-first } dron
   *[3] { hedgehog-colour-first.she } królowa
} ląduje na { $onto ->
    [1] pionku
    [2] dronie
   *[3] królowej
}: { $stacking ->
    [nest] gniazdo
   *[tree] drzewo
} { $pieces ->
    [3] z trzech figur stoi.
   *[other] stoi w stosie z { $pieces } figur.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Trzy pasy z rzędu.
       *[no] Wszyscy po kolei spasowali.
    }
    [dead] { hedgehog-dead }.
    [stuck] Żadna figura nie miała już ruchu.
   *[turn_limit] Minął limit tur.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 Gniazdo!
   *[tree] 🌲 Drzewo!
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Część gniazda
   *[tree] 🌱 Część drzewa
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] 1 pasażer
    [few] { $riders } pasażerów
   *[many] { $riders } pasażerów
}
