"""What is awaited from a game, and how one ends. Part of rules/core: standard library only."""

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

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of the best group; empty in a draw."""
        return () if self.draw else self.ranking[0]


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
