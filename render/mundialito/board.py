"""A board in progress, and its rows. Part of render/mundialito."""

from functools import partial

from PIL import Image

from render.kit import Kit
from render.mundialito.cells import Cells, Layers, finished, peek
from render.mundialito.ground import blank_cells, blank_page
from render.mundialito.layout import Layout
from render.mundialito.strips import Plot
from render.png import FILTER
from rules.mundialito.pieces import HEIGHT, WIDTH
from rules.mundialito.view import View

#: How far from the board its repeated edges are, in units.
PEEK_GAP = 8


class Board(Cells):
    """The board of a view, to be drawn on."""

    def __init__(self, kit: Kit, layout: Layout, view: View) -> None:
        super().__init__(layout.cell)
        self._kit = kit
        self._layout = layout
        self._ground = layout.tallest, view.coasters, view.arrows

    def plots(self) -> list[Plot]:
        """Return the picture's rows beside the board, one plot for each row of cells."""
        found, layers = [], self.layers
        for row in range(HEIGHT):
            own = layers[row * WIDTH : (row + 1) * WIDTH]
            top = self._layout.top + row * self.side
            key = self._kit, self._ground, row, own
            draw = partial(self._row, row, own)
            found.append(Plot(top, top + self.side, key, draw, sum(len(marks) for cell in own for marks in cell)))
        return found

    def _row(self, row: int, cells: tuple[Layers, ...]) -> Image.Image:
        kit, layout, side = self._kit, self._layout, self.side
        grounds = blank_cells(kit, *self._ground)[row * WIDTH : (row + 1) * WIDTH]
        whole = [ground + layers for ground, layers in zip(grounds, cells, strict=True)]
        top, left, gap = layout.top + row * side, FILTER + layout.left, kit.px(PEEK_GAP)
        image = blank_page(kit, layout.tallest).crop((-FILTER, top, layout.width, top + side))
        for column, layers in enumerate(whole):
            image.paste(finished(kit, side, layers), (left + column * side, 0))
        image.paste(peek(kit, side, whole[0], after=True), (left + layout.side + gap, 0))
        before = peek(kit, side, whole[-1], after=False)
        image.paste(before, (left - gap - before.width, 0))
        return image
