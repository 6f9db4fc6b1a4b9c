"""Erases a person: they leave every open table, and no journal names them any more. Part of cogs/servers.

The person leaves as anybody may: a lobby is left, an invitation declined, a seat resigned. Then their tables are held,
so that nobody moves there, while the archive puts a number that stands for nobody in the place of their id.
"""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager

import structlog

from data import Erased, Signal, Status, StillNamed, Topic
from data.renaming import new_stand_in
from host.house import LONGEST_HOLD, House, NoSuchTable, Session
from players import default_level
from rules.table.errors import TableRefusal
from rules.table.requests import Leave, Request, Resign
from rules.table.table import Lobby, Running, Table

log = structlog.get_logger("erasing")

#: How often somebody may sit down again while they are being erased, and the most open tables of one person.
_TRIES, _ALL = 5, 100_000


async def leave(house: House, person: int, guild_id: int | None = None) -> frozenset[str]:
    """Take somebody away from all open tables and invitations, or those of one server; return those tables.

    Raises ArchiveError.
    """
    heads = await house.archive.seats.tables_of(person, (Status.LOBBY, Status.RUNNING), _ALL)
    heads = tuple(head for head in heads if guild_id is None or head.guild_id == guild_id)
    for head in heads:
        try:
            await _leave(house, (await house.session(head.id)).table, person)
        except NoSuchTable:
            log.info("a table that can't be read was not left", table=head.id)
    return frozenset(head.id for head in heads)


async def dismiss(house: House, session: Session) -> None:
    """Take everybody who was erased meanwhile away from a table that was set aside. Raises ArchiveError."""
    for person in (*session.table.persons, *session.table.invited):
        if person < 0:
            await _leave(house, session.table, person)


async def _leave(house: House, table: Table, person: int) -> None:
    """Leave a lobby or resign a seat, whichever it takes; whoever isn't there has left already."""
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


async def erase(house: House, person: int) -> Erased:
    """Erase a person whole or not at all; nothing is left but a number for them in the games of others.

    The file still has to be compacted (`archive.privacy.compact`). Raises ArchiveError, and TimeoutError if one of
    their tables is busy for too long.
    """
    since = house.now()
    tables, servers = await house.archive.privacy.naming(person), await _servers(house, person)
    for left in reversed(range(_TRIES)):
        held = tables
        async with _held(house, held), house.ladders.standing_still(servers):
            try:
                erased = await house.archive.privacy.erase(person, new_stand_in(), held, house.now(), since=since)
            except StillNamed as refusal:
                if not left:
                    raise
                seated, tables = refusal.seated, refusal.tables
            else:
                house.ladders.forget(erased.servers - servers)  # a game of theirs may have ended just now
                house.spawn(house.archive.fleet.tell(Signal(Topic.PERSON, str(person))), "tell of an erasure")
                log.info("a person was erased", tables=len(erased.tables), entries=erased.entries)
                return erased
            finally:
                # A database that was lost just now may have saved the erasure all the same.
                for table_id in held:
                    house.forget(table_id)
        if seated:
            await leave(house, person)
        servers = await _servers(house, person)
    raise AssertionError("unreachable")


async def _servers(house: House, person: int) -> frozenset[int]:
    """The servers on which the person has finished games, 0 for direct messages."""
    kept = await house.archive.privacy.kept(person)
    return frozenset(row["guild_id"] if isinstance(row["guild_id"], int) else 0 for row in kept.results)


@asynccontextmanager
async def _held(house: House, tables: Collection[str]) -> AsyncIterator[None]:
    """Hold these tables, in one order for everybody. Raises TimeoutError."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(LONGEST_HOLD):
            for table_id in sorted(tables):
                await stack.enter_async_context(house.lock(table_id))
        yield
