"""How much a game weighs for each of its people. Part of ratings/: imports ratings.

A `RecentGames` knows what rules 6 and 7 look back on, on one server: the games of the last 24 hours by pair and by
person. It forgets the rest, so it costs no more after a year than on the first day.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ratings.judging import Groups, Part, WhyUnrated

#: How far rules 6 and 7 look back (ms).
WINDOW = 24 * 60 * 60 * 1000
#: The weights of two people's first, second and third game (rule 6).
AGAIN = (1.0, 1 / 2, 1 / 3)
#: How many whole games a day has room for, over how many it runs out, and what is too little to count (rule 7).
DAY, LAST_PART, TOO_LITTLE = 3.0, 2.0, 1 / 20
#: How many games' worth makes somebody fully known, and how well known everyone is at least (rule 8).
KNOWN, STRANGER = 40.0, 1 / 8

_NOBODY: Mapping[int, int] = {}
Pairs = tuple[tuple[int, int], ...]
"""Pairs of people."""


class Weight(NamedTuple):
    """What a game weighs for a person (rule 9) and the steps to it, each from 0 to 1.

    `again` applies rule 6 alone, `share` rules 6 and 7, `weight` all of them.
    """

    again: float
    share: float
    weight: float


class Before(NamedTuple):
    """What people had played within a day before they were erased and came back: pairs of them, and their shares."""

    met: Mapping[tuple[int, int], int]
    spent: Mapping[int, float]


NOTHING = Before({}, {})


class Known(Protocol):
    """What is known of somebody's earlier games."""

    weight: float
    """The sum of their weights (rule 9)."""


def how_known(games: Known | None) -> float:
    """How well a person with these games is known (rule 8); None is a newcomer."""
    known = 0.0 if games is None else games.weight / KNOWN
    return STRANGER if known < STRANGER else known if known < 1.0 else 1.0


class RecentGames:
    """The memory of one server's last day, behind the weights of its games."""

    def __init__(self) -> None:
        self._shares: dict[int, list[float]] = {}
        self._met: dict[int, dict[int, int]] = {}
        self._recent: deque[tuple[int, tuple[int, ...], Pairs]] = deque()

    def lately(self, at: int, person: int) -> tuple[float, dict[int, int]]:
        """How much of their last day a person has used, and how often they have met whom in it; nothing is changed."""
        games, met = 0, dict[int, int]()
        for ended, people, pairs in self._recent:
            if ended > at - WINDOW:
                games += person in people
                for pair in pairs:
                    if person in pair:
                        (other,) = {*pair} - {person}
                        met[other] = met.get(other, 0) + 1
        shares = self._shares.get(person, [])
        return sum(shares[len(shares) - games :]), met

    def weigh(
        self, at: int, parts: Sequence[Part], known: Mapping[int, Known], before: Before = NOTHING
    ) -> dict[int, Weight | WhyUnrated]:
        """Weigh a game that ends now for each person, or say why it doesn't move them; nothing is remembered.

        `at` (unix ms) is never earlier than that of the game before; `known` has everybody's earlier games.
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
                            given[who] = self.left(who, before.spent.get(who, 0.0)), how_known(known.get(who))
        return {part.person: self._weight(part, given, before) for part in parts}

    def note(self, at: int, people: Iterable[int], weights: Mapping[int, Weight], before: Before = NOTHING) -> Pairs:
        """Remember a game in which these people count and which moved some of them; return the pairs it counts for."""
        everybody = tuple(people)
        met = tuple(
            (one, other)
            for number, one in enumerate(everybody, start=1)
            for other in everybody[number:]
            if one in weights or other in weights
            if self._met.get(one, _NOBODY).get(other, 0) + before.met.get((one, other), 0) < len(AGAIN)
        )
        self.recall(at, {person: weight.share for person, weight in weights.items()}, met)
        return met

    def recall(self, at: int, shares: Mapping[int, float], met: Pairs) -> None:
        """Remember a game that was weighed before: the shares of those whom it moved, and the pairs it counts for."""
        for one, other in met:
            times = self._met.get(one, _NOBODY).get(other, 0) + 1
            self._met.setdefault(one, {})[other] = self._met.setdefault(other, {})[one] = times
        for person, share in shares.items():
            self._shares.setdefault(person, []).append(share)
        self._recent.append((at, tuple(shares), met))

    def left(self, person: int, spent: float = 0.0) -> float:
        """How much is left of a person's day (rule 7), of which they had `spent` some before they were erased."""
        shares = self._shares.get(person)
        if shares is None and not spent:
            return 1.0
        left = (DAY - sum(shares or (), start=spent)) / LAST_PART
        return 0.0 if left < TOO_LITTLE else left if left < 1.0 else 1.0

    def _weight(self, part: Part, given: Mapping[int, tuple[float, float]], before: Before) -> Weight | WhyUnrated:
        """Apply rule 9 to what is left of everyone's day and how well they are known."""
        me = part.person
        own, _ = given[me]
        met = self._met.get(me, _NOBODY)
        again = share = weight = 0.0
        opponents = -1
        for group in part.groups:
            opponents += len(group)
            for other in group:
                times = met.get(other, 0) + (before.met.get((me, other), 0) if before.met else 0)
                if times < len(AGAIN) and other != me:
                    left, known = given[other]
                    part_of = AGAIN[times] * (own if own < left else left)
                    again += AGAIN[times]
                    share += part_of
                    weight += part_of * known
        if share == 0.0:
            return WhyUnrated.FULL if again else WhyUnrated.REPEATED
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
