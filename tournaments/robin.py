"""Divisions and groups, in which everybody meets everybody. Part of tournaments: standard library only."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from tournaments.lots import shuffle
from tournaments.plan import GROUP, GROUPED_FROM, LEAST_DIVISION, MOST_DIVISION

T = TypeVar("T")
#: How many draws of groups are tried before people who may not meet share one.
DRAWS = 200


def circle(people: Sequence[T]) -> tuple[tuple[tuple[T, T], ...], ...]:
    """The rounds in which everybody meets everybody: each round's pairs in seat order, beginnings balanced.

    The first sits still and the others move around (the circle method). Of an odd number nobody sits still, and who
    would meet nobody is free.
    """
    ring: list[T | None] = [*([None] if len(people) % 2 else []), *people]
    half, rounds = len(ring) // 2, []
    for number in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        if number % 2:
            pairs[0] = (pairs[0][1], pairs[0][0])
        seated = [pair if place % 2 == 0 else (pair[1], pair[0]) for place, pair in enumerate(pairs)]
        rounds.append(tuple((a, b) for a, b in seated if a is not None and b is not None))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(rounds)


def split_evenly(people: int, parts: int) -> tuple[int, ...]:
    """The sizes of `parts` parts of `people` people, larger ones first; they differ by one at most."""
    return tuple(people // parts + (place < people % parts) for place in range(parts))


def division_sizes(people: int) -> tuple[int, ...]:
    """How many play in each division of a league: from 4 to 8, as few divisions as possible. Empty if too few."""
    parts = -(-people // MOST_DIVISION)
    return split_evenly(people, parts) if people >= LEAST_DIVISION else ()


def place_in_divisions(people: Sequence[int], before: Mapping[int, tuple[int, int, int]]) -> tuple[int, ...]:
    """The order of people in which divisions follow each other, after the last time.

    `people` are by rating, and stay so within each division. `before` has for those who played last time their
    division, their place in it and how many it had. The first goes up, the last goes down; who is new comes where their
    rating would place them.

    A gap is filled from the next division by those who stayed in it, in the order of their places; where there are too
    many, the last of those who stayed go down. Who has moved already moves again only if nobody else is left.
    """
    sizes = division_sizes(len(people))
    there: list[list[int]] = [[] for _ in sizes]
    moved = dict.fromkeys(people, 0)
    by_rating = [number for number, size in enumerate(sizes, 1) for _ in range(size)]
    for person, number in zip(people, by_rating, strict=True):
        if person in before:
            division, rank, size = before[person]
            moved[person] = -1 if rank == 1 and division > 1 else int(rank == size > 1)
            number = min(division + moved[person], len(sizes))
        there[number - 1].append(person)

    def rank_of(person: int) -> tuple[int, int]:
        """Their division and place, or their place by rating."""
        return before[person][:2] if person in before else (0, people.index(person))

    for number, size in enumerate(sizes):
        while len(there[number]) < size:
            near = next(one for one in there[number + 1 :] if one)
            rises = min(near, key=lambda one: (moved[one] < 0, moved[one] > 0, one not in before, rank_of(one)))
            near.remove(rises)
            there[number].append(rises)
        while len(there[number]) > size:
            falls = max(there[number], key=lambda one: (moved[one] <= 0, moved[one] == 0, one in before, rank_of(one)))
            there[number].remove(falls)
            there[number + 1].append(falls)
            moved[falls] = 1
    return tuple(person for one in there for person in sorted(one, key=people.index))


def group_sizes(people: int) -> tuple[int, ...]:
    """How many play in each group of a cup: three or four. Empty if it begins with the knock-out."""
    return split_evenly(people, -(-people // GROUP)) if people >= GROUPED_FROM else ()


def draw_groups(
    seed: str, people: Sequence[int], sizes: Sequence[int], apart: frozenset[frozenset[int]], number: int = 0
) -> tuple[tuple[int, ...], ...]:
    """Draw the groups: one of each pot of as many as there are groups, where the best are in the first pot.

    They are drawn again, from the draw with this number on, while two share a group who may not meet, as long as that
    can be helped.
    """
    clashes = dict.fromkeys(range(number, DRAWS), 0)
    for one in clashes:
        groups = _draw_groups_once(seed, people, sizes, one)
        clashes[one] = sum(1 for group in groups for pair in combinations(group, 2) if frozenset(pair) in apart)
        if not clashes[one]:
            return groups
    return _draw_groups_once(seed, people, sizes, min(clashes, key=clashes.__getitem__))


def _draw_groups_once(
    seed: str, people: Sequence[int], sizes: Sequence[int], number: int
) -> tuple[tuple[int, ...], ...]:
    columns = [list[int]() for _ in sizes]
    for place, begin in enumerate(range(0, len(people), len(sizes))):
        # The last pot is for the groups that have a place more, which come first.
        drawn = shuffle(seed, f"groups {number} {place}", people[begin : begin + len(sizes)])
        for column, person in zip(columns, drawn, strict=False):
            column.append(person)
    return tuple(map(tuple, columns))
