"""Mundialito's own colours, and its palette: a mown pitch at noon. Part of render/mundialito.

tests/render measures for colour-blind eyes: the two seats, each seat on the grass, the marks of a choice on the yellow.
"""

from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from typing import Final

from render.inks import blend
from render.tokens import Colour, Tokens, mix, mood, rgb

MOOD: Final = mood(
    canvas="#1A5833",
    panel="#0B2A17",
    raised="#134A28",
    hairline="#3E7F4F",
    ink="#07190D",
    text="#FAF7E8",
    muted="#BFD6BE",
    gold="#FFD257",
    choice="#8BE3F2",
    positive="#8ADFA0",
    warning="#FF9A73",
)
#: The mown bands: rows 1, 3 and 5, and rows 2, 4 and 6.
MOWN: Final = rgb("#17653F"), rgb("#227E50")
#: The game's colour in the house's band.
BAND: Final = MOWN[1]


@dataclass(frozen=True, slots=True)
class PyramidColours:
    """How one seat's pyramids are painted: four faces, the marks on them, the four edges, the outline.

    `frame` is the width of a border in the edges' colour around the base; widths are at the design width. `least_edge`
    is in final pixels, since edges must stay visible at every size. `ringed` puts a ring around the apex. `sign` is
    the colour of the seat's sign among words.
    """

    far: Colour
    left: Colour
    right: Colour
    near: Colour
    mark: Colour
    light: Colour
    edge: Colour
    sign: Colour
    outline: Colour
    outline_width: float
    edge_width: float
    least_edge: float
    frame: float
    ringed: bool


GUALDA: Final = PyramidColours(
    far=rgb("#FFDF5E"),
    left=rgb("#F7C52D"),
    right=rgb("#DFA718"),
    near=rgb("#E9B421"),
    mark=rgb("#2A1D02"),
    light=rgb("#FFF6D8"),
    edge=rgb("#2A1D02"),
    sign=rgb("#FFDF5E"),
    outline=MOOD.ink,
    outline_width=2.0,
    edge_width=2.0,
    least_edge=0.9,
    frame=0.0,
    ringed=True,
)
BERMELLON: Final = PyramidColours(
    far=rgb("#F4674A"),
    left=rgb("#DF4428"),
    right=rgb("#B22E17"),
    near=rgb("#C53920"),
    mark=rgb("#FFF1DC"),
    light=rgb("#FFF1DC"),
    edge=rgb("#FFF1DC"),
    sign=rgb("#F4674A"),
    outline=MOOD.ink,
    outline_width=2.0,
    edge_width=4.5,
    least_edge=2.2,
    frame=3.2,
    ringed=False,
)
#: The coats by seat, and those on a light ground.
COATS: Final = GUALDA, BERMELLON
_BLACK, _WHITE = rgb("#000000"), rgb("#FFFFFF")
CONTRAST_COATS: Final = (
    PyramidColours(
        far=rgb("#FFE680"),
        left=rgb("#FFD21F"),
        right=rgb("#E8B400"),
        near=rgb("#F5C400"),
        mark=_BLACK,
        light=_WHITE,
        edge=_BLACK,
        sign=_BLACK,
        outline=_BLACK,
        outline_width=3.0,
        edge_width=3.0,
        least_edge=1.2,
        frame=0.0,
        ringed=True,
    ),
    PyramidColours(
        far=rgb("#D03214"),
        left=rgb("#B3200B"),
        right=rgb("#850F02"),
        near=rgb("#9B1806"),
        mark=_WHITE,
        light=_WHITE,
        edge=_WHITE,
        sign=rgb("#B3200B"),
        outline=_BLACK,
        outline_width=3.0,
        edge_width=5.5,
        least_edge=2.4,
        frame=3.2,
        ringed=False,
    ),
)


def coats(tokens: Tokens) -> tuple[PyramidColours, PyramidColours]:
    """Return the coats by seat."""
    return CONTRAST_COATS if tokens.light else COATS


@dataclass(frozen=True, slots=True)
class BoardTones:
    """The tones of the board and its surroundings; tuples are by seat, or of the two kinds of cells.

    `joint` is between cells, `seam` around the board; `strip` and `mesh` are a goal's ground and net, also where a
    goal has been scored.
    """

    tiles: tuple[Colour, Colour]
    joint: Colour
    seam: Colour
    chalk: Colour
    arrow: Colour
    far_arrows: tuple[Colour, Colour]
    bar: Colour
    lip: Colour
    dot: Colour
    seam_letter: Colour
    seat: tuple[Colour, Colour]
    strip: Colour
    mesh: tuple[Colour, Colour]
    bright_strip: tuple[Colour, Colour]
    bright_mesh: tuple[Colour, Colour]
    cheer: tuple[Colour, Colour]
    spent: Colour
    ghost: tuple[Colour, Colour]
    ghost_rim: tuple[Colour, Colour]
    ghost_mark: tuple[Colour, Colour]
    ahead: Colour


@cache
def tones(tokens: Tokens) -> BoardTones:
    """Return the tones of the board: a pitch, or black on white."""
    light = tokens.light
    gualda, bermellon = coats(tokens)
    seat = gualda.left, bermellon.left
    tiles = (_WHITE, rgb("#E8E8E8")) if light else MOWN
    arrow = rgb("#555555" if light else "#B9DDBB")
    joint = rgb("#666666" if light else "#0F4A2D")
    strip = tokens.canvas if light else rgb("#0C2C1A")
    return BoardTones(
        tiles=tiles,
        joint=joint,
        seam=tokens.canvas if light else joint,
        chalk=joint if light else rgb("#9CC5B0"),
        arrow=arrow,
        far_arrows=(mix(arrow, tiles[0], 0.68), mix(arrow, tiles[1], 0.68)),
        bar=tokens.ink,
        lip=_WHITE if light else rgb("#A9D6B2"),
        dot=tokens.gold,
        seam_letter=rgb("#595959" if light else "#A9C9AC"),
        seat=seat,
        strip=strip,
        mesh=(rgb("#8C6900"), rgb("#B3200B")) if light else (rgb("#9E8B26"), rgb("#C05A3F")),
        bright_strip=(mix(strip, seat[0], 0.36), mix(strip, seat[1], 0.2 if light else 0.42)),
        bright_mesh=(rgb("#8C6900"), seat[1]) if light else (mix(strip, seat[0], 0.72), mix(strip, seat[1], 0.9)),
        cheer=(mix(tokens.raised, seat[0], 0.28), mix(tokens.raised, seat[1], 0.16 if light else 0.6)),
        spent=mix(tokens.raised, tokens.leaf, 0.45),
        ghost=(mix(tiles[0], gualda.left, 0.50), mix(tiles[0], bermellon.left, 0.50)),
        ghost_rim=(mix(tiles[0], gualda.light, 0.62), mix(tiles[0], bermellon.light, 0.62)),
        ghost_mark=(mix(tiles[0], gualda.mark, 0.80), mix(tiles[0], bermellon.mark, 0.72)),
        ahead=tokens.muted if light else mix(tokens.panel, tokens.text, 0.55),
    )


#: How far the edges repeated beyond the seam fade into the canvas, near and far.
PEEK_SHARES = (0.52, 0.78)
#: The share of the choice colour in the chosen cell.
CHOSEN_SHARE = 0.32


def goal_shares(tokens: Tokens) -> tuple[float, float]:
    """Return the share of each seat's colour in its goal row: red over green needs more than yellow."""
    return (0.33, 0.33) if tokens.light else (0.45, 0.6)


def exact(tokens: Tokens) -> list[Colour]:
    """Return the colours that the palette must have exactly."""
    board = tones(tokens)
    own = [value for field in fields(BoardTones) for value in _flat(getattr(board, field.name))]
    painted = [getattr(coat, name) for coat in coats(tokens) for name in _PAINTED]
    lines = [coat.left for coat in COATS]  # of a review's curve, in every theme
    return [*tokens.colours, *own, *painted, *lines]


_PAINTED = ("far", "left", "right", "near", "mark", "light", "edge", "sign", "outline")


def _flat(value: Colour | tuple[Colour, ...]) -> list[Colour]:
    """Return one colour, or several, as a list."""
    return [value] if isinstance(value[0], int) else list(value)


def blends(tokens: Tokens) -> list[Colour]:
    """Return the blends that letters, edges, peeks and tints need, which the palette has if there is room."""
    g, (gualda, bermellon), on = tones(tokens), coats(tokens), tokens.on
    letters = [
        *product((tokens.text, tokens.muted, tokens.gold), (tokens.raised, tokens.canvas, tokens.panel)),
        *product((tokens.text,), (g.strip, *g.bright_strip, *g.cheer)),
        *product((on,), (tokens.text, tokens.choice, tokens.leaf)),
        (g.seam_letter, tokens.canvas),
    ]
    edges = [
        *product((tokens.ink, on), (*g.tiles, g.joint, tokens.canvas, tokens.raised)),
        *product((on,), (tokens.choice, tokens.leaf, tokens.text, tokens.muted, tokens.positive)),
        *product((g.arrow, g.chalk, g.lip, tokens.choice, tokens.text), (*g.tiles, g.joint)),
        *product(g.tiles, (g.joint,)),
        (g.lip, g.bar),
        *product((gualda.mark,), (gualda.far, gualda.left, gualda.right, gualda.near, gualda.light)),
        *product((bermellon.mark,), (bermellon.far, bermellon.left, bermellon.right, bermellon.near)),
        *product((tokens.ink,), (gualda.light, bermellon.light, gualda.left, bermellon.left)),
        *((g.ghost[seat], g.ghost_rim[seat]) for seat in (0, 1)),
        *((g.ghost[seat], g.ghost_mark[seat]) for seat in (0, 1)),
        *((mesh, ground) for mesh, ground in zip(g.mesh, (g.strip, g.strip), strict=True)),
        *zip(g.bright_mesh, g.bright_strip, strict=True),
    ]
    shown = (*g.tiles, g.joint, g.arrow, g.lip, g.chalk, tokens.ink, tokens.text, tokens.choice, *_flat(g.ghost))
    faces = [getattr(coat, face) for coat in (gualda, bermellon) for face in _PAINTED[:6]]
    return [
        *(mix(colour, tokens.canvas, share) for colour in (*shown, *faces) for share in PEEK_SHARES),
        *(mix(tile, tokens.choice, CHOSEN_SHARE) for tile in (*g.tiles, g.arrow, g.chalk)),
        *(
            mix(tile, colour, share)
            for tile in (*g.tiles, g.arrow, g.chalk)
            for colour, share in zip(g.seat, goal_shares(tokens), strict=True)
        ),
        *blend(letters, edges),
    ]
