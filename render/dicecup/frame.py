"""One picture of the dice cup being drawn: its view, and what teams and coaches are called on it.

Part of render/dicecup.
"""

from dataclasses import dataclass

from render.cup_games.frame import CupPage
from render.fonts import drawable
from rules.dicecup.view import View
from words.dicecup.lines import Names, item


@dataclass(frozen=True, slots=True)
class Page(CupPage):
    """With the view of the wish."""

    view: View

    def team(self, code: str) -> str:
        """A team's name, as far as the typeface has its letters."""
        return drawable(Names(self.view, self.say, markup=False).team(code)) or drawable(item(code, self.say))

    def coach(self, seat: int) -> str:
        """A coach's name, or which coach it is."""
        return self.wish.name_of(seat) or self.say("dicecup-coach", number=seat + 1)
