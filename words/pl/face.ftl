# The plain face: menus of any game.
face-choose = Wybierz
face-chosen = Wybrano: { $tokens }
face-play = Zagraj { $action }
face-more = Więcej ({ $page } z { $pages })
face-back = Wstecz
