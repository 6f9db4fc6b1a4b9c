"""The lines below a puzzle's board."""

from collections.abc import Sequence

from cogs.people.people import Names
from data import PuzzleTry
from host.house import House, Session
from host.puzzle_day import counts_in_time, is_sealed, when_open
from rules.table.table import EndedTable
from words import Speech

#: How many of a server's best are listed.
TOLD = 3


async def puzzle_lines(house: House, names: Names, session: Session, say: Speech) -> Sequence[str]:
    """Write the lines below a puzzle's board: its number, whether it counts, the server's best, the next one.

    In direct messages only the person's own result is shown.
    """
    table, best = session.table, await _best(house, session)
    told = [say("daily-best-line", name=await names.of(one.person_id), turns=one.score or 0) for one in best]
    lines = [say("daily-about", number=str(table.puzzle), counted="yes" if table.counted else "no")]
    lines.append(say("daily-best", best=say.row(told)) if told else say("daily-unsolved"))
    if isinstance(table, EndedTable) and table.counted and not counts_in_time(table):
        lines.append(say("daily-late"))
    if isinstance(table, EndedTable) and is_sealed(table, house.now()):
        lines.append(say("daily-next", when=when_open(table.puzzle)))
    return lines


async def _best(house: House, session: Session) -> Sequence[PuzzleTry]:
    table, guild_id = session.table, session.head.guild_id
    if guild_id is not None:
        return await house.archive.puzzles.best_tries(table.game_key, table.puzzle, guild_id, TOLD)
    own = await house.archive.puzzles.try_of(table.game_key, table.puzzle, table.host)
    return (own,) if own is not None and own.score is not None else ()
