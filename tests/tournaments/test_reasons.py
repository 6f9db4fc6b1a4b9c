"""Why people meet: true of the event as it was when they were paired, and silent about who keeps apart."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tournaments.club import FIRST, Club, Habits
from tests.tournaments.evenings import CUP, EVENING, LARGER, LEAGUE, SHORT_CUP, pair_next, settle_all, started
from tests.tournaments.test_course import PLANS, WILD
from tournaments.entries import Corrected, Settled
from tournaments.reasons import Cause, Freedom, FreeReason, MeetingReason, Opening, explain_round
from tournaments.tournament import Tournament

PEOPLE = tuple(range(FIRST, FIRST + 64))


class Explained(Club):
    """A club that asks for the reasons of each round when it has been paired."""

    told: dict[int, object]

    def pair(self, event: Tournament) -> None:
        super().pair(event)
        self.told = {**getattr(self, "told", {}), self.event.round: explain_round(self.event, self.event.round)}


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("seed", range(3))
def test_reasons_stay_the_same_and_say_nothing_of_who_keeps_apart(name: str, seed: int) -> None:
    club = Explained(PLANS[name], 6 + 4 * seed, seed, replace(WILD, erased=0.0, organiser=0.2, ghosts=0.0))
    event = club.play()
    for number in (one.number for one in event.rounds):
        assert explain_round(event, number) == club.told[number]
        assert explain_round(replace(event, apart=frozenset()), number) == club.told[number]
        reasons, free = explain_round(event, number)
        assert [one.people for one in reasons] == [one.people for one in event.meetings_in(number)]
        assert tuple(one.person for one in free) == next(one.free for one in event.rounds if one.number == number)


def test_the_first_round_is_by_lot() -> None:
    reasons, free = explain_round(started(EVENING, 5).event, 1)
    assert {(one.cause, one.opening, one.first, one.points) for one in reasons} == {
        (Cause.LOT, Opening.LOT, True, (Fraction(0), Fraction(0)))
    }
    assert [one.cause for one in free] == [Freedom.LOT]


def test_equal_points_meet_and_whoever_has_begun_less_often_begins() -> None:
    club = started(EVENING, 8)
    first = {one.people[0] for one in club.event.meetings}
    settle_all(club)
    pair_next(club)
    for one in explain_round(club.event, 2)[0]:
        assert one.cause is Cause.EQUAL
        assert one.points[0] == one.points[1]
        assert one.first
        assert one.opening is (Opening.LOT if set(one.people) & first in (set(one.people), set()) else Opening.BALANCE)


def test_an_odd_number_with_equal_points_makes_the_nearest_meet() -> None:
    club = started(EVENING, 6)
    settle_all(club)
    pair_next(club)
    causes = [one.cause for one in explain_round(club.event, 2)[0]]
    assert sorted(one.value for one in causes) == ["equal", "equal", "nearest"]


def test_a_pairing_that_had_to_give_way_is_the_only_one_that_fits() -> None:
    club = started(EVENING, 4)
    settle_all(club)
    pair_next(club)
    for one in club.event.open:
        club.write(Settled(one.number, (1, 1), "played"))
    club.tables.clear()
    pair_next(club)
    reasons, _ = explain_round(club.event, 3)
    assert {one.cause for one in reasons} == {Cause.ONLY}, "both winners have met each other, and both others"


def test_the_last_are_free_and_lots_decide_between_them() -> None:
    club = started(EVENING, 5)
    settle_all(club)
    pair_next(club)
    (free,) = explain_round(club.event, 2)[1]
    assert free == FreeReason(free.person, Freedom.LOT, Fraction(0))


def test_a_correction_changes_no_reason() -> None:
    club = started(EVENING, 8)
    settle_all(club)
    pair_next(club)
    before = explain_round(club.event, 2)
    club.write(Corrected(1, (2, 1), 1), Corrected(2, (1, 1), 1), Corrected(1, (1, 1), 1))
    assert explain_round(club.event, 2) == before


def test_leaders_share_a_table() -> None:
    club = started(LARGER, 8)
    assert {one.cause for one in explain_round(club.event, 1)[0]} == {Cause.LOT}
    settle_all(club, (1, 2, 3, 4))
    pair_next(club)
    reasons, _ = explain_round(club.event, 2)
    assert [one.cause for one in reasons] == [Cause.LEADERS, Cause.LEADERS]
    assert min(reasons[0].points) >= max(reasons[1].points)


def test_a_division_and_a_group_have_their_schedule() -> None:
    reasons, _ = explain_round(started(LEAGUE, 5).event, 1)
    assert len(reasons) == 10
    assert {(one.cause, one.opening, one.place) for one in reasons} == {(Cause.DIVISION, Opening.SCHEDULE, 1)}
    reasons, free = explain_round(started(CUP, 10).event, 1)
    assert {(one.cause, one.opening) for one in reasons} == {(Cause.GROUP, Opening.SCHEDULE)}
    assert {one.cause for one in free} == {Freedom.ODD}


def test_ties_follow_the_seeds_then_the_winners_and_replays_are_swapped() -> None:
    club = started(SHORT_CUP, 6)
    reasons, free = explain_round(club.event, 1)
    assert [sorted(one.seeds) for one in reasons] == [[4, 5], [3, 6]]
    assert {one.cause for one in reasons} == {Cause.SEEDS}
    assert [(one.cause, one.seed) for one in free] == [(Freedom.BYE, 1), (Freedom.BYE, 2)]
    club.write(Settled(1, (1, 1), "played"), Settled(2, (1, 2), "played"))
    club.tables.clear()
    club.stop(lambda event: bool(event.open) and bool(event.open[0].opened_at))
    replay = explain_round(club.event, 1)[0][-1]
    assert (replay.cause, replay.opening, replay.first) == (Cause.REPLAY, Opening.SWAPPED, False)
    settle_all(club)
    pair_next(club)
    reasons, _ = explain_round(club.event, 2)
    assert {one.cause for one in reasons} == {Cause.WINNERS}


def test_a_round_that_was_never_paired_has_no_reasons() -> None:
    assert explain_round(started().event, 7) == ((), ())
    assert isinstance(explain_round(started().event, 1)[0][0], MeetingReason)
    assert Club(EVENING, 4, 1, Habits()).event.round == 0
