"""A cup game's picture in progress: its request, language, header lines and flags. Part of render/cup_games.

Everything is given in units (pixels at width 1000). The canvas is tall; each function that draws a page returns where
the page ends.
"""

from dataclasses import dataclass

from render import flags
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable
from render.lettering import TextStyle
from render.sheet import Sheet
from render.tokens import Colour
from render.wish import Wish
from words import Speech

TITLE, WORDS = 40, 28
MARGIN = 24
LEFT, RIGHT = MARGIN, 1000 - MARGIN
#: A note with less room than this (units) is left out.
NOTE = 60


@dataclass(frozen=True, slots=True)
class CupPage(Sheet):
    """A sheet with the request that it answers and the language of its text."""

    wish: Wish
    say: Speech

    def flag(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """Draw a flag with its left edge at x. Height in units; return its width in units."""
        high = max(1, self.px(height))
        sprite = flags.flag(self.kit, flags.flag_code(code), high, dimmed=dimmed)
        self.stamp_at(sprite, self.px(x), self.px(middle) - high // 2)
        return height * flags.PROPORTION

    @property
    def edge(self) -> Colour | None:
        """The edge of a panel on the canvas that the fill alone sets off, but in high contrast."""
        return self.tokens.hairline if self.kit.plain else None

    def medium(self, colour: Colour, ground: Colour) -> TextStyle:
        """Return the face of ordinary text."""
        return self.face(WORDS, MEDIUM, colour, ground)

    def label(self, colour: Colour, ground: Colour) -> TextStyle:
        """Return the face of labels."""
        return self.face(WORDS, SEMIBOLD, colour, ground)

    def pill(
        self,
        text: str,
        x: float,
        middle: float,
        face: TextStyle,
        edge: Colour | None = None,
        *,
        pad: float,
        half: float = 22,
    ) -> None:
        """Write a text in the middle of a pill, whose fill is the face's ground, with so much room beside and above."""
        wide = self.wide(text, face) + 2 * pad
        self.panel(x - wide / 2, middle - half, x + wide / 2, middle + half, face.ground, edge, radius=half)
        self.words(text, x, middle, face, anchor="middle")

    def head(self, title: str, note: str, right: float = RIGHT, middle: float = 45) -> None:
        """Write title and note side by side at the top, their middle so far down, or those of the request."""
        tokens = self.tokens
        small = self.medium(tokens.muted, tokens.canvas)
        told = drawable(self.wish.note if self.wish.note is not None else "" if self.wish.heading else note)
        whole = drawable(self.wish.heading or title)
        room = right - LEFT
        big = self.fit_face(whole, self.face(TITLE, BOLD, tokens.text, tokens.canvas), room, WORDS)
        left = room - self.words(whole, LEFT, middle, big, room) - MARGIN
        if left > NOTE:
            self.words(told, right, middle, small, left, "right")
