"""A board in progress, and its rows. Part of render/mundialito."""

from collections.abc import Hashable, Sequence
from functools import partial

from PIL import Image

from render.kit import Kit
from render.memory import SHOWN, STRIPS
from render.mundialito.cells import Cells, Marks, covered, peek
from render.mundialito.ground import blank_page, empty_board
from render.mundialito.layout import Layout
from render.mundialito.strips import Plot
from render.png import FILTER_WIDTH, Strip, inflated
from rules.mundialito.pieces import HEIGHT, WIDTH
from rules.mundialito.view import View

#: How far from the board its repeated edges are, in units.
PEEK_GAP = 8


class Shown:
    """What lay on a row of a table's cells when it was last drawn."""

    cells: tuple[Marks, ...] | None = None


class Board(Cells):
    """The board of a view, to be drawn on.

    Whatever is known of the table, such as the players' names, tells which rows were drawn for it before.
    """

    def __init__(self, kit: Kit, layout: Layout, view: View, table: Hashable = None) -> None:
        super().__init__(layout.cell)
        self._kit = kit
        self._layout = layout
        self._empty = empty_board(kit, layout.tallest, view.coasters, view.arrows)
        self._table = table

    def plots(self) -> list[Plot]:
        """Return the picture's rows with the board in them, one plot for each row of cells."""
        found, cells = [], self.marks
        for row in range(HEIGHT):
            own = cells[row * WIDTH : (row + 1) * WIDTH]
            top = self._layout.top + row * self.side
            draw = partial(self._row, row, own)
            marks = sum(map(len, own))
            found.append(Plot(top, top + self.side, self._key(row, own), draw, marks))
        return found

    def _key(self, row: int, cells: tuple[Marks, ...]) -> Hashable:
        return self._empty, row, cells

    def _row(self, row: int, cells: tuple[Marks, ...]) -> Image.Image:
        """Draw the cells that have changed since the row was last drawn."""
        kit, side = self._kit, self.side
        shown = SHOWN.recall((self._empty, self._table, row), Shown, lambda _: 0)
        before, image = self._last(row, shown.cells)
        left, gap = FILTER_WIDTH + self._layout.left, kit.px(PEEK_GAP)
        for column, marks in enumerate(cells):
            if marks == before[column]:
                continue
            cell = covered(kit, side, self._empty.cells[row * WIDTH + column], marks)
            image.paste(cell, (left + column * side, 0))
            if column == 0:
                image.paste(peek(kit, cell, after=True), (left + self._layout.side + gap, 0))
            elif column == WIDTH - 1:
                beyond = peek(kit, cell, after=False)
                image.paste(beyond, (left - gap - beyond.width, 0))
        shown.cells = cells
        return image

    def _last(self, row: int, cells: tuple[Marks, ...] | None) -> tuple[Sequence[Marks | None], Image.Image]:
        """Return what is on each cell of an image, and the image: the row as it was last drawn, or the page."""
        top, width = self._layout.top + row * self.side, self._layout.width
        strip: Strip | None = STRIPS.known(self._key(row, cells)) if cells else None
        if cells is None or strip is None:
            page = blank_page(self._kit, self._layout.tallest)
            return (None,) * WIDTH, page.crop((-FILTER_WIDTH, top, width, top + self.side))
        return cells, Image.frombytes("L", (FILTER_WIDTH + width, self.side), inflated(strip))
