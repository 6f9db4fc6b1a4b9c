"""Who sits together in a round of games for three to six. Part of tournaments: standard library only.

Tables are as equal as possible, and leaders sit together: people sit down by points, equal ones by lot. Among those
with equal points, who has met the fewest of those at the table comes first, and two of them change places while that
makes fewer meet again: so meeting again is avoided where it costs nothing. Who has begun least often begins.

Where not all can sit at a table, as many do as can: whoever is free has been free or late as seldom as possible, and is
among the last of those.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import comb

from tournaments.plan import LEAST_SEATS, MOST_SEATS
from tournaments.standings import add_up, count_freed, draw_people
from tournaments.tournament import Tournament

#: How many ways to seat everybody are tried, and how many to leave the same number of people out; of those, how many
#: ways to seat each of the others are tried at least.
_PATIENCE, _WAYS, _LEAST_PATIENCE = 20_000, 300, 20


def table_sizes(people: int, seats: tuple[int, int] = (LEAST_SEATS, MOST_SEATS)) -> tuple[int, ...]:
    """How many sit at each table: sizes differ by one at most, larger ones last. Empty if there is no way.

    Tables of four are best, then those that are nearest to it.
    """
    least, most = max(LEAST_SEATS, seats[0]), min(MOST_SEATS, seats[1])
    possible = [count for count in range(1, people + 1) if least * count <= people <= most * count]
    if not possible:
        return ()
    tables = min(possible, key=lambda count: (abs(people - 4 * count), count))
    return tuple(people // tables + (place >= tables - people % tables) for place in range(tables))


def seat_round(event: Tournament, people: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Seat these people for the next round, leaders at the first table; and who is free, the last first.

    Without any table if nobody can play.
    """
    points = add_up(event, people)
    lot = {one: number for number, one in enumerate(draw_people(event, f"round {event.round + 1}", people))}
    order = sorted(people, key=lambda person: (-points[person], lot[person]))
    friends = {one: {other for other in people if frozenset((one, other)) not in event.apart} - {one} for one in people}
    met = {person: _find_met(event, person) for person in people}
    freed = {person: count_freed(event, person) for person in people}
    ways = _leave_out(order, friends, event.plan.seats, lambda one: (freed[one], points[one], -1 << lot[one]))
    for number, free in enumerate(ways, 1):
        there = [one for one in order if one not in free]
        sizes, patience = table_sizes(len(there), event.plan.seats), _LEAST_PATIENCE * len(there)
        patience = max(patience, _PATIENCE // number)
        found = _sit_down(there, sizes, friends, points, met, patience) if sizes else None
        if found is not None:
            break
    else:
        return (), ()
    _part_acquaintances(event, found, points, met)
    begun = {person: sum(1 for one in event.meetings if one.people[0] == person) for person in people}
    tables = tuple(tuple(sorted(table, key=lambda person: (begun[person], lot[person]))) for table in found)
    return tables, tuple(one for one in reversed(order) if one in free)


def _leave_out(
    people: Sequence[int],
    friends: Mapping[int, set[int]],
    seats: tuple[int, int],
    key: Callable[[int], tuple[int, Fraction, int]],
) -> Iterator[set[int]]:
    """Yield who could sit out, the fewest first, then those with the least keys in sum."""
    least, rest, out = max(LEAST_SEATS, seats[0]) - 1, set(people), set[int]()
    while len(rest) > least:
        alone = {one for one in rest if len(friends[one] & rest) < least}
        if not alone:
            for count in range(len(rest)):
                if comb(len(rest), count) > _WAYS:
                    break
                ways = combinations((one for one in people if one in rest), count)
                for way in sorted(ways, key=lambda way: tuple(map(sum, zip(*map(key, way), strict=True)))):
                    yield out | set(way)
            # Those who can sit with the fewest stand in the way of most.
            alone = {min(rest, key=lambda one: (len(friends[one] & rest), key(one)))}
        rest, out = rest - alone, out | alone


def _sit_down(
    order: Sequence[int],
    sizes: Sequence[int],
    friends: Mapping[int, set[int]],
    points: Mapping[int, Fraction],
    met: Mapping[int, set[int]],
    patience: int,
) -> list[list[int]] | None:
    """Tables of these sizes at which only friends sit; None if there is no way, or none found in so many tries."""
    tries = 0

    def sit(seated: list[list[int]], left: Sequence[int]) -> list[list[int]] | None:
        nonlocal tries
        tries += 1
        if not left:
            return seated
        *before, table = seated
        if len(table) == sizes[len(before)]:
            return sit([*seated, []], left)
        around = {*left, *table}
        if tries > patience or any(len(friends[one] & around) < sizes[0] - 1 for one in left):
            return None
        place = {person: number for number, person in enumerate(left)}
        able = [one for one in left if friends[one].issuperset(table)]
        for one in sorted(able, key=lambda one: (-points[one], len(met[one] & set(table)), place[one])):
            found = sit([*before, [*table, one]], [other for other in left if other != one])
            if found is not None:
                return found
        return None

    return sit([[]], order)


def _part_acquaintances(
    event: Tournament, tables: list[list[int]], points: Mapping[int, Fraction], met: Mapping[int, set[int]]
) -> None:
    """Let two with equal points change tables as long as fewer meet again by it."""

    def again(person: int, table: Sequence[int]) -> int:
        return len(met[person].intersection(table))

    def fits(person: int, table: Sequence[int]) -> bool:
        return not any(frozenset((person, other)) in event.apart for other in table)

    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            for i, j in product(range(len(here)), range(len(there))):
                one, other = here[i], there[j]
                if points[one] != points[other]:
                    continue
                rest, others = here[:i] + here[i + 1 :], there[:j] + there[j + 1 :]
                gain = again(one, rest) + again(other, others) - again(one, others) - again(other, rest)
                if gain > 0 and fits(one, others) and fits(other, rest):
                    here[i], there[j] = other, one
                    better = True


def _find_met(event: Tournament, person: int) -> set[int]:
    return {other for one in event.meetings_of(person) for other in one.people} - {person}
