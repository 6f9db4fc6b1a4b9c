"""Pictures: views in, PNG bytes out. Imports rules (nouns), words and PIL.

`draw(key, Wish(view, seat=1, names=("Ana", "Bo"))).png` is a picture of the game with that key.
"""

from render.studio import beside, draw, draw_example, has_sides, pages, ready, rehearse, usual
from render.wish import Picture, Wish

__all__ = ["Picture", "Wish", "beside", "draw", "draw_example", "has_sides", "pages", "ready", "rehearse", "usual"]
