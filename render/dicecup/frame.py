"""One picture of the dice cup being drawn: its view, and what teams and coaches are called on it. Part of render/:
imports render, rules (nouns) and words.
"""

from dataclasses import dataclass

from render.cups.frame import LEFT, RIGHT, TITLE, WORDS, Sheet
from render.fonts import BOLD, MEDIUM, SEMIBOLD, drawable
from render.lettering import Face
from render.tokens import Colour, Tokens
from render.wish import Wish
from rules.dicecup.sight import View
from words import Speech
from words.dicecup_lines import Names, item


@dataclass(frozen=True, slots=True)
class Page(Sheet):
    """The wish, its view, and the language it is told in."""

    wish: Wish
    view: View
    say: Speech

    @property
    def tokens(self) -> Tokens:
        """The theme's colours."""
        return self.kit.tokens

    def team(self, code: str) -> str:
        """A team's name, as far as the typeface has its letters."""
        return drawable(Names(self.view, self.say, markup=False).team(code)) or drawable(item(code, self.say))

    def coach(self, seat: int) -> str:
        """A coach's name, or which coach it is."""
        return self.wish.name_of(seat) or self.say("dicecup-coach", number=seat + 1)

    def medium(self, colour: Colour, ground: Colour) -> Face:
        """Common words."""
        return self.face(WORDS, MEDIUM, colour, ground)

    def label(self, colour: Colour, ground: Colour) -> Face:
        """Words that name something."""
        return self.face(WORDS, SEMIBOLD, colour, ground)

    def head(self, title: str, note: str) -> None:
        """The two lines at the top side by side; the wish may have its own."""
        tokens = self.tokens
        small = self.medium(tokens.muted, tokens.canvas)
        told = drawable(self.wish.note if self.wish.note is not None else "" if self.wish.heading else note)
        whole = drawable(self.wish.heading or title)
        room = RIGHT - LEFT
        big = self.fitted(whole, self.face(TITLE, BOLD, tokens.text, tokens.canvas), room, WORDS)
        used = self.words(whole, LEFT, 45, big, room)
        self.words(told, RIGHT, 45, small, room - used - 24, "right")
