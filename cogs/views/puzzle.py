"""Texts about the daily puzzle: the line of a private try, the lines below a board, the seal.

Part of cogs/views.

Imports data, rules, words.
"""

from collections.abc import Sequence

from cogs.faces.spread import Style
from cogs.library.answers import Reply, tell
from cogs.servers.names import Names
from cogs.views.controls.addresses import at
from cogs.views.controls.buttons import button, rows
from cogs.views.controls.verbs import Verb
from data import PuzzleTry
from host.house import House
from host.puzzle_day import counts_in_time, is_sealed, when_open
from rules.table.table import Ended, Finished, Running, Table
from words import Speech

#: How many of a server's best are listed.
TOLD = 3


def try_line(table: Running | Finished, name: str, say: Speech) -> Reply:
    """Show everybody who is playing which puzzle, and its seal; the button to continue is for its player."""
    seal = say("seal-first", commitment=table.commitment, joined=say.row(table.joined) or "none")
    told = say("daily-at-it", name=name, number=str(table.puzzle), counted="yes" if table.counted else "no")
    on = button(say("button-daily"), at(table, Verb.PANEL), Style.MAIN)
    return tell(f"{told}\n{seal}", *rows(on, button(say("button-more"), at(table, Verb.MORE, str(table.number)))))


def seal_kept(table: Table, say: Speech) -> Reply:
    """Show the commitment, and until when the puzzle stays sealed because others may still play the same dice."""
    told = say(
        "daily-sealed",
        number=str(table.puzzle),
        table=table.id,
        commitment=table.commitment,
        when=when_open(table.puzzle),
    )
    return tell(told)


async def puzzle_lines(house: House, names: Names, table: Table, say: Speech) -> Sequence[str]:
    """Write the lines below a puzzle's board: its number, whether it counts, the server's best, the next one.

    In direct messages only the person's own result is shown.
    """
    best = await _best(house, table)
    told = [say("daily-best-line", name=await names.of(one.person_id), turns=one.score or 0) for one in best]
    lines = [say("daily-about", number=str(table.puzzle), counted="yes" if table.counted else "no")]
    lines.append(say("daily-best", best=say.row(told)) if told else say("daily-unsolved"))
    if isinstance(table, Ended) and table.counted and not counts_in_time(table):
        lines.append(say("daily-late"))
    if isinstance(table, Ended) and is_sealed(table, house.now()):
        lines.append(say("daily-next", when=when_open(table.puzzle)))
    return lines


async def _best(house: House, table: Table) -> Sequence[PuzzleTry]:
    head = await house.archive.tables.head(table.id)
    if head is not None and head.guild_id is not None:
        return await house.archive.puzzles.best_tries(table.game_key, table.puzzle, head.guild_id, TOLD)
    own = await house.archive.puzzles.try_of(table.game_key, table.puzzle, table.host)
    return (own,) if own is not None and own.score is not None else ()
