# The plain face: menus of any game.
face-choose = Choose
face-chosen = Chosen: { $tokens }
face-play = Play { $action }
face-more = More ({ $page } of { $pages })
face-back = Back
