"""A choice in a finished game, with what followed it and what might have been done instead. Part of host/replays.

These functions run in another process, in steps, as those of `scene.py`, and see only what is handed to them.
"""

from dataclasses import dataclass
from typing import Any

from host.replays.scene import Recording, entries, played
from rules.core.history import Turn
from rules.steps import Steps

#: How many turns after the one with the choice are told.
TURNS = 2


@dataclass(frozen=True)
class Deeds:
    """What somebody did in a turn, or in the rest of it, and what is worth remembering of it."""

    seat: int | None
    actions: tuple[str, ...]
    highlight: str = ""


@dataclass(frozen=True)
class Turning:
    """The positions before the choice, after what was done and after what might have been done, and what followed.

    `over` means that the game was played to its end with that.
    """

    before: Any
    played: Any
    better: Any
    followed: tuple[Deeds, ...]
    over: bool


def bounds_of_turns(recording: Recording) -> Steps[tuple[int, ...]]:
    """How many events had happened before the first turn, and at the end of each; set-up has no turns."""
    whole = yield from played(recording)
    game = whole.last.game
    for place, turn in enumerate(whole.turns):
        if game.turn_number(whole.moment(turn.stops[0] - 1).state) > 0:
            return turn.start, *(one.end for one in whole.turns[place:])
        yield
    return (whole.opening, *(turn.end for turn in whole.turns)) if whole.turns else ()


def turning(recording: Recording, index: int, better: str, viewer: int | None, language: str) -> Steps[Turning]:
    """What became of the choice after so many events, in which `better` was possible. Raises IndexError, Refusal."""
    whole = yield from played(recording)
    before, after = whole.moments((index, index + 1))
    number = whole.turn_at(index + 1)
    told = yield from entries(whole, language)
    found = []
    for turn, entry in zip(whole.turns[number - 1 :][: TURNS + 1], told[number - 1 :], strict=False):
        actions = _after(turn, index + 1)
        if actions or entry.highlight:
            found.append(Deeds(turn.seat, actions, entry.highlight))
    over = whole.last.outcome is not None and number + TURNS >= len(whole.turns)
    return Turning(before.view(viewer), after.view(viewer), before.follow(better).view(viewer), tuple(found), over)


def _after(turn: Turn, index: int) -> tuple[str, ...]:
    """The actions of a turn that came after so many events; a turn that chance began has no action before the first."""
    done = sum(stop <= index for stop in turn.stops)
    return turn.actions[done:] if turn.start < index else turn.actions
