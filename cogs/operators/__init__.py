"""What operators and moderators see of how the bot is, and what it does for them by itself.

`/mundialito-admin status` shows its condition to the bot's owners (`condition.py`) and `METRICS` serves
the same to monitoring programs (`metrics.py`). `doctor` finds out for a moderator what a table waits for, and repairs
it and says both in words (`doctor.py`). Backups are made as `BACKUPS` says (`backups.py`).

Kept: nothing. Sentences: `words/<language>/operators.ftl`. Settings, logs and the watch over the sweep are the kernel's
(`cogs/operations/`).
"""

import logging
from collections.abc import Sequence
from contextlib import AsyncExitStack

import discord
from discord import app_commands

from cogs.controls.answers import WHOLE_BOARD, Reply, fit, speech_of, tell
from cogs.controls.sentences import UserError
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.operators.backups import BackupPlan, Backups
from cogs.operators.condition import BotCondition, ShardStatus, Troubles, condition
from cogs.operators.doctor import Doctor, describe_server, describe_status, describe_table, look_after_events
from cogs.press.commanding import CommandGroup, command
from cogs.press.desk import Desk
from cogs.press.moderated import find_moderated, suggest_moderated
from data.copies.backup import INSTANCE


class Operators(Feature):
    """The bot's condition, tables that are stuck, and backups."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.troubles = Troubles()
        #: Backs up the database; None if nothing was set or another cluster does it.
        self.backups: Backups | None = None
        self._running = AsyncExitStack()

    async def start(self) -> None:
        """Remember errors, make backups, and serve metrics. Raises SettingsError."""
        house, settings, root = self.desk.house, self.desk.settings, logging.getLogger()
        root.addHandler(self.troubles)
        self._running.callback(root.removeHandler, self.troubles)
        if house.cluster.first and settings.backups is not None:
            instance = await house.archive.secret(INSTANCE)
            every = settings.backup_every * 60 * 60
            self.backups = Backups(
                BackupPlan(settings.database, settings.backups, every, settings.backup_keep, instance)
            )
            self.backups.start()
            self._running.callback(self.backups.stop)
        if settings.metrics is not None:
            from cogs.operators.metrics import (  # a web server takes 3 MB, and not everybody wants one
                exposition,
                serving,
            )

            async def measure() -> bytes:
                return exposition(await self.condition(), house.now() / 1000)

            pages = serving(settings.metrics, measure, self.desk.scheduler.health, self.shards)
            await self._running.enter_async_context(pages)

    async def stop(self) -> None:
        """End all of it."""
        await self._running.aclose()

    @command("status", group=CommandGroup.MODERATORS)
    async def status(self, interaction: discord.Interaction) -> Reply:
        """Show the bot's condition to its owners."""
        if not await self.desk.bot.is_owner(interaction.user):
            raise UserError("owners-only")
        now = self.desk.house.now() / 1000
        return tell(fit(describe_status(await self.condition(), now, speech_of(interaction)), WHOLE_BOARD))

    @command("doctor", group=CommandGroup.MODERATORS, suggests={"table": suggest_moderated})
    @app_commands.describe(table=words("option-doctor-table"))
    async def look_after(self, interaction: discord.Interaction, table: str | None = None) -> Reply:
        """Examine and repair a table; without one, list the server's open tables."""
        say, desk, archive = speech_of(interaction), self.desk, self.desk.archive
        meant = await find_moderated(desk.archive, desk.moderators, interaction, table)
        if meant is None:
            guild = await desk.moderators.needs_server(interaction)
            oldest = await archive.timers.next_due(), await archive.outbox.next_due()
            heads = await archive.tables.open_in(guild)
            events = await look_after_events(desk.house, guild, say)
            return tell(fit(describe_server(heads, await archive.counts(), oldest, say, events), WHOLE_BOARD))
        doctor = Doctor(desk.bot, desk.house, desk.boards, desk.hands, desk.members, desk.scheduler)
        return tell(fit(await describe_table(await doctor.treat(meant.id), desk.composer, say), WHOLE_BOARD))

    async def condition(self) -> BotCondition:
        """The bot's condition. Raises ArchiveError."""
        house, health = self.desk.house, self.desk.scheduler.health
        servers = len(self.desk.bot.guilds)
        return await condition(house, health, self.troubles, self.backups, servers=servers, shards=self.shards())

    def shards(self) -> Sequence[ShardStatus]:
        """How each shard is connected."""
        bot = self.desk.bot
        return [
            ShardStatus() if shard is None else ShardStatus.of(shard) for shard in map(bot.shards.get, bot.own_shards)
        ]


FEATURE = Operators
