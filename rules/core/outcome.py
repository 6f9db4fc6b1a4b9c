"""Whose turn it is, and how a game ends. Part of rules/core: standard library only."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended (ENGINE, status).

    `reason` is one of the game's own words (`goal`, `repetition` …). `ranking` lists groups of seats, best first; a
    draw is a single group of all seats. `scores` has a number for each seat (or what the game's contract says), or is
    None.
    """

    reason: str
    draw: bool
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None

    @classmethod
    def won(cls, reason: str, winner: int, seats: int, scores: tuple[int, ...] | None = None) -> "Outcome":
        """One seat won; all others share second place."""
        others = tuple(seat for seat in range(seats) if seat != winner)
        return cls(reason, False, ((winner,), others) if others else ((winner,),), scores)

    @classmethod
    def drawn(cls, reason: str, seats: int) -> "Outcome":
        """A draw: nobody won."""
        return cls(reason, True, (tuple(range(seats)),))

    @classmethod
    def by_scores(cls, reason: str, scores: tuple[int, ...]) -> "Outcome":
        """The highest score won; if all are equal, it is a draw."""
        ranking = levels(dict(enumerate(scores)))
        return cls(reason, len(ranking) == 1, ranking, scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the best group; empty in a draw."""
        return () if self.draw else self.ranking[0]


def levels(worth: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """Group the seats by their worth, highest first; equal ones share a group, in seat order."""
    return tuple(
        tuple(seat for seat in sorted(worth) if worth[seat] == level)
        for level in sorted(set(worth.values()), reverse=True)
    )


@dataclass(frozen=True, slots=True)
class Waiting:
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance acts next; `kind` is the first word of the event's notation."""

    kind: str


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Turn = Waiting | Chance | Over
