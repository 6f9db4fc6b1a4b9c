"""`/mundialito replay`. Part of cogs.

Loading this cog adds the command to the group of `cogs.commands`.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.desk import Desk
from cogs.desk.own_tables import finished, suggested
from cogs.library.answers import Reply, spoken
from cogs.library.sentences import Told
from cogs.library.suggesting import in_time
from cogs.library.translator import words as words_of
from cogs.pressing.replaying import attached_replay
from cogs.views.replay.picker import replay_picker
from data import Status


class ReplayCommand(commands.Cog):
    """The command that replays a game: a table's, or an attached game file's."""

    def __init__(self, desk: Desk, group: app_commands.Group) -> None:
        self.desk = desk
        self._group = group

    async def cog_load(self) -> None:
        """Add the command to its group."""
        name, about = words_of("command-replay"), words_of("command-replay-about")
        command: app_commands.Command[ReplayCommand, ..., None] = app_commands.Command(
            name=name, description=about, callback=self.replay
        )
        command.autocomplete("table")(self.tables)
        self._group.add_command(command)

    @app_commands.describe(table=words_of("option-table"), file=words_of("option-file"))
    async def replay(
        self, interaction: discord.Interaction, table: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Replay the attached file, the named table, this channel's game, or one of the person's last games."""

        async def work() -> Reply:
            say, person = spoken(interaction), interaction.user.id
            if file is not None:
                return await attached_replay(self.desk, interaction, file)
            lookup = self.desk.lookup
            session = await (lookup.named(interaction, table) if table else lookup.played_here(interaction))
            if session is not None:
                return await self.desk.viewer.table(session, person, say)
            games = await finished(self.desk, interaction)
            if not games:
                raise Told("replay-nothing")
            return replay_picker(games, say)

        await self.desk.answering.respond(interaction, work())

    @in_time
    async def tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest the person's finished tables in this server; in direct messages, all of them."""
        return await suggested(self.desk, interaction, current, (Status.ENDED,), everywhere=True)
