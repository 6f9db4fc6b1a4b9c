# The plain face: menus of any game.
face-choose = Wählen
face-chosen = Gewählt: { $tokens }
face-play = { $action } spielen
face-more = Mehr ({ $page } von { $pages })
face-back = Zurück
