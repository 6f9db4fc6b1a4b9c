"""Quiet hours: what comes of waiting at a slow table is put off to their end, once a turn."""

from typing import Any

import pytest

from rules.table.entries import Postponed, Reminded, VoteOpened
from rules.table.requests import (
    CastVote,
    TimerFired,
)
from rules.table.terms import DAY, HOUR
from tests.table.evening import ANNA, BEN, Evening, running
from tests.table.test_absences import SLOW, move


def fire_at_night(evening: Evening, kind: str, night: int) -> list[Any]:
    """Fire a timer in quiet hours that last so long still."""
    timer = evening.timer(kind)
    evening.now = max(evening.now, timer.due)
    return evening.ask(TimerFired(kind, timer.seat, "random", evening.now + night), after=0).entries


@pytest.mark.parametrize("kind", ["remind", "away"])
def test_what_becomes_due_in_quiet_hours_waits_for_their_end_once_a_turn(kind: str) -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    if kind == "away":
        evening.fire("remind")
    assert fire_at_night(evening, kind, 7 * HOUR) == [Postponed(0, kind, 7 * HOUR)]
    assert evening.timer(kind).due == evening.now + 7 * HOUR
    assert fire_at_night(evening, kind, 7 * HOUR) == [{"remind": Reminded, "away": VoteOpened}[kind](0)]


def test_quiet_hours_put_nothing_off_by_more_than_half_a_day() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    fire_at_night(evening, "remind", 23 * HOUR)
    assert evening.timer("remind").due == evening.now + 12 * HOUR


def test_the_next_turn_may_be_put_off_again() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    fire_at_night(evening, "remind", HOUR)
    move(evening)
    assert fire_at_night(evening, "remind", HOUR) == [Postponed(1, "remind", HOUR)]


def test_the_vote_after_one_that_changed_nothing_comes_as_late_as_ever() -> None:
    evening = running(ANNA, BEN, terms=SLOW)
    other = running(ANNA, BEN, terms=SLOW)
    since = evening.now
    fire_at_night(evening, "away", HOUR)
    evening.fire("away")
    other.fire("away")
    for one in (evening, other):
        one.ask(CastVote(BEN, "wait", "easy"))
    assert evening.timer("away").due == other.timer("away").due
    assert evening.timer("away").due > since + 3 * DAY


def test_live_tables_know_no_quiet_hours() -> None:
    evening = running(ANNA, BEN)
    assert fire_at_night(evening, "remind", HOUR) == [Reminded(0)]
