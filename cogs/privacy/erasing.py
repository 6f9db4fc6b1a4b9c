"""Erases a person who has left every open table, so that no journal names them any more.

Their tables are held, so that nobody moves there, while the archive puts a number that stands for nobody in the place
of their id.
"""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager

import structlog

from cogs.people.presence import leave
from data import Erased, Signal, StillNamed, Topic
from data.stand_ins import new_stand_in
from host.house import LONGEST_HOLD, House

log = structlog.get_logger("erasing")

#: How often somebody may sit down again while they are being erased.
_TRIES = 5


async def erase(house: House, person: int) -> Erased:
    """Erase a person whole or not at all; nothing is left but a number for them in the games of others.

    The file still has to be compacted (`archive.privacy.compact`). Raises ArchiveError, and TimeoutError if one of
    their tables is busy for too long.
    """
    tables = await house.archive.privacy.naming(person)
    for left in reversed(range(_TRIES)):
        held, stand_in = tables, new_stand_in()
        async with _held(house, held):
            try:
                erased = await house.archive.privacy.erase(person, stand_in, held, house.now())
            except StillNamed as refusal:
                if not left:
                    raise
                seated, tables = refusal.seated, refusal.tables
            else:
                house.spawn(house.archive.fleet.tell(Signal(Topic.PERSON, str(person))), "tell of an erasure")
                log.info("a person was erased", tables=len(erased.tables), entries=erased.entries)
                return erased
            finally:
                # A database that was lost just now may have saved the erasure all the same.
                for table_id in held:
                    house.forget(table_id)
        if seated:
            await leave(house, person)
    raise AssertionError("unreachable")


@asynccontextmanager
async def _held(house: House, tables: Collection[str]) -> AsyncIterator[None]:
    """Hold these tables, in one order for everybody. Raises TimeoutError."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(LONGEST_HOLD):
            for table_id in sorted(tables):
                await stack.enter_async_context(house.lock(table_id))
        yield
