# The plain face: menus of any game.
face-choose = Choose
# Example: Chosen: discard
face-chosen = Chosen: { $tokens }
# Example: Play a4-f4
face-play = Play { $action }
# Example: More (1 of 2)
face-more = More ({ $page } of { $pages })
face-back = Back
