"""Takes people away from tables, as if they left by themselves.

A lobby is left, an invitation declined, a seat resigned.
"""

import structlog

from data import Status
from host.house import House, NoSuchTable, Session
from players import default_level
from rules.table.errors import TableRefusal
from rules.table.requests import Leave, Request, Resign
from rules.table.table import Lobby, Running, Table

log = structlog.get_logger("leaving")

#: The most open tables of one person.
ALL = 100_000


async def leave(house: House, person: int, guild_id: int | None = None) -> frozenset[str]:
    """Take somebody away from all open tables and invitations, or those of one server; return those tables.

    Raises ArchiveError.
    """
    heads = await house.archive.seats.tables_of(person, (Status.LOBBY, Status.RUNNING), ALL)
    heads = tuple(head for head in heads if guild_id is None or head.guild_id == guild_id)
    for head in heads:
        try:
            await leave_table(house, (await house.session(head.id)).table, person)
        except NoSuchTable:
            log.info("a table that can't be read was not left", table=head.id)
    return frozenset(head.id for head in heads)


async def dismiss(house: House, session: Session) -> None:
    """Take everybody who was erased meanwhile away from a table that was set aside. Raises ArchiveError."""
    for person in (*session.table.persons, *session.table.invited):
        if person < 0:
            await leave_table(house, session.table, person)


async def leave_table(house: House, table: Table, person: int) -> None:
    """Leave a lobby or resign a seat, whichever it takes; whoever isn't there has left already. Raises ArchiveError."""
    for _ in range(2):  # the lobby may start its game meanwhile
        request: Request
        match table:
            case Lobby():
                request = Leave(person)
            case Running():
                request = Resign(person, default_level(table.game_key))
            case _:
                return
        try:
            await house.ask(table.id, request, actor=person)
        except TableRefusal:
            table = (await house.session(table.id)).table
        else:
            return
