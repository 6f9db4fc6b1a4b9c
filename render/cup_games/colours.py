"""The colours of cup pictures: shirts, dice, trophy, and their palette. Part of render/cup_games.

Gold means now, green means through, muted with a cross means out. Nothing is shown by colour alone. The ground may be
dark or light.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from typing import Final

from render.flags import palette as flags
from render.inks import blend, ramp
from render.tokens import Colour, Tokens, mix, rgb

CREAM = rgb("#F5F1E4")
#: The coaches' shirts, by seat. The number identifies a shirt; the colour only helps.
SHIRTS = (CREAM, rgb("#7DB9F2"), rgb("#E3A7C8"), rgb("#D2B48A"), rgb("#B9A5F0"), rgb("#9FD9C9"))
#: How much darker the lower edge of a thick object is, and the collar of a shirt.
DEPTH, COLLAR = 0.4, 0.35
BLACK: Colour = (0, 0, 0)
#: The gold of a trophy where gold is too dark for one.
LEAF = rgb("#EDB431")


@dataclass(frozen=True, slots=True)
class DieColours:
    """How a die is painted: its face and lower edge, its number and stars, and its outline before it is rolled.

    `rim` is a line around it, for ground from which its face doesn't stand out.
    """

    face: Colour
    edge: Colour
    mark: Colour
    outline: Colour
    rim: Colour | None = None

    @property
    def tones(self) -> tuple[Colour, ...]:
        """All its colours."""
        return tuple(tone for tone in (self.face, self.edge, self.mark, self.outline, self.rim) if tone is not None)


def _coat(face: Colour, mark: Colour, outline: Colour | None = None, rim: Colour | None = None) -> DieColours:
    return DieColours(face, mix(face, BLACK, DEPTH), mark, outline or face, rim)


#: What is written on pale dice.
DIE_MARK = rgb("#0E1713")
#: The dice by their number of stars.
DICE: Final[Mapping[int, DieColours]] = {
    1: _coat(CREAM, DIE_MARK),
    2: _coat(rgb("#3F77D6"), rgb("#FFFFFF"), rgb("#86ACF2")),
    3: _coat(rgb("#F0C93A"), DIE_MARK),
}
#: The blue of a die whose number must be legible to everyone.
DEEP_BLUE = rgb("#1F4FA6")


@cache
def dice(tokens: Tokens) -> Mapping[int, DieColours]:
    """Return the dice of a theme. On light ground all have a line around, and the blue one is deeper."""
    if not tokens.light:
        return DICE
    ink = tokens.ink
    faces = {1: (CREAM, DIE_MARK), 2: (DEEP_BLUE, rgb("#FFFFFF")), 3: (DICE[3].face, DIE_MARK)}
    return {stars: _coat(face, mark, ink, ink) for stars, (face, mark) in faces.items()}


def is_pale(colour: Colour) -> bool:
    """Whether ink is legible on a colour, and cream isn't."""
    return sum(colour) > 330


@dataclass(frozen=True, slots=True)
class CupTones:
    """The tones of a theme's cup pictures besides those of text: the trophy's, a card's back, and light's."""

    gold: Colour
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
    """Return the tones of a theme. The trophy is golden in every one."""
    gold = tokens.leaf if is_pale(tokens.leaf) else LEAF
    if tokens.light:
        foot, back = mix(tokens.positive, tokens.ink, 0.4), mix(tokens.panel, tokens.hairline, 0.25)
        beam, beams = (mix(tokens.canvas, gold, share) for share in (0.16, 0.32))
    else:
        foot, back = mix(tokens.hairline, tokens.choice, 0.12), mix(tokens.hairline, tokens.ink, 0.5)
        beam, beams = (mix(tokens.panel, tokens.hairline, share) for share in (0.33, 0.62))
    return CupTones(
        gold=gold,
        gold_light=mix(gold, CREAM, 0.5),
        gold_shade=mix(gold, BLACK, 0.3),
        foot=foot,
        foot_shade=mix(foot, BLACK, 0.26),
        back=back,
        back_line=mix(tokens.hairline, tokens.text, 0.3),
        beam=beam,
        beams=beams,
        dim_gold=tokens.muted if tokens.light else mix(tokens.panel, tokens.gold, 0.6),
    )


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that a cup game's palette must have exactly."""
    tones = cup_tones(tokens)
    shirts = [tone for shirt in SHIRTS for tone in (shirt, mix(shirt, BLACK, COLLAR))]
    return [
        *tokens.colours,
        *(getattr(tones, name) for name in CupTones.__slots__),
        *shirts,
        *(tone for coat in dice(tokens).values() for tone in coat.tones),
        *flags.colours(),
        *flags.dim_colours(tokens.panel),
    ]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters and edges need, which the palette has if there is room."""
    grounds, tones = (tokens.panel, tokens.raised, tokens.canvas), cup_tones(tokens)
    letters = (
        *product((tokens.text, tokens.muted, tokens.gold), grounds),
        *((tokens.ink, shirt) for shirt in SHIRTS),
        *((coat.mark, coat.face) for coat in dice(tokens).values()),
        (tokens.on, tokens.leaf),
        (tokens.on, tokens.positive),
    )
    edges = (
        *product(SHIRTS, grounds[:2]),
        *product((tokens.positive, tokens.hairline), grounds),
        *((coat.outline, tokens.raised) for coat in dice(tokens).values()),
        *((tone, ground) for tone in (tones.beam, tones.beams) for ground in (tokens.panel, tokens.canvas, tones.beam)),
    )
    return [*chain.from_iterable(ramp(colour, flags.WHITE, 3) for colour in flags.stripes()), *blend(letters, edges)]
