# Hints: one action, and why.
# $turn is an action, or several in their order.
hint-head = 💡 **Tipp:** { $turn }
hint-busy = Gerade überlegen zu viele Computer. Frag gleich noch einmal nach einem Tipp.
hint-none = Diesmal ist mir nichts eingefallen. Versuch es bitte noch einmal.
hint-not-here = In dieser Partie gibt es keine Tipps. Es gibt sie in Partien gegen Computer und in solchen, in denen alle vorher zugestimmt haben.
button-hint = Tipp
button-hint-play = Spielen
