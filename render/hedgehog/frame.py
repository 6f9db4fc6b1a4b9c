"""A picture of the race in progress: where its stacks stand, in whole pixels, and its text. Part of render/hedgehog.

Up to 7 stacks form one row, up to 20 two rows, more form four rows in serpentine; the numbers grow clockwise along the
track. A stack too high for its place is split into two or more columns side by side, and counts as so many.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.fonts import BOLD, SEMIBOLD, fit, length
from render.hedgehog.colours import tones
from render.hedgehog.pieces import height_of
from render.hedgehog.plates import CHIP, PLATE
from render.hedgehog.scene import DUNE_UP, FOREGROUND_DOWN, HORIZON_UP, Levels
from render.kit import Kit
from render.lettering import Anchor, TextStyle, write
from render.sheet import slab_with_edge
from render.tokens import Colour
from render.wish import Wish
from rules.hedgehog.view import Piece, PossibleMove, View
from words import Speech
from words.hedgehog.picture import subject

LEFT, SPAN = 44, 912
#: The most pieces in one column.
MOST_HIGH = 10
#: The greatest height of a column, while its layers can still shrink, and the least height of a layer.
HIGH, LEAST_LAYER = 480, 32
#: The width of the widest queen, and of that in four rows; and in high contrast.
WIDEST, PLAIN_WIDEST = (124, 96), (136, 104)
PILL, PILLS_GAP = 48, 6
ABOVE, BETWEEN, RAYS = 50, 46, 40
CHIP_TOP, CHIP_PITCH = 160, 68
#: The top of the chips without a header.
BARE_TOP = 16
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a stack: its pieces (from, to), the middle of its foot, and the height of a layer."""

    start: int
    end: int
    x: int
    y: int
    layer: int


@dataclass(frozen=True, slots=True)
class Stand:
    """One stack's place: its plate (left, top, width) and its columns, the lowest pieces in the first."""

    left: int
    top: int
    width: int
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class RingLayout:
    """One picture's layout: the top of the chips and the queen's width in units, the stacks' places, the track's
    corners, the ring's end, the feet of its rows, and the scene's levels.
    """

    chips: int
    wide: int
    stands: tuple[Stand, ...]
    track: tuple[Point, ...]
    bottom: int
    tops: tuple[int, ...]
    levels: Levels


def chips_in(colours: int) -> tuple[int, int]:
    """Return how many chips are in a row, and how many rows there are, such that each fits colour and player."""
    across = colours if colours <= 4 else 3
    return across, -(-colours // across)


def rows_of(heights: Sequence[int]) -> list[list[int]]:
    """Spread the stacks over rows, clockwise, by how many pieces each has."""
    slots = [slots_of(height) for height in heights]
    total = sum(slots)
    count = min(len(heights), 1 if total <= 7 else 2 if total <= 20 else 4)
    rows: list[list[int]] = []
    left, stack = total, 0
    for row in range(count):
        room, taken = -(-left // (count - row)), 0
        members: list[int] = []
        last = row == count - 1
        must_leave = count - row - 1
        while stack < len(slots) - must_leave and (last or not members or taken + slots[stack] <= room):
            members.append(stack)
            taken += slots[stack]
            stack += 1
        left -= taken
        rows.append(members)
    return rows


def slots_of(height: int) -> int:
    """Return how many columns a stack of `height` pieces needs."""
    return -(-height // MOST_HIGH)


def lay_out(kit: Kit, view: View, ways: Sequence[int], *, rays: bool, header: bool = True) -> RingLayout:
    """Lay out a view: `ways` counts the pills below each stack's plate; `rays` and a `header` need extra room."""
    chips = CHIP_TOP if header else BARE_TOP
    heights = [len(stack) for stack in view.stacks]
    rows = rows_of(heights)
    columns = max(sum(slots_of(heights[stack]) for stack in row) for row in rows)
    pitch = SPAN // columns
    # Four rows of the largest pieces would make the picture too tall.
    widest = PLAIN_WIDEST if kit.plain else WIDEST
    wide = min(widest[len(rows) == 4], pitch - 28 if columns <= 6 else pitch - 10) // 4 * 4
    px = kit.px
    sky = chips + CHIP + (chips_in(len(view.colours))[1] - 1) * CHIP_PITCH
    y = px(sky + ABOVE + (RAYS if rays else 0))
    stands: dict[int, Stand] = {}
    tops: list[int] = []
    for number, row in enumerate(rows):
        tall = max(_height(kit, view, stack, wide) for stack in row)
        foot = y + max(tall, height_of(kit, 2, wide))
        tops.append(foot)
        stands |= _row(kit, view, row, wide, foot, backwards=number % 2 == 1)
        pills = max(ways[stack] for stack in row)
        y = foot + px(PLATE) + (px(PILLS_GAP) + px(PILL) * pills if pills else 0) + px(BETWEEN)
    bottom = y - px(BETWEEN)
    middle = px(PLATE) // 2
    track: tuple[Point, ...]
    if len(rows) == 4:
        one, two, three, four = (top + middle for top in tops)
        outer, inner, right = px(14), px(34), kit.px(982)
        track = ((outer, one), (right, one), (right, two), (inner, two))
        track += ((inner, three), (right, three), (right, four), (outer, four))
    else:
        if len(rows) == 1:
            bottom += px(56)
        low = tops[1] + middle if len(rows) == 2 else bottom - px(7)
        track = tuple((px(x), level) for x, level in ((21, tops[0] + middle), (979, tops[0] + middle)))
        track += ((px(979), low), (px(21), low))
    dune = tops[1] - px(DUNE_UP) if len(rows) > 1 else None
    levels = Levels(px(sky), tops[0] - px(HORIZON_UP), dune, bottom + px(FOREGROUND_DOWN))
    ordered = tuple(stands[stack] for stack in range(len(heights)))
    return RingLayout(chips, wide, ordered, track, bottom, tuple(tops), levels)


def _layer(kit: Kit, view: View, stack: int, wide: int) -> int:
    """Return how much of a covered piece shows, in pixels: less in high stacks."""
    pieces = view.stacks[stack]
    usual = max(36, round(0.4 * wide))
    most = min(len(pieces), MOST_HIGH)
    if most < 2:
        return kit.px(usual)
    top = height_of(kit, pieces[-1].size, wide) / kit.scale
    fallen = int((HIGH - top) / (most - 1)) // 4 * 4
    return kit.px(max(LEAST_LAYER, min(usual, fallen)))


def _height(kit: Kit, view: View, stack: int, wide: int) -> int:
    """Return the height of a stack in pixels."""
    pieces, layer = view.stacks[stack], _layer(kit, view, stack, wide)
    cuts = cuts_of(len(pieces))
    top = height_of(kit, pieces[-1].size, wide)
    last = len(cuts) - 2
    heights = [(end - start) * layer + kit.px(30) for start, end in pairwise(cuts)]
    heights[last] = (cuts[-1] - cuts[-2] - 1) * layer + top
    return max(heights)


def cuts_of(height: int) -> tuple[int, ...]:
    """Return where a stack of `height` pieces is split into columns, both ends included; no column is higher than the
    first.
    """
    many = slots_of(height)
    each = -(-height // many)
    return (*range(0, height, each), height)


def _row(kit: Kit, view: View, row: list[int], wide: int, foot: int, *, backwards: bool) -> dict[int, Stand]:
    total = sum(slots_of(len(view.stacks[stack])) for stack in row)
    pitch = SPAN / total
    stands: dict[int, Stand] = {}
    slot = 0
    gap = kit.px(4)
    for stack in row:
        pieces = view.stacks[stack]
        cuts = cuts_of(len(pieces))
        many = len(cuts) - 1
        first = total - slot - many if backwards else slot
        left, right = (kit.px(LEFT + pitch * place) for place in (first, first + many))
        layer = _layer(kit, view, stack, wide)
        middles = [round((LEFT + pitch * (first + place + 0.5)) * kit.scale) for place in range(many)]
        y = foot - kit.px(3)
        columns = tuple(
            Column(start, end, x, y, layer) for (start, end), x in zip(pairwise(cuts), middles, strict=True)
        )
        stands[stack] = Stand(left + gap, foot, right - left - 2 * gap, columns)
        slot += many
    return stands


TITLE, WORDS = 40, 28


@dataclass(frozen=True, slots=True)
class RacePage:
    """A picture in progress: the request, its view, what is chosen (`Q`, `D`, `P`, `*`) and its moves, and the picture.

    `place` is the chosen piece's stack and its position in that stack. The pieces that are `away` aren't drawn in the
    ring, since they are on their way.
    """

    wish: Wish
    view: View
    chosen: str | None
    place: tuple[int, int] | None
    ways: tuple[PossibleMove, ...]
    say: Speech
    kit: Kit
    layout: RingLayout
    canvas: Image.Image
    away: frozenset[Piece] = frozenset()

    @property
    def closed(self) -> bool:
        """Whether a heading says that the game was ended early, so that no moves are shown."""
        return self.wish.heading is not None and self.wish.compared is None

    @property
    def bright(self) -> tuple[int | None, ...]:
        """The colours whose chips stand out: the winners', else that of the seat that the picture is about."""
        if self.wish.winners is not None:
            return self.wish.winners
        return () if self.closed else (subject(self.view),)

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> TextStyle:
        """Return how text looks, never under 11 pixels."""
        return TextStyle(max(11, self.kit.px(units)), weight, colour, ground)

    def line(self, text: str, x: int, baseline: int, room: int, face: TextStyle, anchor: Anchor = "left") -> int:
        """Write a line, cut to fit. Return its width."""
        shown = fit(text, face.size, face.weight, max(0, room))
        return write(self.canvas, self.kit.inks, shown, x, baseline, face, anchor)


PILL_HIGH = 40


def draw_pill(page: RacePage, x: int, top: int, steps: str, cost: str, *, middle: bool) -> int:
    """Draw steps and cost in a pill that begins at x, or is centred there (`middle`). Return its width in pixels."""
    kit, tokens = page.kit, page.kit.tokens
    ground = tones(tokens).pill
    left_face = page.face(WORDS, SEMIBOLD, tokens.text, ground)
    right_face = page.face(WORDS, BOLD, tokens.on, tokens.leaf)
    high, pad = kit.px(PILL_HIGH), kit.px(8)
    steps_wide = length(steps, left_face.size, left_face.weight)
    cost_wide = length(cost, right_face.size, right_face.weight)
    box = cost_wide + 2 * kit.px(9)
    width = pad + steps_wide + kit.px(6) + box + kit.px(3)
    start = x - width // 2 if middle else x
    slab_with_edge(kit, width, high, tokens.ink, 2.0, ground).stamp(page.canvas, start, top)
    inset = kit.px(3)
    leaf = slab_with_edge(kit, box, high - 2 * inset, tokens.leaf, 2.0, tokens.leaf)
    leaf.stamp(page.canvas, start + width - inset - box, top + inset)
    baseline = top + high // 2 + round(left_face.size * 0.36)
    write(page.canvas, kit.inks, steps, start + pad, baseline, left_face)
    write(page.canvas, kit.inks, cost, start + width - inset - box // 2, baseline, right_face, "middle")
    return width
