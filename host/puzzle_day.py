"""Daily puzzles: their numbers and their seeds. Part of host.

A puzzle's number is that of its day (UTC). Its seed comes from a secret, so nobody can compute it beforehand, and stays
sealed until the next puzzle, because everybody plays with the same dice. A try is its player's alone. Which puzzle of
a pool comes on a day follows from the same secret: the pool is known to everybody, its order to nobody.
"""

import hmac
from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import scrypt, sha256
from statistics import median_low

from players import answer, levels, question
from rules import GAMES, AnyGame
from rules.core.match import Match
from rules.core.options import Options, settle
from rules.core.outcome import Chance
from rules.core.terms import Occasion
from rules.lessons.puzzles import PUZZLES, Puzzle
from rules.table.table import Closed, Finished, Table
from rules.table.terms import DAY

#: The day before the first puzzle, in days since 1970.
_BEFORE_THE_FIRST = 20_758  # 1 November 2026
#: The salt for hashing a shared secret: the same in every instance.
_SALT = b"mundialito daily puzzle"


def puzzle_number(now: int) -> int:
    """The number of the puzzle at this moment (unix ms); at least 1."""
    return max(1, now // DAY - _BEFORE_THE_FIRST)


def puzzle_begins_at(number: int) -> int:
    """When the day of a puzzle begins (unix ms)."""
    return (number + _BEFORE_THE_FIRST) * DAY


def next_puzzle_at(number: int) -> int:
    """When the next puzzle begins (unix ms); this one is sealed until then."""
    return puzzle_begins_at(number + 1)


def when_open(number: int) -> str:
    """When a puzzle's seal opens, as a Discord timestamp."""
    return f"<t:{next_puzzle_at(number) // 1000}:R>"


def key_of_secret(secret: str) -> bytes:
    """The 32-byte key of a secret that people chose.

    Yesterday's seed is public, so a weak secret could be guessed from it; this makes each guess slow.
    """
    return scrypt(secret.strip().encode(), salt=_SALT, n=1 << 14, r=8, p=1, dklen=32)


def puzzle_seed(key: bytes, game: str, number: int) -> str:
    """The seed of a puzzle as 64 hex digits: HMAC-SHA256 of its name under the key."""
    return hmac.new(key, f"daily puzzle/{game}/{number}".encode(), sha256).hexdigest()


#: The tasks of a week from Monday on: the easiest puzzles of a task come first, the hardest last.
WEEK = ("goal", "safe", "goal", "safe", "forced", "goal", "forced")
#: How long no puzzle of a pool comes again (days): two years.
APART = 731


def weekday(number: int) -> int:
    """The day of the week of a puzzle, 0 for Monday."""
    return (number + _BEFORE_THE_FIRST + 3) % 7  # the first of January 1970 was a Thursday


def puzzle_of(key: bytes, game: str, number: int) -> Puzzle:
    """The puzzle of a game's pool on a day. Its order follows from the key alone, so nobody knows tomorrow's.

    Raises LookupError for a game without a pool.
    """
    days = _days(key, game)
    while len(days) < number:
        days.append(_choose(key, game, days))
    return days[number - 1]


@cache
def _days(key: bytes, game: str) -> list[Puzzle]:
    """The puzzles of all days so far that were asked for."""
    return []


def _choose(key: bytes, game: str, days: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of the day after these: one of its weekday's that hasn't come for two years."""
    number = len(days) + 1
    band = _band(game, weekday(number), max(one.since for one in PUZZLES[game] if one.since <= number))
    lately = set(days[-APART:])
    fresh = [one for one in band if one not in lately] or band  # a pool that is too small repeats itself
    return fresh[int.from_bytes(hmac.digest(key, f"daily pool/{game}/{number}".encode(), sha256)) % len(fresh)]


@cache
def _band(game: str, day: int, since: int) -> tuple[Puzzle, ...]:
    """The puzzles for a day of the week among those up to `since`: its share of the task's, by how easy they are."""
    task = WEEK[day]
    found = sorted((one for one in PUZZLES[game] if one.task == task and one.since <= since), key=lambda one: one.ease)
    place, shares = WEEK[:day].count(task), WEEK.count(task)
    return tuple(found[len(found) * place // shares : len(found) * (place + 1) // shares])


@lru_cache(maxsize=64)
def race_par(game: str, seed: str) -> int:
    """The turns that a game's computers need for its puzzle with this seed: the median of its levels that know what
    they do. Raises LookupError if none of them finishes it.
    """
    found = GAMES[game]
    options, scores = settle(found.about.options, puzzle_options(found) or {}), list[int]()
    for level in levels(game)[1:]:
        match = Match.begin(found, 1, options, seed)
        while match.outcome is None:
            if isinstance(match.turn, Chance):
                match = match.resolve()
            else:
                match = match.act(0, match.automatic.formality or answer(question(match, 0, level)))
        scores += match.outcome.scores or ()
    if not scores:
        raise LookupError(game)
    return median_low(scores)


def is_sealed(table: Table, now: int) -> bool:
    """Whether a table is a try at a puzzle whose day isn't over (unix ms), so nothing may reveal its dice."""
    return table.puzzle > 0 and now < next_puzzle_at(table.puzzle)


def counts_in_time(table: Finished | Closed) -> bool:
    """Whether a counted try ended before its puzzle's seal opened."""
    return table.counted and table.ended_at < next_puzzle_at(table.puzzle)


def puzzle_options(game: AnyGame) -> Options | None:
    """The options that a game's puzzle changes, or None if it has no puzzle."""
    return game.options_for(Occasion.PUZZLE, 1, settle(game.about.options, {}))
