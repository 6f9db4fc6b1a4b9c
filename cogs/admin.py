"""`/mundialito-admin`: the moderators' commands. Part of cogs.

Discord shows them to people who may manage messages, and each command checks that permission again.
"""

import re
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.podiums import podium_of
from cogs.desk.choices import DISCORDS, language_choices
from cogs.desk.desk import Desk
from cogs.desk.lookup import MODERATING
from cogs.desk.typed import LONGEST_CHOICE
from cogs.library.answers import Reply, answer, spoken, spoken_in, tell
from cogs.library.sentences import Told
from cogs.library.suggesting import in_time
from cogs.library.translator import words as words_of
from cogs.operations.condition import Condition
from cogs.operations.doctor import Doctor
from cogs.operations.findings import describe_server, describe_status, describe_table
from cogs.views.measure import WHOLE_BOARD, fitted
from players import default_level
from ratings import season_of
from rules.table.errors import TableRefusal
from rules.table.requests import EndByModerator
from rules.table.table import Running
from words import language_of
from words.games import game_title
from words.harmless import visible


class Admin(commands.Cog):
    """The moderators' commands."""

    group = app_commands.Group(
        name=words_of("command-admin"),
        description=words_of("command-admin-about"),
        default_permissions=discord.Permissions(manage_messages=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )

    def __init__(self, desk: Desk, doctor: Doctor, condition: Callable[[], Awaitable[Condition]]) -> None:
        self.desk = desk
        self.doctor = doctor
        self.condition = condition

    @group.command(name=words_of("command-status"), description=words_of("command-status-about"))
    async def status(self, interaction: discord.Interaction[commands.Bot]) -> None:
        """Show the bot's condition to its owners."""

        async def work() -> Reply:
            if not await interaction.client.is_owner(interaction.user):
                raise Told("owners-only")
            now = self.desk.house.now() / 1000
            return tell(fitted(describe_status(await self.condition(), now, spoken(interaction)), WHOLE_BOARD))

        await answer(interaction, work())

    @group.command(name=words_of("command-doctor"), description=words_of("command-doctor-about"))
    @app_commands.describe(table=words_of("option-doctor-table"))
    async def look_after(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Examine and repair a table; without one, list the server's open tables."""

        async def work() -> Reply:
            needs_moderator(interaction)
            say, archive, guild = spoken(interaction), self.desk.house.archive, interaction.guild_id
            assert guild is not None
            assert interaction.channel_id is not None
            meant = await self._meant(guild, interaction.channel_id, table)
            await self._needs_moderator_of(interaction, meant)
            if meant is None:
                oldest = await archive.timers.next_due(), await archive.outbox.next_due()
                heads = await archive.tables.open_in(guild)
                return tell(fitted(describe_server(heads, await archive.counts(), oldest, say), WHOLE_BOARD))
            case = await self.doctor.treat(meant)
            return tell(fitted(await describe_table(case, self.desk.composer, say), WHOLE_BOARD))

        await answer(interaction, work())

    async def _meant(self, guild: int, channel: int, table: str | None) -> str | None:
        """Return the id of the named table, by default of the one running or newest lobby here, or None.

        Raises TableRefusal if this server has no such table.
        """
        archive = self.desk.house.archive
        if table is None:
            lobbies = await archive.tables.lobbies_in(channel)
            return await archive.tables.running_in(channel) or (lobbies[0].id if lobbies else None)
        name = table.strip().casefold()
        head = await archive.tables.head(name) if re.fullmatch("[a-z0-9]{1,16}", name) else None
        if head is None or head.guild_id != guild:
            raise TableRefusal("no-table")
        return head.id

    async def _needs_moderator_of(self, interaction: discord.Interaction, table_id: str | None) -> None:
        """Raise Told for somebody who moderates this channel but not the table's."""
        head = None if table_id is None else await self.desk.house.archive.tables.head(table_id)
        if head is not None and not await self.desk.rights.moderates(interaction, head.channel_id):
            raise Told("moderators-only")

    @group.command(name=words_of("command-end"), description=words_of("command-end-about"))
    @app_commands.describe(table=words_of("option-table"))
    async def end(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """End any table of this server."""

        async def work() -> Reply:
            needs_moderator(interaction)
            session = await self.desk.lookup.here(interaction, table, MODERATING)
            await self._needs_moderator_of(interaction, session.table.id)
            level = default_level(session.table.game_key)
            seated = isinstance(session.table, Running) and session.table.seat_of(interaction.user.id) is not None
            request = EndByModerator(interaction.user.id, level)
            after = await self.desk.asking.ask(interaction, session.table.id, request)
            say = spoken(interaction)
            told = say("done-ended-own" if seated else "done-ended", table=after.table.id)
            return tell(f"{told} {say('lobby-leaving')}" if await self.desk.places.leaves_thread(after) else told)

        await answer(interaction, work())

    @look_after.autocomplete("table")
    @end.autocomplete("table")
    @in_time
    async def _open(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        if not interaction.permissions.manage_messages or interaction.guild_id is None:
            return []
        say, typed = spoken(interaction), current.strip().casefold()
        heads = await self.desk.house.archive.tables.open_in(interaction.guild_id)
        found = []
        for head in heads:
            channel = self.desk.bot.get_channel(head.channel_id)
            place = "" if channel is None else f" · #{visible(getattr(channel, 'name', ''))}"
            state = say("doctor-state", state=head.status.value)
            label = f"{game_title(head.game, say)} · {state} · {head.id}{place}"[:LONGEST_CHOICE]
            if typed in label.casefold():
                found.append(app_commands.Choice(name=label, value=head.id))
        return found

    @group.command(name=words_of("command-podium"), description=words_of("command-podium-about"))
    @app_commands.describe(on=words_of("option-podium"), channel=words_of("option-channel"))
    async def podium(
        self, interaction: discord.Interaction, on: bool, channel: discord.TextChannel | None = None
    ) -> None:
        """Turn podium posts on or off, and choose their channel."""

        async def work() -> Reply:
            needs_moderator(interaction)
            say, archive, guild = spoken(interaction), self.desk.house.archive, interaction.guild_id
            assert guild is not None
            if not on:
                await archive.podiums.cancel(guild)
                return tell(say("podium-off"))
            place = interaction.channel_id if channel is None else channel.id
            assert place is not None
            await self.desk.rights.check(interaction, place)
            podium = podium_of(guild, place, season_of(self.desk.house.now()))
            await archive.podiums.want(podium)
            return tell(say("podium-on", place=f"<#{place}>", when=f"<t:{podium.due // 1000}:D>"))

        await answer(interaction, work())

    @group.command(name=words_of("command-language"), description=words_of("command-language-about"))
    @app_commands.describe(language=words_of("option-language"))
    @app_commands.choices(language=language_choices())
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the language of what everybody in this server reads."""

        async def work() -> Reply:
            needs_moderator(interaction)
            assert interaction.guild_id is not None
            chosen = None if language == DISCORDS else language_of(language)
            await self.desk.house.languages.choose_for_server(interaction.guild_id, chosen)
            say = await spoken_in(self.desk.bot, self.desk.house.languages, interaction.guild_id)
            return tell(spoken(interaction)("done-language", language=say("language-name")))

        await answer(interaction, work())


def needs_moderator(interaction: discord.Interaction) -> None:
    """Raise Told for somebody who isn't a moderator here, even if Discord let the command through."""
    if not interaction.permissions.manage_messages:
        raise Told("moderators-only")
