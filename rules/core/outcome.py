"""What is awaited from a game, and how one ends. Part of rules/core: standard library only."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended (ENGINE, status).

    `reason` is one of the game's own words (`goal`, `repetition` …). `ranking` lists groups of seats, best first; in a
    draw it is one group of all seats. `scores` has one number a seat (or whatever the game's contract says) or is None.
    """

    reason: str
    draw: bool
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None = None

    @classmethod
    def won(cls, reason: str, winner: int, seats: int, scores: tuple[int, ...] | None = None) -> "Outcome":
        """One seat has won; all others share the second place."""
        others = tuple(seat for seat in range(seats) if seat != winner)
        return cls(reason, False, ((winner,), others) if others else ((winner,),), scores)

    @classmethod
    def drawn(cls, reason: str, seats: int) -> "Outcome":
        """Nobody has won."""
        return cls(reason, True, (tuple(range(seats)),))

    @classmethod
    def by_scores(cls, reason: str, scores: tuple[int, ...]) -> "Outcome":
        """The most is the best; where all are level it is a draw."""
        ranking = levels(dict(enumerate(scores)))
        return cls(reason, len(ranking) == 1, ranking, scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the best group; empty in a draw."""
        return () if self.draw else self.ranking[0]


def levels(worth: Mapping[int, int]) -> tuple[tuple[int, ...], ...]:
    """The seats by what they are worth, the most first; level ones share a group, in seat order."""
    return tuple(
        tuple(seat for seat in sorted(worth) if worth[seat] == level)
        for level in sorted(set(worth.values()), reverse=True)
    )


@dataclass(frozen=True, slots=True)
class Waiting:
    """A seat is awaited."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance event is awaited; `kind` is the first word of its notation."""

    kind: str


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    outcome: Outcome


Turn = Waiting | Chance | Over
