# The hedgehog race: why an action is good, or what is wrong with it. A sentence each, after the action itself.
# $then is none if the action itself does it, else something: it takes the rest of the turn.
# $colour is an opponent's; $size, $by, $onto and $from are 1 to 3 pips; $roll and $needs are lowest rolls, 1 to 6.

# Example: It
hedgehog-reason-it = { $then ->
    [none] It
   *[other] The whole turn
}
# Example: a 5 or more
hedgehog-reason-roll = { $roll ->
    [1] any roll
    [6] a 6
   *[other] a { $roll } or more
}

# Example: It completes your nest and wins!
hedgehog-reason-built = { $stacking ->
    [nest] It completes your nest and wins!
   *[tree] It completes your tree and wins!
}
# Example: With the whole turn, you build your tree and win!
hedgehog-reason-builds = { $stacking ->
    [nest] With the whole turn, you build your nest and win!
   *[tree] With the whole turn, you build your tree and win!
}
# Example: Nobody can build a tree any more. The race ends soonest if everybody passes.
hedgehog-reason-drawn = { hedgehog-dead }. The race ends soonest if everybody passes.
# Example: It keeps Yellow from winning with a 2 or more.
hedgehog-reason-stops = { hedgehog-reason-it } keeps { hedgehog-colour-first } from winning with { hedgehog-reason-roll }.
# Example: Yellow could win with a 4 or more. It makes that a 6.
hedgehog-reason-slows = { hedgehog-colour-first } could win with { hedgehog-reason-roll }. { hedgehog-reason-it } makes that { $needs ->
    [6] a 6
   *[other] a { $needs } or more
}.
# Example: It leaves nobody a winning roll.
hedgehog-reason-safe = { hedgehog-reason-it } leaves nobody a winning roll.
# Example: It lets you win next turn with a 3 or more, unless somebody gets in the way.
hedgehog-reason-ready = { hedgehog-reason-it } lets you win next turn with { hedgehog-reason-roll }, unless somebody gets in the way.
# Example: It lets you win next turn with a 5 or more.
hedgehog-reason-alone = { hedgehog-reason-it } lets you win next turn with { hedgehog-reason-roll }.
# Example: It puts your drone on your pawn, where it belongs.
hedgehog-reason-joins = { hedgehog-reason-it } puts your { hedgehog-size } on your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
}, where it belongs.
# Example: It puts your pawn on Purple's drone. While it's there, Purple can't build a tree.
hedgehog-reason-covers = { hedgehog-reason-it } puts your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} on { hedgehog-colour-first }'s { hedgehog-size }. While it's there, { hedgehog-colour-first } can't build a { $stacking }.
# Example: Your pawn stays on Yellow's drone, so Yellow can't build a tree.
hedgehog-reason-holds = Your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} stays on { hedgehog-colour-first }'s { hedgehog-size }, so { hedgehog-colour-first } can't build a { $stacking }.
# Example: It carries Yellow's drone away from the yellow pawn.
hedgehog-reason-parts = { hedgehog-reason-it } carries { hedgehog-colour-first }'s { hedgehog-size } away from the { hedgehog-colour } { $from ->
    [1] pawn
    [2] drone
   *[3] queen
}.
# Example: It takes your queen off your drone, which has to carry another piece first.
hedgehog-reason-uncovers = { hedgehog-reason-it } takes your { $by ->
    [1] pawn
    [2] drone
   *[3] queen
} off your { hedgehog-size }, which has to carry another piece first.
# Example: It brings your pawn and your drone closer together.
hedgehog-reason-closer = { hedgehog-reason-it } brings your { hedgehog-size } and your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
} closer together.
hedgehog-reason-waits = Every other move would help somebody else win.
# Example: It leaves a position in which nobody can ever build a tree.
hedgehog-reason-dead = { hedgehog-reason-it } leaves a position in which nobody can ever build a { $stacking }.
# Example: It lets Yellow win with a 5 or more.
hedgehog-reason-allows = { hedgehog-reason-it } lets { hedgehog-colour-first } win with { hedgehog-reason-roll }.
# Example: Another way to the same position costs 1 point more.
hedgehog-reason-cheaper = Another way to the same position costs { $count ->
    [one] 1 point
   *[other] { $count } points
} more.
hedgehog-reason-only = There's nothing else you can do.
hedgehog-reason-nobody = After this, nobody else has a winning roll.
# $help: none if nothing that the player can do changes it.
# Example: Yellow can still win with a 5 or more.
hedgehog-reason-still = { $help ->
    [some] { hedgehog-colour-first } can still win with { hedgehog-reason-roll }.
   *[none] { hedgehog-colour-first } can win with { hedgehog-reason-roll }, whatever you do.
}
# Example: Your drone belongs on your pawn: it's 2 spaces away.
hedgehog-reason-apart = Your { hedgehog-size } belongs on your { $onto ->
    [1] pawn
    [2] drone
   *[3] queen
}: { $count ->
    [0] they're in the same stack
    [one] it's 1 space away
   *[other] it's { $count } spaces away
}.
