"""The cells of a board, each drawn once for the same marks. Part of render/mundialito.

Whatever crosses cells is cut at their edges. So cells are alike wherever they are, and in every game.
"""

from PIL import Image

from render.inks import recoloured
from render.kit import Kit
from render.memory import BLANKS, STAMPED, packed, pixels, remembered
from render.mundialito.colours import PEEK_SHARES
from render.mundialito.strips import MARK_WEIGHT, Stamp, Tint
from render.sprites import Sprite
from rules.mundialito.pieces import CELLS, HEIGHT, WIDTH

PEEK, PEEK_STEP = 48, 30
#: What the marks of a cell weigh in a key, in bytes; most are of its ground, and shared.
KEY_WEIGHT = 8 * MARK_WEIGHT
#: What lies on a cell in one layer, from the bottom up, relative to its corner.
Marks = tuple[Stamp | Tint, ...]
#: What lies on a cell, the ground first. A layer without what is above it returns more often than with it.
Layers = tuple[Marks, ...]


class Cells:
    """What lies on each cell of a board, row by row from the top of the picture; `side` is a cell's, in pixels."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._layers: list[list[list[Stamp | Tint]]] = []
        self.begin_layer()

    def begin_layer(self) -> None:
        """Draw whatever follows above everything so far."""
        self._marks: list[list[Stamp | Tint]] = [[] for _ in range(CELLS)]
        self._layers.append(self._marks)

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
    def layers(self) -> tuple[Layers, ...]:
        """What lies on each cell."""
        return tuple(zip(*(map(tuple, layer) for layer in self._layers), strict=True))


def finished(kit: Kit, side: int, layers: Layers) -> Image.Image:
    """Return a cell of so many pixels with its layers. Never draw on it."""
    if len(layers) == 1:
        return _bare(kit, side, layers[0])
    return _covered(kit, side, layers) if layers[-1] else finished(kit, side, layers[:-1])


@packed(STAMPED, KEY_WEIGHT)
def peek(kit: Kit, side: int, layers: Layers, *, after: bool) -> Image.Image:
    """Return what of a cell is repeated after the board's other edge, or before it: faded in two flat steps."""
    cell, canvas = finished(kit, side, layers), kit.tokens.canvas
    near, far = (kit.inks.over(canvas, share) for share in PEEK_SHARES)
    wide, step = kit.px(PEEK), kit.px(PEEK_STEP)
    image = Image.new("L", (wide, side))
    for table, start, end in ((near, 0, step), (far, step, wide)):
        shown = (start, 0, end, side) if after else (side - end, 0, side - start, side)
        image.paste(recoloured(cell.crop(shown), table), (start if after else wide - end, 0))
    return image


@remembered(BLANKS, pixels)
def _bare(kit: Kit, side: int, ground: Marks) -> Image.Image:
    image = Image.new("L", (side, side), kit.inks[kit.tokens.ink])
    for mark in ground:
        mark.draw(image)
    return image


@packed(STAMPED, KEY_WEIGHT)
def _covered(kit: Kit, side: int, layers: Layers) -> Image.Image:
    image = finished(kit, side, layers[:-1]).copy()
    for mark in layers[-1]:
        mark.draw(image)
    return image
