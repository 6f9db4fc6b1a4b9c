# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = { hedgehog-colour-first } am Zug
hedgehog-title-won = { $stacking ->
    [nest] Ein Nest! { hedgehog-colour-first } gewinnt
   *[tree] Ein Baum! { hedgehog-colour-first } gewinnt
}
hedgehog-title-solo = Gelöst in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}!
hedgehog-title-draw = { $seats ->
    [1] Nicht gelöst
   *[other] Niemand gewinnt
}
hedgehog-note-turn = Zug { $turn }
hedgehog-note-nest = Nestregel
hedgehog-note-roll = würfeln
hedgehog-note-chosen = { hedgehog-size } auf { $stack } gewählt
hedgehog-note-stays = { hedgehog-size } auf { $stack } kann nicht ziehen
hedgehog-note-no-move = nichts kann ziehen, Zug beenden
hedgehog-note-passing = { $count } von { $most } gepasst
hedgehog-note-built = { $stacking ->
    [nest] Nest auf Stapel { $stack }
   *[tree] Baum auf Stapel { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] alle haben nacheinander gepasst
    [stuck] keine Figur kann mehr ziehen
   *[turn_limit] Höchstzahl an Zügen erreicht
}
hedgehog-note-reason-solo = { $reason ->
    [passes] dreimal nacheinander gepasst
    [stuck] keine Figur kann mehr ziehen
   *[turn_limit] Höchstzahl an Zügen erreicht
}

## The lines below the ring.

hedgehog-last-turn = Letzter Zug, { hedgehog-colour }: { $told }
hedgehog-this-turn = Bisher, { hedgehog-colour }: { $told }
hedgehog-legend-steps = Schritte
hedgehog-legend-points = Punkte
hedgehog-legend-ways = + rechtsherum, − linksherum
hedgehog-legend-every = P Bauer, D Drohne, Q Königin
hedgehog-legend-joined = verbunden

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = Marsigelwettkampf, { $facts }.
hedgehog-alt-turn = Zug { $turn }
hedgehog-alt-nest = Nestregel
hedgehog-alt-you = du bist { hedgehog-colour }
hedgehog-alt-your-move = du bist am Zug mit { hedgehog-colour }
hedgehog-alt-to-move = { hedgehog-colour } am Zug
hedgehog-alt-to-roll = { hedgehog-colour } würfelt
hedgehog-alt-won = { $stacking ->
    [nest] { hedgehog-colour } hat auf Stapel { $stack } ein Nest gebaut und gewonnen
   *[tree] { hedgehog-colour } hat auf Stapel { $stack } einen Baum gebaut und gewonnen
}
hedgehog-alt-draw = { $seats ->
    [1] nicht gelöst
   *[other] niemand hat gewonnen
}
hedgehog-alt-neutral = neutral: { $colours }
hedgehog-alt-passed = gepasst: { $colours }
hedgehog-alt-last = Letzter Zug, { hedgehog-colour }: { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first }, bisher in diesem Zug: { $told }.
hedgehog-alt-stacks = { $count ->
    [one] Ein Stapel
   *[other] { $count } Stapel im Uhrzeigersinn
}, von unten nach oben: { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack }: { $pieces }
hedgehog-alt-piece = { $size ->
    [1] { hedgehog-colour.a } Bauer
    [2] { hedgehog-colour.the } Drohne
   *[3] { hedgehog-colour.the } Königin
}
hedgehog-alt-chosen = { hedgehog-size-first } auf { $stack } kann ziehen: { $ways }.
hedgehog-alt-stays = { hedgehog-size-first } auf { $stack } kann jetzt nicht ziehen.
hedgehog-alt-way = { $steps } nach { $stack } für { $cost }
hedgehog-alt-short = Die ganze Stellung zeigt „Brett in Worten“.
