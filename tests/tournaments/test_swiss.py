"""A Swiss round, against every possible one: the room's criteria, written again in another way."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any

import pytest

from tests.sampling import some
from tests.tournaments.club import FIRST, SECRET, Club, Habits
from tests.tournaments.evenings import EVENING
from tests.tournaments.laws import check
from tests.tournaments.scoring import Lines, count_late, lines_of, list_free, list_games
from tournaments.course import pair
from tournaments.entries import Paired
from tournaments.standings import add_up
from tournaments.tournament import Close, Tournament

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
        self.freed = {person: free.get(person, 0) + (person in late) for person in self.people}
        self.points: dict[int, Fraction] = {}
        self.balance: dict[int, int] = {}
        opened = {line["meeting"] for line in lines if line["is"] == "KickedOff"}
        for person in self.people:
            self.points[person] = Fraction(1 if person in late else 2 * (person in free), 2)
            self.balance[person] = 0
            for number, game in enumerate(games, 1):
                if person not in game["people"]:
                    continue
                mine, theirs = game["places"] if game["people"][0] == person else game["places"][::-1]
                if mine and (not theirs or mine <= theirs):
                    self.points[person] += Fraction(1 + (mine != theirs), 2)
                if number in opened:
                    self.balance[person] += 1 if game["people"][0] == person else -1
        self.order: list[int | None] = [*self.people, None]
        self.least = self.hardship(frozenset())
        self.lots = lots_of(event, len(self.people) + (self.least[0] > 0))

    def may(self, one: Any, other: Any) -> bool:
        return other is None or frozenset((one, other)) not in self.met

    def hardship(self, way: frozenset[frozenset[Any]]) -> tuple[int, int]:
        """How many are free at the least, and how often they were before, if the people of a way have met."""
        times = {one: count + (frozenset((one, None)) in way) for one, count in self.freed.items()}

        @cache
        def least(left: tuple[int, ...]) -> tuple[int, int]:
            if not left:
                return 0, 0
            one, rest = left[0], left[1:]
            free, often = least(rest)
            able = [other for other in rest if self.may(one, other) and frozenset((one, other)) not in way]
            ways = [least(tuple(each for each in rest if each != other)) for other in able]
            return min([(free + 1, often + times[one]), *ways])

        return least(tuple(self.people))

    def key(self, one: Any, other: Any) -> Key:
        """What two cost: how many are free, how often they were, their points, difference, imbalance, lot."""
        lot = self.lots[frozenset((self.order.index(one), self.order.index(other)))]
        if other is None:
            return 1, self.freed[one], int(2 * self.points[one]), 0, 0, lot
        apart = int(2 * (self.points[one] - self.points[other])) ** 2
        a, b = self.balance[one], self.balance[other]
        unfair = min((a + 1) ** 2 + (b - 1) ** 2, (a - 1) ** 2 + (b + 1) ** 2)
        return 0, 0, 0, apart, unfair, lot


def matchings(left: tuple[Any, ...], free: int) -> Iterator[list[tuple[Any, Any]]]:
    """Every way to match people of whom so many are free."""
    if not left:
        yield []
        return
    for place in range(1, len(left)):
        for rest in matchings(left[1:place] + left[place + 1 :], free):
            yield [(left[0], left[place]), *rest]
    if free:
        yield from ([(left[0], None), *rest] for rest in matchings(left[1:], free - 1))


def best_of_all(given: Round, more: int) -> set[frozenset[Any]]:
    """The best of all matchings: after which most can play in another round, if there are more."""
    ways = [way for way in matchings(tuple(given.people), given.least[0]) if all(given.may(*two) for two in way)]

    def judge(way: Any) -> tuple[Any, ...]:
        free, often, *rest = map(sum, zip(*(given.key(*two) for two in way), strict=True))
        return (free, often), given.hardship(frozenset(map(frozenset, way))) if more else (0, 0), rest

    return {frozenset(two) for two in min(ways, key=judge)}


def best_cost(given: Round) -> Key:
    """The least cost by a table over all sets of people."""

    @cache
    def least(left: frozenset[int]) -> Key:
        if not left:
            return (0,) * 6
        first = min(left)
        ways: list[tuple[int | None, Key]] = [(None, least(left - {first}))]
        ways += [
            (given.order[other], least(left - {first, other}))
            for other in left - {first}
            if given.may(given.order[first], given.order[other])
        ]
        one = given.order[first]
        if not given.least[0]:
            ways = [way for way in ways if way[0] is not None and way[1]]
        costs = [tuple(a + b for a, b in zip(given.key(one, other), rest, strict=True)) for other, rest in ways]
        return min(costs, default=())

    return least(frozenset(range(len(given.people))))


class Checked(Club):
    """A club in which every round is compared."""

    def pair(self, event: Tournament) -> None:
        assert event.commenced is not None
        given = Round(event, lines_of(self.entries))
        found = pair(event)
        if not found:
            assert given.least[0] == len(given.people), "somebody can play"
            super().pair(event)
            return
        (paired,) = found
        assert isinstance(paired, Paired)
        people, count = paired.persons, sum(paired.sizes)
        pairs = [*zip(people[:count:2], people[1:count:2], strict=True), *((one, None) for one in people[count:])]
        self.counts["free"] += len(people) - count - len(people) % 2
        if len(given.people) <= 10:
            self.counts["every way"] += 1
            best = best_of_all(given, event.commenced.rounds - event.round - 1)
            assert {frozenset(two) for two in pairs} == best
        elif len(given.people) <= 14:
            self.counts["every set"] += 1
            assert tuple(map(sum, zip(*(given.key(*two) for two in pairs), strict=True))) == best_cost(given)
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


@pytest.mark.parametrize("people", some([7, 8, 9, 10, 11, 12, 14], 3))
@pytest.mark.parametrize("blocked", [1, 2])
def test_who_keeps_apart_from_everybody_is_free_and_the_others_play_on(people: int, blocked: int) -> None:
    club = Checked(EVENING, people, people, Habits(killed=0.0))
    shy = club.people[:blocked]
    club.apart = tuple(one for person in shy for other in club.people if other != person for one in (person, other))
    event = check(played(club))
    assert event.close is Close.OVER
    assert event.commenced is not None
    assert event.round == event.commenced.rounds
    points = add_up(event, club.people)
    for person in shy:
        assert not event.meetings_of(person)
        assert points[person] == 1, "one bye, however often they are free"
    for person in club.people[blocked:]:
        assert len([one for one in event.rounds if person in one.free]) <= (people - blocked) % 2


def played(club: Club) -> Club:
    club.play()
    return club


@pytest.mark.parametrize(("people", "rounds"), [(16, 5), (64, 7)])
def test_one_who_blocked_everybody_ends_no_evening(people: int, rounds: int) -> None:
    club = Club(EVENING, people, 1, Habits(killed=0.0))
    club.apart = tuple(one for other in club.people[1:] for one in (club.people[0], other))
    event = check(played(club))
    assert (event.close, event.round) == (Close.OVER, rounds)
    assert {len(each.free) for each in event.rounds} == {2}
    assert len({one for each in event.rounds for one in each.free}) == rounds + 1


def test_an_evening_ends_without_a_game_if_nobody_can_play() -> None:
    club = Club(EVENING, 5, 1, Habits(killed=0.0))
    club.apart = tuple(one for two in combinations(club.people, 2) for one in two)
    assert check(played(club)).close is Close.NO_PAIRING
    assert not club.event.rounds


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
