"""Mundialito's own colours, and its palette. Part of render/mundialito.

tests/render measures for colour-blind eyes: the two seats, each seat on the tiles, the marks of a choice on the yellow.
"""

from dataclasses import dataclass, fields
from itertools import product
from typing import Final

from render.inks import blend
from render.tokens import GREEN, Colour, Tokens, mix, rgb

MOOD: Final = GREEN
#: The game's colour in the house's band.
BAND: Final = rgb("#227E50")


@dataclass(frozen=True, slots=True)
class PyramidColours:
    """How one seat's pyramids are painted: four faces, the marks on them, the four edges.

    `edge_width` is at the design width; `least_edge` is in final pixels, since the edge must stay visible at every
    size. `ringed` puts a ring around the apex.
    """

    far: Colour
    left: Colour
    right: Colour
    near: Colour
    mark: Colour
    light: Colour
    edge: Colour
    edge_width: float
    least_edge: float
    outline: Colour
    ringed: bool


GUALDA = PyramidColours(
    far=rgb("#FFDF5E"),
    left=rgb("#F7C52D"),
    right=rgb("#DFA718"),
    near=rgb("#E9B421"),
    mark=rgb("#2A1D02"),
    light=rgb("#FFF6D8"),
    edge=rgb("#2A1D02"),
    edge_width=2.0,
    least_edge=0.9,
    outline=MOOD.ink,
    ringed=True,
)
BERMELLON = PyramidColours(
    far=rgb("#F4674A"),
    left=rgb("#DF4428"),
    right=rgb("#B22E17"),
    near=rgb("#C53920"),
    mark=rgb("#FFF1DC"),
    light=rgb("#FFF1DC"),
    edge=rgb("#FFF1DC"),
    edge_width=4.5,
    least_edge=2.2,
    outline=MOOD.ink,
    ringed=False,
)
#: The coats by seat.
COATS = (GUALDA, BERMELLON)


@dataclass(frozen=True, slots=True)
class BoardTones:
    """The tones of the board and its surroundings; tuples are by seat or by chequer."""

    tiles: tuple[Colour, Colour]
    arrow: Colour
    far_arrows: tuple[Colour, Colour]
    bar: Colour
    dot: Colour
    seam_letter: Colour
    seat: tuple[Colour, Colour]
    strip: tuple[Colour, Colour]
    net: tuple[Colour, Colour]
    bright_strip: tuple[Colour, Colour]
    bright_net: tuple[Colour, Colour]
    cheer: tuple[Colour, Colour]
    spent: Colour
    ghost: tuple[Colour, Colour]
    ghost_rim: tuple[Colour, Colour]
    ghost_mark: tuple[Colour, Colour]
    ahead: Colour


def _tones_of(tokens: Tokens) -> BoardTones:
    tiles = rgb("#20382B"), rgb("#294938")
    arrow = rgb("#648B70")
    seat = GUALDA.left, BERMELLON.left
    return BoardTones(
        tiles=tiles,
        arrow=arrow,
        far_arrows=(mix(arrow, tiles[0], 0.68), mix(arrow, tiles[1], 0.68)),
        bar=rgb("#E2D6B4"),
        dot=rgb("#C9A24A"),
        seam_letter=rgb("#8FA396"),
        seat=seat,
        strip=(mix(tokens.canvas, seat[0], 0.20), mix(tokens.canvas, seat[1], 0.22)),
        net=(mix(tokens.canvas, seat[0], 0.42), mix(tokens.canvas, seat[1], 0.44)),
        bright_strip=(mix(tokens.canvas, seat[0], 0.40), mix(tokens.canvas, seat[1], 0.52)),
        bright_net=(mix(tokens.canvas, seat[0], 0.58), mix(tokens.canvas, seat[1], 0.72)),
        cheer=(mix(tokens.raised, seat[0], 0.28), mix(tokens.raised, seat[1], 0.34)),
        spent=mix(tokens.raised, tokens.gold, 0.45),
        ghost=(mix(tiles[0], GUALDA.left, 0.50), mix(tiles[0], BERMELLON.left, 0.50)),
        ghost_rim=(mix(tiles[0], GUALDA.light, 0.62), mix(tiles[0], BERMELLON.light, 0.62)),
        ghost_mark=(mix(tiles[0], GUALDA.mark, 0.80), mix(tiles[0], BERMELLON.mark, 0.72)),
        ahead=mix(tokens.panel, tokens.text, 0.55),
    )


GROUND = _tones_of(MOOD)

#: How far the edges repeated beyond the seam fade into the canvas, near and far.
PEEK_SHARES = (0.52, 0.78)
#: The share of the choice colour in the chosen cell, and of a seat's colour in its goal row.
CHOSEN_SHARE, GOAL_SHARE = 0.34, 0.33


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    own = [value for field in fields(BoardTones) for value in _flat(getattr(GROUND, field.name))]
    coats = [
        getattr(coat, field.name) for coat in COATS for field in fields(PyramidColours) if field.name not in _NO_COLOURS
    ]
    return [*tokens.colours, *own, *coats]


_NO_COLOURS = {"edge_width", "least_edge", "ringed"}


def _flat(value: Colour | tuple[Colour, ...]) -> list[Colour]:
    """Return one colour, or several, as a list."""
    return [value] if isinstance(value[0], int) else list(value)


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters, edges, peeks and tints need, which the palette has if there is room."""
    g = GROUND
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), (tokens.raised, tokens.canvas, tokens.panel)),
        *product((tokens.text,), (*g.strip, *g.bright_strip, *g.cheer)),
        (tokens.ink, tokens.text),
        (tokens.ink, tokens.choice),
        (g.seam_letter, tokens.canvas),
    ]
    edges = [
        *product((tokens.ink,), (*g.tiles, tokens.choice, tokens.gold, tokens.text, tokens.canvas, tokens.raised)),
        *product((g.arrow, g.bar, tokens.choice, tokens.text), g.tiles),
        (g.bar, tokens.ink),
        *product((GUALDA.mark,), (GUALDA.far, GUALDA.left, GUALDA.right, GUALDA.near, GUALDA.light)),
        *product((BERMELLON.mark,), (BERMELLON.far, BERMELLON.left, BERMELLON.right, BERMELLON.near)),
        *product((tokens.ink,), (GUALDA.light, BERMELLON.light, GUALDA.left, BERMELLON.left)),
        *((g.ghost[seat], g.ghost_rim[seat]) for seat in (0, 1)),
        *((g.ghost[seat], g.ghost_mark[seat]) for seat in (0, 1)),
    ]
    shown = (*g.tiles, g.arrow, g.bar, tokens.ink, tokens.text, tokens.choice, *(_flat(g.ghost)))
    faces = [getattr(coat, face) for coat in COATS for face in ("far", "left", "right", "near", "light", "mark")]
    return [
        *(mix(colour, tokens.canvas, share) for colour in (*shown, *faces) for share in PEEK_SHARES),
        *(mix(tile, tokens.choice, CHOSEN_SHARE) for tile in (*g.tiles, g.arrow, tokens.ink)),
        *(mix(tile, colour, GOAL_SHARE) for tile in (*g.tiles, g.arrow, tokens.ink) for colour in g.seat),
        *blend(letters, edges),
    ]
