"""Slow tables whose time stands still while somebody is away."""

from collections.abc import Sequence

import structlog

from cogs.people.people import Names
from data import ArchiveError, Status
from host.calm import find_absence, last_day
from host.house import House, Session
from rules.table.clocks import HOLD
from rules.table.errors import TableRefusal
from rules.table.requests import HoldTable, ReleaseTable
from rules.table.table import Lobby, Running, Table
from words import Speech

log = structlog.get_logger("absences")

#: How many of somebody's tables are looked at.
MOST_TABLES = 1000


class Absences:
    """Holds the tables of people who are away, also those that begin meanwhile.

    What is saved about a person decides, so it is read again once a table was asked. Whatever a crash or a failure has
    left undone is done with the next sweep.
    """

    def __init__(self, house: House, names: Names) -> None:
        self._house, self._names = house, names
        self._looked = False
        #: Those of whom not all tables could be asked.
        self._unsettled: set[int] = set()
        house.listeners.append(self._on_change)

    async def settle(self, person: int) -> int:
        """Hold all slow tables of somebody who is away, and none of somebody who isn't; return how many they have.

        Raises ArchiveError, if nobody knows which these are.
        """
        slow = 0
        self._unsettled.add(person)
        heads = await self._house.archive.seats.tables_of(person, (Status.RUNNING,), MOST_TABLES)
        self._unsettled.discard(person)
        for head in heads:
            slow += await self._settle_at(head.id, person)
        return slow

    async def _settle_at(self, table_id: str, person: int) -> bool:
        """Let somebody hold a table while they are away, also if they go or come back meanwhile; return if it is slow.

        If it can't be asked, it will be.
        """
        try:
            if not (await self._house.session(table_id)).table.is_slow_game:
                return False
            until = await self._until(person)
            while True:
                wanted = ReleaseTable(person) if until is None else HoldTable(person, until)
                await self._house.ask(table_id, wanted, actor=person)
                if (now := await self._until(person)) == until:
                    return True
                until = now
        except TableRefusal:
            return False  # it has just ended
        except (ArchiveError, TimeoutError) as error:
            log.info("an absence has to wait", table=table_id, error=type(error).__name__)
            self._unsettled.add(person)
            return True

    async def _until(self, person: int) -> int | None:
        return find_absence(await self._house.archive.people.person(person), self._house.now())

    async def sweep(self) -> None:
        """Start what is left to do: at first for everybody who is away, or was. Raises ArchiveError."""
        if not self._looked:
            held = await self._house.archive.timers.of_kind(HOLD)
            self._unsettled |= {*await self._house.archive.people.away(self._house.now())}
            self._looked = True
            for one in held:
                self._house.spawn(self._release_those_back(one.table_id), "let a table go on")
        for person in tuple(self._unsettled):
            self._unsettled.discard(person)
            self._house.spawn(self.settle(person), "hold the tables of somebody")

    async def _release_those_back(self, table_id: str) -> None:
        """Settle with those who hold a table. Raises ArchiveError."""
        table = (await self._house.session(table_id)).table
        for person, _ in table.held if isinstance(table, Running) else ():
            await self.settle(person)

    def _on_change(self, session: Session, actor: int | None) -> None:
        table = session.table
        if not isinstance(table, Running) or not table.is_slow_game:
            return
        if self._house.cluster.has(session.head.guild_id) and _not_held(table):
            self._house.spawn(self._follow(table), "hold a table")

    async def _follow(self, table: Running) -> None:
        """Hold a table at which somebody plays who is away. Raises ArchiveError."""
        people = self._house.archive.people
        read = people.lately if table.first_played_at else people.person  # only at first is it worth a read of each
        for person in _not_held(table):
            if find_absence(await read(person), self._house.now()) is not None:
                await self._settle_at(table.id, person)

    async def lines(self, table: Table, say: Speech) -> Sequence[str]:
        """Say who is away: those who hold a game, or who are in a lobby or invited to it. Raises ArchiveError."""
        match table:
            case Running() if table.held:
                away = {person: until + table.lost.clock for person, until in table.held}
                message = "calm-held"
            case Lobby():
                found = {}
                for person in (*table.persons, *table.expected):
                    found[person] = find_absence(await self._house.archive.people.lately(person), self._house.now())
                away = {person: until for person, until in found.items() if until is not None}
                message = "calm-away"
            case _:
                return ()
        if not away:
            return ()
        names = say.all_of([await self._names.of(person) for person in away])
        return [say(message, names=names, count=len(away), when=f"<t:{last_day(max(away.values())) // 1000}:D>")]


def _not_held(table: Running) -> list[int]:
    """Return the people who play at a table and don't hold it."""
    held = {person for person, _ in table.held}
    return [person for person in table.players if person not in held]
