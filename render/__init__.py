"""The studio: views in, picture bytes out. Imports rules (nouns), words and PIL.

>>> draw("mundialito", Wish(view, seat=1, names=("Ana", "Bo"))).png
"""

from render.studio import draw
from render.wish import Picture, Wish

__all__ = ["Picture", "Wish", "draw"]
