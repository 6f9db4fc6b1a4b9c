"""The cells of a board, and what lies on each. Part of render/mundialito.

Whatever crosses cells is cut at their edges. So cells are alike wherever they are, and each can be drawn alone.
"""

from PIL import Image

from render.inks import recoloured
from render.kit import Kit
from render.memory import BLANKS, pixels, remembered
from render.mundialito.colours import PEEK_SHARES
from render.mundialito.strips import Stamp, Tint
from render.sprites import Sprite
from rules.mundialito.pieces import CELLS, HEIGHT, WIDTH

PEEK, PEEK_STEP = 48, 30
#: What lies on a cell, from the bottom up, relative to its corner.
Marks = tuple[Stamp | Tint, ...]


class Cells:
    """What lies on each cell of a board, row by row from the top of the picture; `side` is a cell's, in pixels."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._marks: list[list[Stamp | Tint]] = [[] for _ in range(CELLS)]

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
        self._marks[y // self.side * WIDTH + x // self.side].append(Tint(table))

    @property
    def marks(self) -> tuple[Marks, ...]:
        """What lies on each cell."""
        return tuple(map(tuple, self._marks))


@remembered(BLANKS, pixels)
def bare(kit: Kit, side: int, ground: Marks) -> Image.Image:
    """Return a cell of so many pixels with its ground. Never draw on it."""
    return _with(Image.new("L", (side, side), kit.inks[kit.tokens.ink]), ground)


def covered(kit: Kit, side: int, ground: Marks, marks: Marks) -> Image.Image:
    """Return a cell of so many pixels with what lies on its ground. Never draw on it."""
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
        image.paste(recoloured(cell.crop(shown), table), (start if after else wide - end, 0))
    return image
