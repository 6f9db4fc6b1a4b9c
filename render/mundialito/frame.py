"""A picture in progress: its layout, the page with its text, and the board on it. Part of render/mundialito.

The design is for a width of 1000; `px` scales it to the requested width. The board's cells are whole pixels, so that
all columns and rows are equally wide.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from render.fonts import fit
from render.kit import Kit
from render.lettering import TextStyle
from render.mundialito.strips import Cells, RecordedRows
from render.tokens import DESIGN_WIDTH, Colour
from render.wish import Wish
from rules.mundialito.pieces import CELL_NAMES, HEIGHT, WIDTH
from rules.mundialito.view import Trace, View
from words import Speech
from words.mundialito.picture import acts_chosen, cell_chosen

#: The most lines of text below the board.
MOST_LINES = 2


@dataclass(frozen=True)
class BoardLayout:
    """One picture's layout: `width` in pixels, `turned` if seat 1 sits at the bottom, `tall` with a row below.

    There are `lines` of text between the board and that row. With `bare` there is the board alone, with its goals.
    """

    width: int
    turned: bool
    tall: bool
    lines: int = 1
    bare: bool = False

    @cached_property
    def tallest(self) -> "BoardLayout":
        """The tallest layout with the same board, which all others share down to their own height."""
        return BoardLayout(self.width, self.turned, tall=True, lines=MOST_LINES, bare=self.bare)

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
        return self.px(62 if self.bare else 200)

    @cached_property
    def bottom(self) -> int:
        """The bottom of the board."""
        return self.top + self.side

    @cached_property
    def height(self) -> int:
        """The height of the picture."""
        if self.bare:
            return self.bottom + self.px(104)
        return self.row + self.px(72) if self.tall else self.line(self.lines - 1) + self.px(26)

    @cached_property
    def cuts_above(self) -> tuple[int, ...]:
        """Where the rows above the board are cut: between the title and the note, and below the header."""
        return (0, self.top) if self.bare else (0, self.px(86), self.top - self.px(50), self.top)

    @cached_property
    def cuts_below(self) -> tuple[int, ...]:
        """Where the rows below the board are cut: below the goal and, if there is one, above the last row."""
        if self.bare:
            return self.bottom, self.height
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
def layout_of(width: int, *, turned: bool, tall: bool, lines: int, bare: bool = False) -> BoardLayout:
    """Return the one layout that pictures of a kind share, with everything computed so far."""
    return BoardLayout(width, turned, tall, lines, bare)


TITLE, WORDS = 40, 28


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A picture in progress: the request, its view, whose side is at the bottom, and the picture around the board."""

    wish: Wish
    view: View
    side: int
    say: Speech
    kit: Kit
    layout: BoardLayout
    canvas: RecordedRows

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> TextStyle:
        """Return how text looks, never under 11 pixels."""
        return TextStyle(max(11, self.kit.px(units)), weight, colour, ground)

    def line(self, text: str, x: int, baseline: int, room: int, face: TextStyle) -> int:
        """Write a line, cut to fit its room. Return its width."""
        shown = fit(text, face.size, face.weight, max(0, room))
        return self.canvas.write(shown, x, baseline, face)


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A board in progress: the view, what is chosen in it, and the board to draw on.

    `compared` is what was played and what was better, in notation, if both are to be marked. `winners` are the seats
    whose far rows are in colour, once the game is over.
    """

    view: View
    chosen: str | None
    kit: Kit
    layout: BoardLayout
    board: Cells
    compared: tuple[str, str] | None = None
    winners: tuple[int, ...] = ()

    @property
    def compared_acts(self) -> tuple[tuple[bool, Trace], ...]:
        """Those actions on pieces that are compared, each with whether it's the better one."""
        known = {act.notation: act for act in self.view.legal}
        return tuple((better == 1, known[text]) for better, text in enumerate(self.compared or ()) if text in known)

    @property
    def compared_balls(self) -> tuple[tuple[bool, str], ...]:
        """Those places of the ball that are compared, each with whether it's the better one."""
        named = ((better, text.removeprefix("ball ")) for better, text in enumerate(self.compared or ()))
        return tuple((better == 1, cell) for better, cell in named if cell in CELL_NAMES)

    @property
    def cell(self) -> str | None:
        """Where the chosen piece is; None before the kick-off, when `chosen` is a line-up."""
        cell = cell_chosen(self.view, self.chosen)
        return cell if cell in CELL_NAMES else None

    @property
    def acts(self) -> tuple[Trace, ...]:
        """What the chosen piece may do; all passes if the ball is chosen; one action if only that is."""
        return acts_chosen(self.view, self.chosen)

    @property
    def occupied(self) -> frozenset[str]:
        """The cells on which a pyramid or a ball stands."""
        return frozenset({piece.cell for piece in self.view.pieces} | {cell for cell in self.view.balls if cell})


def step_of(layout: BoardLayout, act: Trace) -> tuple[int, int]:
    """Return the unit step across and down the page of an action; over the seam it goes the short way round."""
    across = ord(act.target[0]) - ord(act.origin[0])
    up = int(act.target[1]) - int(act.origin[1])
    if act.over_seam:
        across = -across
    sign = -1 if layout.turned else 1
    return sign * ((across > 0) - (across < 0)), -sign * ((up > 0) - (up < 0))
