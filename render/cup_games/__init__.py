"""Parts that the pictures of the cup games share: shirts, dice, trophy, signs, the header lines.

Part of render/cup_games.

It names no game. A cup game's palette is this folder's `colours`, or a module of its own that builds on them.
"""
