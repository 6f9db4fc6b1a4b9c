"""The nouns of Pig and their notation. Part of rules/pig: rules/core only."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from rules.core.notation import Notation
from rules.core.outcome import Outcome


class Action(Enum):
    """What a seat can do on its turn (rule 2)."""

    ROLL = "roll"
    HOLD = "hold"


class Die(NamedTuple):
    """A chance event: the die has been rolled."""

    face: int


class State(NamedTuple):
    """One moment: each seat's points, whose turn it is, the points of that turn, and whether the die is rolling."""

    target: int
    scores: tuple[int, ...]
    seat: int = 0
    pot: int = 0
    rolling: bool = False
    turn: int = 1

    @property
    def outcome(self) -> Outcome | None:
        """The first seat to reach the target wins; the others are ranked by their points (rule 5)."""
        return Outcome.by_scores("target", self.scores) if max(self.scores) >= self.target else None


@dataclass(frozen=True, slots=True)
class View:
    """What everybody sees; `seat` has the turn, and pictures show its player's name."""

    seat: int
    scores: tuple[int, ...]
    pot: int
    target: int


def write(event: Action | Die) -> str:
    """The notation of an event."""
    return event.value if isinstance(event, Action) else f"die {event.face}"


def parse(text: str) -> Action | Die | None:
    """The event with this notation, or None."""
    if re.fullmatch("die [1-6]", text):
        return Die(int(text[4]))
    return next((action for action in Action if action.value == text), None)


NOTATION: Notation[Action, Die] = Notation(
    key="pig",
    game="Pig",
    write=write,
    parse=parse,
    action_hint="write roll or hold.",
    chance_events=(Die,),
    chance_hint="that is die 4, with 1 to 6.",
)
