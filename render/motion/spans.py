"""The parts of a game that are worth a film. Part of render/motion: imports render and rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules import own
from rules.core.history import History, Steps
from rules.core.match import Match

#: The last turn; the turn up to a moment; a turn with a goal; a match or round; the whole game.
Kind = Literal["turn", "moment", "goal", "chapter", "all"]
_NAMED = re.compile(r"(turn|all)|(moment|goal|chapter)-([1-9][0-9]{0,4})")


@dataclass(frozen=True)
class Span:
    """A part of a game: from the moment after `first` events to that after `last`.

    `number` counts goals from 1, and is a chapter's ordinal or a moment's index; 0 for the other kinds. `turn` is the
    number of a moment's turn, 0 during set-up and for the other kinds.
    """

    kind: Kind
    number: int
    first: int
    last: int
    turn: int = 0

    @property
    def name(self) -> str:
        """Its name, which stays the same while the game goes on: `turn`, `moment-34`, `goal-2`, `all`."""
        return f"{self.kind}-{self.number}" if self.number else self.kind


def is_name(text: str) -> bool:
    """Whether a text is a span's name, of this game or another."""
    return _NAMED.fullmatch(text) is not None


def spans(moments: Iterable[Match]) -> Steps[tuple[Span, ...]]:
    """Find the parts of a game so far, in the order of their kinds and numbers; none before the first event.

    It pauses after each moment; `moments` are all of the game, from the one before the first event.
    """
    turn, goals, chapters = 0, list[Span](), dict[int, Span]()
    before: Match | None = None
    for number, match in enumerate(moments):
        if before is not None:
            turn = before.turn_began
            scored = own("render", match.game.about.key, "scored", "motion")
            if scored is not None and scored(before.view(None), match.view(None)):
                goals.append(Span("goal", len(goals) + 1, turn, number))
            if chapter := before.automatic.chapter:
                begun = chapters.get(chapter)
                chapters[chapter] = Span("chapter", chapter, number - 1 if begun is None else begun.first, number)
        before = match
        yield
    length = 0 if before is None else len(before.log)
    if not length:
        return ()
    last = Span("turn", 0, min(turn, length - 1), length)
    return last, *goals, *chapters.values(), Span("all", 0, 0, length)


def span_to(whole: History, index: int) -> Span | None:
    """Return the turn that leads to a moment, up to that moment; None for the opening and moments that don't exist."""
    number = whole.turn_at(index) if index <= whole.length else 0
    if not number:
        return None
    turn = whole.turns[number - 1]
    counted = any(one.number for one in whole.turns)
    return Span("moment", index, turn.start, index, turn.number if counted else number)


def span_named(found: tuple[Span, ...], name: str) -> Span | None:
    """Return the span with this name, or None."""
    return next((span for span in found if span.name == name), None)
