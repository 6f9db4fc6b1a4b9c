"""One page being drawn, and how words stand on it. Part of render/mundialito."""

from dataclasses import dataclass

from PIL import Image

from render.fonts import fit
from render.kit import Kit
from render.lettering import Face, write
from render.mundialito.layout import Layout
from render.tokens import Colour
from render.wish import Wish
from rules.mundialito.view import View
from words import Speech

TITLE, WORDS = 40, 28


@dataclass(frozen=True, slots=True)
class Page:
    """One page being drawn: the wish, its view, whose side is at the bottom, and the picture in palette numbers."""

    wish: Wish
    view: View
    side: int
    say: Speech
    kit: Kit
    layout: Layout
    canvas: Image.Image

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> Face:
        """How words look here; never under 11 pixels."""
        return Face(max(11, self.kit.px(units)), weight, colour, ground)

    def line(self, text: str, x: int, baseline: int, room: int, face: Face) -> int:
        """Writes a line that fits its room; the width it takes."""
        shown = fit(text, face.size, face.weight, max(0, room))
        return write(self.canvas, self.kit.inks, shown, x, baseline, face)
