"""A picture of a cup game being drawn: its wish, its language, the lines at its top, flags. Part of render/cup_games.

Everything is given in units (pixels at width 1000). The canvas is tall; whoever draws hands back where it ends.
"""

from dataclasses import dataclass

from render import flags
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable
from render.lettering import Face
from render.sheet import Sheet
from render.tokens import Colour, Tokens
from render.wish import Wish
from words import Speech

TITLE, WORDS = 40, 28
MARGIN = 24
LEFT, RIGHT = MARGIN, 1000 - MARGIN
#: A note of less room than that many units is left out.
NOTE = 60


@dataclass(frozen=True, slots=True)
class CupPage(Sheet):
    """A sheet with the wish that it fulfils, and the language it is told in."""

    wish: Wish
    say: Speech

    @property
    def tokens(self) -> Tokens:
        """The theme's colours."""
        return self.kit.tokens

    def flag(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """A flag with its left edge at x, so many units high; its width in units."""
        high = max(1, self.px(height))
        flags.flag(self.kit, flags.flag_code(code), high, dimmed=dimmed).stamp(
            self.canvas, self.px(x), self.px(middle) - high // 2
        )
        return height * flags.PROPORTION

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
