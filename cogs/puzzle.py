"""Which puzzle is today's, and what is told of one. Part of cogs/: imports data, rules, words.

Its number is that of the day (UTC) and its seed is made from the number, so the dice are the same in every server; a
table that plays it needs no secret.
"""

from collections.abc import Sequence
from hashlib import sha256

from cogs.house import House
from cogs.names import Names
from data import PuzzleTry
from rules.table.table import Phase, Table
from rules.table.terms import DAY
from words import Speech

#: The day before the first puzzle, in days since 1970.
_BEFORE_THE_FIRST = 20_758  # 1 November 2026
#: So many of a server's best are told.
TOLD = 3


def puzzle_number(now: int) -> int:
    """The number of the puzzle of the moment (unix ms); at least 1."""
    return max(1, now // DAY - _BEFORE_THE_FIRST)


def next_puzzle_at(number: int) -> int:
    """When the puzzle after this one begins (unix ms)."""
    return (number + 1 + _BEFORE_THE_FIRST) * DAY


def puzzle_seed(game: str, number: int) -> str:
    """The public seed of a puzzle, as hex digits."""
    return sha256(f"daily puzzle/{game}/{number}".encode()).hexdigest()


async def puzzle_lines(house: House, names: Names, table: Table, say: Speech) -> Sequence[str]:
    """What is told below a puzzle's board: which it is, whether it counts, the best of the server, the next one.

    In direct messages nobody hears of anybody else.
    """
    best = await _best(house, table)
    told = [say("daily-best-line", name=await names.of(one.person_id), turns=one.score or 0) for one in best]
    lines = [say("daily-about", number=table.puzzle, counted="yes" if table.counted else "no")]
    lines.append(say("daily-best", best=", ".join(told)) if told else say("daily-unsolved"))
    if table.phase is Phase.ENDED and next_puzzle_at(table.puzzle) > house.now():
        lines.append(say("daily-next", when=f"<t:{next_puzzle_at(table.puzzle) // 1000}:R>"))
    return lines


async def _best(house: House, table: Table) -> Sequence[PuzzleTry]:
    head = await house.archive.head(table.id)
    if head is not None and head.guild_id is not None:
        return await house.archive.best_tries(table.game_key, table.puzzle, head.guild_id, TOLD)
    own = await house.archive.puzzle_try(table.game_key, table.puzzle, table.host)
    return (own,) if own is not None and own.score is not None else ()
