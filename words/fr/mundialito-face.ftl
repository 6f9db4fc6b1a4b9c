# How Mundialito's choices are named on menus and buttons.
# $piece is 0 for the ball, else 1 to 3 pips; $size is 1 to 3 pips; $cell and $target are names such as b3.
mundialito-face-piece = { $piece ->
    [0] Ballon
    [1] Pion
    [2] Drone
   *[3] Reine
} { $cell }
mundialito-face-left = { $left ->
    [1] **Encore une action.** Choisis une pièce, ou finis ton tour.
   *[other] **Deux actions.** Choisis une pièce, puis une action.
}
mundialito-face-chosen = { $left ->
    [1] **Encore une action.** { mundialito-face-standing } : choisis une action, ou finis ton tour.
   *[other] { mundialito-face-standing } : choisis une action.
}
mundialito-face-standing = { $piece ->
    [0] Ballon
    [1] Pion
    [2] Drone
   *[3] Reine
} en { $cell }
mundialito-face-nothing = Aucune de tes pièces ne peut rien faire. Finis ton tour.
mundialito-face-stuck = -# Ne peut rien faire : { $pieces }.
mundialito-face-stuck-piece = { mundialito-face-piece } ({ $way ->
    [ball] un ballon barre le passage
    [piece] des pyramides barrent le passage
    [both] le ballon et des pyramides barrent le passage
   *[none] les barres ferment le passage
})
mundialito-face-move = { $seam ->
    [yes] Aller en { $target } par le bord
   *[no] Aller en { $target }
}
mundialito-face-push = Pousser { $target } vers { $other } ({ mundialito-size })
mundialito-face-jump = Sauter vers { $target } par-dessus { mundialito-size.the }
mundialito-face-pass = { $goal ->
    [yes] ⚽ But : passe en { $target } ({ mundialito-size })
   *[no] Passe en { $target } ({ mundialito-size })
}
mundialito-face-end = Finir le tour
mundialito-face-ready = { $usual ->
    [yes] Composition toute prête
   *[no] Ma dernière composition
}
mundialito-face-line-up = { $queens ->
    [yes] Choisis maintenant les colonnes de tes deux **drones**. Les pions prennent le reste.
   *[no] Choisis les colonnes de tes deux **reines**, puis de tes deux **drones**. Les pions prennent le reste.
} Ou prends une composition toute prête.
mundialito-face-lined-up = Voici ta composition. { $ball ->
    [none] Choisis une case pour le **ballon** afin de tout placer d’un coup, ou place seulement les pyramides pour l’instant.
   *[other] Si tu places tout, ton ballon ira en **{ $ball }** dès que possible.
}
mundialito-face-columns = { $piece ->
    [2] Deux colonnes pour tes drones
   *[3] Deux colonnes pour tes reines
}
mundialito-face-column = { $piece ->
    [2] Drone en { $column }
   *[3] Reine en { $column }
}
mundialito-face-ball-row = Une case de la ligne { $row } pour ton ballon
mundialito-face-ball = { $cell ->
    [none] Choisis une case de la ligne { $row } pour ton **ballon**.
   *[other] Ton ballon serait ici. Place-le, ou choisis une autre case.
}
mundialito-face-ball-on = Ballon en { $cell }
mundialito-face-place = Placer les pyramides
mundialito-face-place-all = Tout placer, ballon en { $ball }
mundialito-face-place-ball = Placer le ballon en { $cell }
mundialito-face-again = Recommencer

## On the menus of commands and lobbies.

game-mundialito = Mundialito (football de pyramides)
option-mundialito-coasters = { $usual ->
    [yes] Le plateau habituel
   *[no] { $value ->
        [random] Un plateau au hasard
       *[other] Plateau { $value }
    }
}
option-mundialito-coasters-name = Plateau
option-mundialito-repetition = { $value ->
    [0] Pas de nul par répétition
   *[3] Match nul si une position revient trois fois
}
option-mundialito-turn-limit = { $value ->
    [0] Pas de limite de tours
   *[other] Match nul après { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
}
option-mundialito-adjudicate = { $value ->
    [yes] Le ballon le plus avancé gagne, au lieu d’un nul
   *[no] Un nul reste un nul
}
option-mundialito-match = { $value ->
    [yes] Un match : qui a le plus de buts au coup de sifflet gagne
   *[no] Le premier but gagne
}
option-mundialito-match-name = Comment on gagne
option-mundialito-match-clock = Le plus de buts en { $minutes } minutes
