"""A picture in progress, and its text. Part of render/mundialito."""

from dataclasses import dataclass

from render.fonts import fit
from render.kit import Kit
from render.lettering import Face
from render.mundialito.layout import Layout
from render.mundialito.strips import Bands
from render.tokens import Colour
from render.wish import Wish
from rules.mundialito.view import View
from words import Speech

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
