"""A Swiss round of games for two: equal points meet, nobody twice. Part of tournaments.

In this order: as many play as can; whoever is free has been free or late as seldom as possible, and is among the last
of those; the differences in points are as small as possible (the sum of their squares); it is balanced who begins; the
rest is drawn by lot: every two of them have a number, and everybody with nobody, and the least sum of numbers is taken.
Where people are few, a pairing comes before one with less of these differences if more can play in the round after it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tournaments.lots import draw_pairs
from tournaments.matching import FEW, Pairs, least_hardship, match_most
from tournaments.standings import add_up, count_freed, draw_people
from tournaments.tournament import Tournament

#: How many bits a lot, the balances and the differences may have in a sum of costs.
_LOT, _BALANCE, _DIFFERENCE = 22, 16, 24
#: How hard it is to be free, compared with once more than somebody else: nothing makes up for fewer games.
_ALONE = 1 << 16


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round: its pairs in seat order, the highest points first, and who is free, the lowest first."""

    pairs: tuple[tuple[int, int], ...]
    free: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What counts about somebody before a round: half points, how often they began less how often not, the last time.

    `last` is 1 if they began their last game, -1 if not, 0 before the first. `freed` is how often they were free, or
    late. `lot` is their number among the lots of the round.
    """

    person: int
    points: int
    balance: int
    last: int
    freed: int
    lot: int


def standpoints(event: Tournament, people: Sequence[int]) -> tuple[Standpoint, ...]:
    """What counts about these people before the next round, in the order of joining."""
    points = {person: int(whole * 2) for person, whole in add_up(event, people).items()}
    lots = {one: lot for lot, one in enumerate(draw_people(event, f"round {event.round + 1}", people))}
    found = []
    for person in people:
        begun = [1 if one.people[0] == person else -1 for one in event.meetings_of(person) if one.opened_at]
        last, freed = begun[-1] if begun else 0, count_freed(event, person)
        found.append(Standpoint(person, points[person], sum(begun), last, freed, lots[person]))
    return tuple(found)


def pair_round(event: Tournament, people: Sequence[int], more: int = 0) -> Pairing:
    """Pair the next round of these people, after which `more` follow; without any pair if nobody can play."""
    given = standpoints(event, people)
    met = {frozenset(one.people) for one in event.meetings} | event.apart
    hardships = [_ALONE + one.freed for one in given]

    def may_meet(a: int, b: int) -> bool:
        return frozenset((given[a].person, given[b].person)) not in met

    def count_harder(pairs: Pairs) -> int:
        """How much harder the round after this one is."""
        paired = set(pairs)
        alone = set(range(len(given))) - {one for pair in pairs for one in pair}
        later = [hardship + (one in alone) for one, hardship in enumerate(hardships)]
        return least_hardship(later, lambda a, b: may_meet(a, b) and (a, b) not in paired) - now

    def match(count: int) -> Pairs:
        """Match them with the lots of `count`: of one more than there are if somebody is free."""
        lots = draw_pairs(event.seed, f"pairs {event.round + 1}", count)

        def cost(a: int, b: int) -> int | None:
            if not may_meet(a, b):
                return None
            one, other = given[a], given[b]
            return _weigh(0, (one.points - other.points) ** 2, _imbalance(one, other), lots[a, b])

        spare = [_weigh(one.points, 0, 0, lots.get((place, len(given)), 0)) for place, one in enumerate(given)]
        return match_most(hardships, cost, spare, count_harder if looks_ahead else None)

    looks_ahead = bool(more) and len(given) <= FEW
    now = least_hardship(hardships, may_meet) if looks_ahead else 0
    found = match(len(given) + len(given) % 2)
    if len(given) % 2 == 0 and 2 * len(found) < len(given):
        found = match(len(given) + 1)
    pairs = [(given[a], given[b]) for a, b in found]
    pairs.sort(key=lambda pair: (-max(one.points for one in pair), -sum(one.points for one in pair), pair[0].lot))
    playing = {one for pair in pairs for one in pair}
    free = sorted((one for one in given if one not in playing), key=lambda one: (one.points, one.lot))
    return Pairing(tuple(_seat(*pair) for pair in pairs), tuple(one.person for one in free))


def _weigh(free: int, difference: int, unfair: int, lot: int) -> int:
    """One number of what counts, in this order: the points of who is free, a difference, an imbalance and a lot."""
    return (((((free << _DIFFERENCE) + difference) << _BALANCE) + unfair) << _LOT) + lot


def _imbalance(one: Standpoint, other: Standpoint) -> int:
    """How unbalanced it will be who begins, if the better order is chosen."""
    return min(_after(one, other), _after(other, one))


def _after(first: Standpoint, second: Standpoint) -> int:
    return (first.balance + 1) ** 2 + (second.balance - 1) ** 2


def _seat(one: Standpoint, other: Standpoint) -> tuple[int, int]:
    """The order of seats: whoever has begun less often begins, then who didn't last time, then the lower lot."""
    first, second = sorted((one, other), key=lambda each: (each.balance, each.last, each.lot))
    return first.person, second.person
