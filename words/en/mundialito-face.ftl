# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
# Example: Pawn a1
mundialito-face-piece = { $piece ->
    [0] Ball
    [1] Pawn
    [2] Drone
   *[3] Queen
} { $cell }
# Example: **One action left.** Choose a piece, or end your turn.
mundialito-face-left = { $left ->
    [1] **One action left.** Choose a piece, or end your turn.
   *[other] **Two actions.** Choose a piece, then an action.
}
# Example: **One action left.** Drone on a1: choose an action, or end your turn.
mundialito-face-chosen = { $left ->
    [1] **One action left.** { mundialito-face-standing }: choose an action, or end your turn.
   *[other] { mundialito-face-standing }: choose an action.
}
# Example: Drone on b3
mundialito-face-standing = { $piece ->
    [0] Ball
    [1] Pawn
    [2] Drone
   *[3] Queen
} on { $cell }
mundialito-face-nothing = None of your pieces can do anything. End your turn.
# Example: -# Can't do anything: Drone a1 (ball and pyramids are in the way).
mundialito-face-stuck = -# Can't do anything: { $pieces }.
# Example: Pawn a1 (pyramids are in the way)
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] a ball is in the way
    [piece] pyramids are in the way
    [both] ball and pyramids are in the way
   *[none] bars keep it there
})
# Example: Move to a1 round the back
mundialito-face-move = { $seam ->
    [yes] Move to { $target } round the back
   *[no] Move to { $target }
}
# Example: Push a3 to a2 (pawn)
mundialito-face-push = Push { $target } to { $other } ({ mundialito-size })
# Example: Jump to f3 over the drone
mundialito-face-jump = Jump to { $target } over the { mundialito-size }
# Example: ⚽ Goal: pass to b1 (pawn)
mundialito-face-pass = { $goal ->
    [yes] ⚽ Goal: pass to { $target } ({ mundialito-size })
   *[no] Pass to { $target } ({ mundialito-size })
}
mundialito-face-end = End turn
# Example: Use a ready-made line-up
mundialito-face-ready = { $usual ->
    [yes] Use a ready-made line-up
   *[no] Use my last line-up
}
# Example: Now choose columns for your two **drones**. Pawns fill the rest. Or use a ready-made line-up.
mundialito-face-line-up = { $queens ->
    [yes] Now choose columns for your two **drones**. Pawns fill the rest.
   *[no] Choose columns for your two **queens**, then for your two **drones**. Pawns fill the rest.
} Or use a ready-made line-up.
# Example: This is how they would stand. Choose a cell for the **ball** to place everything at once, or place only the pyramids for now.
mundialito-face-lined-up = This is how they would stand. { $ball ->
    [none] Choose a cell for the **ball** to place everything at once, or place only the pyramids for now.
   *[other] If you place everything, your ball goes to **{ $ball }** as soon as it may.
}
# Example: Two columns for your drones
mundialito-face-columns = { $piece ->
    [2] Two columns for your drones
   *[3] Two columns for your queens
}
# Example: Drone on a
mundialito-face-column = { $piece ->
    [2] Drone on { $column }
   *[3] Queen on { $column }
}
# Example: A cell on row 2 for your ball
mundialito-face-ball-row = A cell on row { $row } for your ball
# Example: Choose a cell on row 2 for your **ball**.
mundialito-face-ball = { $cell ->
    [none] Choose a cell on row { $row } for your **ball**.
   *[other] This is where your ball would lie. Place it, or choose another cell.
}
# Example: Ball on a2
mundialito-face-ball-on = Ball on { $cell }
mundialito-face-place = Place the pyramids
# Example: Place everything, ball on a2
mundialito-face-place-all = Place everything, ball on { $ball }
# Example: Place the ball on a2
mundialito-face-place-ball = Place the ball on { $cell }
mundialito-face-again = Start over

## On the menus of commands and lobbies.

game-mundialito = Mundialito (pyramid football)
# Example: A random board
option-mundialito-coasters = { $usual ->
    [yes] The usual board
   *[no] { $value ->
        [random] A random board
       *[other] Board { $value }
    }
}
option-mundialito-coasters-name = Board
# Example: No draw by repetition
option-mundialito-repetition = { $value ->
    [0] No draw by repetition
   *[3] Draw if a position comes up three times
}
# Example: Draw after 200 turns
option-mundialito-turn-limit = { $value ->
    [0] No turn limit
   *[other] Draw after { $value ->
        [one] 1 turn
       *[other] { $value } turns
    }
}
# Example: The ball further forward wins instead of a draw
option-mundialito-adjudicate = { $value ->
    [yes] The ball further forward wins instead of a draw
   *[no] A draw stays a draw
}
# Example: A match: most goals at the whistle wins
option-mundialito-match = { $value ->
    [yes] A match: most goals at the whistle wins
   *[no] The first goal wins
}
option-mundialito-match-name = How to win
# The choice in the form, with the clock.
# Example: Most goals in 15 minutes
option-mundialito-match-clock = Most goals in { $minutes } minutes
