# Hints in a player's panel.
# $action is the label of a button, or none; $notation is how it is typed.
hint-head = 💡 **Pista:** { $action ->
    [none] `{ $notation }`
   *[other] { $action } (`{ $notation }`)
}
# $actions is in the game's notation.
hint-then = Después podrías jugar { $actions }.
hint-busy = Ahora mismo hay demasiadas máquinas pensando. Pide una pista dentro de un momento.
hint-none = Esta vez no se me ocurrió ninguna pista. Inténtalo de nuevo.
hint-not-here = En esta partida no hay pistas. Las hay en partidas contra máquinas, y donde toda la mesa las aceptó antes de empezar.
button-hint = Pista
button-hint-play = Jugarla
