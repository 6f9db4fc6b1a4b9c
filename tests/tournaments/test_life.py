"""The life of an event: who is in it, what happens to who isn't there, and what an organiser can do."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tournaments.club import FIRST, NOW, Club, Habits
from tests.tournaments.laws import check
from tests.tournaments.test_course import CUP, EVENING, LARGER, LEAGUE, SHORT_CUP, SLOW_CUP
from tournaments.course import (
    BeginEvent,
    CallRoll,
    Decide,
    Facts,
    Finish,
    OpenTable,
    PutBack,
    Replace,
    Settle,
    WaitUntil,
    can_come,
    judge,
    next_step,
)
from tournaments.entries import (
    CameBack,
    Concluded,
    Continued,
    Corrected,
    KickedOff,
    Replanned,
    ReportedIn,
    SatOut,
    Settled,
    SignedOff,
    Suspended,
)
from tournaments.plan import DAY, HOUR, MINUTE, WAVE, write_plan
from tournaments.results import final_places, last_time, table_of
from tournaments.standings import add_up
from tournaments.tournament import Close, Decision, Tournament

HALF = Fraction(1, 2)
PEOPLE = tuple(range(FIRST, FIRST + 64))
#: Nobody comes to the roll call by themselves.
SHY = Habits(absent=1.0)


def started(plan: object = EVENING, people: int = 6, seed: int = 1) -> Club:
    """A club whose first round is being played."""
    club = Club(plan, people, seed)  # type: ignore[arg-type]
    club.stop(lambda event: bool(event.meetings) and not any(not one.opened_at for one in event.open))
    return club


def settle_all(club: Club, places: tuple[int, ...] = (1, 2)) -> None:
    for one in club.event.open:
        club.write(Settled(one.number, places, "played", 20))
    club.tables.clear()


def pair_next(club: Club) -> None:
    """Go on to the next round, all tables open."""
    before = club.event.round
    club.stop(
        lambda event: event.close is not None or (event.round > before and all(one.opened_at for one in event.open))
    )


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


# Games


def test_the_opponent_of_who_does_not_come_has_the_point_after_five_minutes() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    first, second = meeting.people
    facts = Facts(awaited=(first,), since=meeting.opened_at)
    here = replace(meeting, appeared=frozenset({second}))
    soon, due = meeting.opened_at + 5 * MINUTE - 1, meeting.opened_at + 5 * MINUTE

    def passed(now: int, lost: int = 0) -> object:
        return judge(club.event, here, facts, now, lambda since: now - since - lost)

    assert passed(soon) == WaitUntil(due)
    assert passed(due) == Decide((0, 1), Decision.WALKOVER)
    assert passed(due + MINUTE, 2 * MINUTE) == WaitUntil(due + 2 * MINUTE), "an outage is nobody's time"


def test_if_neither_comes_there_is_nothing_for_both() -> None:
    club = started(people=4)
    meeting = replace(club.event.meetings[0], appeared=frozenset())
    facts = Facts(awaited=meeting.people[:1], since=meeting.opened_at)
    due = meeting.opened_at + 10 * MINUTE
    assert judge(club.event, meeting, facts, due, lambda since: due - since) == Decide((0, 0), Decision.ABSENT)


def test_if_both_leave_a_game_that_had_begun_there_is_nothing_for_both() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    facts = Facts(left=frozenset(meeting.people), acted=frozenset(meeting.people))
    assert judge(club.event, meeting, facts, club.now, club.passed) == Decide((0, 0), Decision.ABSENT)


def test_who_leaves_in_the_middle_has_lost_and_before_it_they_did_not_come() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    first, second = meeting.people
    facts = Facts(left=frozenset({first}), acted=frozenset(meeting.people))
    assert judge(club.event, meeting, facts, club.now, club.passed) == Decide((2, 1), Decision.CLOCK)
    facts = replace(facts, acted=frozenset({second}))
    assert judge(club.event, meeting, facts, club.now, club.passed) == Decide((0, 1), Decision.WALKOVER)


def test_a_computer_plays_on_for_who_left_a_larger_table_in_seat_order() -> None:
    club = started(LARGER, 8)
    meeting = club.event.meetings[0]
    for person in meeting.people[1:3]:
        club.write(SignedOff(person, None))
    assert judge(club.event, meeting, Facts(), club.now, club.passed) == Replace(meeting.people[1])


def test_a_game_that_is_over_counts_as_it_ended_even_if_somebody_has_left() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    club.write(SignedOff(meeting.people[0], None))
    decided = judge(club.event, meeting, Facts(over=(1, 2)), club.now, club.passed)
    assert decided == Decide((1, 2), Decision.PLAYED)


def test_when_time_is_up_who_is_ahead_has_won() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    facts = Facts(ahead=(2, 1), acted=frozenset(meeting.people), awaited=meeting.people[:1], since=meeting.opened_at)
    due = meeting.opened_at + 45 * MINUTE
    assert judge(club.event, meeting, facts, due, lambda since: due - since) == Decide((2, 1), Decision.TIME)


def test_tables_are_opened_in_waves_and_all_of_a_league_within_the_hour() -> None:
    club = Club(LEAGUE, 64, 1)
    club.stop(lambda event: len([one for one in event.meetings if one.opened_at]) == WAVE)
    begun = club.now
    assert isinstance(next_step(club.event, club.now, club.passed), WaitUntil)
    club.stop(lambda event: all(one.opened_at or one.decision for one in event.meetings))
    assert club.now - begun <= HOUR


# The organiser


def test_a_pause_holds_the_next_round_and_a_long_one_ends_the_event() -> None:
    club = started(people=6)
    club.write(Suspended(1))
    settle_all(club)
    club.now += HOUR
    assert isinstance(next_step(club.event, club.now, club.passed), WaitUntil)
    club.now += DAY
    assert next_step(club.event, club.now, club.passed) == Finish(Close.CALLED_OFF)


def test_the_next_round_comes_after_a_minute_or_when_it_is_wanted() -> None:
    club = started(people=6)
    settle_all(club)
    assert next_step(club.event, club.now, club.passed) == WaitUntil(club.now + MINUTE)
    club.write(Continued(1))
    assert not isinstance(next_step(club.event, club.now, club.passed), WaitUntil)


def test_a_corrected_result_counts_and_nobody_was_absent() -> None:
    club = started(people=6)
    meeting = club.event.meetings[0]
    club.write(Settled(meeting.number, (0, 1), "walkover"), Corrected(meeting.number, (1, 1), 1))
    assert add_up(club.event, meeting.people) == dict.fromkeys(meeting.people, HALF)
    assert club.event.entrants[meeting.people[0]].missed == 0
    assert not club.event.entrants[meeting.people[0]].absent


def test_a_result_of_a_cup_is_not_corrected_once_somebody_has_gone_on() -> None:
    club = started(SHORT_CUP, 8)
    settle_all(club)
    first = club.event.meetings[0]
    club.write(Corrected(first.number, (2, 1), 1))
    pair_next(club)
    assert not club.event.can_correct(club.event.meetings[0])
    with pytest.raises(ValueError, match="Corrected"):
        club.write(Corrected(first.number, (1, 2), 1))


def test_the_last_round_of_an_evening_can_be_corrected_when_it_is_over() -> None:
    club = Club(EVENING, 6, 1)
    event = club.play()
    assert event.can_correct(event.meetings[-1])


@pytest.mark.parametrize(
    "entry",
    [KickedOff(1, 5), Settled(9, (1, 2), "played"), Settled(1, (1,), "played"), SatOut(5), Corrected(1, (1, 2), 1)],
)
def test_what_can_not_happen_is_refused(entry: object) -> None:
    club = started(people=6)
    with pytest.raises(ValueError, match=type(entry).__name__):
        club.write(entry)  # type: ignore[arg-type]


def test_an_event_ends_once_and_a_game_is_settled_once() -> None:
    club = started(people=6)
    club.write(Settled(1, (1, 2), "played"))
    with pytest.raises(ValueError, match="Settled"):
        club.write(Settled(1, (2, 1), "played"))
    club.write(Concluded("called-off", 1))
    with pytest.raises(ValueError, match="Concluded"):
        club.write(Concluded("over"))


# The end


def test_a_cup_whose_finalists_both_stay_away_has_no_winner() -> None:
    club = started(SHORT_CUP, 4)
    settle_all(club)
    pair_next(club)
    final = club.event.open[0]
    club.write(Settled(final.number, (0, 0), "absent"))
    event: Tournament = club.play()
    assert [place for _, place in final_places(event)] == [2, 2, 4, 4]


def test_places_of_a_group_do_not_change_when_somebody_leaves_afterwards() -> None:
    club = started(CUP, 8)
    club.stop(lambda event: bool(event.qualified))
    before = [one for one, _ in final_places(club.event)][-4:]
    out = next(one for one in club.event.commenced.persons if one not in club.event.qualified)
    club.write(SignedOff(out, None))
    assert [one for one, _ in final_places(club.event)][-4:] == before


def test_the_divisions_of_a_league_are_remembered_without_shared_places() -> None:
    club = Club(LEAGUE, 10, 1, Habits(drawn=1.0))
    event = club.play()
    found = last_time(event)
    assert sorted(found.values()) == [(number, place, 5) for number in (1, 2) for place in range(1, 6)]
