"""Rematches: who wants one, and the new table. Part of rules/table."""

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
    """Request a rematch with the same people; the first request seals its table."""
    table, person = progress.ended, request.person
    own_seat(table, person)
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is not None:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})
    if somebody_erased(table):
        raise TableRefusal("rematch-without")
    if person in table.rematch:
        raise TableRefusal("rematch-asked")
    sealed = table.sealed_rematch is None
    new_table, commitment = (request.table, request.commitment) if sealed else ("", "")
    progress.add(RematchAsked(person, request.press, new_table, commitment))


def somebody_erased(table: Table) -> bool:
    """Whether the owner of a seat had everything about them deleted: a negative number takes their id's place."""
    return any(person < 0 for person in table.persons)


def note_rematch(progress: Progress, request: NoteRematch) -> None:
    """Note the rematch's table; there is only one."""
    table = progress.ended
    if not isinstance(table, Finished):
        raise TableRefusal("not-started")
    if table.rematch_table is None:
        progress.add(RematchMade(request.table))
    elif table.rematch_table != request.table:
        raise TableRefusal("rematch-made", {"table": table.rematch_table})


def rematch_wanted(table: Table) -> TypeGuard[Finished]:
    """Whether everybody at a finished table wants a rematch, and it doesn't exist yet."""
    if not isinstance(table, Finished) or table.rematch_table is not None or somebody_erased(table):
        return False
    return bool(table.persons) and set(table.persons) <= set(table.rematch)


def begin_rematch(
    table: Finished,
    table_id: str,
    secret: str,
    now: int,
    remembered: Remembered = MappingProxyType({}),
    *,
    clock: int = 0,
) -> Progress:
    """Start a new table with the same options, terms and players; seats rotate by one, or as the game says.

    `secret` is 64 hex digits, and the ids of everybody's first requests are mixed into the seed. `remembered` has
    people's last set-ups, as in Start; people aren't asked again for what they set up at this table. `clock` is as in
    `open_lobby`.
    """
    moving_on = table.game.options_for(Occasion.REMATCH, len(table.seats), table.options)
    host = table.rematch[0] if table.rematch else table.host
    again = lobby.open_lobby(
        table_id,
        secret,
        host,
        table.game_key,
        options={**table.options, **(moving_on or {})},
        terms=table.terms,
        press=dict(table.presses).get(host, ""),
        now=now,
        clock=clock,
    )
    seats = (*table.seats[1:], table.seats[0]) if moving_on is None else table.seats
    fresh = tuple(seat if seat.person is None else type(seat)(seat.person) for seat in seats)
    before = {(seat.person or 0, number): table.quick[number] for number, seat in enumerate(table.seats)}
    again.add(lobby.seated(again.lobby, fresh, {**before, **remembered}, table.presses, drawn=False))
    again.settle()
    return again
