"""A picture of the World Cup Game in progress: its view, and the names of teams and players on it.

Part of render/: imports render, rules (nouns) and words.
"""

from dataclasses import dataclass
from functools import cached_property

from render import flags
from render.cup_games.frame import CupPage
from render.cup_games.signs import shirt
from render.tokens import Colour
from render.worldcup.colours import MY_SHIRT
from render.worldcup.tiles import chip
from rules.worldcup.view import NationView, View

#: This game's panels reach a little further out than the text.
PANEL_LEFT, PANEL_RIGHT = 12, 988
#: Where rows and tables begin, below the head.
TOP = 80


@dataclass(frozen=True)
class WorldCupPage(CupPage):
    """A cup page with its view."""

    view: View

    @cached_property
    def teams(self) -> dict[str, NationView]:
        """All teams by code."""
        return {team.code: team for team in self.view.teams}

    def team(self, code: str) -> str:
        """Return a team's name."""
        return self.say(f"nation-{code.lower()}")

    def player(self, seat: int) -> str:
        """Return a player's name, or the seat's number."""
        return self.wish.name_of(seat) or self.say("worldcup-pic-player", number=seat + 1)

    def nation(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """Draw the flag that a team had in this cup, its left edge at x. Return its width in units."""
        return self.flag(flags.flag_code(code, self.view.cup), x, middle, height, dimmed=dimmed)

    def badge(self, seat: int | None, x: float, middle: float, height: float) -> None:
        """Draw a seat's shirt, gold for the viewer's own and cream for others; nothing if nobody owns the team."""
        if seat is not None:
            mine = self.view.viewer == seat
            self.stamp(shirt(self.kit, seat, self.px(height), MY_SHIRT if mine else self.tokens.text), x, middle)

    def rank(self, code: str, x: float, middle: float, width: float, height: float) -> None:
        """Draw the chip of a team's rank, its middle at x."""
        self.stamp(chip(self.kit, self.teams[code].rank, self.px(width), self.px(height)), x, middle)

    def bar(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Draw a flat box, for lines that join boxes."""
        x0, y0, x1, y1 = self.box(left, top, right, bottom)
        self.fill((x0, y0, max(x0 + 1, x1), max(y0 + 1, y1)), colour)


def places_through(year: int) -> int:
    """Return how many teams of a group go through."""
    return 1 if year == 1930 else 2
