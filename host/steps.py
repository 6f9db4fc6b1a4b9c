"""What a step of a table changes in the archive, beside its journal. Part of host/: imports data, rules."""

from dataclasses import replace

from data import PuzzleTry, TableHead, Timer
from host.puzzle_day import counts_in_time, is_private
from rules.table.clocks import COMPUTER, LAPSE, NO_SEAT, ROUTINE, timers
from rules.table.table import Ended, Lobby, Table

#: What the table does by itself, and wishes that have lapsed: nobody has to be there for these.
_AT_ONCE = (COMPUTER, ROUTINE, LAPSE)


def timers_of(table: Table) -> tuple[Timer, ...]:
    """The timers that a table needs now, as they are saved."""
    return tuple(Timer(one.kind, one.due, None if one.seat == NO_SEAT else one.seat) for one in timers(table))


def timers_again(table: Table, now: int) -> tuple[Timer, ...]:
    """The timers of a table that goes on after a while, during which nobody could play: whoever is awaited has as long
    as if the turn began now (unix ms), and nothing is over before that.
    """
    least = now + table.terms.pace.patience
    return tuple(one if one.kind in _AT_ONCE else replace(one, due=max(one.due, least)) for one in timers_of(table))


def people_of(table: Table) -> tuple[tuple[int, int | None], ...]:
    """Who finds this table among the own ones; invited people until they decide."""
    seated = {seat.person: number for number, seat in enumerate(table.seats) if seat.person is not None}
    waiting = dict.fromkeys(table.invited) if isinstance(table, Lobby) else {}
    return tuple({**waiting, **seated}.items())


def try_of(table: Table, head: TableHead) -> PuzzleTry | None:
    """The counted try at a puzzle that a table is, as it stands; one that ends after its day has no score."""
    if not table.counted:
        return None
    begun = PuzzleTry(table.game_key, table.puzzle, table.host, head.guild_id, table.id)
    if not isinstance(table, Ended):
        return begun
    result = table.result
    score = result.scores[0] if result.scores and not result.draw and counts_in_time(table) else None
    return replace(begun, score=score, ended_at=table.ended_at)


def keeps_line(head: TableHead, table: Table) -> bool:
    """Whether a table stands in its channel as one line: a private try, until it is over.

    What happens meanwhile its player sees in the panel. In direct messages, where nobody else is, the board is shown.
    """
    return head.guild_id is not None and is_private(table)
