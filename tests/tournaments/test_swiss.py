"""A Swiss round, against every possible one: the room's criteria, written again in another way."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Any

import pytest

from tests.sampling import some
from tests.tournaments.club import FIRST, SECRET, Club, Habits
from tests.tournaments.evenings import EVENING
from tests.tournaments.scoring import Lines, count_late, lines_of, list_free, list_games
from tournaments.course import pair
from tournaments.tournament import Tournament

#: What makes rounds hard to pair.
HABITS = Habits(absent=0.05, leaving=0.01, late=0.05, apart=0.06, ghosts=0.05, killed=0.0)
Key = tuple[int, ...]


def lots_of(event: Tournament, count: int) -> dict[frozenset[int], int]:
    """A number for every two of so many, read from the stream of the round four bytes at a time."""
    assert event.commenced is not None
    seed = hmac.new(bytes.fromhex(SECRET), ",".join(event.commenced.presses).encode(), sha256).digest()
    key = hmac.new(seed, f"draw pairs {event.round + 1}".encode(), sha256).digest()
    stream, block = b"", 0
    while len(stream) < 2 * count * count:
        stream += hmac.new(key, f"0.{block}".encode() if block else b"0", sha256).digest()
        block += 1
    pairs = [frozenset((a, b)) for a in range(count) for b in range(a + 1, count)]
    return {one: int.from_bytes(stream[4 * at + 2 : 4 * at + 4], "big") for at, one in enumerate(pairs)}


class Round:
    """What counts before a round, read from the lines of the journal."""

    def __init__(self, event: Tournament, lines: Lines) -> None:
        games = list_games(lines)
        free, late = list_free(lines), count_late(lines)
        self.people = list(event.playing)
        self.met = {frozenset(game["people"]) for game in games} | event.apart
        self.freed = set(free) | late
        self.points: dict[int, Fraction] = {}
        self.balance: dict[int, int] = {}
        opened = {line["meeting"] for line in lines if line["is"] == "KickedOff"}
        for person in self.people:
            self.points[person] = Fraction(2 * free.get(person, 0) + (person in late), 2)
            self.balance[person] = 0
            for number, game in enumerate(games, 1):
                if person not in game["people"]:
                    continue
                mine, theirs = game["places"] if game["people"][0] == person else game["places"][::-1]
                if mine and (not theirs or mine <= theirs):
                    self.points[person] += Fraction(1 + (mine != theirs), 2)
                if number in opened:
                    self.balance[person] += 1 if game["people"][0] == person else -1
        self.order: list[int | None] = [*self.people, *([None] if len(self.people) % 2 else [])]
        self.lots = lots_of(event, len(self.order))

    def may(self, one: Any, other: Any) -> bool:
        return one not in self.freed if other is None else frozenset((one, other)) not in self.met

    def key(self, one: Any, other: Any) -> Key:
        """What two cost: the points of who is free, the difference, the imbalance, the lot."""
        lot = self.lots[frozenset((self.order.index(one), self.order.index(other)))]
        if other is None:
            return int(2 * self.points[one]), 0, 0, lot
        apart = int(2 * (self.points[one] - self.points[other])) ** 2
        a, b = self.balance[one], self.balance[other]
        unfair = min((a + 1) ** 2 + (b - 1) ** 2, (a - 1) ** 2 + (b + 1) ** 2)
        return 0, apart, unfair, lot


def matchings(left: tuple[Any, ...]) -> Iterator[list[tuple[Any, Any]]]:
    if not left:
        yield []
    for place in range(1, len(left)):
        for rest in matchings(left[1:place] + left[place + 1 :]):
            yield [(left[0], left[place]), *rest]


def best_of_all(given: Round, more: int) -> tuple[set[frozenset[Any]], bool] | None:
    """The best of all matchings: one after which another round is possible, if there are more."""
    ways = [way for way in matchings(tuple(given.order)) if all(given.may(*two) for two in way)]
    if not ways:
        return None
    sets = [{frozenset(two) for two in way} for way in ways]

    def leads_on(way: set[frozenset[Any]]) -> bool:
        return any(not way & other for other in sets)

    def whole(way: list[tuple[Any, Any]]) -> Key:
        return tuple(map(sum, zip(*(given.key(*two) for two in way), strict=True)))

    keys = [((not leads_on(found)) if more else False, whole(way)) for way, found in zip(ways, sets, strict=True)]
    return sets[keys.index(min(keys))], True


def best_cost(given: Round) -> Key | None:
    """The least cost by a table over all sets of people."""

    @cache
    def least(left: frozenset[int]) -> Key | None:
        if not left:
            return 0, 0, 0, 0
        first, found = min(left), None
        for other in left - {first}:
            one, two = given.order[first], given.order[other]
            rest = least(left - {first, other}) if given.may(one, two) else None
            if rest is not None:
                cost = tuple(a + b for a, b in zip(given.key(one, two), rest, strict=True))
                found = cost if found is None else min(found, cost)
        return found

    return least(frozenset(range(len(given.order))))


class Checked(Club):
    """A club in which every round is compared."""

    def pair(self, event: Tournament) -> None:
        assert event.commenced is not None
        given = Round(event, lines_of(self.entries))
        found = pair(event)
        people = getattr(found[0], "persons", ()) if found else ()
        count = 2 * (len(people) // 2)
        pairs = [*zip(people[:count:2], people[1:count:2], strict=True), *((one, None) for one in people[count:])]
        if len(given.order) <= 10:
            self.counts["every way"] += 1
            best = best_of_all(given, event.commenced.rounds - event.round - 1)
            assert ({frozenset(two) for two in pairs} if found else None) == (best[0] if best else None)
        elif len(given.order) <= 14:
            self.counts["every set"] += 1
            cost = tuple(map(sum, zip(*(given.key(*two) for two in pairs), strict=True))) if found else None
            assert cost == best_cost(given)
        for first, second in pairs:
            if second is not None:
                assert given.balance[first] <= given.balance[second], "who has begun less often begins"
        super().pair(event)


@pytest.mark.parametrize("people", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", some(range(40), 2))
def test_up_to_ten_are_paired_as_well_as_possible(people: int, seed: int) -> None:
    club = Checked(EVENING, people, seed, HABITS)
    club.play()
    assert club.counts["every way"] or club.event.commenced is None


@pytest.mark.parametrize("people", some([9, 10] * 10, 2))
def test_ten_are_paired_as_well_as_possible(people: int) -> None:
    Checked(EVENING, people, people, HABITS).play()


@pytest.mark.parametrize(
    ("people", "seed"), some([(people, seed) for people in (11, 12, 13, 14) for seed in range(10)], 3)
)
def test_more_than_ten_are_paired_at_the_least_cost(people: int, seed: int) -> None:
    Checked(EVENING, people, seed, HABITS).play()


def test_the_first_round_is_drawn_fairly() -> None:
    drawn: Counter[frozenset[int]] = Counter()
    for seed in range(120):
        club = Club(EVENING, 4, seed)
        club.stop(lambda event: event.round == 1)
        drawn[next(frozenset(one.people) for one in club.event.meetings if FIRST in one.people)] += 1
    assert len(drawn) == 3
    assert min(drawn.values()) > 20, drawn


def test_sides_stay_balanced_over_an_evening() -> None:
    for people in (8, 13, 16):
        event = Club(EVENING, people, people, Habits(drawn=0.3)).play()
        for person in event.entrants:
            begun = [1 if one.people[0] == person else -1 for one in event.meetings_of(person)]
            assert abs(sum(begun)) <= 2


def test_the_free_one_is_the_last_of_those_who_have_not_been() -> None:
    for seed in range(5):
        club = Club(EVENING, 7, seed, Habits(killed=0.0))
        event = club.play()
        free = [one for each in event.rounds for one in each.free]
        assert len(set(free)) == len(free) == len(event.rounds)
