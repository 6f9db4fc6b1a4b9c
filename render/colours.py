"""The colours of plain pictures, as of leaderboards and cards, and their palette. Part of render/: imports rules.

Gold means the best, cyan means you; both also have a mark, so that nothing is shown by colour alone. What belongs to
one game has that game's mood; everything else is the house's, with a band of all games' colours at the top. A game's
mood and colour are `MOOD` and `BAND` of the module `render.<game>.colours`.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any, cast

from render.inks import blend
from render.kit import Colours
from render.tokens import HOUSE, Colour, Tokens, mix, rgb
from rules import GAMES, own

GOLD, SILVER, BRONZE = HOUSE.leaf, rgb("#C9D1D3"), rgb("#D2955F")
#: The first three places, in every mood.
MEDALS = GOLD, SILVER, BRONZE
PLACED_BLUE = rgb("#7FA8D9")


def tints(tokens: Tokens) -> tuple[Colour, Colour]:
    """Return the ground of the viewer's own row, and the area below a curve."""
    return mix(tokens.panel, tokens.choice, 0.16), mix(tokens.panel, tokens.choice, 0.1)


def result_colours(tokens: Tokens) -> tuple[Colour, Colour, Colour, Colour]:
    """Return the bars of games won, placed, drawn and lost."""
    return tokens.positive, tokens.choice if tokens.light else PLACED_BLUE, tokens.muted, tokens.warning


def bands(game: str | None = None) -> tuple[Colour, ...]:
    """Return the colours of the band at the top: of all games, always in the same order, or of one."""
    found = (own("render", key, "BAND", "colours") for key in (GAMES if game is None else (game,)))
    return tuple(colour for colour in found if colour is not None)


@dataclass(frozen=True, slots=True)
class Plain:
    """The colours of plain pictures in a mood."""

    MOOD: Tokens

    def exact(self, tokens: Tokens) -> list[Colour]:
        """Return the colours that the palette must have exactly."""
        return [*tokens.colours, *tints(tokens), *MEDALS, PLACED_BLUE, *bands()]

    def blends(self, tokens: Tokens) -> list[Colour]:
        """Return the blends that letters and edges need, which the palette has if there is room."""
        grounds = (tokens.panel, tokens.raised, tokens.canvas, *tints(tokens))
        letters = [*product((tokens.text, tokens.muted, tokens.gold, tokens.choice), grounds)]
        letters += [(tokens.ink, medal) for medal in MEDALS] + [(tokens.on_text, tokens.choice)]
        fills = (*MEDALS, tokens.leaf, tokens.choice, tokens.hairline, tokens.positive)
        return blend(letters, [*product(fills, grounds)])


def choose_colours(game: str, view: Any) -> Colours:
    """Return the colours of a game's pictures: those of this view, if the game has several moods; else plain ones.

    Of a game with pictures of its own, `render.<game>.card` has its `COLOURS`, and may choose others for a view.
    """
    choose = own("render", game, "choose_colours", "card")
    if choose is not None and view is not None:
        return cast(Colours, choose(view))
    return cast(Colours, own("render", game, "COLOURS", "card") or plain(game))


def plain(game: str | None = None) -> Plain:
    """Return the colours of plain pictures of one game, or of the house."""
    return Plain((own("render", game, "MOOD", "colours") if game is not None else None) or HOUSE)
