"""A picture that is drawn only where it is new. Part of render/mundialito.

Drawing only notes what is to be drawn: marks, in order. The picture is cut into strips of whole rows, and a strip with
the same marks as before isn't drawn again, and not deflated either.

Whatever crosses cells is cut at their edges. So cells are alike wherever they are, and each can be drawn alone.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

from PIL import Image

from render import png
from render.inks import Inks, recolour
from render.kit import Kit
from render.lettering import Anchor, TextStyle, measure, tile
from render.memory import BLANKS, PANELS, STRIPS, pixels, remember
from render.mundialito.colours import PEEK_SHARES
from render.png import FILTER_WIDTH
from render.sheet import Box
from render.sprites import Sprite
from rules.mundialito.pieces import CELLS, HEIGHT, WIDTH

#: What a mark in the key of a strip weighs, in bytes.
MARK_WEIGHT = 200


class Stamp(NamedTuple):
    """A sprite with its anchor at x, y."""

    sprite: Sprite
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it covers."""
        return self.sprite.box(self.x, self.y)

    def move(self, across: int, down: int) -> "Stamp":
        """Return it in another place."""
        return Stamp(self.sprite, self.x + across, self.y + down)

    def draw(self, image: Image.Image) -> None:
        """Draw it, or what lies inside the image."""
        self.sprite.stamp(image, self.x, self.y)


class Words(NamedTuple):
    """A line of text on flat ground, its baseline beginning at x, y."""

    inks: Inks
    text: str
    face: TextStyle
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it covers."""
        letters, left, top = tile(self.inks, self.text, self.face)
        left, top = self.x + left, self.y + top
        return left, top, left + letters.width, top + letters.height

    def move(self, across: int, down: int) -> "Words":
        """Return it in another place."""
        return self._replace(x=self.x + across, y=self.y + down)

    def draw(self, image: Image.Image) -> None:
        """Draw it, or what lies inside the image."""
        image.paste(tile(self.inks, self.text, self.face)[0], self.box[:2])


class Fill(NamedTuple):
    """A box of one palette index."""

    ink: int
    box: Box

    def move(self, across: int, down: int) -> "Fill":
        """Return it in another place."""
        left, top, right, bottom = self.box
        return Fill(self.ink, (left + across, top + down, right + across, bottom + down))

    def draw(self, image: Image.Image) -> None:
        """Draw it, or what lies inside the image."""
        image.paste(self.ink, self.box)


class InkLookup(NamedTuple):
    """A table of palette indices in which the whole image below is looked up."""

    table: bytes

    def draw(self, image: Image.Image) -> None:
        """Look the image up."""
        image.paste(recolour(image, self.table))


#: What may lie anywhere, and may be cut.
Mark = Stamp | Words | Fill


@dataclass(frozen=True, slots=True)
class RowJob:
    """Rows of a picture to be drawn: from `top` to `bottom` (pixels), by `draw`, which draws the same for a key.

    It draws them with a column of 0 in front, in which a PNG file has the filter of each row.
    """

    top: int
    bottom: int
    key: Hashable
    draw: Callable[[], Image.Image]
    #: How many marks the key has.
    marks: int

    def strip(self) -> png.DeflatedRows:
        """Return the rows deflated, as they were the last time if that is remembered."""
        return STRIPS.recall(self.key, lambda: png.strip(self.draw()), self._weight)

    def tight_strip(self) -> png.DeflatedRows:
        """Return the rows deflated thoroughly."""
        return STRIPS.recall((self.key, "tight"), lambda: png.tighten(self.strip()), self._weight)

    def _weight(self, strip: png.DeflatedRows) -> int:
        return len(strip.chunk) + MARK_WEIGHT * self.marks


#: The most bytes of a picture's strips, if that can be reached.
MOST_BYTES = 78_500


def strips_of(jobs: Sequence[RowJob]) -> list[png.DeflatedRows]:
    """Return all rows of a picture, deflated: as quickly as possible, but the fullest thoroughly if they are many."""
    strips = [job.strip() for job in jobs]
    total = sum(len(strip.chunk) for strip in strips)
    for number in sorted(range(len(jobs)), key=lambda number: -len(strips[number].chunk)):
        if total <= MOST_BYTES:
            break
        tight = jobs[number].tight_strip()
        total += len(tight.chunk) - len(strips[number].chunk)
        strips[number] = tight
    return strips


@dataclass(frozen=True, slots=True)
class RowRange:
    """Rows of a picture outside the board, from `top` to `bottom` (pixels), and the marks in them."""

    top: int
    bottom: int
    marks: list[Mark] = field(default_factory=list)

    def plot(self, width: int, blank: Callable[[], Image.Image], *ground: Hashable) -> RowJob:
        """Return the rows to be drawn on a page that `blank` returns, which is the same for the same ground.

        Most pictures differ from the last one in their words. So the shapes that come first are remembered.
        """
        key = *ground, self.top, self.bottom
        shapes = [*takewhile(lambda mark: not isinstance(mark, Words), self.marks)]

        def begin() -> Image.Image:
            return self._draw(blank().crop((-FILTER_WIDTH, self.top, width, self.bottom)), shapes)

        def weight(image: Image.Image) -> int:
            return pixels(image) + MARK_WEIGHT * len(shapes)

        def draw() -> Image.Image:
            image = PANELS.recall((*key, *shapes), begin, weight).copy()
            return self._draw(image, self.marks[len(shapes) :])

        return RowJob(self.top, self.bottom, (*key, *self.marks), draw, len(self.marks))

    def _draw(self, image: Image.Image, marks: Sequence[Mark]) -> Image.Image:
        for mark in marks:
            mark.move(FILTER_WIDTH, -self.top).draw(image)
        image.paste(0, (0, 0, FILTER_WIDTH, image.height))  # whatever reached beyond the left edge
        return image


class RecordedRows:
    """Bands of a picture, drawn on as one."""

    def __init__(self, inks: Inks, bands: Sequence[RowRange]) -> None:
        self._inks = inks
        self._bands = bands

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Stamp a sprite with its anchor at x, y."""
        self.add(Stamp(sprite, x, y))

    def fill(self, ink: int, box: Box) -> None:
        """Fill a box."""
        self.add(Fill(ink, box))

    def write(self, text: str, x: int, baseline: int, face: TextStyle, anchor: Anchor = "left") -> int:
        """Write a line. Return its width in pixels."""
        if not text:
            return 0
        width, start = measure(text, x, face, anchor)
        self.add(Words(self._inks, text, face, start, baseline))
        return width

    def add(self, mark: Mark) -> None:
        """Note a mark in each band that it touches."""
        _, top, _, bottom = mark.box
        for band in self._bands:
            if top < band.bottom and bottom > band.top:
                band.marks.append(mark)


PEEK, PEEK_STEP = 48, 30
#: What lies on a cell, from the bottom up, relative to its corner.
Marks = tuple[Stamp | InkLookup, ...]


class Cells:
    """What lies on each cell of a board, row by row from the top of the picture; `side` is a cell's, in pixels."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._marks: list[list[Stamp | InkLookup]] = [[] for _ in range(CELLS)]

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Stamp a sprite with its anchor at x, y from the board's corner."""
        side = self.side
        left, top, right, bottom = sprite.box(x, y)
        columns = range(max(0, left // side), min(WIDTH, -(-right // side)))
        for row in range(max(0, top // side), min(HEIGHT, -(-bottom // side))):
            for column in columns:
                self._marks[row * WIDTH + column].append(Stamp(sprite, x - column * side, y - row * side))

    def tint(self, x: int, y: int, table: bytes) -> None:
        """Look a whole cell, with its corner at x, y, up in a table of palette indices."""
        self._marks[y // self.side * WIDTH + x // self.side].append(InkLookup(table))

    @property
    def marks(self) -> tuple[Marks, ...]:
        """What lies on each cell."""
        return tuple(map(tuple, self._marks))


@remember(BLANKS, pixels)
def bare(kit: Kit, side: int, ground: Marks) -> Image.Image:
    """Return a cell of `side` pixels with its ground. Never draw on it."""
    return _with(Image.new("L", (side, side), kit.inks[kit.tokens.ink]), ground)


def cover(kit: Kit, side: int, ground: Marks, marks: Marks) -> Image.Image:
    """Return a cell of `side` pixels with what lies on its ground. Never draw on it."""
    cell = bare(kit, side, ground)
    return _with(cell.copy(), marks) if marks else cell


def _with(cell: Image.Image, marks: Marks) -> Image.Image:
    for mark in marks:
        mark.draw(cell)
    return cell


def peek(kit: Kit, cell: Image.Image, *, after: bool) -> Image.Image:
    """Return what of a cell is repeated after the board's other edge, or before it: faded in two flat steps."""
    side, canvas = cell.width, kit.tokens.canvas
    near, far = (kit.inks.over(canvas, share) for share in PEEK_SHARES)
    wide, step = kit.px(PEEK), kit.px(PEEK_STEP)
    image = Image.new("L", (wide, side))
    for table, start, end in ((near, 0, step), (far, step, wide)):
        shown = (start, 0, end, side) if after else (side - end, 0, side - start, side)
        image.paste(recolour(cell.crop(shown), table), (start if after else wide - end, 0))
    return image
