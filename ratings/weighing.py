"""How much a game weighs for each of its people. Part of ratings/: imports ratings.

A `Weighing` knows what rules 6 to 9 look back on, on one server: the games of the last 24 hours by pair and by person,
and how well everyone is known. It forgets the rest, so it costs no more after a year than on the first day.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ratings.judging import Groups, Part, Why

#: How far rules 6 and 7 look back (ms).
WINDOW = 24 * 60 * 60 * 1000
#: The weights of two people's first, second and third game (rule 6).
AGAIN = (1.0, 1 / 2, 1 / 3)
#: How many whole games a day has room for, over how many it runs out, and what is too little to count (rule 7).
DAY, LAST_PART, TOO_LITTLE = 3.0, 2.0, 1 / 20
#: How many games' worth makes somebody fully known, and how well known everyone is at least (rule 8).
KNOWN, STRANGER = 40.0, 1 / 8

_NOBODY: Mapping[int, int] = {}


class Weight(NamedTuple):
    """What a game weighs for a person (rule 9) and the steps to it, each from 0 to 1.

    `again` applies rule 6 alone, `share` rules 6 and 7, `weight` all of them.
    """

    again: float
    share: float
    weight: float


class Weighing:
    """The memory of one server behind the weights of its games."""

    def __init__(self) -> None:
        self._known: dict[int, float] = {}
        self._shares: dict[int, list[float]] = {}
        self._met: dict[int, dict[int, int]] = {}
        self._recent: deque[tuple[int, tuple[int, ...], list[tuple[int, int]]]] = deque()

    def state(self) -> list[Any]:
        """All that is remembered, as JSON values and in one order."""
        shares = [[person, self._shares[person]] for person in sorted(self._shares)]
        return [sorted(self._known.items()), shares, list(self._recent)]

    @classmethod
    def restored(cls, state: Sequence[Any]) -> "Weighing":
        """The memory with this state."""
        found = cls()
        known, shares, recent = state
        found._known = dict(known)
        found._shares = dict(shares)
        for at, people, met in recent:
            pairs = [(one, other) for one, other in met]
            found._recent.append((at, tuple(people), pairs))
            for one, other in pairs:
                times = found._met.get(one, _NOBODY).get(other, 0) + 1
                found._met.setdefault(one, {})[other] = found._met.setdefault(other, {})[one] = times
        return found

    def weigh(self, at: int, parts: Sequence[Part]) -> dict[int, Weight | Why]:
        """Weigh a game that ends now for each person, or say why it doesn't move them; nothing is remembered.

        `at` (unix ms) is never earlier than that of the game before.
        """
        self._forget(at)
        given: dict[int, tuple[float, float]] = {}
        groups: Groups = ()
        for part in parts:
            if part.groups is not groups:  # all have the same ones where nobody left
                groups = part.groups
                for group in groups:
                    for who in group:
                        if who not in given:
                            given[who] = self.left(who), self.known(who)
        return {part.person: self._weight(part, given) for part in parts}

    def note(self, at: int, people: Iterable[int], weights: Mapping[int, Weight]) -> None:
        """Remember a game in which these people count and which moved some of them with these weights."""
        met = []
        everybody = sorted(people)
        for number, one in enumerate(everybody, start=1):
            for other in everybody[number:]:
                times = self._met.get(one, _NOBODY).get(other, 0)
                if times < len(AGAIN) and (one in weights or other in weights):
                    self._met.setdefault(one, {})[other] = self._met.setdefault(other, {})[one] = times + 1
                    met.append((one, other))
        for person, (_, share, weight) in weights.items():
            self._shares.setdefault(person, []).append(share)
            self._known[person] = self._known.get(person, 0.0) + weight
        self._recent.append((at, tuple(weights), met))

    def known(self, person: int) -> float:
        """How well a person is known (rule 8)."""
        known = self._known.get(person, 0.0) / KNOWN
        return STRANGER if known < STRANGER else known if known < 1.0 else 1.0

    def left(self, person: int) -> float:
        """How much is left of a person's day (rule 7)."""
        shares = self._shares.get(person)
        if shares is None:
            return 1.0
        left = (DAY - sum(shares)) / LAST_PART
        return 0.0 if left < TOO_LITTLE else left if left < 1.0 else 1.0

    def _weight(self, part: Part, given: Mapping[int, tuple[float, float]]) -> Weight | Why:
        """Apply rule 9 to what is left of everyone's day and how well they are known."""
        me = part.person
        own, _ = given[me]
        met = self._met.get(me, _NOBODY)
        again = share = weight = 0.0
        opponents = -1
        for group in part.groups:
            opponents += len(group)
            for other in group:
                times = met.get(other, 0)
                if times < len(AGAIN) and other != me:
                    left, known = given[other]
                    part_of = AGAIN[times] * (own if own < left else left)
                    again += AGAIN[times]
                    share += part_of
                    weight += part_of * known
        if share == 0.0:
            return Why.FULL if again else Why.REPEATED
        return Weight(again / opponents, share / opponents, weight / opponents)

    def _forget(self, at: int) -> None:
        """Forget games that ended 24 hours ago or earlier."""
        while self._recent and self._recent[0][0] <= at - WINDOW:
            _, people, met = self._recent.popleft()
            for person in people:
                shares = self._shares[person]
                del shares[0]
                if not shares:
                    del self._shares[person]
            for one, other in met:
                self._unmeet(one, other)
                self._unmeet(other, one)

    def _unmeet(self, one: int, other: int) -> None:
        met = self._met[one]
        met[other] -= 1
        if not met[other]:
            del met[other]
            if not met:
                del self._met[one]
