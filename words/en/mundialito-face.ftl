# How Mundialito's choices are named on menus and buttons.
mundialito-face-piece = { $piece ->
    [1] Pawn
    [2] Drone
   *[3] Queen
} { $cell }
mundialito-face-choose = Choose a piece
mundialito-face-left = { $left ->
    [1] You have **one action** left: choose a piece, or end your turn.
   *[other] You have **two actions**: choose a piece, then what it does.
}
mundialito-face-chosen = { mundialito-face-piece }: what does it do?
mundialito-face-nothing = No piece can do anything: end your turn.
mundialito-face-move = { $seam ->
    [yes] Move to { $target } over the seam
   *[no] Move to { $target }
}
mundialito-face-push = { $seam ->
    [yes] Push { $target } over the seam
   *[no] Push { $target }
}
mundialito-face-jump = { $seam ->
    [yes] Jump to { $target } over the seam
   *[no] Jump to { $target }
}
mundialito-face-pass = Swap with the ball on { $target }
mundialito-face-end = End turn
mundialito-face-quick = { $usual ->
    [yes] Kick off now
   *[no] Kick off as last time
}
mundialito-face-line-up = Choose the columns of your two **queens**, then of your two **drones**; the rest are pawns. Or take a line-up that is ready.
mundialito-face-line-up-ball = So they would stand. Choose a cell for the **ball** and place all at once, or place the pyramids only and see the other side first.
mundialito-face-columns = { $piece ->
    [2] Two columns for your drones
   *[3] Two columns for your queens
}
mundialito-face-column = { $piece ->
    [2] Drone on column { $column }
   *[3] Queen on column { $column }
}
mundialito-face-ball = Choose a cell of row { $row } for your ball
mundialito-face-ball-on = Ball on { $cell }
mundialito-face-place = Place the pyramids
mundialito-face-place-both = Place all, ball on { $ball }
mundialito-face-place-ball = Place the ball on { $cell }
mundialito-face-again = Start over

## On the menus of commands and lobbies.

game-mundialito = Mundialito (pyramid football)
option-mundialito-coasters = { $usual ->
    [yes] The usual board
   *[no] { $value ->
        [random] A random board
       *[other] Board { $value }
    }
}
option-mundialito-repetition = { $value ->
    [0] Repeating positions is no draw
   *[3] The same position three times is a draw
}
option-mundialito-turn-limit = { $value ->
    [0] No limit of turns
   *[other] A draw after { $value } turns
}
option-mundialito-match = { $value ->
    [yes] A match: most goals by the whistle wins
   *[no] The first goal wins
}
