"""A cup picture being drawn: words on it, flags and panels in units of the design. Part of render/: imports render
and words.

Everything is given in units (pixels at width 1000). The canvas is tall; whoever draws hands back where it ends.
"""

from dataclasses import dataclass

from PIL import Image

from render import flags
from render.cups.panels import Box, panel, rule
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable, fit, length
from render.kit import Kit
from render.lettering import Anchor, Face, write
from render.sprites import Sprite
from render.tokens import Colour, Tokens
from render.wish import Wish
from words import Speech

TITLE, LABEL, WORDS = 40, 30, 28
#: Half the height of a capital letter, in ems: words are centred on that.
CAPITALS = 0.3635
MARGIN = 24
LEFT, RIGHT = MARGIN, 1000 - MARGIN
#: Nothing is written smaller than that many pixels.
LEAST = 11
#: A note of less room than that many units is left out.
NOTE = 60


@dataclass(frozen=True, slots=True)
class Sheet:
    """The picture under work and its kit."""

    kit: Kit
    canvas: Image.Image

    def px(self, units: float) -> int:
        """A place or a length in whole pixels."""
        return round(units * self.kit.scale)

    def face(self, units: float, weight: int, colour: Colour, ground: Colour) -> Face:
        """How words look; never under 11 pixels."""
        return Face(max(LEAST, self.px(units)), weight, colour, ground)

    def words(
        self, text: str, x: float, middle: float, face: Face, room: float | None = None, anchor: Anchor = "left"
    ) -> float:
        """Words on one line, its capitals' middle at `middle`, cut to the room; the width they take, in units."""
        shown = text if room is None else fit(text, face.size, face.weight, max(0, self.px(room)))
        baseline = self.px(middle) + round(face.size * CAPITALS)
        return write(self.canvas, self.kit.inks, shown, self.px(x), baseline, face, anchor) / self.kit.scale

    def wide(self, text: str, face: Face) -> float:
        """How wide words are, in units."""
        return length(text, face.size, face.weight) / self.kit.scale

    def fitted(self, text: str, face: Face, room: float, least: float) -> Face:
        """The face, smaller as far as the text needs it to fit its room, down to `least` units."""
        size, floor = face.size, max(LEAST, self.px(least))
        while size > floor and length(text, size, face.weight) > self.px(room):
            size -= 1
        return Face(size, face.weight, face.colour, face.ground)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its anchor there."""
        sprite.stamp(self.canvas, self.px(x), self.px(y))

    def flag(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """A flag with its left edge at x, so many units high; its width in units."""
        high = max(1, self.px(height))
        flags.flag(self.kit, flags.flag_code(code), high, dimmed=dimmed).stamp(
            self.canvas, self.px(x), self.px(middle) - high // 2
        )
        return height * flags.PROPORTION

    def box(self, left: float, top: float, right: float, bottom: float) -> Box:
        """A box in pixels."""
        return self.px(left), self.px(top), self.px(right), self.px(bottom)

    def panel(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour,
        edge: Colour | None = None,
        *,
        line: float = 2,
        radius: float = 16,
    ) -> None:
        """A panel with round corners."""
        panel(self.canvas, self.kit, self.box(left, top, right, bottom), fill, edge, line=line, radius=radius)

    def rule(self, left: float, right: float, y: float, colour: Colour, line: float = 2) -> None:
        """A level line."""
        rule(self.canvas, self.kit, self.px(left), self.px(right), self.px(y), colour, line)


@dataclass(frozen=True, slots=True)
class CupPage(Sheet):
    """A sheet with the wish that it fulfils, and the language it is told in."""

    wish: Wish
    say: Speech

    @property
    def tokens(self) -> Tokens:
        """The theme's colours."""
        return self.kit.tokens

    def medium(self, colour: Colour, ground: Colour) -> Face:
        """Common words."""
        return self.face(WORDS, MEDIUM, colour, ground)

    def label(self, colour: Colour, ground: Colour) -> Face:
        """Words that name something."""
        return self.face(WORDS, SEMIBOLD, colour, ground)

    def head(self, title: str, note: str, right: float = RIGHT) -> None:
        """The two lines at the top side by side; the wish may have its own."""
        tokens = self.tokens
        small = self.medium(tokens.muted, tokens.canvas)
        told = drawable(self.wish.note if self.wish.note is not None else "" if self.wish.heading else note)
        whole = drawable(self.wish.heading or title)
        room = right - LEFT
        big = self.fitted(whole, self.face(TITLE, BOLD, tokens.text, tokens.canvas), room, WORDS)
        left = room - self.words(whole, LEFT, 45, big, room) - MARGIN
        if left > NOTE:
            self.words(told, right, 45, small, left, "right")
