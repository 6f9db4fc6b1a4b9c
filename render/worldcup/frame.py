"""A picture of the World Cup Game in progress: its view, and the names of teams and players on it.

Part of render/: imports render, rules (nouns) and words.
"""

from dataclasses import dataclass
from functools import cached_property

from PIL import Image

from render import flags
from render.cup_games.frame import CupPage
from render.cup_games.signs import shirt
from render.kit import Kit
from render.sheet import Box
from render.sprites import Sprite
from render.tokens import Colour
from render.worldcup.colours import tones
from render.worldcup.tiles import chip
from rules.worldcup.view import NationView, View
from words.nations import nation
from words.speech import Noun

#: This game's panels reach a little further out than the text.
PANEL_LEFT, PANEL_RIGHT = 12, 988
#: Where rows and tables begin, below the head.
TOP = 80
#: The radii of corners that are steps on the poster of 1930, and the step's share of them.
LEAST, MOST, STEP = 8, 17, 0.42
#: Panels up to this height are fields of a table.
TALLEST_FIELD = 30


@dataclass(frozen=True)
class WorldCupPage(CupPage):
    """A cup page with its view."""

    view: View

    @cached_property
    def teams(self) -> dict[str, NationView]:
        """All teams by code."""
        return {team.code: team for team in self.view.teams}

    def team(self, code: str) -> Noun:
        """Return a team's name."""
        return nation(code, self.say)

    def player(self, seat: int) -> str:
        """Return a player's name, or the seat's number."""
        return self.wish.name_of(seat) or self.say("worldcup-pic-player", number=seat + 1)

    def nation(self, code: str, x: float, middle: float, height: float, *, dimmed: bool = False) -> float:
        """Draw the flag that a team had in this cup, its left edge at x. Return its width in units."""
        return self.flag(flags.flag_code(code, self.view.cup), x, middle, height, dimmed=dimmed)

    def badge(self, seat: int | None, x: float, middle: float, height: float) -> None:
        """Draw a seat's shirt, gold for the viewer's own and dark for others; nothing if nobody owns the team."""
        if seat is not None:
            self.stamp(coach(self.kit, seat, self.px(height), mine=self.view.viewer == seat), x, middle)

    def rank(self, code: str, x: float, middle: float, width: float, height: float) -> None:
        """Draw the chip of a team's rank, its middle at x."""
        self.stamp(chip(self.kit, self.teams[code].rank, self.px(width), self.px(height)), x, middle)

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
        """Draw a panel; on the poster of 1930 its corners are steps, unless it is large or round.

        In high contrast one that is like the canvas has an edge.
        """
        if self.kit.plain and fill == self.tokens.canvas and bottom - top > TALLEST_FIELD:
            edge = edge or self.tokens.hairline
        box = self.box(left, top, right, bottom)
        stepped = self.view.cup == 1930 and not self.kit.plain and LEAST <= radius <= MOST
        if not stepped or 2 * radius >= bottom - top:
            super().panel(left, top, right, bottom, fill, edge, line=line, radius=radius)
            return
        step, inks = self.kit.px(STEP * radius), self.kit.inks
        found = inks[edge or fill], inks[fill], self.kit.px(line)
        key = ("steps", inks, step, *found)
        self.canvas.panel(box, step, key, lambda image: draw_steps(image, box, step, *found))

    def bar(self, left: float, top: float, right: float, bottom: float, colour: Colour) -> None:
        """Draw a flat box, for lines that join boxes."""
        x0, y0, x1, y1 = self.box(left, top, right, bottom)
        self.fill((x0, y0, max(x0 + 1, x1), max(y0 + 1, y1)), colour)


def draw_steps(image: Image.Image, box: Box, step: int, edge: int, fill: int, line: int) -> None:
    """Draw a panel whose corners are cut out square, all in pixels and palette indices."""
    left, top, right, bottom = box
    for inset, ink in ((0, edge), (line, fill)) if edge != fill else ((0, fill),):
        for across, down in ((step + inset, inset), (inset, step + inset)):
            if right - left > 2 * across and bottom - top > 2 * down:
                image.paste(ink, (left + across, top + down, right - across, bottom - down))


def coach(kit: Kit, seat: int, height: int, *, mine: bool = False) -> Sprite:
    """Return a player's shirt, `height` pixels high; `mine` is for the viewer's own."""
    own = tones(kit.tokens)
    return shirt(kit, seat, height, own.own if mine else own.shirt)


def places_through(year: int) -> int:
    """Return how many teams of a group go through."""
    return 1 if year == 1930 else 2
