"""The hedgehogs' eleven coats, the ring's tones, and the palette of both. Part of render/hedgehog.

Each colour also has a number and a pattern; tests/render measures the colours for colour-blind eyes.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

from render.inks import blend
from render.tokens import GREEN, Colour, Tokens, mix, rgb

MOOD: Final = GREEN
#: The game's colour in the house's band.
BAND: Final = rgb("#C4602F")

WHITE, DARK_MARK = rgb("#FFFFFF"), MOOD.ink
#: How much darker the shaded side is, and how strong a pattern is, normally and faintly.
SHADE, STROKE, FAINT_STROKE = 0.20, 0.62, 0.42


@dataclass(frozen=True, slots=True)
class Coat:
    """How one colour's pyramids are painted: lit and shaded side, number, pattern on both sides, edge."""

    fill: Colour
    shade: Colour
    mark: Colour
    stroke: Colour
    dim_stroke: Colour
    edge: Colour
    pattern: str


def _coat(fill: Colour, mark: Colour, pattern: str, *, edge: Colour = MOOD.ink, strength: float = STROKE) -> Coat:
    shade = mix(fill, (0, 0, 0), SHADE)
    return Coat(fill, shade, mark, mix(fill, mark, strength), mix(shade, mark, strength * 0.85), edge, pattern)


def _hollow(fill: Colour) -> Coat:
    """Return the coat of clear plastic: a frame around a darker inside, on which the number stands."""
    inside = mix(fill, MOOD.ink, 0.48)
    shade = mix(fill, (0, 0, 0), SHADE)
    return Coat(fill, shade, WHITE, inside, mix(inside, (0, 0, 0), SHADE), MOOD.ink, "hollow")


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
    _coat(rgb("#FFFCFF"), DARK_MARK, "chequer"),
    _coat(rgb("#D58AB4"), DARK_MARK, "waves"),
)


@dataclass(frozen=True, slots=True)
class RingTones:
    """The tones of the ring and its surroundings."""

    track: Colour
    chevron: Colour
    chosen: Colour
    pill: Colour
    cheer: Colour
    spent: Colour
    gold_shade: Colour


def _tones_of(tokens: Tokens) -> RingTones:
    return RingTones(
        track=rgb("#2F4A3B"),
        chevron=rgb("#8FA396"),
        chosen=mix(tokens.raised, tokens.gold, 0.25),
        pill=rgb("#2F4A3B"),
        cheer=mix(tokens.raised, tokens.gold, 0.22),
        spent=mix(tokens.raised, tokens.gold, 0.55),
        gold_shade=mix(tokens.gold, tokens.ink, 0.18),
    )


GROUND = _tones_of(MOOD)


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    coats = [colour for coat in COATS for colour in (coat.fill, coat.shade, coat.mark, coat.stroke, coat.dim_stroke)]
    ring = [getattr(GROUND, name) for name in RingTones.__slots__]
    return [*tokens.colours, *ring, *coats, *(coat.edge for coat in COATS)]


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that edges and letters need, which the palette has if there is room."""
    edges = [
        *((coat.fill, coat.stroke) for coat in COATS),
        *((coat.shade, coat.dim_stroke) for coat in COATS),
        *((coat.fill, coat.mark) for coat in COATS),
        *product((tokens.ink,), (tokens.canvas, tokens.gold, tokens.text, *(coat.fill for coat in COATS))),
        *product((tokens.ink,), (coat.shade for coat in COATS)),
        *product((tokens.gold, tokens.text, GROUND.track, GROUND.chevron), (tokens.canvas, tokens.raised)),
        *product((tokens.gold, tokens.hairline), (tokens.raised, tokens.panel, GROUND.chosen)),
    ]
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), (tokens.raised, tokens.canvas, tokens.panel)),
        (tokens.text, GROUND.chosen),
        (tokens.text, GROUND.cheer),
        (tokens.text, GROUND.pill),
        (tokens.ink, tokens.gold),
    ]
    return blend(letters, edges)
