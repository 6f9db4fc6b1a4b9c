"""What the pictures of the cup games share: shirts, dice, trophy, signs, the lines at the top.

Part of render/cup_games.

It knows no game. A cup game's palette is made of `colours` here, or of `colours` of its own that begin with these.
"""
