"""The days of the puzzle: numbers and seeds. Part of cogs/: imports rules.

A puzzle's number is that of its day (UTC). Its seed is made from a secret, so nobody can compute it beforehand.
"""

import hmac
from hashlib import scrypt, sha256

from rules.table.terms import DAY

#: The day before the first puzzle, in days since 1970.
_BEFORE_THE_FIRST = 20_758  # 1 November 2026
#: What a shared secret's key is hashed with: the same in every instance.
_SALT = b"mundialito daily puzzle"


def puzzle_number(now: int) -> int:
    """The number of the puzzle of the moment (unix ms); at least 1."""
    return max(1, now // DAY - _BEFORE_THE_FIRST)


def next_puzzle_at(number: int) -> int:
    """When the puzzle after this one begins (unix ms)."""
    return (number + 1 + _BEFORE_THE_FIRST) * DAY


def shared_key(secret: str) -> bytes:
    """The 32 bytes that stand for a secret which people chose.

    Yesterday's seed is public, so a weak secret could be guessed from it; this makes each guess slow.
    """
    return scrypt(secret.strip().encode(), salt=_SALT, n=1 << 14, r=8, p=1, dklen=32)


def puzzle_seed(key: bytes, game: str, number: int) -> str:
    """The seed of a puzzle as 64 hex digits: HMAC-SHA256 of its name under the key."""
    return hmac.new(key, f"daily puzzle/{game}/{number}".encode(), sha256).hexdigest()
