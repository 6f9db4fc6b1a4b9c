# Hints in a player's panel.
# $turn is an action, or several in their order.
hint-head = 💡 **Pista:** { $turn }
hint-busy = Ahora mismo hay demasiadas CPU pensando. Pide una pista dentro de un momento.
hint-none = Esta vez no se me ocurrió ninguna pista. Inténtalo de nuevo.
hint-not-here = En esta partida no hay pistas. Las hay en partidas contra la CPU, y donde toda la mesa las aceptó antes de empezar.
button-hint = Pista
button-hint-play = Jugarla
