"""Who sits together in a round of games for three to six. Part of tournaments: standard library only.

Tables are as equal as possible, and leaders sit together: people sit down by points, equal ones by lot. Among those
with equal points, who has met the fewest of those at the table comes first, and two of them change places while that
makes fewer meet again: so meeting again is avoided where it costs nothing. Who has begun least often begins.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product

from tournaments.plan import LEAST_SEATS, MOST_SEATS
from tournaments.standings import add_up, draw_people
from tournaments.tournament import Tournament

#: How many ways to seat people are tried before there is none.
_PATIENCE = 20_000


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


def seat_round(event: Tournament, people: Sequence[int]) -> tuple[tuple[int, ...], ...] | None:
    """Seat these people for the next round, leaders at the first table; None if there is no way."""
    sizes = table_sizes(len(people), event.plan.seats)
    if not sizes:
        return None
    points = add_up(event, people)
    lot = {one: number for number, one in enumerate(draw_people(event, f"round {event.round + 1}", people))}
    order = sorted(people, key=lambda person: (-points[person], lot[person]))
    met = {person: _find_met(event, person) for person in people}
    tries = 0

    def sit(seated: list[list[int]], left: list[int]) -> list[list[int]] | None:
        nonlocal tries
        tries += 1
        if not left:
            return seated
        if tries > _PATIENCE:
            return None
        *before, table = seated
        if len(table) == sizes[len(before)]:
            return sit([*seated, []], left)
        place = {person: number for number, person in enumerate(left)}
        able = [one for one in left if not any(frozenset((one, other)) in event.apart for other in table)]
        for one in sorted(able, key=lambda one: (-points[one], len(met[one] & set(table)), place[one])):
            found = sit([*before, [*table, one]], [other for other in left if other != one])
            if found is not None:
                return found
        return None

    found = sit([[]], order)
    if found is None:
        return None
    _part_acquaintances(event, found, points, met)
    begun = {person: sum(1 for one in event.meetings if one.people[0] == person) for person in people}
    return tuple(tuple(sorted(table, key=lambda person: (begun[person], lot[person]))) for table in found)


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
