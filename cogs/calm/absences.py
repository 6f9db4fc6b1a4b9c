"""Slow tables whose time stands still while somebody is away."""

from collections.abc import Sequence

from cogs.people.people import Names
from data import Status
from host.calm import find_absence
from host.house import House, Session
from rules.table.errors import TableRefusal
from rules.table.requests import HoldTable, ReleaseTable, Request
from rules.table.table import Lobby, Running, Table
from words import Speech


class Absences:
    """Holds the tables of people who are away, also those that begin meanwhile."""

    def __init__(self, house: House, names: Names) -> None:
        self._house, self._names = house, names
        house.listeners.append(self._on_change)

    async def hold(self, person: int, until: int) -> int:
        """Hold all slow tables of somebody until then (unix ms); return how many. Raises ArchiveError, TimeoutError."""
        return await self._ask_all(person, HoldTable(person, until))

    async def release(self, person: int) -> int:
        """Hold no table of somebody any more; return how many were. Raises ArchiveError, TimeoutError."""
        return await self._ask_all(person, ReleaseTable(person))

    async def _ask_all(self, person: int, request: Request) -> int:
        held = 0
        for head in await self._house.archive.seats.tables_of(person, (Status.RUNNING,)):
            try:
                table = (await self._house.session(head.id)).table
                if table.is_slow_game:
                    held += 1
                    await self._house.ask(head.id, request, actor=person)
            except TableRefusal:
                continue  # it has just ended
        return held

    def _on_change(self, session: Session, actor: int | None) -> None:
        table = session.table
        if not isinstance(table, Running) or not table.is_slow_game:
            return
        if self._house.cluster.has(session.head.guild_id) and _not_held(table):
            self._house.spawn(self._follow(table), "hold a table")

    async def _follow(self, table: Running) -> None:
        """Hold a table at which somebody plays who is away. Raises ArchiveError."""
        people, now = self._house.archive.people, self._house.now()
        for person in _not_held(table):
            if find_absence(await people.lately(person), now) is None:
                continue
            until = find_absence(await people.person(person), now)  # they may have come back elsewhere
            if until is not None:
                await self._house.ask(table.id, HoldTable(person, until), actor=person)

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
        return [say(message, names=names, count=len(away), when=f"<t:{max(away.values()) // 1000}:D>")]


def _not_held(table: Running) -> list[int]:
    """Return the people who play at a table and don't hold it."""
    held = {person for person, _ in table.held}
    return [person for person in table.players if person not in held]
