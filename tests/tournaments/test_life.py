"""The life of an event: who is in it, what happens to who isn't there, and what an organiser can do."""

from __future__ import annotations

from fractions import Fraction

from tests.tournaments.club import FIRST, NOW, Club, Habits
from tests.tournaments.evenings import CUP, EVENING, LARGER, LEAGUE, SHORT_CUP, SLOW_CUP, pair_next, settle_all, started
from tests.tournaments.laws import check
from tournaments.course import (
    BeginEvent,
    CallRoll,
    Decide,
    Facts,
    Finish,
    OpenTable,
    PutBack,
    Settle,
    WaitUntil,
    can_come,
    judge,
    next_step,
)
from tournaments.entries import (
    CameBack,
    Continued,
    Replanned,
    ReportedIn,
    Settled,
    SignedOff,
    SignedUp,
    Suspended,
)
from tournaments.plan import DAY, HOUR, MINUTE, write_plan
from tournaments.results import table_of
from tournaments.standings import add_up
from tournaments.tournament import Close, Decision

HALF = Fraction(1, 2)
PEOPLE = tuple(range(FIRST, FIRST + 64))
#: Nobody comes to the roll call by themselves.
SHY = Habits(absent=1.0)


# Before the start


def test_a_live_event_calls_fifteen_minutes_ahead_and_a_slow_one_never() -> None:
    club = Club(EVENING, 5, 1, SHY)
    assert next_step(club.event, NOW, club.passed) == WaitUntil(EVENING.start - 15 * MINUTE)
    assert next_step(club.event, EVENING.start - 15 * MINUTE, club.passed) == CallRoll()
    slow = Club(SLOW_CUP, 5, 1)
    assert next_step(slow.event, NOW, slow.passed) == WaitUntil(SLOW_CUP.start)
    assert next_step(slow.event, SLOW_CUP.start, slow.passed) == BeginEvent()


def test_who_was_called_late_after_an_outage_has_fifteen_minutes_to_answer() -> None:
    club = Club(EVENING, 5, 1, SHY)
    club.now = EVENING.start + HOUR
    assert next_step(club.event, club.now, club.passed) == CallRoll()
    club.go_on(club.event)
    club.now += 14 * MINUTE
    assert isinstance(next_step(club.event, club.now, club.passed), WaitUntil)
    club.now += MINUTE
    assert isinstance(next_step(club.event, club.now, club.passed), PutBack)


def test_fewer_than_four_are_waited_for_once_and_then_it_is_off() -> None:
    club = Club(EVENING, 5, 1, SHY)
    event = club.play()
    assert event.close is Close.TOO_FEW
    assert event.put_back
    assert event.plan.start == EVENING.start + 15 * MINUTE
    assert event.regular_start == EVENING.start, "the next time it is at the usual hour"


def test_a_start_at_once_calls_everybody_and_waits_for_four() -> None:
    club = Club(EVENING, 5, 1, SHY)
    club.write(Continued(1))
    assert next_step(club.event, NOW, club.passed) == CallRoll()
    club.go_on(club.event)
    assert next_step(club.event, NOW, club.passed) == WaitUntil(EVENING.start)
    for person in PEOPLE[:4]:
        club.write(ReportedIn(person, "1"))
    assert next_step(club.event, NOW, club.passed) == WaitUntil(NOW + MINUTE)
    club.now += MINUTE
    assert next_step(club.event, club.now, club.passed) == BeginEvent()
    club.now -= MINUTE
    club.write(ReportedIn(PEOPLE[4], "1"))
    assert next_step(club.event, NOW, club.passed) == BeginEvent()


def test_an_event_that_was_put_back_is_not_in_a_hurry() -> None:
    club = Club(SLOW_CUP, 3, 1)
    club.now = SLOW_CUP.start
    club.write(Continued(1))
    club.go_on(club.event)
    assert next_step(club.event, club.now, club.passed) == WaitUntil(SLOW_CUP.start + 15 * MINUTE)


def test_a_pause_before_the_start_does_not_begin_the_event_early() -> None:
    club = Club(SLOW_CUP, 5, 1)
    club.write(Suspended(1))
    assert isinstance(next_step(club.event, SLOW_CUP.start, club.passed), WaitUntil)
    club.write(Continued(1))
    assert next_step(club.event, NOW, club.passed) == WaitUntil(SLOW_CUP.start)


def test_a_changed_start_asks_everybody_again() -> None:
    club = Club(EVENING, 5, 1)
    club.stop(lambda event: len(event.here) == 5)
    club.write(Replanned(1, {**write_plan(EVENING), "start": EVENING.start + DAY}))
    assert not club.event.here
    assert next_step(club.event, club.now, club.passed) == WaitUntil(EVENING.start + DAY - 15 * MINUTE)


# Coming, leaving, resting


def test_who_comes_late_has_half_a_point_once() -> None:
    club = Club(EVENING, 7, 1, SHY)
    club.stop(lambda event: event.summoned_at > 0)
    for person in PEOPLE[:6]:
        club.write(ReportedIn(person, "1"))
    club.stop(lambda event: event.round == 1)
    late = PEOPLE[6]
    assert can_come(club.event, late)
    club.write(ReportedIn(late, "1"))
    assert add_up(club.event, [late]) == {late: HALF}
    club.write(SignedOff(late, None), ReportedIn(late, "1"))
    assert add_up(club.event, [late]) == {late: HALF}


def test_who_leaves_and_is_back_has_nothing_for_it() -> None:
    club = started()
    settle_all(club)
    one = PEOPLE[0]
    before = add_up(club.event, [one])
    club.write(SignedOff(one, None))
    assert can_come(club.event, one)
    club.write(ReportedIn(one, "1"))
    assert add_up(club.event, [one]) == before
    assert not club.event.entrants[one].late


def test_who_was_removed_comes_only_once_they_are_let_in() -> None:
    club = started()
    settle_all(club)
    one = PEOPLE[0]
    club.write(SignedOff(one, 1))
    assert club.event.entrants[one].removed
    assert not can_come(club.event, one)
    club.write(CameBack(one))
    assert can_come(club.event, one)
    assert club.event.member(one) is None
    club.write(ReportedIn(one, "1"))
    assert one in club.event.playing
    for by in (None, one):
        club.write(SignedOff(one, by))
        assert can_come(club.event, one)
    early = Club(EVENING, 5, 1, SHY)
    early.write(SignedOff(one, 1), SignedUp(one, "1"))  # as it was possible once
    assert early.event.member(one) is not None
    assert not early.event.entrants[one].removed


def test_nobody_new_comes_once_half_the_rounds_have_begun() -> None:
    club = started(people=6)  # four rounds
    assert can_come(club.event, 99)
    settle_all(club)
    pair_next(club)
    assert not can_come(club.event, 99)
    assert can_come(club.event, PEOPLE[0])
    assert not can_come(started(CUP, 8).event, 99)


def test_who_left_having_been_free_stays_in_the_standings() -> None:
    club = started(people=5)
    (free,) = club.event.rounds[0].free
    club.write(SignedOff(free, None))
    assert free in [one.person for one in table_of(club.event)]


def test_who_misses_a_game_rests_until_they_are_back() -> None:
    club = started(people=6)
    meeting = club.event.meetings[0]
    club.write(Settled(meeting.number, (0, 1), "walkover"))
    absent, other = meeting.people
    assert add_up(club.event, meeting.people) == {absent: 0, other: 1}
    assert absent not in club.event.playing
    club.write(CameBack(absent))
    assert absent in club.event.playing


def test_who_never_came_to_a_larger_table_rests_too() -> None:
    club = started(LARGER, 8)
    meeting = club.event.meetings[0]
    people = meeting.people
    facts = Facts(over=(4, 1, 2, 3), left=frozenset(people[:2]), acted=frozenset(people[1:]))
    decided = judge(club.event, meeting, facts, club.now, club.passed)
    assert decided == Decide((0, 4, 2, 3), Decision.PLAYED), "who left is last, who never came has nothing"
    club.write(Settled(meeting.number, (0, 4, 2, 3), "played"))
    assert [one for one in people if one not in club.event.playing] == [people[0]]
    assert club.event.entrants[people[0]].absent


def test_a_game_that_is_played_wipes_the_absence() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    club.write(Settled(meeting.number, (0, 1), "walkover"), CameBack(meeting.people[0]))
    settle_all(club)
    pair_next(club)
    assert club.event.entrants[meeting.people[0]].absent
    settle_all(club)
    assert not club.event.entrants[meeting.people[0]].absent


def test_who_rests_in_a_live_cup_is_waited_for_by_nobody() -> None:
    club = started(CUP, 8)
    meeting = club.event.meetings[0]
    absent = meeting.people[0]
    club.write(Settled(meeting.number, (0, 1), "walkover"))
    settle_all(club)
    before, club.habits = club.event.round, Habits(back=0.0)
    club.stop(lambda event: event.round > before)
    mine = next(one for one in club.event.open if absent in one.people)
    assert next_step(club.event, club.now, club.passed) == Settle(
        mine.number, tuple(0 if one == absent else 1 for one in mine.people), Decision.WALKOVER
    )
    club.write(CameBack(absent))
    assert isinstance(next_step(club.event, club.now, club.passed), OpenTable)


def test_two_missed_games_early_in_a_league_make_all_of_them_vanish() -> None:
    club = started(LEAGUE, 6)
    absent = PEOPLE[2]
    first, second, *others = club.event.meetings_of(absent)
    club.write(Settled(first.number, tuple(0 if one == absent else 1 for one in first.people), "walkover"))
    assert club.event.member(absent) is not None
    club.write(Settled(second.number, tuple(0 if one == absent else 1 for one in second.people), "walkover"))
    assert club.event.entrants[absent].vanished
    assert judge(club.event, others[0], Facts(), club.now, club.passed) == Decide((0, 0), Decision.VANISHED)
    assert not any(add_up(club.event, [one for one in PEOPLE[:6] if one != absent]).values())


def test_two_missed_games_late_in_a_league_make_the_rest_walkovers() -> None:
    club = started(LEAGUE, 6)
    absent = PEOPLE[2]
    *played, first, second, last = club.event.meetings_of(absent)
    for one in played:
        club.write(Settled(one.number, (1, 2), "played"))
    for one in (first, second):
        club.write(Settled(one.number, tuple(0 if each == absent else 1 for each in one.people), "walkover"))
    assert club.event.member(absent) is None
    assert not club.event.entrants[absent].vanished
    places = tuple(0 if one == absent else 1 for one in last.people)
    assert judge(club.event, last, Facts(), club.now, club.passed) == Decide(places, Decision.WALKOVER)


def test_when_64_leave_in_one_round_the_event_ends_at_once() -> None:
    for plan in (EVENING, LARGER, LEAGUE, CUP, SHORT_CUP, SLOW_CUP):
        club = started(plan, plan.format.most)
        before = club.now
        for person in club.event.joined:
            club.write(SignedOff(person, None))
        club.play()
        assert check(club).close is Close.OVER
        assert club.now - before <= 10 * MINUTE, plan.name


def test_an_organiser_who_removes_everybody_ends_the_event() -> None:
    club = Club(EVENING, 6, 1)
    for person in PEOPLE[:6]:
        club.write(SignedOff(person, 1))
    assert club.play().close is Close.TOO_FEW
    club = started(EVENING, 6)
    settle_all(club)
    for person in PEOPLE[:6]:
        club.write(SignedOff(person, 1))
    assert next_step(club.event, club.now, club.passed) == Finish(Close.OVER)


def test_two_who_are_left_of_an_evening_of_tables_end_it() -> None:
    club = started(LARGER, 6)
    for one in club.event.open:
        club.write(Settled(one.number, tuple(range(1, len(one.people) + 1)), "played"))
    club.tables.clear()
    for person in PEOPLE[2:6]:
        club.write(SignedOff(person, None))
    assert next_step(club.event, club.now, club.passed) == Finish(Close.OVER)
