"""Every seat's chance to win a race, estimated from its ring with learned weights. Part of players/hedgehog.

`train` makes the weights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Self

from players.hedgehog.prospects import FEATURES, features
from rules.hedgehog.position import Ring

WEIGHTS = Path(__file__).with_name("weights.txt")
#: A weight in the file is a whole number of these parts.
PARTS = 1000
#: The numbers of seats whose games were learned from; others are judged like the nearest of them.
MOST_LEARNED = 6


@dataclass(frozen=True, slots=True)
class Outlook:
    """The weight of each case, and how much all of them say with 0, 1, 2 … seats."""

    weights: Sequence[float]
    scales: Sequence[float]

    def strengths(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> list[float]:
        """How strong each seat is if `to_roll` rolls next: positive numbers, comparable within this ring only."""
        weights, scale = self.weights, self.scales[min(seats, MOST_LEARNED)]
        return [exp(scale * sum([weights[case] for case in cases])) for cases in features(stacks, seats, to_roll, nest)]

    def chances(self, stacks: Ring, seats: int, to_roll: int, nest: bool) -> tuple[float, ...]:
        """Every seat's chance to win, in a race that somebody wins; they add up to 1."""
        found = self.strengths(stacks, seats, to_roll, nest)
        total = sum(found)
        return tuple([strength / total for strength in found])

    @classmethod
    def blank(cls) -> Self:
        """An outlook that knows nothing: all seats are equal."""
        return cls([0.0] * FEATURES, [1.0] * (MOST_LEARNED + 1))


@cache
def outlook() -> Outlook:
    """The learned outlook. It was learned from trees, and knows nests by the same features."""
    lines = [line for line in WEIGHTS.read_text("ascii").splitlines() if not line.startswith("#")]
    numbers = {words[0]: [int(word) / PARTS for word in words[1:]] for words in map(str.split, lines)}
    found = Outlook(numbers["weights"], numbers["scales"])
    if len(found.weights) != FEATURES or len(found.scales) != MOST_LEARNED + 1:
        raise ValueError(f"{WEIGHTS.name} belongs to other features; train again")
    return found


def written(learned: Outlook) -> str:
    """An outlook as lines of the file of weights."""
    rows = (("weights", learned.weights), ("scales", learned.scales))
    return "".join(f"{name} {' '.join(str(round(number * PARTS)) for number in row)}\n" for name, row in rows)
