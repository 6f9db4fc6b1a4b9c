# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] Ce coup
   *[other] Ce tour joué jusqu’au bout
}
hedgehog-reason-roll = { $roll ->
    [1] n’importe quel lancer
    [6] un 6
   *[other] un { $roll } ou plus
}

hedgehog-reason-built = { $stacking ->
    [nest] Ce coup complète ton nid et gagne !
   *[tree] Ce coup complète ton arbre et gagne !
}
hedgehog-reason-builds = { $stacking ->
    [nest] En jouant le tour jusqu’au bout, tu bâtis ton nid et tu gagnes !
   *[tree] En jouant le tour jusqu’au bout, tu bâtis ton arbre et tu gagnes !
}
hedgehog-reason-drawn = { hedgehog-dead }. La course finit au plus vite si tout le monde passe.
hedgehog-reason-stops = { hedgehog-reason-it } empêche { hedgehog-colour-first } de gagner avec { hedgehog-reason-roll }.
hedgehog-reason-slows = { hedgehog-colour-first } pourrait gagner avec { hedgehog-reason-roll }. { hedgehog-reason-it } l’oblige à faire { $needs ->
    [6] un 6
   *[other] un { $needs } ou plus
}.
hedgehog-reason-safe = { hedgehog-reason-it } ne laisse de lancer gagnant à personne.
hedgehog-reason-ready = { hedgehog-reason-it } te permet de gagner au prochain tour avec { hedgehog-reason-roll }, si personne ne se met en travers.
hedgehog-reason-alone = { hedgehog-reason-it } te permet de gagner au prochain tour avec { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } met { hedgehog-size.your } sur { $onto ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
}, là où il faut.
hedgehog-reason-covers = { hedgehog-reason-it } met { $by ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} sur { $size ->
    [3] la reine { hedgehog-colour.feminine }
   *[other] { hedgehog-size.the } { hedgehog-colour }
}. Tant que ça dure, { hedgehog-colour-first } ne peut pas bâtir { $stacking ->
    [nest] de nid
   *[tree] d’arbre
}.
hedgehog-reason-holds = { $by ->
    [1] Ton pion
    [2] Ton drone
   *[3] Ta reine
} reste sur { $size ->
    [3] la reine { hedgehog-colour.feminine }
   *[other] { hedgehog-size.the } { hedgehog-colour }
}, donc { hedgehog-colour-first } ne peut pas bâtir { $stacking ->
    [nest] de nid
   *[tree] d’arbre
}.
hedgehog-reason-parts = { hedgehog-reason-it } éloigne { $size ->
    [3] la reine { hedgehog-colour.feminine }
   *[other] { hedgehog-size.the } { hedgehog-colour }
} { $from ->
    [1] de son pion
    [2] de son drone
   *[3] de sa reine
}.
hedgehog-reason-uncovers = { hedgehog-reason-it } enlève { $by ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} du dos de { hedgehog-size.your }, qui doit d’abord porter une autre pièce.
hedgehog-reason-closer = { hedgehog-reason-it } rapproche { hedgehog-size.your } et { $onto ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
}.
hedgehog-reason-waits = Tout autre coup aiderait quelqu’un d’autre à gagner.
hedgehog-reason-dead = { hedgehog-reason-it } laisse un anneau où plus personne ne pourra bâtir { $stacking ->
    [nest] de nid
   *[tree] d’arbre
}.
hedgehog-reason-allows = { hedgehog-reason-it } laisse { hedgehog-colour-first } gagner avec { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Un autre chemin vers le même anneau coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
} de plus.
hedgehog-reason-only = C’est tout ce que tu peux faire.
hedgehog-reason-nobody = Ensuite, personne d’autre n’a de lancer gagnant.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } peut encore gagner avec { hedgehog-reason-roll }.
   *[none] { hedgehog-colour-first } peut gagner avec { hedgehog-reason-roll }, quoi que tu fasses.
}
hedgehog-reason-apart = La place de { hedgehog-size.your } est sur { $onto ->
    [1] ton pion
    [2] ton drone
   *[3] ta reine
} : { $count ->
    [0] même pile
    [one] { $count } espace d’écart
   *[other] { $count } espaces d’écart
}.
