"""The parts of a game that are worth a film. Part of render/motion: imports render and rules."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from render.motion.own import own
from rules import GAMES
from rules.core.match import Match

#: The last turn; a turn with a goal; a match or round; the whole game.
Kind = Literal["turn", "goal", "chapter", "all"]
_NAMED = re.compile(r"(turn|all)|(goal|chapter)-([1-9][0-9]{0,3})")


@dataclass(frozen=True)
class Span:
    """A part of a game: from the moment after `first` events to that after `last`.

    `number` counts goals from 1, and is a chapter's ordinal; 0 for the other kinds.
    """

    kind: Kind
    number: int
    first: int
    last: int

    @property
    def name(self) -> str:
        """Its name, which stays the same while the game goes on: `turn`, `goal-2`, `chapter-3`, `all`."""
        return f"{self.kind}-{self.number}" if self.number else self.kind


def is_name(text: str) -> bool:
    """Whether a text is a span's name, of this game or another."""
    return _NAMED.fullmatch(text) is not None


def spans(game: str, seats: int, options: Mapping[str, Any], log: tuple[str, ...]) -> tuple[Span, ...]:
    """Find the parts of a game so far, in the order of their kinds and numbers; none before the first event.

    Raises Refusal for a log that can't be replayed.
    """
    if not log:
        return ()
    match = Match.begin(GAMES[game], seats, options, 0)
    scored = own(game, "scored")
    turn, goals, chapters = 0, list[Span](), dict[int, Span]()
    for number, text in enumerate(log):
        before, match = match, match.follow(text)
        turn = before.turn_began
        if scored is not None and scored(before.view(None), match.view(None)):
            goals.append(Span("goal", len(goals) + 1, turn, number + 1))
        if chapter := before.automatic.chapter:
            begun = chapters.get(chapter)
            chapters[chapter] = Span("chapter", chapter, number if begun is None else begun.first, number + 1)
    last = Span("turn", 0, min(turn, len(log) - 1), len(log))
    return last, *goals, *chapters.values(), Span("all", 0, 0, len(log))


def span_named(found: tuple[Span, ...], name: str) -> Span | None:
    """Return the span with this name, or None."""
    return next((span for span in found if span.name == name), None)
