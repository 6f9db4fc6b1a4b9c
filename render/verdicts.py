"""The marks of a review: what was played and what was better, alike in every game. Part of render/: imports render.

They differ in shape, sign and brightness, not only in colour.
"""

from render.fonts import drawable
from render.kit import Kit
from render.sprites import Pen, Sprite, cached
from render.wish import Wish
from words import Speech

#: The radius of a sign, in units.
SIGN = 24


@cached
def sign(kit: Kit, *, better: bool) -> Sprite:
    """Return the sign of what was better, a disc with a tick, or of what was played, a square with a cross."""
    s, on, under = kit.scale, kit.tokens.on, kit.tokens.on_text
    casing, wide = max(1.2, 3.5 * s), max(1.9, 6 * s)
    pen = Pen((SIGN + 2) * s + casing)
    if better:
        pen.disc(0, 0, SIGN * s + casing, on)
        pen.disc(0, 0, SIGN * s, kit.tokens.choice)
        pen.line([(x * s, y * s) for x, y in ((-11, 0.5), (-3, 9), (12, -8.5))], wide, under)
    else:
        half = (SIGN - 2) * s
        out = half + casing
        pen.box(-out, -out, out, out, on, 6 * s + casing)
        pen.box(-half, -half, half, half, kit.tokens.text, 6 * s)
        for slope in (-1, 1):
            pen.line([(-10 * s, -10 * slope * s), (10 * s, 10 * slope * s)], wide, under)
    return pen.sprite(kit.inks, on)


def alt_head(say: Speech, wish: Wish) -> str:
    """Write the beginning of a picture's description: the wish's heading, and what was played and what was better."""
    compared = legend(say, wish.compared) if wish.compared else ()
    return "".join(f"{part}. " for part in (wish.heading, *compared) if part)


def legend(say: Speech, compared: tuple[str, str]) -> tuple[str, str]:
    """Write what was played, and what was better."""
    played, better = compared
    return drawable(say("review-head-played", action=played)), drawable(say("review-head-better", action=better))
