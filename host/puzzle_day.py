"""Daily puzzles: their numbers and their seeds. Part of host.

A puzzle's number is that of its day (UTC). Its seed comes from a secret, so nobody can compute it beforehand, and stays
sealed until the next puzzle, because everybody plays with the same dice. A try is its player's alone.
"""

import hmac
from hashlib import scrypt, sha256

from rules import AnyGame
from rules.core.options import Options, settle
from rules.core.terms import Occasion
from rules.table.table import Closed, Finished, Table
from rules.table.terms import DAY

#: The day before the first puzzle, in days since 1970.
_BEFORE_THE_FIRST = 20_758  # 1 November 2026
#: The salt for hashing a shared secret: the same in every instance.
_SALT = b"mundialito daily puzzle"


def puzzle_number(now: int) -> int:
    """The number of the puzzle at this moment (unix ms); at least 1."""
    return max(1, now // DAY - _BEFORE_THE_FIRST)


def next_puzzle_at(number: int) -> int:
    """When the next puzzle begins (unix ms); this one is sealed until then."""
    return (number + 1 + _BEFORE_THE_FIRST) * DAY


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


def is_sealed(table: Table, now: int) -> bool:
    """Whether a table is a try at a puzzle whose day isn't over (unix ms), so nothing may reveal its dice."""
    return table.puzzle > 0 and now < next_puzzle_at(table.puzzle)


def counts_in_time(table: Finished | Closed) -> bool:
    """Whether a counted try ended before its puzzle's seal opened."""
    return table.counted and table.ended_at < next_puzzle_at(table.puzzle)


def puzzle_options(game: AnyGame) -> Options | None:
    """The options that a game's puzzle changes, or None if it has no puzzle."""
    return game.options_for(Occasion.PUZZLE, 1, settle(game.about.options, {}))
