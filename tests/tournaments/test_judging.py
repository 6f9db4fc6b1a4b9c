"""How games of an event end, what an organiser can do, and how it all ends."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tournaments.club import FIRST, Club, Habits
from tests.tournaments.evenings import CUP, EVENING, LARGER, LEAGUE, SHORT_CUP, pair_next, settle_all, started
from tournaments.course import (
    Decide,
    Facts,
    Finish,
    Replace,
    WaitUntil,
    judge,
    next_step,
)
from tournaments.entries import (
    CameBack,
    Concluded,
    Continued,
    Corrected,
    KickedOff,
    Settled,
    SignedOff,
    Suspended,
)
from tournaments.fold import follow
from tournaments.plan import DAY, HOUR, MINUTE, WAVE
from tournaments.results import final_places, last_time
from tournaments.standings import add_up
from tournaments.tournament import Close, Decision, Tournament

HALF = Fraction(1, 2)
PEOPLE = tuple(range(FIRST, FIRST + 64))


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


@pytest.mark.parametrize(
    ("earlier", "there"),
    [
        (None, True),  # their first game: they came to the roll call
        (Settled(1, (1, 2), "played"), True),
        (Settled(1, (1, 2), "time"), True),
        (Settled(1, (1, 0), "walkover"), False),  # they had the point without doing anything
        (Settled(1, (1, 1), "void"), False),
    ],
)
def test_who_isnt_on_turn_has_to_be_there_if_they_did_nothing_in_their_last_game(
    earlier: Settled | None, there: bool
) -> None:
    club = started(people=4)
    event, meeting = club.event, replace(club.event.meetings[0], appeared=frozenset())
    awaited = meeting.people[1]
    if earlier is not None:
        event = follow(event, earlier, club.now)
        meeting = replace(meeting, number=len(event.meetings) + 1, decision=None)
    facts = Facts(awaited=(awaited,), since=meeting.opened_at)
    soon, late = (meeting.opened_at + minutes * MINUTE for minutes in (5, 10))
    won, nobody = Decide((1, 0), Decision.WALKOVER), Decide((0, 0), Decision.ABSENT)
    found = [judge(event, meeting, facts, now, lambda since, now=now: now - since) for now in (soon, late)]
    assert found == ([won, won] if there else [WaitUntil(soon + MINUTE), nobody])


def test_if_both_are_on_turn_and_neither_comes_there_is_nothing_for_both() -> None:
    club = started(people=4)
    meeting = club.event.meetings[0]
    facts = Facts(awaited=meeting.people, since=meeting.opened_at)
    due = meeting.opened_at + 5 * MINUTE
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
    assert club.event.entrants[meeting.people[0]].missed == ()
    assert not club.event.entrants[meeting.people[0]].absent


def miss(club: Club, person: int, count: int) -> list[int]:
    """Let somebody miss their next games; return their numbers."""
    missed = [one for one in club.event.meetings_of(person) if one.decision is None][:count]
    for one in missed:
        club.write(Settled(one.number, tuple(0 if each == person else 1 for each in one.people), "walkover"))
    return [one.number for one in missed]


def test_who_did_not_miss_two_games_of_a_league_after_all_is_back_in_it() -> None:
    club = started(LEAGUE, 6)
    absent = PEOPLE[2]
    first, second = miss(club, absent, 2)
    third = next(one.number for one in club.event.meetings_of(absent) if one.decision is None)
    club.write(Settled(third, (0, 0), "vanished"))
    assert club.event.entrants[absent].vanished
    assert not club.event.can_correct(club.event.meeting(third)), "it would count for nobody"
    assert club.event.can_correct(club.event.meeting(first))
    assert not club.event.can_correct(club.event.meeting(first), (0, 0))
    club.write(Corrected(first, (1, 1), 1))
    known = club.event.entrants[absent]
    assert (known.out, known.vanished, known.absent, known.missed) == (False, False, True, (second,))
    assert add_up(club.event, [absent]) == {absent: HALF}
    assert absent in club.event.joined
    assert club.event.can_correct(club.event.meeting(third))
    people = club.event.meeting(third).people
    club.write(Corrected(third, tuple(1 if one == absent else 2 for one in people), 1))
    assert add_up(club.event, [absent]) == {absent: 1 + HALF}
    miss(club, absent, 1)
    assert club.event.entrants[absent].out, "two again"


def test_the_walkovers_of_who_is_out_of_a_league_are_no_games_that_they_missed() -> None:
    club = started(LEAGUE, 6)
    absent = PEOPLE[2]
    for one in club.event.meetings_of(absent)[:3]:
        club.write(Settled(one.number, (1, 1), "played"))
    first, last = miss(club, absent, 2)
    assert club.event.entrants[absent].out
    assert club.event.entrants[absent].missed == (first, last)
    club.write(Corrected(first, (2, 1), 1))
    assert not club.event.entrants[absent].out


def test_who_left_a_league_is_not_back_by_a_correction_and_their_games_can_not_be_corrected() -> None:
    club = started(LEAGUE, 6)
    absent = PEOPLE[2]
    (first,) = miss(club, absent, 1)
    club.write(SignedOff(absent, absent))
    assert club.event.entrants[absent].vanished
    assert not any(club.event.can_correct(one) for one in club.event.meetings_of(absent))
    club.write(Corrected(first, (1, 1), 1))
    assert club.event.entrants[absent].out


def test_who_rests_for_a_game_that_they_did_not_miss_is_back() -> None:
    club = started(people=6)
    first, second = club.event.meetings[:2]
    club.write(Settled(first.number, (0, 1), "walkover"), Settled(second.number, (1, 0), "walkover"))
    absent, other = first.people[0], second.people[1]
    club.write(Corrected(first.number, (1, 2), 1))
    assert absent in club.event.playing
    assert other not in club.event.playing, "they did miss theirs"


def test_who_was_removed_has_not_missed_their_game_and_who_left_has() -> None:
    club = started(people=8)
    (removed, _), (gone, _) = (one.people for one in club.event.meetings[:2])
    club.write(SignedOff(removed, 1), SignedOff(gone, gone))
    club.write(Settled(1, (0, 1), "walkover"), Settled(2, (0, 1), "walkover"))
    assert not club.event.entrants[removed].absent
    assert club.event.entrants[gone].absent


def test_who_won_their_last_game_by_a_walkover_was_not_absent_from_it() -> None:
    club = started(people=6)
    absent = club.event.meetings[0].people[0]
    club.write(Settled(1, (0, 1), "walkover"), CameBack(absent))
    settle_all(club)
    pair_next(club)
    (last,) = [one for one in club.event.open if absent in one.people]
    club.write(Settled(last.number, tuple(1 if one == absent else 0 for one in last.people), "walkover"))
    assert not club.event.entrants[absent].absent


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
    [KickedOff(1, 5), Settled(9, (1, 2), "played"), Settled(1, (1,), "played"), CameBack(5), Corrected(1, (1, 2), 1)],
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
