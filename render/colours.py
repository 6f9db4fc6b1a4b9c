"""The colours of plain pictures, as of leaderboards and cards, and their palette. Part of render/: imports render.

Gold means the best, cyan means you; both also have a mark, so that nothing is shown by colour alone.
"""

from itertools import product

from render.inks import blend
from render.tokens import Colour, Tokens, mix, rgb

SILVER, BRONZE = rgb("#C9D1D3"), rgb("#D2955F")
RED, PLACED_BLUE = rgb("#E9724C"), rgb("#7FA8D9")


def tints(tokens: Tokens) -> tuple[Colour, Colour]:
    """Return the ground of the viewer's own row, and the area below a curve."""
    return mix(tokens.panel, tokens.choice, 0.16), mix(tokens.panel, tokens.choice, 0.1)


def medal_colours(tokens: Tokens) -> tuple[Colour, ...]:
    """Return gold, silver and bronze."""
    return tokens.gold, SILVER, BRONZE


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    return [*tokens.colours, *tints(tokens), SILVER, BRONZE, RED, PLACED_BLUE]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters and edges need, which the palette has if there is room."""
    grounds = (tokens.panel, tokens.raised, tokens.canvas, *tints(tokens))
    letters = [*product((tokens.text, tokens.muted, tokens.gold, tokens.choice), grounds)]
    letters += [(tokens.ink, medal) for medal in medal_colours(tokens)] + [(tokens.ink, tokens.choice)]
    edges = [*product((*medal_colours(tokens), tokens.choice, tokens.hairline, tokens.positive), grounds)]
    return blend(letters, edges)
