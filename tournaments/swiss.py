"""A Swiss round of games for two: equal points meet, nobody twice. Part of tournaments.

In this order: whoever is free is among the last of those who haven't been, and never twice; the differences in points
are as small as possible (the sum of their squares); it is balanced who begins; the rest is drawn by lot: every two of
them have a number, and everybody with nobody, and the least sum of numbers is taken. Where people are few, a
pairing comes first after which another round is possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.lots import draw_pairs
from tournaments.matching import FEW, Pairs, can_match, match_all
from tournaments.standings import add_up, draw_people
from tournaments.tournament import Tournament

#: How many bits a lot, the balances and the differences may have in a sum of costs.
_LOT, _BALANCE, _DIFFERENCE = 22, 16, 24


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: its pairs in seat order, the highest points first, and who is free, if anybody."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What counts about somebody before a round: half points, how often they began less how often not, the last time.

    `last` is 1 if they began their last game, -1 if not, 0 before the first. `was_free` says that they were free or
    late. `lot` is their number among the lots of the round.
    """

    person: int
    points: int
    balance: int
    last: int
    was_free: bool
    lot: int


def standpoints(event: Tournament, people: Sequence[int]) -> tuple[Standpoint, ...]:
    """What counts about these people before the next round, in the order of joining."""
    points = {person: int(whole * 2) for person, whole in add_up(event, people).items()}
    lots = {one: lot for lot, one in enumerate(draw_people(event, f"round {event.round + 1}", people))}
    found = []
    for person in people:
        begun = [1 if one.people[0] == person else -1 for one in event.meetings_of(person) if one.opened_at]
        free = any(person in one.free for one in event.rounds) or event.entrants[person].late > 0
        last = begun[-1] if begun else 0
        found.append(Standpoint(person, points[person], sum(begun), last, free, lots[person]))
    return tuple(found)


def pair_round(event: Tournament, people: Sequence[int], more: int = 0) -> Pairing | None:
    """Pair the next round of these people, after which `more` follow; None if there is no way to do it."""
    given = standpoints(event, people)
    met = {frozenset(one.people) for one in event.meetings} | event.apart
    count = len(given) + len(given) % 2
    lots = draw_pairs(event.seed, f"pairs {event.round + 1}", count)

    def may_meet(a: int, b: int) -> bool:
        one, other = given[a], given[b] if b < len(given) else None
        return not one.was_free if other is None else frozenset((one.person, other.person)) not in met

    def cost(a: int, b: int) -> int | None:
        if not may_meet(a, b):
            return None
        one, other = given[a], given[b] if b < len(given) else None
        if other is None:
            last, price, unfair = one.points, 0, 0
        else:
            last, price, unfair = 0, (one.points - other.points) ** 2, _imbalance(one, other)
        whole = (((last << _DIFFERENCE) + price) << _BALANCE) + unfair
        return (whole << _LOT) + lots[a, b]

    def leads_nowhere(pairs: Pairs) -> int:
        """Whether no round is possible after this one."""
        paired, freed = set(pairs), {one for one, other in pairs if other == len(given)}

        def still(a: int, b: int) -> bool:
            return may_meet(a, b) and (a, b) not in paired and not (b == len(given) and a in freed)

        return int(not can_match(count, still))

    found = match_all(count, cost, leads_nowhere if more and count <= FEW else None)
    if found is None:
        return None
    pairs = [(given[a], given[b]) for a, b in found if b < len(given)]
    pairs.sort(key=lambda pair: (-max(one.points for one in pair), -sum(one.points for one in pair), pair[0].lot))
    free = next((given[a].person for a, b in found if b == len(given)), None)
    return Pairing(tuple(_seat(*pair) for pair in pairs), free)


def _imbalance(one: Standpoint, other: Standpoint) -> int:
    """How unbalanced it will be who begins, if the better order is chosen."""
    return min(_after(one, other), _after(other, one))


def _after(first: Standpoint, second: Standpoint) -> int:
    return (first.balance + 1) ** 2 + (second.balance - 1) ** 2


def _seat(one: Standpoint, other: Standpoint) -> tuple[int, int]:
    """The order of seats: whoever has begun less often begins, then who didn't last time, then the lower lot."""
    first, second = sorted((one, other), key=lambda each: (each.balance, each.last, each.lot))
    return first.person, second.person
