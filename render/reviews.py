"""The curve of a review: every player's chance to win along a game, of two players one's. Part of render/.

Imports render, rules and words.

Lines have the seats' colours and end in the seats' own marks, so that nothing is shown by colour alone. A game's module
`render.<game>.card` has the marks, and may have the colours of lines, by seat, in `LINES`; where not all of them stand
out from a panel, `rims(tokens)` are the colours of the lines' edges.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from render.colours import choose_colours
from render.fonts import BOLD, HEAVY, MEDIUM, SEMIBOLD, drawable
from render.kit import Kit, kit
from render.sheet import Sheet, blank
from render.sprites import Pen, Sprite, cached
from render.tokens import MOOD, Colour, Tokens
from render.wish import Picture, typeset
from rules import module_of
from words import Speech, speech
from words.review import ChanceLine, CurveView, curve_alt, percent

#: The most lines drawn; a game for more players shows those who sit first in the view.
MOST_LINES = 6
LEFT, RIGHT, TOP, FOOT = 128, 900, 84, 476
SMALL, NAME = 28, 30
#: How wide a line, its rim and its casing are, and the sizes of marks and numbers on it.
WIDE, RIM, CASING, MARK, NUMBER = 6, 9, 11, 42, 19
#: The least distance between the middles of two numbers.
APART = 2 * NUMBER + 4
LEGEND, ROW = 560, 54
#: About how many labels the lower axis has.
TICKS = 6
GRID = (0, 25, 50, 75, 100)


@typeset
def draw_curve(view: CurveView, locale: str = "en", *, theme: str = MOOD, width: int = 1000) -> Picture:
    """Draw the curve of a review. Safe to call from several threads."""
    say, game = speech(locale), module_of("render", view.game, "card")
    tools = kit(choose_colours(view.game, view.view), theme, width)
    shown = view.lines[:MOST_LINES]
    canvas = blank(tools, width, LEGEND + ROW * -(-len(shown) // 2) + 16)
    plot = _Plot(tools, canvas, view, view.drawn[:MOST_LINES], say, game)
    plot.draw_axes()
    plot.draw_lines()
    plot.draw_moments()
    plot.draw_legend()
    return plot.picture(curve_alt(view, say))


def _inks(tokens: Tokens) -> tuple[Colour, ...]:
    """Return the colours of lines in games without colours of seats."""
    return tokens.leaf, tokens.choice, tokens.warning, tokens.positive, tokens.text, tokens.muted


@dataclass(frozen=True, slots=True)
class _Plot(Sheet):
    """The picture in progress."""

    view: CurveView
    lines: Sequence[ChanceLine]
    say: Speech
    game: Any

    def colour(self, seat: int) -> Colour:
        """Return the colour of a seat's line."""
        own: Sequence[Colour] = getattr(self.game, "LINES", ()) or _inks(self.tokens)
        return own[seat % len(own)]

    def strokes(self, seat: int) -> tuple[tuple[Colour, float], ...]:
        """Return the colours of a seat's line, the widest first, each with how wide it is."""
        own, ink = (self.colour(seat), WIDE), self.tokens.ink
        if not hasattr(self.game, "rims"):
            return (ink, CASING), own
        rims: Sequence[Colour] = self.game.rims(self.tokens)
        return (ink, RIM + CASING - WIDE), (rims[seat % len(rims)], RIM), own

    def mark(self, seat: int, units: float) -> Sprite:
        """Return the mark of a seat: the game's own, else a numbered disc."""
        tools = self.kit
        if self.game is not None:
            found: Sprite = self.game.mark(tools, seat, tools.px(units))
            return found
        return _disc(tools, seat + 1, tools.px(units / 2), self.colour(seat))

    def x(self, index: int) -> float:
        """Return where a number of events stands."""
        first, last = self.view.points[0], self.view.points[-1]
        return LEFT + (RIGHT - LEFT) * (index - first) / max(1, last - first)

    def y(self, chance: float) -> float:
        """Return where a chance stands."""
        return FOOT - (FOOT - TOP) * chance

    def draw_axes(self) -> None:
        tokens = self.tokens
        self.panel(16, 12, 984, LEGEND - 12, tokens.panel)
        title = self.face(SMALL, BOLD, tokens.text, tokens.panel)
        self.words(self.say("review-curve-title"), 40, 46, title, 600)
        quiet = self.face(SMALL, MEDIUM, tokens.muted, tokens.panel)
        for share in GRID:
            middle = self.y(share / 100)
            self.rule(LEFT, RIGHT, middle, tokens.muted if share == 50 else tokens.hairline, 2)
            self.words(self.say("review-percent", percent=share), LEFT - 16, middle, quiet, anchor="right")
        name = "review-curve-turn" if self.view.turns else "review-curve-event"
        used = self.words(self.say(name), 40, FOOT + 42, quiet, 120)
        for label, index in self._ticks():
            if self.x(index) - 24 > 40 + used:
                self.words(str(label), self.x(index), FOOT + 42, quiet, anchor="middle")
                top = self.px(FOOT)
                x = self.px(self.x(index))
                self.fill((x, top, x + self.kit.px(2), top + self.kit.px(10)), tokens.muted)

    def _ticks(self) -> list[tuple[int, int]]:
        """Return the labels of the lower axis, each with its number of events."""
        numbered = list(enumerate(self.view.turns[1:], 1)) or [(index, index) for index in self.view.points]
        steps = (times * base for base in (1, 10, 100, 1000, 10000) for times in (1, 2, 5))
        step = next(step for step in steps if len(numbered) <= step * TICKS)
        return [one for one in numbered if one[0] % step == 0]

    def draw_lines(self) -> None:
        """Draw all lines, the first on top, each with a dark edge; and everybody's mark where their line ends."""
        tools = self.kit
        wide, high = self.px(1000), self.px(LEGEND)
        for line in reversed(self.lines):
            way = [
                (self.x(index) * tools.scale, self.y(chance) * tools.scale)
                for index, chance in zip(self.view.points, line.chances, strict=True)
            ]
            pen = Pen(0, 0, wide, high)
            for colour, thick in self.strokes(line.seat):
                pen.line(way if len(way) > 1 else [*way, *way], max(2.0, thick * tools.scale), colour)
            pen.sprite(tools.inks, self.tokens.ink).stamp(self.canvas.image, 0, 0)
        for seat, middle in self._ends():
            self.stamp(self.mark(seat, MARK), RIGHT + 44, middle)

    def _ends(self) -> list[tuple[int, float]]:
        """Return where the marks at the ends of the lines stand, apart from each other.

        The two players of one line stand at the heights that win for them.
        """
        if len(self.lines) < len(self.view.lines) == 2:
            return [(self.view.lines[0].seat, TOP), (self.view.lines[1].seat, FOOT)]
        ends = sorted((self.y(line.chances[-1]), line.seat) for line in self.lines)
        apart, found = MARK + 4, list[tuple[int, float]]()
        lowest = FOOT - apart * (len(ends) - 1)
        for place, (middle, seat) in enumerate(ends):
            above = found[-1][1] + apart if found else TOP
            found.append((seat, max(above, min(middle, lowest + apart * place))))
        return found

    def draw_moments(self) -> None:
        """Draw the numbers of the moments on the lines of those who chose; those that are close, above each other."""
        known = {line.seat: line for line in self.lines}
        if len(self.view.lines) == 2:
            known = {line.seat: self.lines[0] for line in self.view.lines}
        found: list[tuple[float, float]] = []
        for mark in self.view.marks:
            if mark.seat not in known:
                continue
            place = max(0, sum(index <= mark.index for index in self.view.points) - 1)
            x, y = self.x(mark.index), min(self.y(known[mark.seat].chances[place]), FOOT - NUMBER)
            step = -APART if y > TOP + 3 * APART else APART
            while any(hypot(x - across, y - down) < APART for across, down in found):
                y += step
            found.append((x, y))
            disc = _disc(self.kit, mark.number, self.px(NUMBER), self.tokens.text)
            self.stamp(disc, x, y)

    def draw_legend(self) -> None:
        """Write who has which line, and their chances at the end, in two columns."""
        tokens = self.tokens
        for number, line in enumerate(self.view.lines[:MOST_LINES]):
            left, middle = 16 + 492 * (number % 2), LEGEND + ROW * (number // 2 + 0.5)
            if line in self.lines:
                self._draw_stroke(line.seat, left + 4, left + 60, middle)
            self.stamp(self.mark(line.seat, MARK), left + 94, middle)
            face = self.face(NAME, SEMIBOLD, tokens.text, tokens.canvas)
            name = drawable(line.name) or self.say("seat", number=line.seat + 1)
            end = self.say("review-percent", percent=percent(line.chances[-1]))
            quiet = self.face(SMALL, MEDIUM, tokens.muted, tokens.canvas)
            used = self.words(end, left + 468, middle, quiet, anchor="right")
            self.words(name, left + 128, middle, face, 468 - 128 - 16 - used)

    def _draw_stroke(self, seat: int, left: float, right: float, middle: float) -> None:
        """Draw a piece of a seat's line."""
        for colour, wide in self.strokes(seat)[1:]:
            aside = (wide - WIDE) / 2
            high = 5 + aside
            self.panel(left - aside, middle - high, right + aside, middle + high, colour, radius=high)


@cached
def _disc(tools: Kit, number: int, radius: int, colour: Colour) -> Sprite:
    """Return a disc with a number, anchored at its middle. Radius in pixels."""
    pen = Pen(radius + 2)
    pen.disc(0, 0, radius + 1, tools.tokens.ink)
    pen.disc(0, 0, radius - 0.5, colour)
    pen.letters(str(number), 0, 0, max(11, radius * 1.45), HEAVY, tools.tokens.on_text)
    return pen.sprite(tools.inks, tools.tokens.ink)
