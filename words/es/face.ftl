# The plain face: menus of any game.
face-choose = Elige
face-chosen = Elegido: { $tokens }
face-play = Jugar { $action }
face-more = Más ({ $page } de { $pages })
face-back = Atrás
