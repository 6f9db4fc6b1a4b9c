"""A finished game's review in words, and the data that its curve is drawn from. Part of words/: imports words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from words.shortening import whole_sentences
from words.speech import Speech

#: Into how many parts of equal length the description divides a curve.
_PARTS = 4


@dataclass(frozen=True)
class ChanceLine:
    """A seat's chances to win, from 0 to 1, at each point of the curve; `name` is any text."""

    seat: int
    name: str
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Mark:
    """A moment of the review on the curve: after so many events, on a seat's line."""

    number: int
    index: int
    seat: int


@dataclass(frozen=True)
class CurveView:
    """What the picture of a curve shows.

    `points` are how many events had happened at each point, rising; `turns` the same before the first turn and at the
    end of each. `game` is its key, `view` what everybody sees of it at the end, which decides on the picture's colours.
    """

    game: str
    points: tuple[int, ...]
    lines: tuple[ChanceLine, ...]
    turns: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    view: Any = None

    @property
    def drawn(self) -> tuple[ChanceLine, ...]:
        """The lines that are drawn: of two that mirror each other, the first."""
        return self.lines[:1] if len(self.lines) == 2 else self.lines


def percent(chance: float) -> int:
    """A chance in whole percent; only what is certain has 0 or 100."""
    return round(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))


def points(chances: float) -> int:
    """A sum of chances in points, hundredths of a game."""
    return round(chances * 100)


def turn_at(turns: Sequence[int], index: int) -> int:
    """The number of the turn with the event after so many others, 0 in the set-up; `turns` as in a CurveView."""
    return sum(bound <= index for bound in turns)


def curve_alt(view: CurveView, say: Speech) -> str:
    """Describe the curve in at most 1,024 characters: everybody's chances at even distances, and at each moment."""
    found = [say("review-alt", lines=len(view.drawn), turns=max(0, len(view.turns) - 1))]
    places = sorted({round(part * (len(view.points) - 1) / _PARTS) for part in range(_PARTS + 1)})
    for line in view.drawn:
        steps = say.row(say("review-percent", percent=percent(line.chances[place])) for place in places)
        found.append(say("review-alt-line", name=line.name, steps=steps))
    known = {line.seat: line.name for line in view.lines}
    for mark in view.marks:
        if mark.seat in known:
            turn = turn_at(view.turns, mark.index)
            found.append(say("review-alt-mark", number=mark.number, name=known[mark.seat], turn=turn))
    text = " ".join(found)
    return whole_sentences(text)
