# The plain face: menus of any game.
face-choose = Choisis
face-chosen = Choix : { $tokens }
face-play = Jouer { $action }
face-more = Plus ({ $page } sur { $pages })
face-back = Retour
