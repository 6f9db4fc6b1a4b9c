"""A finished game, and its review as values and as text. Part of players/reviewing."""

import json
from bisect import bisect_right
from dataclasses import asdict, dataclass
from typing import Any

from players.advice import Reason
from rules.core.options import Value

#: Reviews written by another version aren't read, but made anew.
VERSION = 3
#: The least loss that is worth a word, as a chance to win, and how many moments of a seat are shown.
LEAST_LOSS, MOST_MOMENTS = 0.05, 3


@dataclass(frozen=True)
class FinishedGame:
    """A finished game; `chosen` are the events of its log, counting from 0, that a person chose."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    log: tuple[str, ...]
    chosen: tuple[int, ...]


@dataclass(frozen=True)
class Moment:
    """A choice that lost something: after `index` events, `seat` did `played` although `better` was possible.

    `chance` and `best` are the seat's chances to win after the one and the other. `reasons` say why the other is
    better, the strongest first, and `follows` what was expected to come next.
    """

    index: int
    seat: int
    played: str
    better: str
    chance: float
    best: float
    reasons: tuple[Reason, ...] = ()
    follows: tuple[str, ...] = ()

    @property
    def loss(self) -> float:
        """How much of the chance to win was lost."""
        return self.best - self.chance


@dataclass(frozen=True)
class Tally:
    """What a seat's game came to: how many of its `choices` were `looked` at, and in how many turns it lost something.

    `lost` is what it lost there together. `luck` is what chance brought it in the `rolls` that were looked at, out of
    all that happened, compared with what was to be expected; losses and luck are chances to win.
    """

    choices: int = 0
    looked: int = 0
    losses: int = 0
    lost: float = 0.0
    luck: float = 0.0
    rolls: int = 0


@dataclass(frozen=True)
class Review:
    """A finished game's review.

    `curve` has every seat's chance to win after each number of events in `points`. `tallies` are by seat; `rolls`
    counts the chance events. `moments` are in the order of the game, at most `MOST_MOMENTS` of a seat.
    """

    points: tuple[int, ...]
    curve: tuple[tuple[float, ...], ...]
    tallies: tuple[Tally, ...]
    moments: tuple[Moment, ...]
    rolls: int = 0

    @property
    def reviewed(self) -> tuple[int, ...]:
        """The seats whose choices were looked at."""
        return tuple(seat for seat, tally in enumerate(self.tallies) if tally.looked)

    def chance(self, index: int, seat: int) -> float:
        """Return a seat's chance to win after `index` events, at the last point of the curve up to there."""
        return self.curve[max(0, bisect_right(self.points, index) - 1)][seat]

    def worst(self, seat: int | None = None) -> tuple[Moment, ...]:
        """The moments in which a seat, or anybody, lost most, in the order of the game."""
        own = [moment for moment in self.moments if seat is None or moment.seat == seat]
        most = sorted(own, key=lambda moment: (-moment.loss, moment.index))[:MOST_MOMENTS]
        return tuple(sorted(most, key=lambda moment: moment.index))


def write(review: Review) -> str:
    """Write a review as text."""
    return json.dumps({"version": VERSION, **asdict(review)}, separators=(",", ":"), ensure_ascii=False)


def read(text: str) -> Review | None:
    """Read a review; None if another version wrote it."""
    found: dict[str, Any] = json.loads(text)
    if found.pop("version", None) != VERSION:
        return None
    return Review(
        points=tuple(found["points"]),
        curve=tuple(map(tuple, found["curve"])),
        tallies=tuple(Tally(**tally) for tally in found["tallies"]),
        moments=tuple(map(_moment, found["moments"])),
        rolls=found["rolls"],
    )


def _moment(found: dict[str, Any]) -> Moment:
    reasons = tuple(Reason(one["name"], tuple((name, fact) for name, fact in one["facts"])) for one in found["reasons"])
    return Moment(**{**found, "reasons": reasons, "follows": tuple(found["follows"])})
