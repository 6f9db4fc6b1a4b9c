"""Keep open panels up to date.

A private panel can be edited while its interaction's token is valid. During that time each panel follows the game to
its final picture, so that people play and watch a live game in one place. This is a convenience: after a restart, or
once the token has expired, the board's button opens a new panel.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial

import discord

from cogs.controls.answers import TOKEN_LIFE, delete_answer, edit_answer, speech_of
from cogs.controls.sentences import UserError
from cogs.delivery.renewals import Renewals
from cogs.people.access import Access
from cogs.table.panels import Panel, Panels
from host.house import House, Session
from host.intervals import Rate
from rules.table.table import Running, Table

#: How many panels are kept up to date; the oldest ones aren't any more.
MOST_OPEN = 2000
#: A panel is renewed at once up to BURST times, then once every INTERVAL seconds.
BURST, INTERVAL = 3, 1.0


@dataclass(slots=True)
class _Open:
    """An open panel: the interaction that edits it, its expiry, and the journal number and moment that it shows.

    The moment is None until it is known. `chosen` is a position, and what the person has chosen so far there.
    """

    interaction: discord.Interaction
    until: float
    number: int
    chosen: tuple[int, str]
    moment: tuple[object, ...] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenPanels:
    """The latest open panel of each person at each table, watchers included."""

    def __init__(self, house: House, panels: Panels, access: Access) -> None:
        self._house, self._access, self._panels = house, access, panels
        #: By table and person, the oldest first.
        self._open: OrderedDict[tuple[str, int], _Open] = OrderedDict()
        self._people: dict[str, set[int]] = {}
        self._renewals = Renewals(house, Rate(BURST, INTERVAL), "renew a panel")
        house.listeners.append(self._on_change)

    def note(self, panel: Panel, interaction: discord.Interaction) -> None:
        """Keep the panel that answers this interaction up to date."""
        table_id, person = panel.table_id, interaction.user.id
        before = self._forget(table_id, person)
        same = interaction.message is not None and interaction.message.flags.ephemeral
        if before is not None and not same and before.until > time.monotonic():
            self._house.spawn(
                delete_answer(before.interaction), "close a panel"
            )  # one panel per person, no pile of old ones
        opened = _Open(interaction, time.monotonic() + TOKEN_LIFE, panel.number, (panel.position, panel.words))
        self._open[table_id, person] = opened
        self._people.setdefault(table_id, set()).add(person)
        self._forget_old()
        self._house.spawn(self._catch_up(table_id, person, opened), "catch a panel up")

    def _find(self, table_id: str, person: int) -> _Open | None:
        return self._open.get((table_id, person))

    def _forget(self, table_id: str, person: int) -> _Open | None:
        """Stop keeping a panel up to date; return it if there was one."""
        found = self._open.pop((table_id, person), None)
        if found is not None:
            people = self._people[table_id]
            people.remove(person)
            if not people:
                del self._people[table_id]
        return found

    def forget_person(self, person: int) -> None:
        """Stop keeping somebody's panels up to date."""
        for table_id in [table_id for table_id, people in self._people.items() if person in people]:
            self._forget(table_id, person)

    def _forget_old(self) -> None:
        """Stop keeping expired panels up to date, and the oldest ones if there are too many."""
        now = time.monotonic()
        while self._open:
            oldest, panel = next(iter(self._open.items()))
            if panel.until > now and len(self._open) <= MOST_OPEN:
                return
            self._forget(*oldest)

    async def _catch_up(self, table_id: str, person: int, panel: _Open) -> None:
        """Renew a panel if the table changed while it was being rendered."""
        table = (await self._house.session(table_id)).table
        if table.number == panel.number:
            panel.moment = _moment(table)
        else:
            await self._renew(table_id, person, panel)

    def _on_change(self, session: Session, actor: int | None) -> None:
        table = session.table
        for person in tuple(self._people.get(table.id, ())):
            panel = self._open[table.id, person]
            if panel.until < time.monotonic():
                self._forget(table.id, person)
            elif _out_of_date(panel, table) and (person == actor or not _computers_go_on(table)):
                self._renewals.soon((table.id, person), partial(self._follow, table.id, person))

    async def _follow(self, table_id: str, person: int) -> None:
        """Renew the panel that a person has open now; a press in the panel itself has renewed it already."""
        panel = self._find(table_id, person)
        if panel is not None:
            await self._renew(table_id, person, panel)

    async def _renew(self, table_id: str, person: int, panel: _Open) -> None:
        interaction = panel.interaction
        for _ in range(60):
            if interaction.response.is_done():
                break
            await asyncio.sleep(0.05)
        async with panel.lock:  # of several renewals at once, the first shows everything
            session = await self._house.session(table_id)
            if self._find(table_id, person) is not panel or session.table.number == panel.number:
                return
            if not await self._access.still_sees(session, person):
                self._forget(table_id, person)
                return
            position, words = panel.chosen
            words = words if position == session.table.position else ""
            try:
                reply = await self._panels.panel(session, person, speech_of(interaction), words)
            except UserError:
                self._forget(table_id, person)  # they have left the table and may no longer see it
                return
            if self._find(table_id, person) is not panel:
                return  # a newer one was noted while this was rendered
            panel.number, panel.moment = session.table.number, _moment(session.table)
            if not await edit_answer(interaction, reply):
                self._forget(table_id, person)


def _out_of_date(panel: _Open, table: Table) -> bool:
    """Whether a panel must be renewed; what it doesn't show is no reason."""
    return not (isinstance(table, Running) and table.vote is None and panel.moment == _moment(table))


def _moment(table: Table) -> tuple[object, ...]:
    """Return what a panel depends on during a game: the position, the pause before the next match, open questions."""
    if not isinstance(table, Running):
        return (table.position,)
    return (table.position, table.paused, table.skippers, table.offer, table.undo)


def _computers_go_on(table: Table) -> bool:
    """Whether only computers are on turn: their turns are shown together at the end, as they are on the board."""
    return bool(table.awaited) and all(table.seats[seat].level is not None for seat in table.awaited)
