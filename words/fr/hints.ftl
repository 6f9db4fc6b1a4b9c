# Hints in a player's panel.
# $turn is an action, or several in their order.
hint-head = 💡 **Indice :** { $turn }
hint-busy = Trop d’ordinateurs réfléchissent en ce moment. Redemande un indice dans un instant.
hint-none = Aucun indice ne m’est venu cette fois. Réessaie.
hint-not-here = Il n’y a pas d’indices dans cette partie. Tu en as contre les ordinateurs, et là où tout le monde s’est mis d’accord avant la partie.
button-hint = Indice
button-hint-play = Jouer ça
