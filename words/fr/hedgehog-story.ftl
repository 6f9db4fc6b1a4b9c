# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it: verbs that follow have to fit both.
hedgehog-story-side = { $name } ({ hedgehog-colour-first })
hedgehog-story-you = Toi
hedgehog-story-turn = { $side }{ $you ->
    [yes] , tu fais
   *[no] { " " }fait
} { $rolled } au dé : { $deeds }{ $left ->
    [0] { "" }.
    [one] { " " }; { $left } point perdu.
   *[other] { " " }; { $left } points perdus.
}
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-then = { $one }, puis { $two }
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] le pion{ " " }
    [2] le drone{ " " }
   *[3] la reine{ " " }
}{ $way ->
    [back] recule de { $steps }
   *[on] avance de { $steps }
} et grimpe sur { $onto ->
    [1] { $whose ->
        [viewer] ton
       *[other] le
    } pion { hedgehog-colour }
    [2] { $whose ->
        [viewer] ton
       *[other] le
    } drone { hedgehog-colour }
   *[3] { $whose ->
        [viewer] ta
       *[other] la
    } reine { hedgehog-colour.feminine }
} (pile { $stack }){ $carried ->
    [0] { "" }
    [one] { " " }avec 1 pièce sur le dos
   *[other] { " " }avec { $carried } pièces sur le dos
}
hedgehog-story-earlier = -# Juste avant : { $turns }.
hedgehog-story-brief = { $side } { $moves }
hedgehog-story-rolled = { $side } avec un { $rolled }
hedgehog-story-passed = Tour passé : { $passed }.
hedgehog-story-stuck = Aucun coup possible, tour sauté : { $passed }.
hedgehog-story-roll = 🎲 { $side }{ $you ->
    [yes] , tu fais
   *[no] { " " }fait
} **{ $rolled }** au dé.
hedgehog-story-so-far = Jusqu’ici : { $deeds } ; { $left ->
    [one] reste { $left } point.
   *[other] restent { $left } points.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **Un nid !** { $side }{ $you ->
        [yes] , tu l’as bâti
       *[no] { " " }l’a bâti
    } sur la pile { $stack } !
   *[tree] 🌲 **Un arbre !** { $side }{ $you ->
        [yes] , tu l’as bâti
       *[no] { " " }l’a bâti
    } sur la pile { $stack } !
}
# The race is dead, as a sentence without its full stop.
hedgehog-dead = Plus personne ne peut bâtir { $stacking ->
    [nest] de nid
   *[tree] d’arbre
}
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Tout le monde a passé son tour.
   *[stuck] Plus rien ne peut bouger, quel que soit le lancer.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [one] { $left } point à dépenser
   *[other] { $left } points à dépenser
}
hedgehog-task-end = aucun coup possible, finis ton tour

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] { $winners } gagne
    [settled] 🏆 { $winners } gagne
   *[played] 🏆 { $winners } gagne la course !
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Match nul
   *[other] 🤝 Personne ne gagne la course
}
hedgehog-finish-alone-won = 🏆 Résolu en { $score ->
    [one] { $score } tour
   *[other] { $score } tours
} !
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
hedgehog-closing = { $stacking ->
    [nest] Un nid
   *[tree] Un arbre
} { $pieces ->
    [3] de trois
   *[other] dans une pile de { $pieces }
}, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [1] Le pion { hedgehog-colour }
    [2] Le drone { hedgehog-colour }
   *[3] La reine { hedgehog-colour.feminine }
} grimpe sur { $onto ->
    [1] le pion
    [2] le drone
   *[3] la reine
} : { $stacking ->
    [nest] le nid
   *[tree] l’arbre
} est debout, { $pieces ->
    [3] haut de trois pièces.
   *[other] dans une pile de { $pieces }.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Trois tours passés de suite.
       *[no] Tout le monde a passé son tour.
    }
    [dead] { hedgehog-dead }.
    [stuck] Plus aucune pièce ne pouvait bouger.
   *[turn_limit] La limite de tours est atteinte.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 Un nid !
   *[tree] 🌲 Un arbre !
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Un début de nid
   *[tree] 🌱 Un début d’arbre
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [one] { $riders } pièce portée
   *[other] { $riders } pièces portées
}
