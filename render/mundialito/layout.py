"""The layout of a picture of Mundialito, in whole pixels. Part of render/mundialito.

The design is for a width of 1000; `px` scales it to the requested width. The board's cells are whole pixels, so that
all columns and rows are equally wide.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from render.tokens import DESIGN_WIDTH
from rules.mundialito.pieces import CELL_NAMES, HEIGHT, WIDTH

#: The most lines of text below the board.
MOST_LINES = 2


@dataclass(frozen=True)
class Layout:
    """One picture's layout: `width` in pixels, `turned` if seat 1 sits at the bottom, `tall` with a row below.

    There are `lines` of text between the board and that row.
    """

    width: int
    turned: bool
    tall: bool
    lines: int = 1

    @cached_property
    def tallest(self) -> "Layout":
        """The tallest layout with the same board, which all others share down to their own height."""
        return Layout(self.width, self.turned, tall=True, lines=MOST_LINES)

    @cached_property
    def scale(self) -> float:
        """Pixels per unit of the design."""
        return self.width / DESIGN_WIDTH

    def px(self, units: float) -> int:
        """Return a length of the design in whole pixels, at least 1."""
        return max(1, round(units * self.scale))

    @cached_property
    def cell(self) -> int:
        """The side of a cell."""
        return 2 * round(136 * self.scale / 2)

    @cached_property
    def side(self) -> int:
        """The side of the whole board."""
        return WIDTH * self.cell

    @cached_property
    def left(self) -> int:
        """The left edge of the board."""
        return (self.width - self.side) // 2

    @cached_property
    def right(self) -> int:
        """The right edge of the board."""
        return self.left + self.side

    @cached_property
    def top(self) -> int:
        """The top of the board."""
        return self.px(200)

    @cached_property
    def bottom(self) -> int:
        """The bottom of the board."""
        return self.top + self.side

    @cached_property
    def height(self) -> int:
        """The height of the picture."""
        return self.row + self.px(72) if self.tall else self.line(self.lines - 1) + self.px(26)

    @cached_property
    def cuts_above(self) -> tuple[int, ...]:
        """Where the rows above the board are cut: between the title and the note, and below the header."""
        return 0, self.px(86), self.top - self.px(50), self.top

    @cached_property
    def cuts_below(self) -> tuple[int, ...]:
        """Where the rows below the board are cut: below the goal and, if there is one, above the last row."""
        cuts = self.bottom, self.bottom + self.px(98), self.row if self.tall else self.height, self.height
        return tuple(dict.fromkeys(cuts))

    def line(self, number: int) -> int:
        """Return the middle of a line of text below the board, the first one being 0."""
        return self.bottom + self.px(126) + number * self.px(40)

    @cached_property
    def row(self) -> int:
        """The top of the row below those lines."""
        return self.line(self.lines - 1) + self.px(30)

    def goal(self, seat: int) -> int:
        """Return the top of the goal in which a seat scores."""
        return self.top - self.px(48) if (seat == 1) == self.turned else self.bottom + self.px(52)

    def corner(self, cell: str) -> tuple[int, int]:
        """Return the top left corner of a cell (`b3`), from the board's own corner."""
        return self._corners[cell]

    def middle(self, cell: str) -> tuple[int, int]:
        """Return the middle of a cell, from the board's own corner."""
        return self._middles[cell]

    @cached_property
    def _corners(self) -> dict[str, tuple[int, int]]:
        corners = [(column * self.cell, row * self.cell) for row in range(HEIGHT) for column in range(WIDTH)]
        if not self.turned:
            corners = [(x, self.side - self.cell - y) for x, y in corners]
        else:
            corners = [(self.side - self.cell - x, y) for x, y in corners]
        return dict(zip(CELL_NAMES, corners, strict=True))

    @cached_property
    def _middles(self) -> dict[str, tuple[int, int]]:
        half = self.cell // 2
        return {cell: (x + half, y + half) for cell, (x, y) in self._corners.items()}

    def towards(self, direction: str) -> tuple[int, int]:
        """Return the step across and down for U, R, D or L (as seat 0 sees it) in this picture."""
        across, down = {"U": (0, -1), "R": (1, 0), "D": (0, 1), "L": (-1, 0)}[direction]
        return (-across, -down) if self.turned else (across, down)


@lru_cache(maxsize=64)
def layout_of(width: int, *, turned: bool, tall: bool, lines: int) -> Layout:
    """Return the one layout that pictures of a kind share, with everything computed so far."""
    return Layout(width, turned, tall, lines)
