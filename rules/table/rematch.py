"""Playing again: who wants to, and the table that comes of it. Part of rules/table."""

from types import MappingProxyType
from typing import TypeGuard

from rules.core.terms import Occasion
from rules.table import lobby
from rules.table.entries import RematchAsked, RematchMade
from rules.table.errors import TableRefusal, own_seat
from rules.table.progress import Progress
from rules.table.requests import AskRematch, NoteRematch, Remembered
from rules.table.table import Finished, Table


def ask_rematch(progress: Progress, request: AskRematch) -> None:
    """Want another game with the same people; the first wish seals its table."""
    table, person = progress.ended, request.person
    own_seat(table, person)
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is not None:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})
    if person in table.rematch:
        raise TableRefusal("rematch-asked")
    sealed = table.sealed_rematch is None
    new_table, commitment = (request.table, request.commitment) if sealed else ("", "")
    progress.add(RematchAsked(person, request.press, new_table, commitment))


def note_rematch(progress: Progress, request: NoteRematch) -> None:
    """Know the table that was made; there is only one."""
    table = progress.ended
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is None:
        progress.add(RematchMade(request.table))
    elif table.rematch_table != request.table:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})


def rematch_wanted(table: Table) -> TypeGuard[Finished]:
    """Whether every person of a finished table wants to play again and no new table was made yet."""
    if not isinstance(table, Finished) or table.rematch_table is not None:
        return False
    return bool(table.persons) and set(table.persons) <= set(table.rematch)


def begin_rematch(
    table: Finished, table_id: str, secret: str, now: int, remembered: Remembered = MappingProxyType({})
) -> Progress:
    """A new table with the same options, terms and players, already running. The seats have moved on by one, or what
    the game says instead.

    `secret` is 64 hex digits; the wishes' presses are mixed into the seed. `remembered` has the last own set-ups, as
    for Start; what was set up at this table is not asked for again.
    """
    moving_on = table.game.options_for(Occasion.REMATCH, len(table.seats), table.options)
    again = lobby.open_lobby(
        table_id,
        secret,
        table.rematch[0] if table.rematch else table.host,
        table.game_key,
        options={**table.options, **(moving_on or {})},
        terms=table.terms,
        press=table.rematches[0].press if table.rematches else "",
        now=now,
    )
    seats = (*table.seats[1:], table.seats[0]) if moving_on is None else table.seats
    fresh = tuple(seat if seat.person is None else type(seat)(seat.person) for seat in seats)
    before = {(seat.person or 0, number): table.quick[number] for number, seat in enumerate(table.seats)}
    joined = tuple(wish.press for wish in table.rematches if wish.press)
    again.add(lobby.seated(again.lobby, fresh, {**before, **remembered}, joined, drawn=False))
    again.settle()
    return again
