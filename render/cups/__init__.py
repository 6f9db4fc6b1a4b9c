"""What the pictures of several cup games share: shirts, dice, trophy, signs. Part of render/: imports render.

It knows no game. A game's kit makes its palette of `exact` and `blends` from here and of what is its own.
"""
