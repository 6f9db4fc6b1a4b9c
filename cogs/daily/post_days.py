"""When a server's post about the daily puzzles is due, and how many numbers in a row its people have played.

Times are Unix milliseconds.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta

from data import HOUR, Archive
from host.outages import Outages
from host.puzzle_day import next_puzzle_at, puzzle_begins_at, puzzle_number
from host.streaks import was_away
from host.zones import quiet_until, time_in

#: A post that would come later than this isn't made any more.
LATE = 12 * HOUR
#: How many puzzles in a row nobody has played before posts come on Mondays only, and before they stop.
RARE, ENOUGH = 7, 28
#: The preference of a server that holds its streak: how many numbers, and up to which they are counted.
STREAK = "daily_streak"


def find_due(number: int, hour: int, zone: str, quiet: tuple[int, int, str] | None) -> int:
    """When the post about a puzzle is due: once within the puzzle's day, when it is this hour in the zone.

    In quiet hours it is due when they end.
    """
    due = _find_hour(number, hour, zone)
    if quiet is not None and quiet_until(quiet, due) is not None:
        return _find_hour(number, quiet[1], quiet[2])
    return due


def _find_hour(number: int, hour: int, zone: str) -> int:
    """When it is this hour within a puzzle's day; at its begin if a change of the clocks left that hour out."""
    begin, end = puzzle_begins_at(number), next_puzzle_at(number)
    for days in (0, 1):
        there = time_in(zone, begin) + timedelta(days=days)
        at = round(there.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0).timestamp() * 1000)
        if begin <= at < end:
            return at
    return begin


def find_next(after: int, now: int, due_of: Callable[[int], int]) -> int:
    """The next number after this one whose post can still be made."""
    number = max(after + 1, puzzle_number(now))
    return number + 1 if is_too_late(number, now, due_of) else number


def is_too_late(number: int, now: int, due_of: Callable[[int], int]) -> bool:
    """Whether a puzzle's day is over, or the post about it is half a day late."""
    return now >= next_puzzle_at(number) or now - due_of(number) > LATE


def first_of_month(number: int) -> int:
    """The number of the first puzzle in the calendar month of this one (UTC)."""
    day = datetime.fromtimestamp(puzzle_begins_at(number) / 1000, UTC)
    return max(1, number + 1 - day.day)


def count_on(days: int, counted: int, until: int, played: Collection[int], was_away: Callable[[int], bool]) -> int:
    """Count how many numbers in a row were played up to `until`, from how many they were up to `counted`."""
    for number in range(counted + 1, until + 1):
        if number in played:
            days += 1
        elif days and not was_away(number):
            days = 0
    return days


def count_idle(outages: Outages, guild_id: int, last: int, number: int) -> int:
    """How many numbers lie between the last that somebody played and this one, without those that the bot was away."""

    def was_there(one: int) -> bool:
        return outages.within(puzzle_begins_at(one), next_puzzle_at(one), guild_id) < LATE

    return sum(map(was_there, range(max(last + 1, number - 2 * ENOUGH), number)))


async def server_streak(archive: Archive, outages: Outages, guild_id: int, until: int) -> int:
    """On how many numbers in a row, up to this one, two people or more of a server have played. Raises ArchiveError.

    It is saved as far as it is counted, since outages are forgotten after a month.
    """
    kept = (await archive.servers.server(guild_id)).prefs.get(STREAK)
    days, counted = kept if isinstance(kept, list) else (0, 0)
    if counted > until + 1:  # the machine's clock was ahead
        days, counted = 0, 0
    if counted >= until:
        return int(days)
    played = frozenset(await archive.puzzles.numbers_of_two(guild_id, counted, until))
    begin = counted if days else min(played, default=until + 1) - 1
    days = count_on(days, begin, until, played, lambda number: was_away(outages, number))
    await archive.servers.save(guild_id, {STREAK: [days, until]})
    return days
