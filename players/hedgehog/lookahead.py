"""Looks ahead over the next rolls of all seats. Part of players/hedgehog.

Chance is exact: each roll counts a sixth. The seats to come are expected to go for the ring that is best for them at
first sight.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from players.hedgehog.draws import dead
from players.hedgehog.outlook import Outlook
from players.hedgehog.turns import Reach, reach
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import Ring

#: How much better another ring has to be than the one before the turn: passing all the time only draws.
IDLE = 0.07
Chances = tuple[float, ...]


class Branch(NamedTuple):
    """How many of the rolls a seat is expected to use alike, and the ring that it then leaves; None if it wins."""

    rolls: int
    ring: Ring | None


@dataclass(slots=True)
class Lookahead:
    """The chances of all seats some turns deep, for one table; `searched` counts the turns that were searched.

    What they lack to 1 is the chance that the race goes dead, so that nobody wins.
    """

    outlook: Outlook
    seats: int
    nest: bool
    searched: int = 0
    _known: dict[tuple[Ring, int, int], Chances] = field(default_factory=dict)

    def chances(self, ring: Ring, to_roll: int, depth: int) -> Chances:
        """Every seat's chance to win before this seat's roll, expected over the next `depth` rolls."""
        if depth <= 0:
            return self._at_sight(ring, to_roll)
        key = (ring, to_roll, depth)
        known = self._known.get(key)
        if known is None:
            sums = [0.0] * self.seats
            then = (to_roll + 1) % self.seats
            for rolls, after in self.branches(ring, to_roll):
                if after is None:
                    sums[to_roll] += rolls
                    continue
                for seat, chance in enumerate(self.chances(after, then, depth - 1)):
                    sums[seat] += rolls * chance
            known = self._known[key] = tuple([total / FACES for total in sums])
        return known

    def branches(self, ring: Ring, seat: int) -> list[Branch]:
        """What the seat is expected to do with each roll; rolls with which it does the same are together."""
        self.searched += 1
        found = reach(ring, seat, FACES, self.nest)
        wins_from = FACES + 1 if found.win is None else FACES - found.win.left
        best, most = ring, -1.0
        goes: dict[Ring | None, int] = {}
        by_cost = self._by_cost(found)
        for roll in range(FACES + 1):
            if roll >= wins_from:
                goes[None] = goes.get(None, 0) + 1
                continue
            for other in by_cost.get(roll, ()):
                worth = self.worth(other, ring, seat)
                if worth > most:
                    best, most = other, worth
            if roll:
                goes[best] = goes.get(best, 0) + 1
        return [Branch(rolls, after) for after, rolls in goes.items()]

    def worth(self, ring: Ring, before: Ring, seat: int) -> float:
        """A ring that the seat may leave behind, at first sight; the one before its turn counts less."""
        return self._at_sight(ring, (seat + 1) % self.seats)[seat] * (1 - IDLE * (ring == before))

    def _at_sight(self, ring: Ring, to_roll: int) -> Chances:
        key = (ring, to_roll, 0)
        known = self._known.get(key)
        if known is None:
            hopeless = dead(ring, self.seats, self.nest)
            known = (0.0,) * self.seats if hopeless else self.outlook.chances(ring, self.seats, to_roll, self.nest)
            self._known[key] = known
        return known

    @staticmethod
    def _by_cost(found: Reach) -> Mapping[int, list[Ring]]:
        """The rings by the points that they cost."""
        rings: dict[int, list[Ring]] = {}
        for ring, way in found.rings.items():
            rings.setdefault(FACES - way.left, []).append(ring)
        return rings
