"""Keep open panels up to date. Part of cogs/delivery.

A private panel can be edited while its interaction's token is valid. During that time each panel follows the game to
its final picture, so that people play and watch a live game in one place. This is a convenience: after a restart, or
once the token has expired, the board's button opens a new panel.
"""

import asyncio
import time
from dataclasses import dataclass, field

import discord

from cogs.library.answers import NOBODY, after_the_answer, spoken
from cogs.library.sentences import Told
from cogs.views.panels import Panels
from host.house import House, Session
from host.pace import Pace
from rules.table.table import Running, Table

#: A little less than the 15 minutes that Discord gives a token (seconds).
TOKEN_LIFE = 14 * 60
_MOST_OPEN = 2000
#: A panel is renewed so often at once, and then once in so many seconds.
BURST, INTERVAL = 3, 1.0


@dataclass(slots=True)
class _Open:
    """An open panel: the interaction that edits it, its expiry, and the journal number and moment that it shows.

    The moment is None until it is known. `following` says that a renewal is about to begin.
    """

    interaction: discord.Interaction
    until: float
    number: int
    moment: tuple[object, ...] | None = None
    following: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenPanels:
    """The latest open panel of each person at each table, watchers included."""

    def __init__(self, house: House, panels: Panels) -> None:
        self._house = house
        self._panels = panels
        self._open: dict[tuple[str, int], _Open] = {}
        self._pace = Pace(BURST, INTERVAL)
        house.listeners.append(self._on_change)

    def note(self, table_id: str, interaction: discord.Interaction, number: int) -> None:
        """Keep the panel that answers this interaction up to date; it shows the table at that number."""
        if len(self._open) >= _MOST_OPEN:
            now = time.monotonic()
            self._open = {key: panel for key, panel in self._open.items() if panel.until > now}
        before = self._open.pop((table_id, interaction.user.id), None)
        same = interaction.message is not None and interaction.message.flags.ephemeral
        if before is not None and not same and before.until > time.monotonic():
            self._house.spawn(_close(before.interaction), "close a panel")  # one panel per person, no pile of old ones
        panel = _Open(interaction, time.monotonic() + TOKEN_LIFE, number)
        self._open[table_id, interaction.user.id] = panel
        self._house.spawn(self._catch_up(table_id, interaction.user.id, panel), "catch a panel up")

    async def _catch_up(self, table_id: str, person: int, panel: _Open) -> None:
        """Renew a panel if the table changed while it was being rendered."""
        table = (await self._house.session(table_id)).table
        if table.number == panel.number:
            panel.moment = _moment(table)
        else:
            await self._renew(table_id, person, panel)

    def _on_change(self, session: Session, actor: int | None) -> None:
        table = session.table
        for key, panel in list(self._open.items()):
            table_id, person = key
            if table_id != table.id:
                continue
            if panel.until < time.monotonic():
                del self._open[key]
            elif not _out_of_date(panel, table):
                continue
            elif person == actor or not _computers_go_on(table):
                self._house.spawn(self._follow(table_id, person, panel), "renew a panel")

    async def _follow(self, table_id: str, person: int, panel: _Open) -> None:
        """Renew a panel once whoever acted has an answer; a press in the panel itself has renewed it already."""
        if panel.following:
            return
        panel.following = True
        try:
            await after_the_answer()
            await asyncio.sleep(self._pace.pause((table_id, person)))
        finally:
            panel.following = False
        if self._open.get((table_id, person)) is panel:
            await self._renew(table_id, person, panel)

    async def _renew(self, table_id: str, person: int, panel: _Open) -> None:
        interaction = panel.interaction
        for _ in range(60):
            if interaction.response.is_done():
                break
            await asyncio.sleep(0.05)
        async with panel.lock:  # of several renewals at once, the first shows everything
            session = await self._house.session(table_id)
            if self._open.get((table_id, person)) is not panel or session.table.number == panel.number:
                return
            try:
                reply = await self._panels.panel(session, person, spoken(interaction))
            except Told:
                self._open.pop((table_id, person), None)  # they have left the table and may no longer see it
                return
            if self._open.get((table_id, person)) is not panel:
                return  # a newer one was noted while this was rendered
            panel.number, panel.moment = session.table.number, _moment(session.table)
            try:
                await interaction.edit_original_response(
                    view=reply.view, attachments=reply.files, allowed_mentions=NOBODY
                )
            except discord.HTTPException:
                self._open.pop((table_id, person), None)


def _out_of_date(panel: _Open, table: Table) -> bool:
    """Whether a panel must be renewed; a question alone is no reason, so that a half-made choice isn't lost."""
    return not (isinstance(table, Running) and table.vote is None and panel.moment == _moment(table))


def _moment(table: Table) -> tuple[object, ...]:
    """Return what a panel depends on during a game: the position, and the pause before the next match."""
    return (table.position, table.paused, table.skippers) if isinstance(table, Running) else (table.position,)


def _computers_go_on(table: Table) -> bool:
    """Whether only computers are on turn: their turns are shown together at the end, as they are on the board."""
    return bool(table.awaited) and all(table.seats[seat].level is not None for seat in table.awaited)


async def _close(interaction: discord.Interaction) -> None:
    """Delete a panel that a newer one has replaced."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException:
        return
