# The hedgehog race, told as it runs. $size is 1 to 3 pips, again where the same piece moves on.
# $stack is a number of the ring from 1.
# $side is a player's name with their colour, or You with it: verbs that follow have to fit both.
hedgehog-story-side = { $name } ({ hedgehog-colour })
hedgehog-story-you = Você
hedgehog-story-turn = { $side } tirou { $rolled }: { $deeds }{ $left ->
    [0] { "" }.
    [1] ; 1 ponto perdido.
   *[other] ; { $left } pontos perdidos.
}
# $one is what happened before $two, and may have several parts itself.
hedgehog-story-then = { $one }, depois { $two }
hedgehog-story-move = { $size ->
    [again] { "" }
    [1] o peão saltita{ " " }
    [2] o drone trota{ " " }
   *[3] a rainha se arrasta{ " " }
}{ $way ->
    [back] { $steps } para trás
   *[on] { $steps } para a frente
} até { $onto ->
    [1] { $whose ->
        [viewer] o seu peão
       *[other] o peão
    }
    [2] { $whose ->
        [viewer] o seu drone
       *[other] o drone
    }
   *[3] { $whose ->
        [viewer] a sua rainha
       *[other] a rainha
    }
} { $whose ->
    [viewer] ({ hedgehog-colour }, pilha { $stack })
   *[other] do { hedgehog-colour } (pilha { $stack })
}{ $carried ->
    [0] { "" }
    [1] , 1 de carona
   *[other] , { $carried } de carona
}
hedgehog-story-earlier = -# Antes nesta rodada: { $turns }.
hedgehog-story-brief = { $side } { $moves }
hedgehog-story-rolled = { $side } com { $rolled }
hedgehog-story-passed = Quem passou: { $passed }.
hedgehog-story-stuck = Sem ter para onde andar, turno pulado: { $passed }.
hedgehog-story-roll = 🎲 { $side } tirou **{ $rolled }**.
hedgehog-story-so-far = Até aqui: { $deeds }; { $left ->
    [1] resta 1 ponto.
   *[other] restam { $left } pontos.
}
hedgehog-story-built = { $stacking ->
    [nest] 🪺 **Um ninho!** { $side } montou na pilha { $stack }.
   *[tree] 🌲 **Uma árvore!** { $side } montou na pilha { $stack }.
}
# The race is dead, as a sentence without its full stop.
hedgehog-dead = Ninguém mais consegue montar { $stacking ->
    [nest] um ninho
   *[tree] uma árvore
}
hedgehog-story-dead = { hedgehog-dead }.
hedgehog-story-drawn = { $reason ->
    [passes] Todo mundo passou, um após o outro.
   *[stuck] Nenhuma peça pode mais andar, seja qual for o dado.
}

## What is awaited, after a colon.

hedgehog-task-points = { $left ->
    [1] 1 ponto para gastar
   *[other] { $left } pontos para gastar
}
hedgehog-task-end = nenhum movimento é possível, então encerre o turno

## How it ended. $way is how somebody won; $score counts the turns of somebody who plays alone.

hedgehog-finish-won = { $way ->
    [computer] { $winners } vence
    [settled] 🏆 { $winners } vence
   *[played] 🏆 { $winners } vence a corrida!
}
hedgehog-finish-draw = { $reason ->
    [agreed] 🤝 Empate
   *[other] 🤝 Ninguém vence a corrida
}
hedgehog-finish-alone-won = 🏆 Resolvido em { $score ->
    [1] 1 turno
   *[other] { $score } turnos
}!
# What decided it, in a line: the winner's tree or nest. $pieces is the height of the stack that it stands in.
hedgehog-closing = { $stacking ->
    [nest] Um ninho
   *[tree] Uma árvore
} { $pieces ->
    [3] de três
   *[other] em uma pilha de { $pieces }
}, após { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
}.

## On the card of a finished race: the climb that won it, or why nobody did. $size and $onto are 1 to 3 pips.

hedgehog-card-climb = { $size ->
    [3] A
   *[other] O
} { hedgehog-size } do { hedgehog-colour } sobe { $onto ->
    [1] no peão
    [2] no drone
   *[3] na rainha
}: { $stacking ->
    [nest] o ninho
   *[tree] a árvore
} está de pé, { $pieces ->
    [3] com três peças.
   *[other] em uma pilha de { $pieces }.
}
hedgehog-card-drawn = { $reason ->
    [passes] { $alone ->
        [yes] Passou três vezes seguidas.
       *[no] Todo mundo passou.
    }
    [dead] { hedgehog-dead }.
    [stuck] Nenhuma peça podia mais andar.
   *[turn_limit] Acabaram os turnos.
}

## What marks a turn in a replay.

hedgehog-highlight-built = { $stacking ->
    [nest] 🪺 Um ninho!
   *[tree] 🌲 Uma árvore!
}
hedgehog-highlight-joined = { $stacking ->
    [nest] 🌱 Parte de um ninho
   *[tree] 🌱 Parte de uma árvore
}
hedgehog-highlight-ride = 🐎 { $riders ->
    [1] 1 de carona
   *[other] { $riders } de carona
}
