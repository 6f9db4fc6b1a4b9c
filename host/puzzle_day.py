"""The days of the puzzle: numbers, seeds, and what of a try others may see when. Part of host.

A puzzle's number is that of its day (UTC). Its seed is made from a secret, so nobody can compute it beforehand, and it
is sealed until the next puzzle comes, because everybody plays the same dice. A try is private while it goes on.
"""

import hmac
from hashlib import scrypt, sha256

from data import TableHead
from rules import AnyGame
from rules.core.options import Options, settle
from rules.core.terms import Occasion
from rules.table.table import Closed, Ended, Finished, Running, Table
from rules.table.terms import DAY

#: The day before the first puzzle, in days since 1970.
_BEFORE_THE_FIRST = 20_758  # 1 November 2026
#: What a shared secret's key is hashed with: the same in every instance.
_SALT = b"mundialito daily puzzle"


def puzzle_number(now: int) -> int:
    """The number of the puzzle of the moment (unix ms); at least 1."""
    return max(1, now // DAY - _BEFORE_THE_FIRST)


def next_puzzle_at(number: int) -> int:
    """When the puzzle after this one begins (unix ms): this one is sealed until then."""
    return (number + 1 + _BEFORE_THE_FIRST) * DAY


def when_open(number: int) -> str:
    """The moment at which a puzzle is sealed no longer, as Discord shows a time."""
    return f"<t:{next_puzzle_at(number) // 1000}:R>"


def shared_key(secret: str) -> bytes:
    """The 32 bytes that stand for a secret which people chose.

    Yesterday's seed is public, so a weak secret could be guessed from it; this makes each guess slow.
    """
    return scrypt(secret.strip().encode(), salt=_SALT, n=1 << 14, r=8, p=1, dklen=32)


def puzzle_seed(key: bytes, game: str, number: int) -> str:
    """The seed of a puzzle as 64 hex digits: HMAC-SHA256 of its name under the key."""
    return hmac.new(key, f"daily puzzle/{game}/{number}".encode(), sha256).hexdigest()


def is_private(table: Table) -> bool:
    """Whether a table is a try that goes on, so that only its player may see it."""
    return table.puzzle > 0 and isinstance(table, Running)


def is_sealed(table: Table, now: int) -> bool:
    """Whether a table is a try at a puzzle whose day is not over (unix ms): nothing may give its dice away."""
    return table.puzzle > 0 and now < next_puzzle_at(table.puzzle)


def is_withheld(table: Table, now: int) -> bool:
    """Whether the board of a try that is over stays hidden (unix ms) until its puzzle is open.

    That of a solved one shows the last throw at the most; others may show several, or be ended early to be looked at.
    """
    if not isinstance(table, Ended) or not is_sealed(table, now):
        return False
    return table.result.draw or not table.result.ranking


def counts_in_time(table: Finished | Closed) -> bool:
    """Whether a counted try was over before its puzzle was open to anybody."""
    return table.counted and table.ended_at < next_puzzle_at(table.puzzle)


def puzzle_options(game: AnyGame) -> Options | None:
    """The options that a game's puzzle changes; None where it has no puzzle."""
    return game.options_for(Occasion.PUZZLE, 1, settle(game.about.options, {}))


def keeps_line(head: TableHead, table: Table) -> bool:
    """Whether a table stands in its channel as one line: a private try, until it is over.

    What happens meanwhile its player sees in the panel. In direct messages, where nobody else is, the board is shown.
    """
    return head.guild_id is not None and is_private(table)
