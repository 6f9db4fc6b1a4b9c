"""Whether a game is rated, for whom, and with whom everybody is compared: rules 1 to 5 and 18."""

from __future__ import annotations

import itertools

import pytest

from ratings import Ladder, Scope, WhyUnrated, judge
from ratings.judging import DECIDED, PersonalOutcome
from rules.table.results import GameResult, Sitter
from rules.table.values import Ending
from tests.ratings.builders import counted_in, game, unrated

WON, DRAWN, PLACED, LOST = PersonalOutcome.WON, PersonalOutcome.DRAWN, PersonalOutcome.PLACED, PersonalOutcome.LOST


def sat(*sitters: Sitter, **changes: object) -> GameResult:
    return game("t", sitters=sitters, **changes)


def stayed(who: int, place: int, turns: int = 5) -> Sitter:
    return Sitter(who, place=place, turns=turns)


def gone(who: int, place: int, turns: int = 5) -> Sitter:
    return Sitter(who, "easy", True, place, None, turns)


A, B, C = (stayed(who, who) for who in (1, 2, 3))


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (sat(A, B), None),
        (sat(A), WhyUnrated.ALONE),
        (sat(A, puzzle=4), WhyUnrated.ALONE),
        (sat(A, Sitter(None, "easy", place=2)), WhyUnrated.COMPUTERS),
        (sat(A, B, hints=True), WhyUnrated.HINTS),
        (sat(A, Sitter(None, "easy", place=2), hints=True), WhyUnrated.COMPUTERS),
        (sat(A, B, guild=None), WhyUnrated.DIRECT),
        (sat(A, B, ending=Ending.VOTED), WhyUnrated.ABANDONED),
        (sat(A, Sitter(2, turns=5), ending=Ending.PLAYED), WhyUnrated.ABANDONED),
        (sat(A, gone(2, 2, 2), ending=Ending.RESIGNED), None),
        (sat(A, gone(2, 2, 1), ending=Ending.RESIGNED), WhyUnrated.EARLY),
        (sat(A, stayed(2, 1, 1), ending=Ending.AGREED), WhyUnrated.EARLY),
        (sat(A, stayed(2, 2, 0)), WhyUnrated.EARLY),
        (sat(A, stayed(2, 2, 1)), WhyUnrated.EARLY),
        (sat(A, gone(2, 2, 0)), WhyUnrated.EARLY),
        (sat(A, B, ending=Ending.FORFEIT), None),
        (sat(A, B, ending=Ending.TIME), None),
        (sat(A, stayed(2, 2, 0), ending=Ending.FORFEIT), WhyUnrated.EARLY),
        (sat(gone(1, 1), gone(2, 2)), WhyUnrated.ABANDONED),
        (sat(gone(1, 1), gone(2, 2), stayed(3, 3, 1)), WhyUnrated.ABANDONED),
    ],
)
def test_a_game_is_rated_or_has_a_reason_why_not(result: GameResult, why: WhyUnrated | None) -> None:
    assert judge(result).why is why


@pytest.mark.parametrize("ending", DECIDED)
def test_people_with_fewer_than_two_turns_do_not_count_however_the_game_ends(ending: Ending) -> None:
    judged = judge(sat(A, stayed(2, 2, 1), C, gone(4, 4, 1), ending=ending))
    assert [(part.person, part.groups) for part in judged.parts] == [(1, ((1,), (3,))), (3, ((1,), (3,)))]
    assert dict(judged.apart) == {2: WhyUnrated.EARLY, 4: WhyUnrated.EARLY}


def test_nobody_gains_points_from_somebody_who_never_played() -> None:
    ladder = Ladder([sat(stayed(1, 1), gone(2, 1, 0))])
    assert ladder.standings(Scope()) == ()
    assert unrated(ladder, Scope(), WhyUnrated.EARLY) == 1


def test_an_absent_seat_keeps_its_place_in_the_result() -> None:
    judged = judge(sat(gone(1, 1, 0), stayed(2, 2), stayed(3, 3)))
    assert [(part.person, part.place, part.outcome) for part in judged.parts] == [(2, 2, PLACED), (3, 3, LOST)]
    judged = judge(sat(stayed(1, 1), stayed(2, 1), gone(3, 2, 0)))
    assert [(part.place, part.outcome) for part in judged.parts] == [(1, DRAWN), (1, DRAWN)]


def test_a_draw_with_a_computer_that_took_over_is_no_win_over_its_seats_owner() -> None:
    ladder = Ladder([sat(stayed(1, 1), gone(2, 1))])
    counted = counted_in(ladder, "t")
    assert [part.outcome for part in counted.parts] == [DRAWN, LOST]
    assert (counted.place(1), counted.place(2)) == (1, 2)
    one, other = (ladder.standing(Scope(), who) for who in (1, 2))
    assert (one.wins, one.draws, one.losses, other.losses) == (0, 1, 0, 1)
    drawn = Ladder([sat(stayed(1, 1), stayed(2, 1))])
    assert one.rating == drawn.standing(Scope(), 1).rating
    assert other.points < drawn.standing(Scope(), 2).points


def test_nobody_loses_to_somebody_who_left() -> None:
    judged = judge(sat(gone(1, 1), stayed(2, 2)))
    assert [(part.person, part.outcome, part.groups) for part in judged.parts] == [(1, LOST, ((2,), (1,)))]
    assert dict(judged.apart) == {2: WhyUnrated.UNOPPOSED}
    ladder = Ladder([sat(gone(1, 1), stayed(2, 2))])
    assert [one.person for one in ladder.standings(Scope())] == [1]
    assert counted_in(ladder, "t").why_not(2) is WhyUnrated.UNOPPOSED


def test_people_who_left_rank_last_and_nobody_loses_to_them() -> None:
    judged = judge(sat(A, gone(2, 2), C, gone(4, 3), stayed(5, 4)))
    assert {part.person: part.groups for part in judged.parts} == {
        1: ((1,), (2,), (3, 4), (5,)),
        3: ((1,), (3, 4), (5,)),
        5: ((1,), (3,), (5,)),
        2: ((1,), (3,), (5,), (2, 4)),
        4: ((1,), (3,), (5,), (2, 4)),
    }
    assert {part.person: part.place for part in judged.parts} == {1: 1, 3: 3, 5: 5, 2: 5, 4: 5}
    assert [part.outcome for part in judged.parts] == [WON, PLACED, LOST, LOST, LOST]


def test_a_leaver_in_the_lead_changes_nothing_for_those_behind() -> None:
    alone = Ladder([sat(B, C)])
    ladder = Ladder([sat(gone(1, 1), B, C)])
    for who in (2, 3):
        assert ladder.standing(Scope(), who).rating == alone.standing(Scope(), who).rating
    assert ladder.standing(Scope(), 2).wins == 0
    assert counted_in(ladder, "t").place(2) == 2


@pytest.mark.parametrize("left", list(itertools.product((False, True), repeat=4))[1:-1])
@pytest.mark.parametrize("places", [(1, 2, 3, 4), (1, 1, 2, 2), (1, 1, 1, 1), (2, 1, 2, 1)])
def test_nobody_who_stayed_is_ranked_above_an_equal_or_better_result(
    left: tuple[bool, ...], places: tuple[int, ...]
) -> None:
    sitters = [
        (gone if away else stayed)(who, place) for who, (away, place) in enumerate(zip(left, places, strict=True))
    ]
    judged = judge(sat(*sitters))
    for part in judged.parts:
        ranks = {who: rank for rank, group in enumerate(part.groups) for who in group}
        if left[part.person]:
            assert all(left[who] == (rank == ranks[part.person]) for who, rank in ranks.items())
            assert part.outcome is LOST
            continue
        for who, rank in ranks.items():
            assert (rank < ranks[part.person]) == (places[who] < places[part.person])
            assert (rank == ranks[part.person]) == (places[who] == places[part.person])
            assert not (left[who] and rank < ranks[part.person])
        assert part.place == 1 + sum(place < places[part.person] for place in places)
        if part.outcome in (WON, DRAWN):
            assert places[part.person] == min(places)


def test_people_are_ahead_of_each_other_only_if_they_are_compared() -> None:
    ladder = Ladder([sat(A, gone(2, 2), C)])
    counted = counted_in(ladder, "t")
    assert [counted.ahead(*pair) for pair in ((1, 2), (2, 1), (1, 3), (3, 1), (3, 2), (2, 3), (1, 9))] == [
        *(1, -1, 1, -1),
        *(0, -1, 0),
    ]


def test_somebody_between_first_and_last_is_placed_and_has_not_lost() -> None:
    ladder = Ladder([sat(A, B, C)])
    counted = counted_in(ladder, "t")
    assert [part.outcome for part in counted.parts] == [WON, PLACED, LOST]
    second = ladder.standing(Scope(), 2)
    assert (second.games, second.wins, second.placed, second.draws, second.losses) == (1, 0, 1, 0, 0)


def test_a_tie_in_the_middle_is_placed_and_a_tie_for_last_loses() -> None:
    judged = judge(sat(A, stayed(2, 2), stayed(3, 2), stayed(4, 3), stayed(5, 3)))
    assert [part.outcome for part in judged.parts] == [WON, PLACED, PLACED, LOST, LOST]


def test_somebody_ahead_of_leavers_only_is_placed() -> None:
    judged = judge(sat(A, B, gone(3, 3)))
    assert [part.outcome for part in judged.parts] == [WON, PLACED, LOST]


def helped(who: int, place: int, stood_in: int = 3, turns: int = 9, computer: str | None = None) -> Sitter:
    return Sitter(who, computer, False, place, None, turns, stood_in)


@pytest.mark.parametrize(
    ("turns", "stood_in", "too_much"),
    [(9, 0, False), (9, 1, False), (8, 1, True), (18, 2, False), (17, 2, True), (100, 2, False), (100, 3, True)],
)
def test_a_computer_may_stand_in_for_two_turns_and_a_tenth_of_all(turns: int, stood_in: int, too_much: bool) -> None:
    judged = judge(sat(helped(1, 1, stood_in, turns), B))
    assert dict(judged.apart) == ({1: WhyUnrated.STOOD_IN} if too_much else {})
    assert [part.person for part in judged.parts] == ([2] if too_much else [1, 2])
    away = judge(sat(helped(1, 1, stood_in, turns, "easy"), B))
    assert {part.person: part.outcome for part in away.parts} == {1: LOST if too_much else WON, 2: LOST}


def test_a_computer_that_stood_in_wins_nothing_for_somebody_and_the_others_lose_as_on_the_board() -> None:
    judged = judge(sat(helped(1, 1), B))
    assert [(part.person, part.outcome, part.groups) for part in judged.parts] == [(2, LOST, ((1,), (2,)))]
    assert dict(judged.apart) == {1: WhyUnrated.STOOD_IN}


def test_a_computer_that_stood_in_loses_for_somebody() -> None:
    judged = judge(sat(A, helped(2, 2)))
    assert [(part.person, part.outcome, part.groups) for part in judged.parts] == [
        (1, WON, ((1,), (2,))),
        (2, LOST, ((1,), (2,))),
    ]


def test_a_draw_by_a_computer_that_stood_in_counts_for_the_other_only() -> None:
    judged = judge(sat(A, helped(2, 1)))
    assert [(part.person, part.outcome) for part in judged.parts] == [(1, DRAWN)]
    judged = judge(sat(helped(1, 1), helped(2, 1)))
    assert judged.why is WhyUnrated.STOOD_IN


def test_among_several_a_computer_that_stood_in_loses_to_those_ahead_and_beats_nobody() -> None:
    judged = judge(sat(A, helped(2, 2), C, stayed(4, 2)))
    assert {part.person: (part.place, part.outcome, part.groups) for part in judged.parts} == {
        1: (1, WON, ((1,), (2, 4), (3,))),
        2: (2, LOST, ((1,), (2,))),
        4: (2, PLACED, ((1,), (2, 4), (3,))),
        3: (4, LOST, ((1,), (2, 4), (3,))),
    }


def test_somebody_still_replaced_at_the_end_is_behind_all_who_were_there() -> None:
    judged = judge(sat(helped(1, 1, computer="easy"), B, C))
    assert {part.person: (part.place, part.outcome, part.groups) for part in judged.parts} == {
        2: (2, PLACED, ((1,), (2,), (3,))),
        3: (3, LOST, ((1,), (2,), (3,))),
        1: (3, LOST, ((2,), (3,), (1,))),
    }


def test_nobody_escapes_a_loss_by_voting_a_winner_away_and_resigning() -> None:
    judged = judge(sat(helped(1, 1, computer="easy"), gone(2, 2), ending=Ending.RESIGNED))
    assert [(part.person, part.outcome, part.groups) for part in judged.parts] == [(2, LOST, ((1,), (2,)))]
    assert dict(judged.apart) == {1: WhyUnrated.STOOD_IN}
    judged = judge(sat(helped(1, 1, 1, 30, computer="easy"), gone(2, 2), ending=Ending.RESIGNED))
    assert [(part.person, part.outcome) for part in judged.parts] == [(1, WON), (2, LOST)]


@pytest.mark.parametrize("places", list(itertools.product((1, 2, 3), repeat=3)))
@pytest.mark.parametrize("computer", [None, "easy"])
def test_a_stand_in_never_gains_and_changes_nothing_between_the_others(
    places: tuple[int, ...], computer: str | None
) -> None:
    first, second, third = places
    judged = judge(sat(helped(1, first, computer=computer), stayed(2, second), stayed(3, third)))
    own = next((part for part in judged.parts if part.person == 1), None)
    assert own is None or own.groups[-1] == (1,)
    plain = judge(sat(stayed(1, first), stayed(2, second), stayed(3, third)))
    others = [part for part in judged.parts if part.person != 1]
    assert others == [part for part in plain.parts if part.person != 1]
