"""The colours of pictures of events, and their palette. Part of render/events.

Gold means now and the best, cyan means you, green means won or through; each also has a sign.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product

from render.colours import Plain, plain
from render.cup_games.colours import CupTones, cup_tones
from render.inks import blend
from render.tokens import Colour, Tokens, mix


def ground_of_won(tokens: Tokens) -> Colour:
    """Return the ground of a cell for a game that was won."""
    return mix(tokens.panel, tokens.positive, 0.3)


def lit_grounds(tokens: Tokens) -> tuple[Colour, Colour]:
    """Return the canvas in a beam of light, and in one that is twice as bright."""
    light, shares = (cup_tones(tokens).gold, (0.16, 0.32)) if tokens.light else (tokens.hairline, (0.32, 0.6))
    return mix(tokens.canvas, light, shares[0]), mix(tokens.canvas, light, shares[1])


@dataclass(frozen=True, slots=True)
class EventColours:
    """The colours of events of one game, in its mood."""

    base: Plain

    @property
    def MOOD(self) -> Tokens:  # noqa: N802
        """The tokens of the game's mood."""
        return self.base.MOOD

    def exact(self, tokens: Tokens) -> list[Colour]:
        """Return the colours that the palette must have exactly."""
        tones = cup_tones(tokens)
        cup = [getattr(tones, name) for name in CupTones.__slots__]
        return [*self.base.exact(tokens), ground_of_won(tokens), *lit_grounds(tokens), *cup]

    def blends(self, tokens: Tokens) -> list[Colour]:
        """Return the blends that letters and edges need, which the palette has if there is room."""
        won, (once, twice) = ground_of_won(tokens), lit_grounds(tokens)
        letters = [(tokens.text, ground) for ground in (won, once, twice)]
        edges = [*product((tokens.positive, tokens.muted, tokens.warning), (tokens.panel, tokens.raised, won))]
        lit = [(tokens.canvas, once), (tokens.canvas, twice), (once, twice)]
        return [*self.base.blends(tokens), *blend(letters, [*edges, *lit])]


@cache
def event_colours(game: str | None) -> EventColours:
    """Return the colours of a game's events; the house's for a game that isn't there."""
    return EventColours(plain(game))
