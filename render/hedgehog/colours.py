"""The hedgehogs' eleven coats, Mars, the ring's tones, and the palette of all three. Part of render/hedgehog.

Each colour also has a number and a pattern; tests/render measures the colours for colour-blind eyes. No fill keeps
apart from every rusty ground, so each piece has an outline that does. Coats, masks and patterns are the same in every
theme.
"""

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from render.inks import blend
from render.tokens import Colour, Tokens, mix, mood, rgb

MOOD: Final = mood(
    canvas="#5A2018",
    panel="#34120D",
    raised="#431811",
    hairline="#8C4B36",
    ink="#1B0907",
    text="#FCF0DE",
    muted="#E3BDA4",
    gold="#FFC94D",
    choice="#8BE3F2",
    positive="#8BD3A0",
    warning="#FFA27A",
)
#: The game's colour in the house's band.
BAND: Final = rgb("#C4602F")

WHITE, DARK_MARK = rgb("#FFFFFF"), MOOD.ink
#: The hedgehogs' faces, and the spark in an eye that is awake.
MASK, SPARK = rgb("#F7DDB6"), WHITE
#: How much darker the shaded side is, and how strong a pattern is, normally and faintly.
SHADE, STROKE, FAINT_STROKE = 0.20, 0.62, 0.42


@dataclass(frozen=True, slots=True)
class Coat:
    """How one colour's pyramids are painted: lit and shaded side, number, pattern on both sides.

    `edge` is a light line inside the outline, for a coat as dark as that.
    """

    fill: Colour
    shade: Colour
    mark: Colour
    stroke: Colour
    dim_stroke: Colour
    pattern: str
    edge: Colour | None = None

    @property
    def tones(self) -> tuple[Colour, ...]:
        """All its colours."""
        own = (self.fill, self.shade, self.mark, self.stroke, self.dim_stroke)
        return own if self.edge is None else (*own, self.edge)

    def rim(self, tokens: Tokens) -> Colour:
        """Return the edge of the colour's square and of its line in a review, which stands out from panels."""
        return mix(self.fill, tokens.text, 0.6 if tokens.light else 0.55)


def _coat(fill: Colour, mark: Colour, pattern: str, *, edge: Colour | None = None, strength: float = STROKE) -> Coat:
    shade = mix(fill, (0, 0, 0), SHADE)
    return Coat(fill, shade, mark, mix(fill, mark, strength), mix(shade, mark, strength * 0.85), pattern, edge)


def _hollow(fill: Colour) -> Coat:
    """Return the coat of clear plastic: a frame around a darker inside, on which the number stands."""
    inside = mix(fill, MOOD.ink, 0.48)
    return Coat(fill, mix(fill, (0, 0, 0), SHADE), WHITE, inside, mix(inside, (0, 0, 0), SHADE), "hollow")


#: The coats in seat order.
COATS = (
    _coat(rgb("#BE1D1A"), WHITE, "plain"),
    _coat(rgb("#FFD62E"), DARK_MARK, "level"),
    _coat(rgb("#1C6FF5"), WHITE, "dots"),
    _coat(rgb("#0A8A60"), WHITE, "upright"),
    _coat(rgb("#0B0E0A"), WHITE, "rising", edge=rgb("#8C9A90"), strength=FAINT_STROKE),
    _coat(rgb("#5E1F87"), WHITE, "falling"),
    _coat(rgb("#EC7210"), DARK_MARK, "roofs"),
    _hollow(rgb("#A9BDA6")),
    _coat(rgb("#1FD0FF"), DARK_MARK, "grid"),
    _coat(WHITE, DARK_MARK, "chequer"),
    _coat(rgb("#D58AB4"), DARK_MARK, "waves"),
)


# Mars at sunset; there the sun sets blue

SKY, SUN, HALO = rgb("#EBB487"), rgb("#FFF4DF"), rgb("#D9DBDA")
MOON, CRATER, MESA = rgb("#CC8D63"), rgb("#B5764F"), rgb("#D68C5F")
FAR_SOIL, NEAR_SOIL = BAND, rgb("#BB5C40")
SCENERY: Final = (SKY, SUN, HALO, MOON, CRATER, MESA, FAR_SOIL, NEAR_SOIL)


@dataclass(frozen=True, slots=True)
class RingTones:
    """The tones of the ring and its surroundings, and of the die."""

    track: Colour
    chosen: Colour
    pill: Colour
    cheer: Colour
    spent: Colour
    leaf_shade: Colour
    die: Colour


@cache
def tones(tokens: Tokens) -> RingTones:
    """Return the ring's tones in a mood."""
    light = tokens.light
    return RingTones(
        track=rgb("#45170F") if tokens is MOOD else tokens.hairline,
        chosen=mix(tokens.raised, tokens.gold, 0.25),
        pill=tokens.raised,
        cheer=mix(tokens.raised, tokens.gold, 0.22),
        spent=tokens.gold if light else mix(tokens.raised, tokens.gold, 0.55),
        leaf_shade=mix(tokens.leaf, tokens.ink, 0.18),
        die=tokens.raised if light else tokens.text,
    )


def grounds(tokens: Tokens) -> tuple[Colour, ...]:
    """Return the tones on which pieces stand: Mars, or in every other mood than the game's own the plain canvas."""
    return SCENERY if tokens is MOOD else (tokens.canvas,)


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    ring = [getattr(tones(tokens), name) for name in RingTones.__slots__]
    coats = [tone for coat in COATS for tone in (*coat.tones, coat.rim(tokens))]
    return [*tokens.colours, *grounds(tokens), *ring, MASK, SPARK, *coats]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that edges and letters need, which the palette has if there is room."""
    ring = tones(tokens)
    edges = [
        *product((tokens.ink,), (*grounds(tokens), tokens.canvas, tokens.gold, tokens.text, MASK)),
        *product((tokens.ink,), (coat.fill for coat in COATS)),
        *((coat.fill, coat.stroke) for coat in COATS),
        *((coat.shade, coat.dim_stroke) for coat in COATS),
        *((coat.fill, coat.mark) for coat in COATS),
        *product((tokens.ink,), (coat.shade for coat in COATS)),
        *product((ring.track, tokens.panel, tokens.raised, tokens.canvas), grounds(tokens)),
        *product((tokens.gold, tokens.text), (tokens.canvas, tokens.raised, tokens.on)),
        *product((tokens.gold, tokens.hairline), (tokens.raised, tokens.panel, ring.chosen)),
        *(((SKY, MESA), (HALO, SKY), (FAR_SOIL, NEAR_SOIL), (MOON, SKY)) if tokens is MOOD else ()),
    ]
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), (tokens.raised, tokens.canvas, tokens.panel)),
        (tokens.text, ring.chosen),
        (tokens.text, ring.cheer),
        (tokens.text, ring.pill),
        (tokens.on, tokens.leaf),
    ]
    return blend(letters, edges)
