# The hedgehog race: the words in its pictures, and what they show.
# $colour is a colour's own word (red, yellow …); $size is 1 to 3 pips; $stack is a number of the ring from 1.

## The header of a picture: a title, and a second line joined from notes.

hedgehog-title-move = { hedgehog-colour-first } joue
hedgehog-title-won = { $stacking ->
    [nest] Un nid ! { hedgehog-colour-first } gagne
   *[tree] Un arbre ! { hedgehog-colour-first } gagne
}
hedgehog-title-solo = Résolu en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} !
hedgehog-title-draw = { $seats ->
    [1] Pas résolu
   *[other] Personne ne gagne
}
hedgehog-note-turn = Tour { $turn }
hedgehog-note-nest = règle du nid
hedgehog-note-roll = lance le dé
hedgehog-note-chosen = choix : { hedgehog-size }, pile { $stack }
hedgehog-note-stays = { hedgehog-size }, pile { $stack } : bloqué
hedgehog-note-no-move = aucun coup, finis ton tour
hedgehog-note-passing = { $count }/{ $most } ont passé
hedgehog-note-built = { $stacking ->
    [nest] nid sur la pile { $stack }
   *[tree] arbre sur la pile { $stack }
}
hedgehog-note-reason = { $reason ->
    [passes] tout le monde a passé de suite
    [stuck] plus aucune pièce ne peut bouger
   *[turn_limit] limite de tours atteinte
}
hedgehog-note-reason-solo = { $reason ->
    [passes] trois tours passés de suite
    [stuck] plus aucune pièce ne peut bouger
   *[turn_limit] limite de tours atteinte
}

## The lines below the ring.

hedgehog-last-turn = Dernier tour, { hedgehog-colour } : { $told }
hedgehog-this-turn = Jusqu’ici, { hedgehog-colour } : { $told }
hedgehog-legend-steps = pas
hedgehog-legend-points = points
hedgehog-legend-ways = + sens horaire, − antihoraire
hedgehog-legend-every = P pion, D drone, Q reine ; + sens horaire
hedgehog-legend-joined = réunis

## The description of a picture (alt text): at most 1,024 characters.

hedgehog-alt-head = La course des hérissons, { $facts }.
hedgehog-alt-turn = tour { $turn }
hedgehog-alt-nest = règle du nid
hedgehog-alt-you = ta couleur : { hedgehog-colour }
hedgehog-alt-your-move = à toi de jouer, { hedgehog-colour }
hedgehog-alt-to-move = { hedgehog-colour } joue
hedgehog-alt-to-roll = { hedgehog-colour } doit lancer le dé
hedgehog-alt-won = { $stacking ->
    [nest] victoire : { hedgehog-colour }, nid sur la pile { $stack }
   *[tree] victoire : { hedgehog-colour }, arbre sur la pile { $stack }
}
hedgehog-alt-draw = { $seats ->
    [1] pas résolu
   *[other] personne n’a gagné
}
hedgehog-alt-neutral = neutre : { $colours }
hedgehog-alt-passed = tour passé : { $colours }
hedgehog-alt-last = Dernier tour, { hedgehog-colour } : { $told }.
hedgehog-alt-so-far = { hedgehog-colour-first }, dans ce tour : { $told }.
hedgehog-alt-stacks = { $count ->
    [one] Une pile
   *[other] { $count } piles, dans le sens horaire
}, de bas en haut : { $stacks }.
hedgehog-alt-stack = { $stack } { $pieces }
hedgehog-alt-tall = { $stack } : { $pieces }
hedgehog-alt-piece = { $size ->
    [1] pion { hedgehog-colour }
    [2] drone { hedgehog-colour }
   *[3] reine { hedgehog-colour.feminine }
}
hedgehog-alt-chosen = { hedgehog-size-first }, pile { $stack } : peut aller { $ways }.
hedgehog-alt-stays = { hedgehog-size-first }, pile { $stack } : ne peut pas bouger maintenant.
hedgehog-alt-way = { $steps } vers { $stack } pour { $cost }
hedgehog-alt-short = Toute la position se lit dans « Plateau en mots ».
