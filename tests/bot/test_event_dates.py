"""When an event begins is read as people write it in their language."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from cogs.events.dates import read_start

#: A Wednesday, at four in the afternoon.
ZONE = "Europe/Berlin"
NOW = round(datetime(2026, 8, 5, 16, tzinfo=ZoneInfo(ZONE)).timestamp() * 1000)

#: What somebody writes in a language, and the day of the month and the time that are meant.
WRITTEN = [
    ("in 2 Stunden", "de", "05 18:00"),
    ("in 30 Min", "de", "05 16:30"),
    ("in 3 Tagen", "de", "08 16:00"),
    ("20 Uhr", "de", "05 20:00"),
    ("20:30 Uhr", "de", "05 20:30"),
    ("heute Abend 21 Uhr", "de", "05 21:00"),
    ("heute um 20.30 Uhr", "de", "05 20:30"),
    ("morgen 20 Uhr", "de", "06 20:00"),
    ("morgen früh 10 Uhr", "de", "06 10:00"),
    ("morgen Abend um 20:30 Uhr", "de", "06 20:30"),
    ("Freitag um 20:00", "de", "07 20:00"),
    ("am Freitag, 20 Uhr", "de", "07 20:00"),
    ("Freitag Abend um 20 Uhr", "de", "07 20:00"),
    ("diesen Samstag ab 18 Uhr", "de", "08 18:00"),
    ("So. 20h", "de", "09 20:00"),
    ("am 7.8. um 20 Uhr", "de", "07 20:00"),
    ("dans 2 heures", "fr", "05 18:00"),
    ("dans 30 min", "fr", "05 16:30"),
    ("dans 3 jours", "fr", "08 16:00"),
    ("à 21 heures", "fr", "05 21:00"),
    ("ce soir 21h", "fr", "05 21:00"),
    ("aujourd'hui à 20h", "fr", "05 20:00"),
    ("aujourd’hui à 20h", "fr", "05 20:00"),
    ("demain 20h30", "fr", "06 20:30"),
    ("demain soir à 21 h", "fr", "06 21:00"),
    ("samedi à 21h", "fr", "08 21:00"),
    ("Samedi soir, vers 21h", "fr", "08 21:00"),
    ("ce dimanche dès 20h", "fr", "09 20:00"),
    ("sam. 21h", "fr", "08 21:00"),
    ("le 08/08 à 21h", "fr", "08 21:00"),
]


@pytest.mark.parametrize(("text", "language", "meant"), WRITTEN)
def test_a_start_is_read_as_people_write_it(text: str, language: str, meant: str) -> None:
    start = read_start(text, ZONE, NOW, language)
    assert start is not None
    assert f"{datetime.fromtimestamp(start / 1000, ZoneInfo(ZONE)):%d %H:%M}" == meant


@pytest.mark.parametrize(
    "text", ["übermorgen 20 Uhr", "nächsten Freitag 20 Uhr", "samedi prochain 21h", "après-demain 20h"]
)
def test_a_day_that_may_be_another_is_not_guessed(text: str) -> None:
    assert read_start(text, ZONE, NOW, "de") is None
