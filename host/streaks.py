"""Streaks of daily puzzles: how many numbers in a row somebody has played. Part of host.

What counts is the puzzles' numbers, never dates. For every seven that somebody plays they get a rest day, at most two
are kept, and one is spent by itself on a number that they miss. A number on which the bot was away, from whichever of
its shards, breaks nobody's.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from data import Archive, Streak
from host.outages import TOLD, Outages
from host.puzzle_day import next_puzzle_at, puzzle_begins_at, puzzle_number

#: How many played earn a rest day, and how many of those are kept at most.
EARNS, KEPT = 7, 2


def count(before: Streak, played: Collection[int], today: int, was_away: Callable[[int], bool]) -> Streak:
    """Count a streak on to `today`, which counts only once it is played; `played` are the numbers after the last."""
    found = before
    begin = min(played, default=today) if not before.days else before.number + 1
    for number in range(begin, today + (today in played)):
        found = _play(found) if number in played else _miss(found, number, was_away)
        found = replace(found, number=number)
    return found


def _play(before: Streak) -> Streak:
    days, toward, rests = before.days + 1, before.toward + 1, before.rests
    if toward == EARNS:
        toward, rests = 0, min(KEPT, rests + 1)
    return replace(before, days=days, toward=toward, rests=rests, longest=max(before.longest, days))


def _miss(before: Streak, number: int, was_away: Callable[[int], bool]) -> Streak:
    if not before.days or was_away(number):
        return before
    if before.rests:
        return replace(before, rests=before.rests - 1, rested=number)
    return replace(before, days=0, toward=0)


def was_away(outages: Outages, number: int) -> bool:
    """Whether the bot was away for a minute or more on the day of a puzzle, so that nobody's streak breaks."""
    return outages.anywhere(puzzle_begins_at(number), next_puzzle_at(number)) >= TOLD


async def streak_of(archive: Archive, outages: Outages, person: int, now: int) -> Streak:
    """A person's streak now (unix ms). Raises ArchiveError.

    It is saved as far as it is counted, since outages are forgotten after a month.
    """
    today, kept = puzzle_number(now), await archive.puzzles.streak(person)
    if kept.number > today + 1:  # more than another process may be ahead: the machine's clock was wrong
        kept = Streak(longest=kept.longest)
    if kept.number >= today:
        return kept
    played = frozenset(await archive.puzzles.numbers_after(person, kept.number))
    found = count(kept, played, today, lambda number: was_away(outages, number))
    if found != kept:
        await archive.puzzles.save_streak(person, found)
    return found
