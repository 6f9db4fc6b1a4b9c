"""Panels that are still open, kept fresh. Part of cogs/delivery.

A private panel can be edited for as long as its interaction's token lives. While it does, the panel of somebody
whose turn has come is renewed by itself, so that a live game is played in one place. This is comfort: after a
restart, or when the token is gone, the board's button opens a new panel.
"""

import asyncio
import time
from dataclasses import dataclass, field

import discord

from cogs.library.answers import NOBODY, spoken
from cogs.views.panels import Panels
from host.house import House, Session
from rules.table.table import Ended, Running, Table

#: A little less than the 15 minutes that Discord gives a token (seconds).
TOKEN_LIFE = 14 * 60
_MOST_OPEN = 2000


@dataclass(slots=True)
class _Open:
    """An open panel: what it is edited by and until when, the journal number it shows, and whether its person was
    awaited then. `position` is the board's that it shows, None while that is not known.
    """

    interaction: discord.Interaction
    until: float
    number: int
    awaited: bool
    position: int | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class OpenPanels:
    """The latest open panel of each person at each table."""

    def __init__(self, house: House, panels: Panels) -> None:
        self._house = house
        self._panels = panels
        self._open: dict[tuple[str, int], _Open] = {}
        house.listeners.append(self._heard)

    def note(self, table_id: str, interaction: discord.Interaction, number: int) -> None:
        """This interaction's answer is a panel of its person, which shows the table as it was at that number."""
        if len(self._open) >= _MOST_OPEN:
            now = time.monotonic()
            self._open = {key: panel for key, panel in self._open.items() if panel.until > now}
        before = self._open.pop((table_id, interaction.user.id), None)
        same = interaction.message is not None and interaction.message.flags.ephemeral
        if before is not None and not same and before.until > time.monotonic():
            self._house.spawn(_close(before.interaction), "close a panel")  # one panel a person: no pile of old ones
        panel = _Open(interaction, time.monotonic() + TOKEN_LIFE, number, awaited=True)
        self._open[table_id, interaction.user.id] = panel
        self._house.spawn(self._catch_up(table_id, interaction.user.id, panel), "catch a panel up")

    async def _catch_up(self, table_id: str, person: int, panel: _Open) -> None:
        """Renew a panel that was drawn before something else happened and seen after it."""
        table = (await self._house.session(table_id)).table
        if table.number == panel.number:
            panel.awaited, panel.position = person in table.awaited_persons, table.position
        elif wants_renewal(table, person, panel.awaited):
            await self._renew(table_id, person, panel)

    def _heard(self, session: Session, actor: int | None) -> None:
        table = session.table
        for person in table.persons:
            open_panel = self._open.get((table.id, person))
            if open_panel is None or person == actor:
                continue
            if open_panel.until < time.monotonic():
                del self._open[table.id, person]
            elif open_panel.position == table.position and isinstance(table, Running) and table.vote is None:
                continue  # somebody asks something: what is being chosen here stays as it is
            elif wants_renewal(table, person, open_panel.awaited):
                self._house.spawn(self._renew(table.id, person, open_panel), "renew a panel")

    async def _renew(self, table_id: str, person: int, panel: _Open) -> None:
        interaction = panel.interaction
        for _ in range(60):
            if interaction.response.is_done():
                break
            await asyncio.sleep(0.05)
        async with panel.lock:  # of two that are due at once the later one comes last
            session = await self._house.session(table_id)
            if self._open.get((table_id, person)) is not panel:
                return
            reply = await self._panels.panel(session, person, spoken(interaction))
            if self._open.get((table_id, person)) is not panel:
                return  # a newer one was noted while this was drawn
            table = session.table
            panel.number, panel.position, panel.awaited = table.number, table.position, person in table.awaited_persons
            try:
                await interaction.edit_original_response(
                    view=reply.view, attachments=reply.files, allowed_mentions=NOBODY
                )
            except discord.HTTPException:
                self._open.pop((table_id, person), None)


def wants_renewal(table: Table, person: int, awaited: bool) -> bool:
    """Whether the person has something to do or to see now that an older panel does not show; `awaited` says that it
    shows them on turn, which they may not be any more.
    """
    return isinstance(table, Ended) or person in table.awaited_persons or awaited


async def _close(interaction: discord.Interaction) -> None:
    """Take a panel away that a newer one has replaced."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException:
        return
