"""Every seat's chance to win a race, estimated from its ring with learned weights. Part of players/hedgehog.

`train` makes the weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Self

from players.hedgehog.prospects import FEATURES, features, first_guess
from rules.hedgehog.position import Ring

WEIGHTS = Path(__file__).with_name("weights.txt")
#: A weight in the file is a whole number of these parts.
PARTS = 1000


@dataclass(frozen=True, slots=True)
class Outlook:
    """The weight of each case."""

    weights: Sequence[float]

    def strengths(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> list[float]:
        """How strong each seat is if `to_roll` rolls next: positive numbers, comparable within this ring only."""
        weights = self.weights
        return [exp(sum([weights[case] for case in cases])) for cases in features(stacks, seats, to_roll, nest)]

    def chances(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> tuple[float, ...]:
        """Every seat's chance to win, in a race that somebody wins; they add up to 1."""
        found = self.strengths(stacks, seats, to_roll, nest)
        total = sum(found)
        return tuple([strength / total for strength in found])

    def softened(self, share: float) -> Self:
        """The same outlook, less sure of itself: each weight counts this share."""
        return type(self)([share * weight for weight in self.weights])

    @classmethod
    def guess(cls) -> Self:
        """What can be said without learning: a short way is good, and so are many rolls that win."""
        return cls(first_guess())


@cache
def outlook() -> Outlook:
    """The learned outlook. It was learned from trees at tables of four, and judges all others by the same features."""
    (line,) = [line for line in WEIGHTS.read_text("ascii").splitlines() if not line.startswith("#")]
    found = Outlook([int(word) / PARTS for word in line.split()])
    if len(found.weights) != FEATURES:
        raise ValueError(f"{WEIGHTS.name} belongs to other features; train again")
    return found


def written(learned: Outlook) -> str:
    """An outlook as a line of the file of weights."""
    return " ".join(str(round(weight * PARTS)) for weight in learned.weights) + "\n"
