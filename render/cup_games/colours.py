"""The colours of cup pictures: shirts, dice, trophy, and their palette. Part of render/cup_games.

Gold means now, green means through, muted with a cross means out. Nothing is shown by colour alone.
"""

from dataclasses import dataclass
from functools import cache
from itertools import chain, product

from render.flags import palette as flags
from render.inks import blend, ramp
from render.tokens import Colour, Tokens, mix, rgb

CREAM = rgb("#F5F1E4")
#: The coaches' shirts, by seat. The number identifies a shirt; the colour only helps.
SHIRTS = (CREAM, rgb("#7DB9F2"), rgb("#E3A7C8"), rgb("#D2B48A"), rgb("#B9A5F0"), rgb("#9FD9C9"))
#: How much darker the lower edge of a thick object is, and the collar of a shirt.
DEPTH, COLLAR = 0.4, 0.35
BLACK: Colour = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class DieColours:
    """How a die is painted: its face and lower edge, its number and stars, and its outline before it is rolled."""

    face: Colour
    edge: Colour
    mark: Colour
    outline: Colour


def _coat(face: Colour, mark: Colour, outline: Colour | None = None) -> DieColours:
    return DieColours(face, mix(face, BLACK, DEPTH), mark, outline or face)


#: The dice by their number of stars.
DICE = {
    1: _coat(CREAM, rgb("#0E1713")),
    2: _coat(rgb("#3F77D6"), rgb("#FFFFFF"), rgb("#86ACF2")),
    3: _coat(rgb("#F0C93A"), rgb("#0E1713")),
}


@dataclass(frozen=True, slots=True)
class CupTones:
    """The tones of a theme's cup pictures besides those of text."""

    gold_light: Colour
    gold_shade: Colour
    foot: Colour
    foot_shade: Colour
    back: Colour
    back_line: Colour
    beam: Colour
    beams: Colour
    dim_gold: Colour


@cache
def cup_tones(tokens: Tokens) -> CupTones:
    """Return the tones of a theme."""
    return CupTones(
        gold_light=mix(tokens.leaf, CREAM, 0.5),
        gold_shade=mix(tokens.leaf, BLACK, 0.3),
        foot=rgb("#3F6B52"),
        foot_shade=rgb("#2F5441"),
        back=rgb("#2B2F36"),
        back_line=rgb("#7A828C"),
        beam=mix(tokens.canvas, CREAM, 0.05),
        beams=mix(tokens.canvas, CREAM, 0.09),
        dim_gold=mix(tokens.panel, tokens.gold, 0.6),
    )


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that a cup game's palette must have exactly."""
    tones = cup_tones(tokens)
    shirts = [tone for shirt in SHIRTS for tone in (shirt, mix(shirt, BLACK, COLLAR))]
    dice = [tone for coat in DICE.values() for tone in (coat.face, coat.edge, coat.mark, coat.outline)]
    return [
        *tokens.colours,
        *(getattr(tones, name) for name in CupTones.__slots__),
        *shirts,
        *dice,
        *flags.colours(),
        *flags.dim_colours(tokens.panel),
    ]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters and edges need, which the palette has if there is room."""
    grounds = (tokens.panel, tokens.raised, tokens.canvas)
    letters = (
        *product((tokens.text, tokens.muted, tokens.gold), grounds),
        *((tokens.ink, shirt) for shirt in SHIRTS),
        *((coat.mark, coat.face) for coat in DICE.values()),
        (tokens.on, tokens.leaf),
        (tokens.on, tokens.positive),
    )
    edges = (
        *product(SHIRTS, grounds[:2]),
        *product((tokens.positive, tokens.hairline), grounds),
        *((coat.outline, tokens.raised) for coat in DICE.values()),
    )
    return [*chain.from_iterable(ramp(colour, flags.WHITE, 3) for colour in flags.stripes()), *blend(letters, edges)]
