"""One picture of the World Cup Game being drawn: its view, and what teams and players are called on it. Part of
render/: imports render, rules (nouns) and words.
"""

from dataclasses import dataclass
from functools import cached_property

from PIL import ImageDraw

from render import flags
from render.cup_games.frame import CupPage
from render.cup_games.signs import shirt
from render.tokens import Colour
from render.worldcup.colours import MY_SHIRT
from render.worldcup.signs.tiles import chip
from rules.worldcup.view import Team, View

#: Panels of this game reach a little further out than the words.
PANEL_LEFT, PANEL_RIGHT = 12, 988


@dataclass(frozen=True)
class Page(CupPage):
    """With the view of the wish."""

    view: View

    @cached_property
    def teams(self) -> dict[str, Team]:
        """Every team by its code."""
        return {team.code: team for team in self.view.teams}

    def team(self, code: str) -> str:
        """A team's name."""
        return self.say(f"nation-{code.lower()}")

    def player(self, seat: int) -> str:
        """A player's name, or which seat it is."""
        return self.wish.name_of(seat) or self.say("worldcup-pic-player", number=seat + 1)

    def nation(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """The flag that a team had in this cup, its left edge at x; its width in units."""
        return self.flag(flags.flag_code(code, self.view.cup), x, middle, height, dimmed=dimmed)

    def badge(self, seat: int | None, x: float, middle: float, height: float) -> None:
        """The shirt of a seat: cream, and gold on the viewer's own; nothing where nobody has the team."""
        if seat is not None:
            mine = self.view.viewer == seat
            self.stamp(shirt(self.kit, seat, self.px(height), MY_SHIRT if mine else self._cream()), x, middle)

    def _cream(self) -> Colour:
        return self.tokens.text

    def rank(self, code: str, x: float, middle: float, width: float, height: float) -> None:
        """The chip of a team's rank, its middle there."""
        self.stamp(chip(self.kit, self.teams[code].rank, self.px(width), self.px(height)), x, middle)

    def bar(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """A flat box, for lines that join boxes."""
        x0, y0, x1, y1 = self.box(left, top, right, bottom)
        ImageDraw.Draw(self.canvas).rectangle((x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)), fill=self.kit.inks[colour])
