"""What is told of the daily puzzle below a board. Part of cogs/: imports data, rules, words."""

from collections.abc import Sequence

from cogs.house import House
from cogs.names import Names
from cogs.puzzle_day import next_puzzle_at
from data import PuzzleTry
from rules.table.table import Phase, Table
from words import Speech

#: So many of a server's best are told.
TOLD = 3


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
