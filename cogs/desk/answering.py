"""Answer commands and presses, and note who uses them. Part of cogs/desk."""

from collections.abc import Coroutine
from typing import Any

import discord
import structlog

from cogs.delivery.hands import Hands
from cogs.delivery.mail import Mail
from cogs.delivery.open_panels import OpenPanels
from cogs.desk.turnstile import Turnstile
from cogs.library.answers import Reply, answer, spoken
from cogs.library.sentences import Told
from cogs.servers.bans import Bans
from cogs.servers.members import Members
from cogs.servers.names import Names
from cogs.views.controls.marks import as_message
from cogs.views.panels import Panel
from cogs.views.rulebook import refused
from data import Unavailable
from rules.core.errors import RulesError
from rules.table.errors import TableRefusal

log = structlog.get_logger("answering")


class Answering:
    """Answers commands and presses, and registers the panels that it shows for updates."""

    def __init__(
        self, names: Names, mail: Mail, members: Members, open_panels: OpenPanels, hands: Hands, bans: Bans
    ) -> None:
        self._names = names
        self._mail = mail
        self._members = members
        self._open_panels = open_panels
        self._hands = hands
        self._bans = bans
        self._turnstile = Turnstile()

    async def note_person(self, interaction: discord.Interaction) -> None:
        """Note the person's name, language, how to reach them, and that they are in the server.

        If it can't be saved, it is only logged, so that people can still look at things.
        """
        try:
            await self._names.meet(interaction.user)
            await self._mail.met(interaction)
            if interaction.guild_id is not None:
                await self._members.met(interaction.guild_id, interaction.user.id)
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
    ) -> None:
        """Note who asks, run the work, and answer with its reply.

        Somebody banned only gets that as an answer. A refusal that a rule explains comes with a button to that rule.

        A panel is kept up to date from then on, whether it is private or a hand in direct messages. What people decide
        about themselves is not `barred` to banned ones, and if they want to be forgotten, they aren't `noted`.
        """
        replies: list[Reply | None] = []

        async def served() -> Reply | None:
            try:
                async with self._turnstile.inside():
                    if barred:
                        await self._bans.check(interaction.guild_id, interaction.user.id)
                    if noted:
                        await self.note_person(interaction)
                    replies.append(await _explained(interaction, work))
            finally:
                work.close()  # it may not have begun
            return replies[0]

        renewable = await answer(interaction, served(), private=private)
        reply = replies[0] if replies else None
        if renewable and isinstance(reply, Panel):
            await self._keep_fresh(interaction, reply, private=private)

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


async def _explained(interaction: discord.Interaction, work: Coroutine[Any, Any, Reply | None]) -> Reply | None:
    """Do the work; if a rule forbids it, answer with the refusal and a button to that rule. Raises any other error."""
    try:
        return await work
    except (RulesError, TableRefusal, Told) as error:
        reply = refused(error, spoken(interaction))
        if reply is None:
            raise
        return reply
