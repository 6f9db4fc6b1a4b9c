"""The post about a day's puzzles, over eight years in five zones, with outages and kills; and servers' streaks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cogs.daily.post_days import LATE, count_on, find_due, find_next, first_of_month, is_too_late
from host.puzzle_day import next_puzzle_at, puzzle_begins_at, puzzle_number
from host.zones import quiet_until, time_in
from rules.table.terms import DAY, HOUR, MINUTE

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Kiritimati")
HOURS = (0, 1, 2, 3, 9, 19, 23)
DAYS = 3000


@pytest.mark.parametrize("zone", ZONES)
def test_every_number_is_due_once_within_its_day_at_its_hour(zone: str) -> None:
    for hour in HOURS:
        moved = 0
        for number in range(1, DAYS):
            due = find_due(number, hour, zone, None)
            assert puzzle_begins_at(number) <= due < next_puzzle_at(number)
            there = time_in(zone, due)
            moved += (there.hour, there.minute) != (hour, 0)
        assert moved <= DAYS // 365 * 2 + 2  # when the clocks change there is no such hour, or not on that day


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("quiet", [(22, 8), (0, 12), (18, 20), (8, 7)])
def test_no_number_is_due_in_quiet_hours_and_none_is_lost_to_them(zone: str, quiet: tuple[int, int]) -> None:
    for hour in HOURS:
        for number in range(1, 800):
            due = find_due(number, hour, zone, (*quiet, zone))
            assert puzzle_begins_at(number) <= due < next_puzzle_at(number)
            if (until := quiet_until((*quiet, zone), due)) is not None:
                assert until - due <= HOUR  # the hour at which they end was left out by a change of the clocks


Outage = tuple[int, int]


def outages(rng: Random) -> list[Outage]:
    """Short and long outages, about one a week."""
    found, now = list[Outage](), puzzle_begins_at(1)
    while now < puzzle_begins_at(DAYS):
        now += rng.randrange(14 * DAY)
        length = rng.choice((MINUTE, HOUR, 6 * HOUR, 11 * HOUR, 30 * HOUR, 4 * DAY))
        found.append((now, now + length))
        now += length
    return found


def moments(away: list[Outage]) -> Iterator[int]:
    """The times at which the bot looks for what is due: every few minutes, but for the outages."""
    now, left = puzzle_begins_at(1), list(away)
    while now < puzzle_begins_at(DAYS):
        if left and now >= left[0][0]:
            now = max(now, left.pop(0)[1])
        yield now
        now += 7 * MINUTE


@pytest.mark.parametrize("zone", ZONES)
def test_in_eight_years_no_number_is_posted_twice_and_none_is_skipped_without_a_long_outage(zone: str) -> None:
    rng = Random(zone)
    away, hour = outages(rng), rng.randrange(24)

    def due_of(number: int) -> int:
        return find_due(number, hour, zone, None)

    posts, row, due = dict[int, int](), 1, due_of(1)
    for now in moments(away):
        if due > now:
            continue
        if row not in posts and not is_too_late(row, now, due_of):
            assert now >= due_of(row)
            assert puzzle_number(now) == row
            posts[row] = now
            if rng.random() < 0.1:
                due = now + 3 * MINUTE  # killed before it is noted: looked for at the next attempt, and found
                continue
        row = find_next(row, now, due_of)
        due = due_of(row)
    for number in range(1, DAYS - 1):
        begun, last = due_of(number), min(due_of(number) + LATE, next_puzzle_at(number))
        if number not in posts:
            assert any(left <= begun + 7 * MINUTE and back >= last - 14 * MINUTE for left, back in away), number
        elif not any(left <= begun + 7 * MINUTE and back > begun for left, back in away):
            assert posts[number] - begun <= 15 * MINUTE
    assert len(posts) > DAYS * 3 // 4


def test_a_month_begins_with_its_first_day() -> None:
    assert [first_of_month(number) for number in (1, 29, 30, 31, 60, 61)] == [1, 1, 30, 30, 30, 61]


@pytest.mark.parametrize(
    ("days", "streak"), [("xxx", 3), ("x.x", 1), ("xox", 2), ("...", 0), ("xo.", 0), ("oxo", 1), (".xx", 2)]
)
def test_a_servers_streak_counts_numbers_and_no_outage_breaks_it(days: str, streak: int) -> None:
    numbered = dict(enumerate(days, 1))
    played = {number for number, day in numbered.items() if day == "x"}
    for split in range(4):
        half = count_on(0, 0, split, played, lambda number: numbered[number] == "o")
        assert count_on(half, split, 3, played, lambda number: numbered[number] == "o") == streak
