"""Answer commands and presses, and note who uses them.

People are served a few at a time, so that the first of many needn't wait for the last: if everybody took turns on the
event loop, nobody would have an answer before the work for all of them is nearly done.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from typing import Any

import discord
import structlog

from cogs.controls.addresses import as_message
from cogs.controls.answers import Reply, answer, speech_of, tell
from cogs.controls.buttons import rows
from cogs.controls.sentences import UserError, sentence
from cogs.delivery.hands import Hands
from cogs.delivery.open_panels import OpenPanels
from cogs.people.access import Bans, sees_here
from cogs.people.people import Members, Names
from cogs.table.extras import Extras
from cogs.table.panels import Panel
from data import Unavailable
from host.budget import ASKING, Budget, Payer, order_for_asker
from host.house import Session
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal
from rules.table.table import EndedTable

log = structlog.get_logger("answering")

#: How many people are served at a time. With fewer, the disk and the drawing would idle.
ROOM = 12
#: After this long (seconds) a person no longer counts, so that a slow answer holds up nobody else's.
LONGEST = 0.02


class Admission:
    """Lets people in, in the order in which they come."""

    def __init__(self, room: int = ROOM, longest: float = LONGEST) -> None:
        self._room = asyncio.Semaphore(room)
        self._longest = longest

    @asynccontextmanager
    async def inside(self) -> AsyncIterator[None]:
        """Wait for room, and take it up until the block ends or has taken too long."""
        await self._room.acquire()
        with ExitStack() as leaving:
            leaving.callback(self._room.release)
            patience = asyncio.get_running_loop().call_later(self._longest, leaving.close)
            leaving.callback(patience.cancel)
            yield


def charge_if_over(session: Session) -> AbstractContextManager[None]:
    """Let whoever asks pay for what is done in this block if the table is over: only playing costs nothing.

    Raises BudgetSpent.
    """
    return order_for_asker() if isinstance(session.table, EndedTable) else nullcontext()


class Answering:
    """Answers commands and presses, and registers the panels that it shows for updates."""

    def __init__(
        self,
        budget: Budget,
        names: Names,
        members: Members,
        open_panels: OpenPanels,
        hands: Hands,
        bans: Bans,
        extras: Extras,
    ) -> None:
        self._budget, self._names, self._members, self._open_panels = budget, names, members, open_panels
        self._hands, self._bans, self._extras = hands, bans, extras
        self._admission = Admission()

    async def note_person(self, interaction: discord.Interaction) -> None:
        """Note the person's name, language, how to reach them, and that they are in the server.

        If it can't be saved, it is only logged, so that people can still look at things.
        """
        try:
            await self._names.meet(
                interaction.user,
                language=interaction.locale.value,
                direct=interaction.channel_id if interaction.guild_id is None else None,
            )
            if interaction.guild_id is not None:
                await self._members.note_present(interaction.guild_id, interaction.user.id)
        except Unavailable as error:
            log.warning("could not save who asked", error=str(error))

    async def respond(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, Reply | None],
        *,
        private: bool = True,
        noted: bool = True,
        barred: bool = True,
        ordered: bool = False,
    ) -> None:
        """Note who asks, run the work, and answer with its reply.

        Somebody banned only gets that as an answer, and so does somebody from whom this channel was hidden. A refusal
        that a feature explains comes with its button.

        A panel is kept up to date from then on, whether it is private or a hand in direct messages. What people decide
        about themselves is not `barred` to them, and if they want to be forgotten, they aren't `noted`. What is
        `ordered` is paid for from the person's budget, and refused if they have used it up; so is whatever else turns
        out to be a look at a table that is over (`charge_if_over`).
        """
        replies: list[Reply | None] = []

        async def serve() -> Reply | None:
            asking = ASKING.set(Payer(self._budget, interaction.user.id))
            try:
                async with self._admission.inside():
                    if barred:
                        await self._bans.check(interaction.guild_id, interaction.user.id)
                        if not sees_here(interaction):
                            raise UserError("channel-hidden")
                    if noted:
                        await self.note_person(interaction)
                    with self._budget.ordering(interaction.user.id) if ordered else nullcontext():
                        replies.append(await self._explain(interaction, work))
            finally:
                ASKING.reset(asking)
                work.close()  # it may not have begun
            return replies[0]

        renewable = await answer(interaction, serve(), private=private)
        reply = replies[0] if replies else None
        if renewable and isinstance(reply, Panel):
            await self._keep_fresh(interaction, reply, private=private)

    async def _explain(self, interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None]) -> Reply | None:
        """Do the work; if it is refused, answer with that and a button to what explains it. Raises any other error."""
        try:
            return await work
        except (RulesError, TableRefusal, UserError) as error:
            say = speech_of(interaction)
            why = self._extras.explain(error, say)
            if why is None:
                raise
            return tell(sentence(error, say), *rows(why))

    async def _keep_fresh(self, interaction: discord.Interaction, panel: Panel, *, private: bool) -> None:
        person, pressed = interaction.user.id, interaction.message
        if pressed is not None and panel.update and not pressed.flags.ephemeral:
            self._hands.note_press(panel.table_id, person, as_message(pressed), panel.number)
        elif private:
            self._open_panels.note(panel, interaction)
        elif panel.abroad:
            try:
                sent = await interaction.original_response()
            except discord.HTTPException:
                return  # it was posted all the same, and its controls work
            await self._hands.adopt(panel.table_id, person, as_message(sent), panel.number)
