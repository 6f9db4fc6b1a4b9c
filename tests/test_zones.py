"""What people write for their time zone, what time it is there, and quiet hours over both changes of the clocks."""

from datetime import UTC, datetime
from random import Random
from zoneinfo import available_timezones

import pytest

from host.zones import MAIN, find_zone, is_zone, name_zone, near_zones, quiet_until, time_in
from words import LANGUAGES

HOUR = 60 * 60 * 1000


def at(text: str) -> int:
    """A moment in UTC (`2026-11-28 00:16`) as Unix ms."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NOW = at("2026-11-28 00:16")


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Berlin", "Europe/Berlin"),
        (" são  paulo ", "America/Sao_Paulo"),
        ("Varsovie", "Europe/Warsaw"),
        ("Tokio", "Asia/Tokyo"),
        ("America/New_York", "America/New_York"),
        ("UTC−3", "Etc/GMT+3"),
        ("gmt + 5:30", "Asia/Kolkata"),
        ("utc", "UTC"),
        ("1:15", "Europe/Berlin"),
        ("Belrin", None),
        ("25:99", None),
        ("UTC+20", None),
        ("", None),
        ("🦔", None),
        ("localtime", None),
    ],
)
def test_a_city_an_offset_or_the_time_there_names_a_zone(text: str, zone: str | None) -> None:
    assert find_zone(text, NOW, "de") == zone


def test_the_time_there_proposes_the_places_where_it_is_that_late() -> None:
    assert find_zone("19:20", NOW, "de") == "America/New_York"
    assert near_zones("19:20", NOW)[0] == "America/New_York"
    assert near_zones("7:20pm", NOW)[0] == "America/New_York"


@pytest.mark.parametrize("text", ["Belrin", "", "x" * 500, "🦔", "12:34:56", "Etc/Nowhere"])
def test_what_is_not_understood_has_three_proposals_that_exist(text: str) -> None:
    found = near_zones(text, NOW)
    assert len(found) == len(set(found)) == 3
    assert all(is_zone(one) for one in found)


@pytest.mark.parametrize("text", ["99:59", "25:00", "13pm", "21:60", "UTC+15", "-14", "+99:00"])
def test_a_time_that_no_clock_shows_means_no_place(text: str) -> None:
    assert all(find_zone(text, NOW + hour * HOUR, "en") is None for hour in range(24))


def test_a_slip_proposes_what_was_meant_first() -> None:
    assert near_zones("Belrin", NOW)[0] == "Europe/Berlin"


def test_every_zone_that_is_proposed_has_a_name_in_every_language() -> None:
    for zone in (*MAIN, "Etc/GMT+3", "UTC"):
        assert is_zone(zone)
        assert all(name_zone(zone, language) for language in LANGUAGES)
    assert name_zone("Etc/GMT+3", "en") == "UTC−3"
    assert name_zone("Europe/Warsaw", "pl") == "Warszawa"


def test_every_zone_has_a_name_that_means_the_same_when_it_is_sent_back() -> None:
    moments = (at("2026-01-15 12:00"), at("2026-07-15 12:00"))
    for zone in filter(is_zone, available_timezones()):
        for language in LANGUAGES:
            read = find_zone(name_zone(zone, language), NOW, language)
            assert read is not None, zone
            assert [time_in(read, one) for one in moments] == [time_in(zone, one) for one in moments], zone
    assert name_zone("Etc/UTC", "en") == "UTC"


@pytest.mark.parametrize(
    ("quiet", "moment", "until"),
    [
        ((23, 8, "Europe/Berlin"), "2026-11-28 00:16", "2026-11-28 07:00"),
        ((23, 8, "Europe/Berlin"), "2026-11-27 22:00", "2026-11-28 07:00"),
        ((23, 8, "Europe/Berlin"), "2026-11-27 21:59", None),
        ((23, 8, "Europe/Berlin"), "2026-11-28 07:00", None),
        ((9, 17, "Asia/Kolkata"), "2026-11-28 03:30", "2026-11-28 11:30"),
        # The clocks go forward at 01:00 and back at 01:00 UTC: the night has seven hours, and nine.
        ((22, 6, "Europe/Berlin"), "2026-03-28 21:00", "2026-03-29 04:00"),
        ((22, 6, "Europe/Berlin"), "2026-10-24 20:00", "2026-10-25 05:00"),
        # Half past two doesn't exist that night, or exists twice.
        ((1, 3, "Europe/Berlin"), "2026-03-29 00:30", "2026-03-29 01:00"),
        ((1, 3, "Europe/Berlin"), "2026-10-25 00:30", "2026-10-25 02:00"),
        ((23, 8, "Nowhere/Never"), "2026-11-28 00:16", None),
        (None, "2026-11-28 00:16", None),
    ],
)
def test_quiet_hours_last_until_their_end_there(
    quiet: tuple[int, int, str] | None, moment: str, until: str | None
) -> None:
    assert quiet_until(quiet, at(moment)) == (None if until is None else at(until))


def test_over_a_year_in_five_zones_quiet_hours_end_outside_them_and_last_no_day() -> None:
    chance = Random("zones")
    for zone in ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "Asia/Kathmandu"):
        for _ in range(300):
            begin, end = chance.sample(range(24), 2)
            now = at("2026-01-01 00:00") + chance.randrange(365 * 24 * HOUR)
            until = quiet_until((begin, end, zone), now)
            if until is not None:
                assert now < until <= now + 25 * HOUR
                assert quiet_until((begin, end, zone), until) is None
                assert time_in(zone, until).hour == end
