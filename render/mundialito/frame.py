"""A picture in progress: the page with its text, and the board on it. Part of render/mundialito."""

from dataclasses import dataclass

from render.fonts import fit
from render.kit import Kit
from render.lettering import Face
from render.mundialito.cells import Cells
from render.mundialito.layout import Layout
from render.mundialito.strips import Bands
from render.tokens import Colour
from render.wish import Wish
from rules.mundialito.pieces import CELL_NAMES
from rules.mundialito.view import Trace, View
from words import Speech
from words.mundialito.lines import acts_chosen, cell_chosen

TITLE, WORDS = 40, 28


@dataclass(frozen=True, slots=True)
class Page:
    """A picture in progress: the request, its view, whose side is at the bottom, and the picture around the board."""

    wish: Wish
    view: View
    side: int
    say: Speech
    kit: Kit
    layout: Layout
    canvas: Bands

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> Face:
        """Return how text looks, never under 11 pixels."""
        return Face(max(11, self.kit.px(units)), weight, colour, ground)

    def line(self, text: str, x: int, baseline: int, room: int, face: Face) -> int:
        """Write a line, cut to fit its room. Return its width."""
        shown = fit(text, face.size, face.weight, max(0, room))
        return self.canvas.write(shown, x, baseline, face)


@dataclass(frozen=True, slots=True)
class Scene:
    """A board in progress: the view, what is chosen in it, and the board to draw on.

    `compared` is what was played and what was better, in notation, if both are to be marked.
    """

    view: View
    chosen: str | None
    kit: Kit
    layout: Layout
    board: Cells
    compared: tuple[str, str] | None = None

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


def step_of(layout: Layout, act: Trace) -> tuple[int, int]:
    """Return the unit step across and down the page of an action; over the seam it goes the short way round."""
    across = ord(act.target[0]) - ord(act.origin[0])
    up = int(act.target[1]) - int(act.origin[1])
    if act.over_seam:
        across = -across
    sign = -1 if layout.turned else 1
    return sign * ((across > 0) - (across < 0)), -sign * ((up > 0) - (up < 0))
