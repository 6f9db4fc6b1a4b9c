"""Time zones: what people write for theirs, what time it is there, and quiet hours. Part of host/.

A zone is kept by its name in the IANA database, never as an offset, so daylight saving changes nothing that was
promised. Times are Unix milliseconds.
"""

import pickle
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo, available_timezones

from babel.localedata import resolve_locale_filename

from words.languages import LANGUAGES, locale_names

#: Cities that many people know, the most likely first: one for each offset in use.
MAIN = (
    *("Europe/Berlin", "Europe/London", "America/New_York", "America/Sao_Paulo", "America/Los_Angeles"),
    *("America/Chicago", "Asia/Kolkata", "America/Argentina/Buenos_Aires", "America/Mexico_City", "America/Bogota"),
    *("Europe/Athens", "Europe/Istanbul", "Europe/Moscow", "Africa/Cairo", "Africa/Lagos", "Africa/Johannesburg"),
    *("America/Denver", "America/Santiago", "America/Caracas", "America/Halifax", "America/St_Johns"),
    *("America/Anchorage", "Pacific/Honolulu", "Pacific/Pago_Pago", "Pacific/Marquesas", "Atlantic/Azores"),
    *("Atlantic/Cape_Verde", "Asia/Dubai", "Asia/Tehran", "Asia/Kabul", "Asia/Karachi", "Asia/Kathmandu"),
    *("Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Eucla"),
    *("Australia/Adelaide", "Australia/Sydney", "Pacific/Noumea", "Pacific/Auckland", "Pacific/Chatham"),
    *("Pacific/Tongatapu", "Pacific/Kiritimati"),
)
#: The zone that a language suggests.
GUESSES = {"de": "Europe/Berlin", "fr": "Europe/Paris", "es": "Europe/Madrid", "pl": "Europe/Warsaw"}
GUESSES |= {"pt-BR": "America/Sao_Paulo", "en": "Europe/London", "it": "Europe/Rome"}
GUESSES |= {"es-419": "America/Mexico_City", "en-US": "America/New_York"}
#: The languages whose names of cities are understood.
_SPOKEN = ("en", "it", *LANGUAGES)
#: How many zones are proposed for what isn't understood.
NEAREST = 3
#: How far a time that somebody reads off a clock may be wrong (minutes).
_WRONG = 10
_AT_SEA = re.compile(r"Etc/GMT([+-]\d{1,2})")
_OFFSET = re.compile(r"(?:utc|gmt|z)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
_TIME = re.compile(r"([01]?\d|2[0-4])[:.h]([0-5]\d)\s*(am|pm)?|(0?\d|1[0-2])\s*(am|pm)", re.IGNORECASE)


def time_in(zone: str, now: int) -> datetime:
    """Return the time that it is in a zone. Raises KeyError for a zone that nobody has."""
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones()) - {"Factory", "localtime"}  # which are no places


def is_zone(zone: str) -> bool:
    """Whether there is a zone of that name."""
    return zone in _zones()


def name_zone(zone: str, language: str) -> str:
    """Name a zone by its city, or as an offset such as `UTC−3`, so that `find_zone` reads that as a zone alike."""
    if zone.startswith("Etc/"):
        found = _AT_SEA.fullmatch(zone)
        offset = -int(found[1]) if found is not None else 0  # those without a number are other names of UTC
        return f"UTC{'+' if offset > 0 else '−' if offset else ''}{abs(offset) or ''}"
    name = _names(language).get(zone) or zone.rpartition("/")[2].replace("_", " ")
    return name if is_zone(name) or _cities().get(_plain(name)) == zone else zone


def find_zone(text: str, now: int, language: str) -> str | None:
    """Return the zone that somebody means by a city, an offset or the time there; None if that isn't clear."""
    typed = " ".join(text.replace("−", "-").replace("–", "-").split())
    if is_zone(typed):
        return typed
    if (minutes := _offset(typed)) is not None:
        whole, rest = divmod(minutes, 60)
        if rest == 0 and -12 <= whole <= 14:
            return "UTC" if whole == 0 else f"Etc/GMT{-whole:+d}"
        return next(iter(_with_offset(minutes, now)), None)
    if _TIME.fullmatch(typed):
        near, guess = tuple(_at_time(typed, now, MAIN)), GUESSES.get(language)
        if guess is not None and guess in _at_time(typed, now, (guess,)):
            return guess
        return near[0] if len(near) == 1 else None
    return _cities().get(_plain(typed))


def near_zones(text: str, now: int) -> tuple[str, ...]:
    """Return up to three zones that somebody may have meant, the likeliest first."""
    typed = " ".join(text.replace("−", "-").replace("–", "-").split())
    if _TIME.fullmatch(typed):
        return tuple(_at_time(typed, now, MAIN))[:NEAREST] or MAIN[:NEAREST]
    close = get_close_matches(_plain(typed), _cities(), 3 * NEAREST, 0.5)
    found = dict.fromkeys(_cities()[name] for name in close)
    return (*found, *(zone for zone in MAIN if zone not in found))[:NEAREST]


def quiet_until(quiet: tuple[int, int, str] | None, now: int) -> int | None:
    """Return until when quiet hours last that it is now; None outside them. They are from, to, and a zone."""
    if quiet is None or not is_zone(quiet[2]):
        return None
    begin, end, zone = quiet
    there = time_in(zone, now)
    if not (begin <= there.hour < end if begin < end else there.hour >= begin or there.hour < end):
        return None
    over = there.replace(hour=end, minute=0, second=0, microsecond=0)
    if over <= there:
        over = (over + timedelta(days=1)).replace(fold=0)
    return max(now + 1, round(over.timestamp() * 1000))


def _offset(typed: str) -> int | None:
    """Return an offset from UTC in minutes."""
    if typed.casefold() in ("utc", "gmt", "z"):
        return 0
    found = _OFFSET.fullmatch(typed)
    if found is None or int(found[2]) > 14:
        return None
    return (int(found[2]) * 60 + int(found[3] or 0)) * (1 if found[1] == "+" else -1)


def _with_offset(minutes: int, now: int) -> Iterator[str]:
    for zone in MAIN:
        if time_in(zone, now).utcoffset() == timedelta(minutes=minutes):
            yield zone


def _at_time(typed: str, now: int, zones: tuple[str, ...]) -> Iterator[str]:
    """Yield those of the zones where it is about this time, one for each offset."""
    found = _TIME.fullmatch(typed)
    assert found is not None
    half, hour = (found[3] or found[5] or "").casefold(), int(found[1] or found[4])
    hours = {hour % 12 + (12 if half == "pm" else 0)} if half else {hour, hour % 12 + 12} if hour < 13 else {hour}
    seen = set()
    for zone in zones:
        there = time_in(zone, now)
        for one in sorted(hours, key=lambda one: one != hour):
            apart = (one * 60 + int(found[2] or 0) - there.hour * 60 - there.minute + 720) % 1440 - 720
            if abs(apart) <= _WRONG and there.utcoffset() not in seen:
                seen.add(there.utcoffset())
                yield zone


@cache
def _names(language: str) -> dict[str, str]:
    """The cities of zones in a language.

    They are read from babel's files: once loaded by babel itself, a language holds a megabyte of other names too.
    """
    found: dict[str, str] = {}
    for name in locale_names(language):
        with Path(resolve_locale_filename(name)).open("rb") as file:
            zones = pickle.load(file).get("time_zones", {})
        found |= {zone: names["city"] for zone, names in zones.items() if "city" in names}
    return found


@cache
def _cities() -> dict[str, str]:
    """Every zone by the names of its city, in the languages that are spoken."""
    found: dict[str, str] = {}
    zones = sorted(zone for zone in _zones() if "/" in zone and not zone.startswith(("Etc/", "SystemV/")))
    for zone in (*MAIN, *zones):
        found.setdefault(_plain(zone.rpartition("/")[2]), zone)
    for language in dict.fromkeys(_SPOKEN):
        for zone, name in _names(language).items():
            if is_zone(zone):
                found.setdefault(_plain(name), zone)
    return found


def _plain(text: str) -> str:
    """Return a text without case, accents, spaces and signs."""
    return "".join(one for one in normalize("NFKD", text.casefold()) if one.isalnum() and not combining(one))
