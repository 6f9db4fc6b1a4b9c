"""Who sits together: tables of three to six, divisions, groups and the sheet of a knock-out."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from tests.sampling import some
from tests.tournaments.club import FIRST, Club, Habits
from tests.tournaments.evenings import CUP, LARGER, SHORT_CUP, pair_next, settle_all, started
from tests.tournaments.laws import check
from tournaments.bracket import draw_sheet, knock_out, qualify, rank_group, sheet_size
from tournaments.course import pair
from tournaments.entries import Settled
from tournaments.lots import shuffle
from tournaments.parties import table_sizes
from tournaments.robin import circle, division_sizes, draw_groups, group_sizes, place_in_divisions
from tournaments.standings import add_up
from tournaments.tournament import Tournament

SEED = "0f" * 32


@pytest.mark.parametrize("people", range(3, 65))
def test_tables_are_as_equal_as_possible(people: int) -> None:
    sizes = table_sizes(people)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert set(sizes) <= {3, 4, 5, 6}
    assert people < 12 or set(sizes) <= {3, 4, 5}


class Tables(Club):
    """A club that looks at who sits together."""

    def pair(self, event: Tournament) -> None:
        points, met = add_up(event, event.playing), Counter[frozenset[int]]()
        for one in event.meetings:
            met.update(map(frozenset, combinations(one.people, 2)))
        super().pair(event)
        if self.event.close is not None:
            return
        tables = [one.people for one in self.event.meetings_in(self.event.round)]
        sums = [sorted((points[one] for one in table), reverse=True) for table in tables]
        for table, behind in pairwise(sums):
            assert table[-1] >= behind[0], "leaders sit together"

        def again(one: tuple[int, ...]) -> int:
            return sum(met[frozenset(two)] > 0 for two in combinations(one, 2))

        for here, there in combinations(tables, 2):
            for one in here:
                for other in there:
                    if points[one] == points[other]:
                        swapped = [{*here, other} - {one}, {*there, one} - {other}]
                        assert again(here) + again(there) <= sum(again(tuple(each)) for each in swapped)


@pytest.mark.parametrize("people", [6, 9, 13, 24, 40])
def test_leaders_sit_together_and_meet_again_only_where_it_costs_something(people: int) -> None:
    Tables(LARGER, people, people, Habits(drawn=0.6, killed=0.0)).play()


class Seated(Club):
    """A club in which no more could sit at tables, and nobody else should be free."""

    def pair(self, event: Tournament) -> None:
        points, people = add_up(event, event.playing), event.playing
        freed = {one: sum(one in each.free for each in event.rounds) + (event.entrants[one].late > 0) for one in people}
        lot = {one: number for number, one in enumerate(shuffle(event.seed, f"round {event.round + 1}", people))}

        def can_sit(left: frozenset[int], sizes: tuple[int, ...]) -> bool:
            if not sizes:
                return not left
            ways = (set(way) for way in combinations(sorted(left), sizes[0]))
            able = (way for way in ways if not any(frozenset(two) in event.apart for two in combinations(way, 2)))
            return any(can_sit(left - way, sizes[1:]) for way in able)

        def judge(free: tuple[int, ...]) -> tuple[object, ...]:
            last = sorted(-lot[one] for one in free)
            return len(free), sum(freed[one] for one in free), sum(points[one] for one in free), last

        best = []
        for way in sorted((way for count in range(len(people)) for way in combinations(people, count)), key=judge):
            sizes = table_sizes(len(people) - len(way), event.plan.seats)
            if sizes and can_sit(frozenset(people) - {*way}, sizes):
                best.append(way)
                break
        super().pair(event)
        self.counts["free"] += bool(self.event.rounds and self.event.rounds[-1].free)
        found = {*self.event.rounds[-1].free} if self.event.round > event.round else {*people}
        assert found == ({*best[0]} if best else {*people})


@pytest.mark.parametrize("seed", some(range(60), 6))
def test_as_many_sit_at_tables_as_can(seed: int) -> None:
    plan = replace(LARGER, seats=((2, 6), (4, 5), (2, 6))[seed % 3])
    club = Seated(plan, 5 + seed % 5, seed, Habits(apart=0.1 * (seed % 4), absent=0.05, late=0.05, killed=0.0))
    club.play()
    check(club)


@pytest.mark.parametrize("people", [9, 40, 64])
def test_who_blocked_everybody_is_free_and_the_others_sit_at_tables(people: int) -> None:
    club = Club(LARGER, people, 1, Habits(killed=0.0))
    club.apart = tuple(one for other in club.people[1:] for one in (FIRST, other))
    club.play()
    event = check(club)
    assert [one.free for one in event.rounds] == [(FIRST,)] * 3
    assert add_up(event, [FIRST])[FIRST] == 5, "as much as for half of a table, once"


def test_who_may_sit_with_few_sits_with_them() -> None:
    club = Club(LARGER, 24, 1, Habits(killed=0.0))
    club.apart = tuple(one for other in club.people[4:] for one in (FIRST, other))
    club.play()
    assert not any(one.free for one in check(club).rounds)
    assert all({*one.people} <= {*club.people[:4]} for one in club.event.meetings_of(FIRST))


def test_who_may_not_meet_sits_at_different_tables() -> None:
    club = Club(LARGER, 12, 1)
    club.apart = tuple(one for other in range(1, 5) for one in (FIRST, FIRST + other))
    event = club.play()
    assert len(event.rounds) == 3
    for one in event.meetings:
        assert FIRST not in one.people or not {FIRST + other for other in range(1, 5)} & set(one.people)


@pytest.mark.parametrize("people", range(2, 9))
def test_everybody_of_a_group_meets_everybody_and_begins_about_half_the_time(people: int) -> None:
    rounds = circle(range(people))
    assert len(rounds) == people - 1 + people % 2
    assert sorted(tuple(sorted(two)) for each in rounds for two in each) == list(combinations(range(people), 2))
    for each in rounds:
        assert max(Counter(one for two in each for one in two).values()) == 1
    begun = Counter(first for each in rounds for first, _ in each)
    assert all(abs(2 * begun[one] - (people - 1)) <= 1 for one in range(people))


@pytest.mark.parametrize("people", range(4, 65))
def test_divisions_have_four_to_eight(people: int) -> None:
    sizes = division_sizes(people)
    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert set(sizes) <= {4, 5, 6, 7, 8}


def test_the_first_of_each_division_goes_up_and_the_last_goes_down() -> None:
    people = list(range(24))
    random.Random(1).shuffle(people)
    before = {person: (place // 8 + 1, place % 8 + 1, 8) for place, person in enumerate(people)}
    by_rating = sorted(people)
    found = place_in_divisions(by_rating, before)
    first, second, third = (set(found[begin : begin + 8]) for begin in (0, 8, 16))
    assert first == {*people[:7], people[8]}
    assert second == {*people[9:15], people[7], people[16]}
    assert third == {*people[17:], people[15]}
    for begin in (0, 8, 16):
        assert list(found[begin : begin + 8]) == sorted(found[begin : begin + 8]), "by rating within a division"


def test_who_has_gone_up_stays_up_when_strong_newcomers_come() -> None:
    people = list(range(16))
    before = {person: (place // 8 + 1, place % 8 + 1, 8) for place, person in enumerate(people)}
    by_rating = [100, *[one for one in people if one != 8], 8]
    found = place_in_divisions(by_rating, before)
    assert 8 in found[: division_sizes(17)[0]], "the weakest by rating, but they were the first of their division"
    assert 7 in found[division_sizes(17)[0] :]


def place_again(gone: set[int], people: int = 24) -> list[set[int]]:
    """The divisions of those who come back to divisions of eight, in the order of their places."""
    before = {person: (person // 8 + 1, person % 8 + 1, 8) for person in range(people)}
    there = [person for person in range(people) if person not in gone]
    random.Random(1).shuffle(there)
    found, begin, divisions = place_in_divisions(there, before), 0, []
    for size in division_sizes(len(there)):
        divisions.append(set(found[begin : begin + size]))
        begin += size
    return divisions


def test_gaps_are_filled_from_the_next_division_in_the_order_of_places() -> None:
    first, second, third = place_again({1, 2, 3})
    assert first == {0, 4, 5, 6, 8, 9, 10}, "the first of the second has gone up, the next two fill the gaps"
    assert second == {7, 11, 12, 13, 14, 16, 17}, "the first of the third has gone up one division and not two"
    assert third == {15, *range(18, 24)}


def test_where_the_last_division_is_short_the_last_who_stayed_go_down() -> None:
    first, second, third = place_again({18, 19, 20})
    assert first == {*range(6), 8}
    assert second == {6, 7, *range(9, 13), 16}, "the last of the first goes down one division and not two"
    assert third == {13, 14, 15, 17, 21, 22, 23}


@pytest.mark.parametrize("seed", range(40))
def test_nobody_moves_by_more_than_a_division_while_there_are_as_many(seed: int) -> None:
    rng = random.Random(seed)
    begin = 8 * rng.randrange(4)
    divisions = place_again({*rng.sample(range(32), 3), *rng.sample(range(begin, begin + 8), 4)}, 32)
    assert len(divisions) == 4
    for number, division in enumerate(divisions):
        assert all(abs(person // 8 - number) <= 1 for person in division)


@pytest.mark.parametrize("people", range(8, 33))
def test_groups_have_one_of_each_pot(people: int) -> None:
    sizes = group_sizes(people)
    groups = draw_groups(SEED, list(range(people)), sizes, frozenset())
    assert tuple(map(len, groups)) == sizes
    assert set(sizes) <= {3, 4}
    for group in groups:
        assert [one // len(sizes) for one in group] == list(range(len(group)))


def test_groups_are_drawn_again_while_two_may_not_share_one() -> None:
    plain = draw_groups(SEED, list(range(8)), (4, 4), frozenset())
    apart = frozenset({frozenset(plain[0][:2])})
    again = draw_groups(SEED, list(range(8)), (4, 4), apart)
    assert not any(two in apart for group in again for two in map(frozenset, combinations(group, 2)))
    hopeless = frozenset(map(frozenset, combinations(range(8), 2)))
    assert draw_groups(SEED, list(range(8)), (4, 4), hopeless) == plain


@pytest.mark.parametrize("people", range(4, 33))
def test_the_best_have_byes_and_meet_last(people: int) -> None:
    size = sheet_size(people)
    sheet = draw_sheet(size)
    assert sorted(sheet) == list(range(1, size + 1))
    pairs = list(zip(sheet[::2], sheet[1::2], strict=True))
    assert all(sum(two) == size + 1 for two in pairs)
    assert sorted(min(two) for two in pairs if max(two) > people) == list(range(1, size - people + 1))
    while len(sheet) > 1:  # if the better one always wins, the best are left
        sheet = tuple(min(two) for two in zip(sheet[::2], sheet[1::2], strict=True))
        assert sorted(sheet) == list(range(1, len(sheet) + 1))


@pytest.mark.parametrize("people", range(8, 33))
def test_nobody_meets_somebody_of_their_own_group_in_the_first_round(people: int) -> None:
    event = Club(CUP, people, people, Habits(killed=0.0)).stop(lambda event: bool(event.qualified))
    home = {}
    begin = 0
    for number, size in enumerate(event.commenced.groups if event.commenced is not None else ()):
        home.update(dict.fromkeys(event.commenced.persons[begin : begin + size], number))
        begin += size
    assert qualify(event) == event.qualified
    for tie in knock_out(event)[0]:
        if None not in tie.sides:
            assert home[tie.sides[0]] != home[tie.sides[1]]


@pytest.mark.parametrize("people", range(8, 33))
def test_winners_of_groups_are_seeded_as_they_were_at_the_start(people: int) -> None:
    event = Club(CUP, people, people, Habits(killed=0.0)).stop(lambda event: bool(event.qualified))
    assert event.commenced is not None
    seeds = {number: seed for seed, number in enumerate(event.commenced.order)}
    winners = event.qualified[: len(event.commenced.groups)]
    assert {rank_group(event, number)[0] for number in range(1, len(winners) + 1)} == {*winners}
    ranks = [seeds[event.entrants[person].number] for person in winners]
    assert ranks == sorted(ranks)
    spare = {side for tie in knock_out(event)[0] if tie.bye for side in tie.sides}
    assert spare <= {None, *event.qualified[: sheet_size(len(event.qualified)) - len(event.qualified)]}


def test_a_drawn_tie_is_played_again_with_sides_swapped_and_then_lots_decide() -> None:
    club = started(SHORT_CUP, 4)
    settle_all(club, (1, 1))
    first = [one.people for one in club.event.meetings]
    club.stop(lambda event: len(event.meetings) == 4 and all(one.opened_at for one in event.open))
    assert [one.people for one in club.event.open] == [one[::-1] for one in first]
    assert club.event.round == 1
    settle_all(club, (1, 1))
    for number, tie in enumerate(knock_out(club.event)[0], 1):
        assert tie.by_lot
        assert tie.winner == shuffle(club.event.seed, f"tie 1 {number}", sorted(first[number - 1]))[0]
    pair_next(club)
    assert club.event.round == 2


def test_a_tie_of_two_who_may_not_meet_is_decided_by_lot_without_a_table() -> None:
    club = Club(SHORT_CUP, 4, 1)
    club.stop(lambda event: event.commenced is not None)
    one, other = pair(club.event)[0].persons[:2]  # type: ignore[union-attr]
    club.apart = (one, other)
    club.stop(lambda event: event.round == 2)
    tie = next(tie for tie in knock_out(club.event)[0] if set(tie.sides) == {one, other})
    assert tie.by_lot
    assert not tie.meetings[0].opened_at


def test_a_void_game_of_a_tie_is_played_again() -> None:
    club = started(SHORT_CUP, 4)
    club.write(Settled(1, (1, 1), "void"), Settled(2, (1, 2), "played"))
    club.tables.clear()
    club.stop(lambda event: len(event.meetings) > 2)
    assert club.event.meetings[2].people == club.event.meetings[0].people[::-1]
