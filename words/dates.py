"""Read when something begins, as people write it: "Friday 20:00", "tomorrow 8pm", "4.12. 19:30", "in 2 hours".

The names of days are known in every language of the bot. Times are unix ms. Part of words: imports nothing of ours.
"""

import re
from collections.abc import Iterator
from datetime import MAXYEAR, UTC, datetime, timedelta
from functools import cache
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from words.languages import is_preview, list_languages, locale_of
from words.speech import speech

#: How far ahead an event can begin (days), and how many dates are suggested for what can't be read.
FURTHEST, SUGGESTED = 60, 3
#: The hour that is suggested.
_EVENING = 20
#: Up to this hour, a time at night may be before the day or after it.
_SMALL_HOURS = 3
_MINUTE, _HOUR, _DAY_LONG = 60_000, 3_600_000, 86_400_000
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY = re.compile(r"(?<!\d)(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2})?)?(?!\d)")


def read_start(text: str, zone: str, now: int) -> int | None:
    """Read a date and a time in a zone; None if they can't be understood. It may be in the past, or too far ahead."""
    typed = _plain(text)
    if (found := _ahead().fullmatch(typed.rstrip(" ."))) is not None and (span := _span_of(found)) is not None:
        return (now + span) // _MINUTE * _MINUTE
    here, whole = _time_in(zone, now), _mornings().sub(" ", _part_evenings(typed))
    days, rest = _read_days(_evening_phrases().sub(" ", whole), here)
    clock = _clock().search(rest)
    if days is None or clock is None or not _is_nothing(rest[: clock.start()] + " " + rest[clock.end() :]):
        return None
    evening, afternoon = _names("event-date-evening", whole), _names("event-date-afternoon", whole)
    time = _read_clock(clock, evening=evening, night=evening and not afternoon)
    if time is None:
        return None
    days = days or [here, here + timedelta(days=1)]
    moments = [_at(day, *time, zone) for day in days]
    return min((at for at in moments if at > now), default=min(moments))


def _is_nothing(rest: str) -> bool:
    """Whether nothing else was written than what may stand between a day and a time."""
    between = [*_words("event-date-at"), *_words("event-date-evening")]
    return all(word in between for word in rest.replace(",", " ").replace(".", " ").split())


def suggest_starts(zone: str, now: int) -> tuple[int, ...]:
    """Some dates that may be meant: the next evenings, among them a Friday's."""
    here, found = _time_in(zone, now), list[int]()
    days = [0, 1, (4 - here.weekday()) % 7, 2, 7]
    for ahead in days:
        at = _at(here + timedelta(days=ahead), _EVENING, 0, zone)
        if at > now and at not in found:
            found.append(at)
    return tuple(sorted(found[:SUGGESTED]))


def _time_in(zone: str, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))


def _plain(text: str) -> str:
    lower = normalize("NFD", text.strip().casefold()).replace("ł", "l").replace("’", "'")  # that stroke is no accent
    return " ".join("".join(sign for sign in lower if not combining(sign)).split())


def _at(day: datetime, hour: int, minute: int, zone: str) -> int:
    if hour == 24:
        day, hour = day + timedelta(days=1), 0
    there = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(zone))
    return round(there.timestamp() * 1000)


def _read_days(typed: str, here: datetime) -> tuple[list[datetime] | None, str]:
    """The days that a text may mean, none if it names none, None for one that there isn't; and the rest of it."""
    if (found := _ISO.search(typed)) is not None:
        day = _date(int(found[1]), int(found[2]), int(found[3]), here)
        return None if day is None else [day], _without_weekday(_without(typed, found))
    if (found := _date_by_month().search(typed)) is not None and _is_month(found, typed):
        day = _next_date(int(found[1] or found[4]), _months()[found[2] or found[3]], int(found[5] or 0), here)
        return None if day is None else [day], _without_weekday(_without(typed, found))
    if (found := _DAY.search(typed)) is not None and _is_date(found, typed):
        one, other, year = int(found[1]), int(found[3]), int(found[4] or 0)
        orders = [(one, other), (other, one)] if found[2] == "/" else [(one, other)]  # which comes first is unknown
        days = [day for first, second in orders if (day := _next_date(first, second, year, here)) is not None]
        return days or None, _without_weekday(_without(typed, found))
    if (found := _ahead().search(typed)) is not None and (span := _span_of(found)) and span % _DAY_LONG == 0:
        return [here + timedelta(milliseconds=span)], _without(typed, found)
    if (named := _find_day(typed)) is not None:
        found, days_ahead = named
        if days_ahead < 10:
            return [here + timedelta(days=days_ahead)], _without(typed, found)
        ahead = (days_ahead - 10 - here.weekday()) % 7  # today, at a time that has passed, is in a week
        return [here + timedelta(days=ahead), here + timedelta(days=ahead + 7)], _without(typed, found)
    return [], typed


def _find_day(typed: str) -> tuple[re.Match[str], int] | None:
    """The word for a day in a text, and what it means, as in `_day_words`."""
    for word, days in _day_words().items():
        if (found := re.search(rf"(?<!\w){re.escape(word)}(?!\w)", typed)) is not None:
            return found, days
    return None


def _without_weekday(rest: str) -> str:
    """The rest of a text with a date, without the day of the week that it may name as well."""
    named = _find_day(rest)
    return rest if named is None or named[1] < 10 else _without(rest, named[0])


def _next_date(day: int, month: int, year: int, here: datetime) -> datetime | None:
    """A date; without a year (0) the next one."""
    if year:
        return _date(year + 2000 if year < 100 else year, month, day, here)
    found = _date(here.year, month, day, here)
    return _date(here.year + 1, month, day, here) if found is None or found.date() < here.date() else found


def _is_date(found: re.Match[str], typed: str) -> bool:
    """Whether digits with a point are a date and not a time: `4.12.`, `4.12. 20:00`, `4/12`."""
    return found[2] == "/" or found[0].endswith(".") or bool(found[4]) or bool(_clock().search(_without(typed, found)))


def _is_month(found: re.Match[str], typed: str) -> bool:
    """Whether a month is one and not a day of the week with a time: `mar 3`, but `mar 8 pm`."""
    clock = _clock().match(typed, found.start(4)) if found[3] in _day_words() else None
    return clock is None or not clock[3]


def _without(typed: str, found: re.Match[str]) -> str:
    return f"{typed[: found.start()]} {typed[found.end() :]}"


def _date(year: int, month: int, day: int, here: datetime) -> datetime | None:
    if year >= MAXYEAR:
        return None
    try:
        return here.replace(year=year, month=month, day=day)
    except ValueError:
        return None


def _read_clock(found: re.Match[str], *, evening: bool, night: bool) -> tuple[int, int] | None:
    """The hour and the minute of a time; None for one that there isn't, or that may be another.

    In the evening 8 is 20, and at night 12 is 24: the end of that day.
    """
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").replace(".", "")
    if half == "am" and hour > 12:
        half = ""  # in German it is what comes before a day
    if half and not 1 <= hour <= 12:
        return None
    midnight = night and half != "pm" and hour in (0, 12)
    if midnight:
        hour = 24
    elif night and not half and hour <= _SMALL_HOURS:
        return None
    elif half or (evening and hour < 12):
        hour = hour % 12 + (0 if half == "am" else 12)
    there_is = hour < 24 or (hour == 24 and (midnight or not minute))
    return (hour, minute) if there_is and minute < 60 else None


def _languages() -> tuple[str, ...]:
    """All languages, the previews first: what means something else in a language that is whole replaces it."""
    return tuple(sorted(list_languages(), key=lambda language: not is_preview(language)))


def _words(message: str) -> list[str]:
    """What all languages write for something, without accents, longer words first."""
    found = {_plain(word) for language in _languages() for word in speech(language)(message).split("|")}
    return sorted(found - {""}, key=lambda word: (-len(word), word))


def _any_of(*messages: str) -> str:
    """A pattern of all words of some messages."""
    return "|".join(re.escape(word) for message in messages for word in _words(message))


@cache
def _clock() -> re.Pattern[str]:
    """A time of the day: `20:00`, `19:30h`, `20h`, `20 h 30`, `8 pm`."""
    after = _any_of("event-date-oclock")
    sign = rf"\s*(?:{after})(?!\w)"
    hour = rf"(?<![\d./-])(\d{{1,2}})(?:\s*(?:[:.]|{after})\s*(\d{{2}})(?!\d)(?:{sign})?|{sign})?"
    # In German, `am` is what comes before a day.
    return re.compile(rf"{hour}\s*(am(?!\s*\w)|pm|a\.m\.|p\.m\.)?(?![\d./-])")


@cache
def _ahead() -> re.Pattern[str]:
    """A span of time from now: `in 2 hours`, `in an hour`, `za godzinę`, `in half an hour`."""
    number = rf"(?:(\d{{1,3}})\s*|({_any_of('event-date-two')})\s+|(?:{_any_of('event-date-one')})(?:\s+|(?<=')))?"
    span = rf"({_any_of('event-date-half-hour')})(?!\w)|{number}([^\W\d]+)"
    return re.compile(rf"(?<!\w)(?:{_any_of('event-date-in')})\s+(?:{span})")


@cache
def _mornings() -> re.Pattern[str]:
    """The part of a day in which hours are what they say: `de la manana`."""
    return re.compile(rf"(?<!\w)(?:{_any_of('event-date-morning')})(?!\w)")


@cache
def _months() -> dict[str, int]:
    """The names of months in all languages."""
    found: dict[str, int] = {}
    for language in _languages():
        for kind in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                names = locale_of(language).months[kind].get(width, {})
                found |= {_plain(name).strip("."): number for number, name in names.items()}
    return {name: number for name, number in found.items() if not name.isdecimal()}


@cache
def _date_by_month() -> re.Pattern[str]:
    """A date with the name of its month: `7. August`, `August 7`, `August 7th`, `7 de agosto 2026`."""
    month = "|".join(sorted(map(re.escape, _months()), key=lambda name: -len(name)))
    nth, year = r"(?:st|nd|rd|th|er|º|°)?", r"(?:[,\s]+(?:de\s+)?(\d{4}))?"
    before, after = (
        rf"(?<!\d)(\d{{1,2}}){nth}\.?\s*(?:de\s+)?({month})",
        rf"(?<!\w)({month})\.?\s+(\d{{1,2}})(?![\d:]|\.\d|\.?\s*(?:{month})(?!\w)){nth}",
    )
    return re.compile(rf"(?:{before}|{after}),?\.?{year}(?!\w)")


@cache
def _evenings() -> re.Pattern[str]:
    """A day and its evening in one word: `freitagabend`."""
    return re.compile(rf"\b({'|'.join(map(re.escape, _day_words()))})({_any_of('event-date-evening')})\b")


@cache
def _evening_phrases() -> re.Pattern[str]:
    """The part of a day in several words, which could be days in another language: `di sera` names no `Di.`."""
    phrases = [word for word in _words("event-date-evening") if " " in word and word not in _day_words()]
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, phrases)) or '(?!)'})(?!\w)")


def _part_evenings(typed: str) -> str:
    return _evenings().sub(lambda found: found[0] if found[0] in _day_words() else f"{found[1]} {found[2]}", typed)


def _names(message: str, typed: str) -> bool:
    """Whether a text has one of the words of a message."""
    return re.search(rf"(?<!\w)(?:{_any_of(message)})(?!\w)", typed) is not None


@cache
def _day_words() -> dict[str, int]:
    """What days are called, as in `days_of`, in any language; longer words first."""
    found = {word: ahead for language in _languages() for word, ahead in days_of(language).items()}
    hours = _words("event-date-oclock")  # in Hungarian, H is a Monday
    return {word: found[word] for word in sorted(found, key=len, reverse=True) if word and word not in hours}


def days_of(language: str) -> dict[str, int]:
    """What days are called in a language: how many days ahead, or 10 and the day of the week."""
    found: dict[str, int] = {}
    days, say = locale_of(language).days, speech(language)
    for kind in ("format", "stand-alone"):
        for width in ("wide", "abbreviated"):
            for number, name in days[kind].get(width, {}).items():
                whole = _plain(name).strip(".")
                found |= {whole: 10 + number, whole.partition("-")[0]: 10 + number}
    for number, names in enumerate(say("event-date-weekdays").split("|")):
        found |= {_plain(day): 10 + number for day in names.split(",")}
    for ahead, message in enumerate(("event-date-today", "event-date-tomorrow", "event-date-after")):
        found |= {_plain(word): ahead for word in say(message).split("|")}
    return found


@cache
def _spans() -> dict[str, int]:
    return {word: span for language in _languages() for word, span in spans_of(language).items()}


def spans_of(language: str) -> dict[str, int]:
    """How long each unit of time is (ms) by its names in a language."""
    return {
        _plain(word): span
        for message, span in (
            ("event-date-minutes", _MINUTE),
            ("event-date-hours", _HOUR),
            ("event-date-days", _DAY_LONG),
            ("event-date-weeks", 7 * _DAY_LONG),
        )
        for word in speech(language)(message).split("|")
    }


def _span_of(found: re.Match[str]) -> int | None:
    """How long what `_ahead` finds is (ms); None if that word is no unit."""
    if found[1]:
        return _HOUR // 2
    unit = _spans().get(found[4])
    return None if unit is None else (int(found[2]) if found[2] else 2 if found[3] else 1) * unit


def find_ordinal(start: int, zone: str) -> int:
    """Which of its day of the week in its month a moment is on, from 1."""
    return (_time_in(zone, start).day + 6) // 7


def next_start(start: int, zone: str, *, monthly: bool, after: int, ordinal: int = 0) -> int:
    """When an event comes again after a moment: at the same time of the same day of the week or, each month, the same
    of that day in its month, or the `ordinal`; where a month has no fifth, its last.
    """
    here = _time_in(zone, start)
    if not monthly:
        found = here
        while (at := _at(found, here.hour, here.minute, zone)) <= max(after, start):
            found += timedelta(days=7)
        return at
    ordinal, year, month = (ordinal or find_ordinal(start, zone)) - 1, here.year, here.month
    while True:
        month += 1
        year, month = (year + 1, 1) if month > 12 else (year, month)
        days = tuple(_days(year, month, here.weekday()))
        at = _at(days[min(ordinal, len(days) - 1)], here.hour, here.minute, zone)
        if at > after:
            return at


def _days(year: int, month: int, weekday: int) -> Iterator[datetime]:
    day = datetime(year, month, 1)
    day += timedelta(days=(weekday - day.weekday()) % 7)
    while day.month == month:
        yield day
        day += timedelta(days=7)
