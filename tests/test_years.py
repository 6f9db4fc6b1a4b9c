"""Whole years of people's own time, in zones with and without daylight saving: digests, quiet hours, absences."""

from datetime import UTC, datetime, timedelta

import pytest

from data import Person
from host.calm import (
    DIGESTS,
    LATEST,
    MOST_DAYS,
    Call,
    allows_absence,
    choose_call,
    count_days_left,
    find_absence,
    find_end,
    find_next_digest,
    find_quiet_end,
    last_day,
    next_days,
    spans_with,
    spans_without,
    zone_of,
)
from host.zones import time_in
from rules.table.terms import DAY, HOUR, MINUTE

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Sao_Paulo")
BEGIN = round(datetime(2026, 1, 1, tzinfo=UTC).timestamp() * 1000)


def somebody(zone: str, **prefs: object) -> Person:
    return Person(8, prefs={"zone": zone, **prefs})


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("outage", [0, 9 * HOUR])
def test_a_year_has_two_digests_a_day_each_at_its_hour(zone: str, outage: int) -> None:
    person, now, seen = somebody(zone), BEGIN, []
    while now < BEGIN + 365 * DAY:
        now = find_next_digest(person, now)
        seen.append(now)
        assert time_in(zone, now).hour in DIGESTS
        assert time_in(zone, now).minute == 0
        now += outage  # what becomes due in it is sent once, and the next is a later one
    assert len(set(seen)) == len(seen)
    if not outage:
        days = {(time_in(zone, one).date(), time_in(zone, one).hour) for one in seen}
        assert 2 * 365 <= len(days) <= 2 * 365 + 1


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("quiet", [[22, 8], [7, 9], [0, 23], [18, 20]])
def test_nobody_is_called_or_told_in_quiet_hours_all_year(zone: str, quiet: list[int]) -> None:
    person = somebody(zone, quiet=quiet)
    begin, end = quiet
    for now in range(BEGIN, BEGIN + 365 * DAY, 97 * MINUTE):
        hour, over = time_in(zone, now).hour, find_quiet_end(person, now)
        within = begin <= hour < end if begin < end else hour >= begin or hour < end
        assert (over is not None) is within
        assert choose_call(person, now, live=False) is (Call.SILENT if within else Call.LOUD)
        assert choose_call(person, now, live=True) is Call.LOUD
        if over is not None:
            assert now < over <= now + DAY + HOUR
            assert find_quiet_end(person, over) is None
    now = BEGIN
    while now < BEGIN + 365 * DAY:
        now = find_next_digest(person, now)
        assert find_quiet_end(person, now) is None


@pytest.mark.parametrize("zone", [*ZONES, "Pacific/Honolulu", "Pacific/Tongatapu"])
def test_an_absence_lasts_all_its_last_day_on_every_day_of_the_year(zone: str) -> None:
    person = somebody(zone)
    for now in range(BEGIN, BEGIN + 365 * DAY, 11 * HOUR):
        today = time_in(zone, now).date()
        days = next_days(person, now)
        assert days == [today + timedelta(days=day) for day in range(1, len(days) + 1)]
        assert 11 <= len(days) <= LATEST
        for day in (days[0], days[-1]):
            until = find_end(day)
            assert allows_absence(person, until, now)
            assert day < time_in(zone, until).date() <= day + timedelta(days=1)
            assert time_in(zone, last_day(until)).date() == day


def test_the_end_of_an_absence_says_nothing_of_somebodys_time_zone() -> None:
    now = BEGIN + 180 * DAY + 12 * HOUR
    ends = {tuple(map(find_end, next_days(somebody(zone), now)))[:11] for zone in ("UTC", *ZONES)}
    assert len(ends) == 1


def test_who_has_used_up_this_years_days_may_choose_what_reaches_into_the_next() -> None:
    now = round(datetime(2026, 12, 31, 20, tzinfo=UTC).timestamp() * 1000)
    used = [[now - 60 * DAY, now - 48 * DAY], [now - 40 * DAY, now - 25 * DAY]]
    person = somebody("UTC", away=used)
    assert count_days_left(person, now) == 1
    assert len(next_days(person, now)) == LATEST
    assert next_days(somebody("UTC", away=[*used, [now - 9 * DAY, now - 8 * DAY]]), now) == []


def test_days_are_counted_by_calendar_year_and_come_back_if_unused() -> None:
    now = round(datetime(2026, 12, 20, 12, tzinfo=UTC).timestamp() * 1000)
    person = somebody("Europe/Berlin")
    person = somebody("Europe/Berlin", away=[list(one) for one in spans_with(person, now + 14 * DAY, now)])
    assert find_absence(person, now + DAY) == now + 14 * DAY
    assert count_days_left(person, now) == MOST_DAYS - 12
    assert count_days_left(person, now + 13 * DAY) == MOST_DAYS - 3
    back = somebody("Europe/Berlin", away=[list(one) for one in spans_without(person, now + 2 * DAY)])
    assert find_absence(back, now + 2 * DAY) is None
    assert count_days_left(back, now) == MOST_DAYS - 2


@pytest.mark.parametrize("zone", ZONES)
def test_however_often_somebody_goes_away_little_is_kept_of_it_and_all_is_counted(zone: str) -> None:
    person, now, taken = somebody(zone), BEGIN + 364 * DAY, {2026: 0, 2027: 0}
    for number in range(48):
        spans = spans_with(person, now + 10 * HOUR, now)
        person = somebody(zone, away=[list(one) for one in spans])
        assert find_absence(person, now) == now + 10 * HOUR
        year = time_in(zone, now).year
        now += HOUR
        taken[year] += HOUR if time_in(zone, now).year == year else 0
        person = somebody(zone, away=[list(one) for one in spans_without(person, now)])
        assert find_absence(person, now) is None
        assert len(person.absences) <= 3, number
        assert abs(count_days_left(person, now) - MOST_DAYS + taken[time_in(zone, now).year] / DAY) <= 1.1


def test_an_absence_lasts_though_the_machines_clock_is_set_back_to_before_it() -> None:
    now = BEGIN + 100 * DAY
    person = somebody("UTC", away=[[now, now + 2 * DAY]])
    assert find_absence(person, now - 3 * HOUR) == now + 2 * DAY
    longer = somebody("UTC", away=[list(one) for one in spans_with(person, now + 4 * DAY, now - 3 * HOUR)])
    assert find_absence(longer, now) == now + 4 * DAY
    assert count_days_left(longer, now) == MOST_DAYS - 5
    back = somebody("UTC", away=[list(one) for one in spans_without(person, now - 3 * HOUR)])
    assert find_absence(back, now - 3 * HOUR) is find_absence(back, now + HOUR) is None
    assert count_days_left(back, now) == MOST_DAYS


def test_no_absence_is_longer_than_a_fortnight_or_ends_before_it_begins() -> None:
    person = somebody("Europe/Berlin")
    assert not allows_absence(person, BEGIN + 15 * DAY, BEGIN)
    assert not allows_absence(person, BEGIN - DAY, BEGIN)
    assert not allows_absence(person, BEGIN, BEGIN)


def test_a_zone_is_guessed_from_the_language() -> None:
    found = {language: zone_of(Person(8, prefs={"language": language})) for language in ("pl", "es-419", "ja", "en-US")}
    assert found == {"pl": "Europe/Warsaw", "es-419": "America/Mexico_City", "ja": "UTC", "en-US": "America/New_York"}
    assert zone_of(Person(8, prefs={"zone": "Mars/Olympus", "language": "de"})) == "Europe/Berlin"


@pytest.mark.parametrize(("how", "call"), [("digest", Call.NONE), ("never", Call.NONE), (None, Call.LOUD)])
def test_slow_tables_call_as_somebody_wishes_and_live_ones_always(how: str | None, call: Call) -> None:
    person = Person(8, prefs={} if how is None else {"turns": how})
    assert choose_call(person, BEGIN, live=False) is call
    assert choose_call(person, BEGIN, live=True) is Call.LOUD
