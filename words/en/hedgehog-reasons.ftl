# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

hedgehog-reason-it = { $then ->
    [none] It
   *[other] The whole turn
}
hedgehog-reason-roll = { $roll ->
    [1] any roll
    [6] a 6
   *[other] a { $roll } or more
}

hedgehog-reason-built = { $stacking ->
    [nest] It completes your nest and wins!
   *[tree] It completes your tree and wins!
}
hedgehog-reason-builds = { $stacking ->
    [nest] With the whole turn, you build your nest and win!
   *[tree] With the whole turn, you build your tree and win!
}
hedgehog-reason-drawn = { hedgehog-dead }. The race ends soonest if everybody passes.
hedgehog-reason-stops = { hedgehog-reason-it } keeps { hedgehog-colour-first } from winning with { hedgehog-reason-roll }.
hedgehog-reason-slows = { hedgehog-colour-first } could win with { hedgehog-reason-roll }. { hedgehog-reason-it } makes that { $needs ->
    [6] a 6
   *[other] a { $needs } or more
}.
hedgehog-reason-safe = { hedgehog-reason-it } leaves nobody a winning roll.
hedgehog-reason-ready = { hedgehog-reason-it } lets you win next turn with { hedgehog-reason-roll }, unless somebody gets in the way.
hedgehog-reason-alone = { hedgehog-reason-it } lets you win next turn with { hedgehog-reason-roll }.
hedgehog-reason-joins = { hedgehog-reason-it } puts your { hedgehog-size } on your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
}, where it belongs.
hedgehog-reason-covers = { hedgehog-reason-it } puts your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} on { hedgehog-colour-first }'s { hedgehog-size }. While it's there, { hedgehog-colour-first } can't build a { $stacking }.
hedgehog-reason-holds = Your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} stays on { hedgehog-colour-first }'s { hedgehog-size }, so { hedgehog-colour-first } can't build a { $stacking }.
hedgehog-reason-parts = { hedgehog-reason-it } carries { hedgehog-colour-first }'s { hedgehog-size } away from the { hedgehog-colour } { $from ->
    [1] pawn
    [2] drone
   *[3] queen
}.
hedgehog-reason-uncovers = { hedgehog-reason-it } takes your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} off your { hedgehog-size }, which has to carry another piece first.
hedgehog-reason-closer = { hedgehog-reason-it } brings your { hedgehog-size } and your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
} closer together.
hedgehog-reason-waits = Every other move would help somebody else win.
hedgehog-reason-dead = { hedgehog-reason-it } leaves a position in which nobody can ever build a { $stacking }.
hedgehog-reason-allows = { hedgehog-reason-it } lets { hedgehog-colour-first } win with { hedgehog-reason-roll }.
hedgehog-reason-cheaper = Another way to the same position costs { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
hedgehog-reason-only = There's nothing else you can do.
hedgehog-reason-nobody = After this, nobody else has a winning roll.
# $help: none if nothing that the player can do changes it.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } can still win with { hedgehog-reason-roll }.
   *[none] { hedgehog-colour-first } can win with { hedgehog-reason-roll }, whatever you do.
}
hedgehog-reason-apart = Your { hedgehog-size } belongs on your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
}: { $count ->
    [0] they're in the same stack
    [one] it's 1 space away
   *[other] it's { $count } spaces away
}.
