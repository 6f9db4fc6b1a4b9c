"""A picture of the race in progress, and its text. Part of render/hedgehog."""

from dataclasses import dataclass

from PIL import Image

from render.fonts import fit
from render.hedgehog.layout import Layout
from render.kit import Kit
from render.lettering import Anchor, Face, write
from render.tokens import Colour
from render.wish import Wish
from rules.hedgehog.view import Piece, View, Way
from words import Speech

TITLE, WORDS = 40, 28


@dataclass(frozen=True, slots=True)
class Page:
    """A picture in progress: the request, its view, what is chosen (`Q`, `D`, `P`, `*`) and its moves, and the picture.

    `place` is the chosen piece's stack and its position in that stack. The pieces that are `away` aren't drawn in the
    ring, since they are on their way.
    """

    wish: Wish
    view: View
    chosen: str | None
    place: tuple[int, int] | None
    ways: tuple[Way, ...]
    say: Speech
    kit: Kit
    layout: Layout
    canvas: Image.Image
    away: frozenset[Piece] = frozenset()

    @property
    def closed(self) -> bool:
        """Whether a heading says that the game was ended early, so that no moves are shown."""
        return self.wish.heading is not None and self.wish.compared is None

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> Face:
        """Return how text looks, never under 11 pixels."""
        return Face(max(11, self.kit.px(units)), weight, colour, ground)

    def line(self, text: str, x: int, baseline: int, room: int, face: Face, anchor: Anchor = "left") -> int:
        """Write a line, cut to fit. Return its width."""
        shown = fit(text, face.size, face.weight, max(0, room))
        return write(self.canvas, self.kit.inks, shown, x, baseline, face, anchor)
