"""How people want to be called, and when they are away. Part of host/: pure.

At a slow table somebody is called each time it is their turn, or never, and then maybe told of all their turns twice a
day. In their quiet hours they are called silently. A live table always calls. Times are Unix milliseconds.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from enum import Enum, StrEnum, auto
from zoneinfo import ZoneInfo

from data import Person
from host.zones import GUESSES, is_zone, quiet_until, time_in
from rules.table.terms import AFTER_LAST_DAY, DAY, LONGEST_HOLD

#: How many days somebody can be away in a calendar year.
MOST_DAYS = 28
#: On how many of the next days an absence may end.
LATEST = 13
#: The hour (UTC) at which an absence ends on the day after its last. It is the same for everybody: a time at which
#: somebody's day ends would tell the others in which zone they live.
ENDS_AT = 10
#: The hours of the day, where they live, at which people are told of all their turns.
DIGESTS = (8, 19)
#: The time zone of those of whom nothing is known.
NOWHERE = "UTC"


class TurnCalls(StrEnum):
    """How somebody is called at slow tables, if not each time; the value is saved."""

    DIGEST = "digest"
    NEVER = "never"


class Call(Enum):
    """How somebody is called now."""

    LOUD = auto()
    SILENT = auto()
    NONE = auto()


def choose_call(person: Person, now: int, *, live: bool) -> Call:
    """How to call somebody to a table, which may be a live one."""
    if live:
        return Call.LOUD
    if person.turns in (TurnCalls.DIGEST, TurnCalls.NEVER):
        return Call.NONE
    return Call.LOUD if find_quiet_end(person, now) is None else Call.SILENT


def choose_mentions(calls: Mapping[int, Call]) -> tuple[tuple[int, ...], bool]:
    """Whom a post mentions, and whether silently: people in their quiet hours only if nobody else is called."""
    loud, silent = (tuple(one for one, call in calls.items() if call is how) for how in (Call.LOUD, Call.SILENT))
    return loud or silent, bool(silent) and not loud


def zone_of(person: Person) -> str:
    """Somebody's time zone: the one that they have named, else the one that their language suggests."""
    if person.zone is not None and is_zone(person.zone):
        return person.zone
    language = person.language or ""
    return GUESSES.get(language) or GUESSES.get(language.partition("-")[0]) or NOWHERE


def find_quiet_end(person: Person, now: int) -> int | None:
    """When somebody's quiet hours are over; None outside them."""
    return None if person.quiet is None else quiet_until((*person.quiet, zone_of(person)), now)


def find_next_digest(person: Person, now: int) -> int:
    """When somebody is next told of all their turns, never in their quiet hours."""
    there = time_in(zone_of(person), now)
    days = (there.date() + timedelta(days=day) for day in range(3))
    times = (_moment(datetime(*day.timetuple()[:3], hour), zone_of(person)) for day in days for hour in DIGESTS)
    due = next(time for time in times if time > now)
    return find_quiet_end(person, due) or due


def find_absence(person: Person, now: int) -> int | None:
    """Until when somebody is away; None if they aren't."""
    return max((until for _, until in person.absences if now < until), default=None)


def count_days_left(person: Person, now: int) -> int:
    """How many days somebody can still be away this year; what they have planned counts."""
    year = time_in(zone_of(person), now).year
    return max(0, MOST_DAYS - _days_in(year, person.absences, zone_of(person)))


def allows_absence(person: Person, until: int, now: int) -> bool:
    """Whether somebody may be away until then: not longer than a fortnight, nor too often in any calendar year."""
    if not now < until <= now + LONGEST_HOLD:
        return False
    zone, spans = zone_of(person), spans_with(person, until, now)
    years = {time_in(zone, now).year, time_in(zone, until).year}
    return all(_days_in(year, spans, zone) <= MOST_DAYS for year in years)


def spans_with(person: Person, until: int, now: int) -> list[tuple[int, int]]:
    """Somebody's absences if they are away from now on until then, in place of the one that lasts."""
    return [*spans_without(person, now), (now, until)]


def spans_without(person: Person, now: int) -> list[tuple[int, int]]:
    """Somebody's absences of this and the last year, with the one that lasts over now: one for all of each year.

    So they stay few, however often somebody goes away.
    """
    zone, found = zone_of(person), list[tuple[int, int]]()
    for since, until in sorted(person.absences):
        length, begun = min(until, now) - since, found[-1][0] if found else 0
        if until <= now - 366 * DAY or length <= 0:  # the second only if the machine's clock was set back
            continue
        if found and time_in(zone, begun).year == time_in(zone, since + length).year:
            found[-1] = (begun, found[-1][1] + length)
        else:
            found.append((since, since + length))
    return found


def next_days(person: Person, now: int) -> list[date]:
    """The days after today, where somebody lives, on which an absence may end."""
    today = time_in(zone_of(person), now).date()
    days = (today + timedelta(days=day) for day in range(1, LATEST + 1))
    return [day for day in days if allows_absence(person, find_end(day), now)]


def find_end(last: date) -> int:
    """When an absence with this last day ends."""
    return round(datetime(*last.timetuple()[:3], ENDS_AT, tzinfo=UTC).timestamp() * 1000) + AFTER_LAST_DAY


def last_day(until: int) -> int:
    """A moment of the last day of an absence that ends then: nearly everywhere on earth it has this date."""
    return until - AFTER_LAST_DAY


def _days_in(year: int, spans: Iterable[tuple[int, int]], zone: str) -> int:
    """How many days of a year, begun ones as whole ones, these absences take."""
    begin, end = (_moment(datetime(one, 1, 1), zone) for one in (year, year + 1))
    taken = sum(max(0, min(until, end) - max(since, begin)) for since, until in spans)
    return -(-taken // DAY)


def _moment(there: datetime, zone: str) -> int:
    """Return the moment at which it is so late in a zone."""
    return round(there.replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)
