"""Streaks of daily puzzles: against a plain model, with rest days and outages."""

from __future__ import annotations

from random import Random

import pytest

from data import Streak
from host.streaks import count

NONE = Streak()


def modelled(days: str) -> tuple[int, int]:
    """The streak and the rest days after these days: `x` played, `o` the bot was away, `.` missed."""
    streak = rests = since = 0
    for day in days:
        if day == "x":
            streak, since = streak + 1, since + 1
            if since == 7:
                since, rests = 0, min(2, rests + 1)
        elif day == "." and streak:
            if rests:
                rests -= 1
            else:
                streak = since = 0
    return streak, rests


def counted(days: str, before: Streak = NONE, first: int = 1) -> Streak:
    """The same by the bot, on the day after them."""
    numbered = dict(enumerate(days, first))
    played = {number for number, day in numbered.items() if day == "x"}
    return count(before, played, first + len(days), lambda number: numbered.get(number) == "o")


@pytest.mark.parametrize(
    ("days", "streak", "rests"),
    [
        ("", 0, 0),
        ("xxx", 3, 0),
        ("xxx.x", 1, 0),
        ("xxxxxxx", 7, 1),
        ("xxxxxxx.x", 8, 0),
        ("xxxxxxx..x", 1, 0),
        ("xxxoxxx", 6, 0),
        ("xxxoooooooooox", 4, 0),
        ("x" * 40, 40, 2),
        ("x" * 14 + "..x", 15, 0),
        ("x" * 14 + "...x", 1, 0),
        ("...x", 1, 0),
    ],
)
def test_a_streak_is_as_the_rules_say(days: str, streak: int, rests: int) -> None:
    assert modelled(days) == (streak, rests)
    found = counted(days)
    assert (found.days, found.rests) == (streak, rests)


def test_a_streak_is_the_same_whenever_it_was_looked_at() -> None:
    random = Random(1)
    for _ in range(400):
        days = "".join(random.choices("xxxxx.o", k=random.randrange(90)))
        found, first = Streak(), 1
        while first <= len(days):
            more = random.randrange(1, 12)
            part = days[first - 1 : first - 1 + more]
            looked = counted(part, found, first)
            unseen = counted(days[: first - 1 + len(part)])
            assert (looked.days, looked.rests, looked.longest) == (unseen.days, unseen.rests, unseen.longest)
            assert (looked.days, looked.rests) == modelled(days[: first - 1 + len(part)])
            found, first = looked, first + len(part)


def test_today_counts_only_once_it_is_played() -> None:
    before = counted("xxxxxxx")
    today = before.number + 1
    assert count(before, (), today, lambda number: False) == before
    after = count(before, {today}, today, lambda number: False)
    assert (after.days, after.number) == (8, today)


def test_a_rest_day_that_was_spent_is_remembered() -> None:
    found = counted("xxxxxxx.x")
    assert found.rested == 8
