"""`/mundialito-admin ban add`, `remove` and `list`. Part of cogs.

Moderators ban people from their server, and the bot's owners also from everywhere. Loading this cog adds the commands
to the moderators' group.
"""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admin import needs_moderator
from cogs.desk.desk import Desk
from cogs.library.answers import Reply, answer, spoken, tell
from cogs.library.sentences import Told
from cogs.library.translator import words as words_of
from cogs.servers.bans import EVERYWHERE, LONGEST_REASON, MOST_DAYS
from cogs.views.measure import WHOLE_BOARD, fitted
from data import Ban
from words import Speech
from words.harmless import plain


class BanCommands(commands.Cog):
    """The moderators' commands about bans."""

    def __init__(self, desk: Desk, group: app_commands.Group) -> None:
        self.desk = desk
        self._group = group

    async def cog_load(self) -> None:
        """Add the commands to their group."""
        own = app_commands.Group(
            name=words_of("command-ban"), description=words_of("command-ban-about"), parent=self._group
        )
        for name, callback in (("add", self.add), ("remove", self.remove), ("list", self.list)):
            own.add_command(
                app_commands.Command(
                    name=words_of(f"command-ban-{name}"),
                    description=words_of(f"command-ban-{name}-about"),
                    callback=callback,
                )
            )

    @app_commands.describe(
        person=words_of("option-ban-person"),
        reason=words_of("option-ban-reason"),
        days=words_of("option-ban-days"),
        everywhere=words_of("option-ban-everywhere"),
    )
    async def add(
        self,
        interaction: discord.Interaction[commands.Bot],
        person: discord.User,
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        everywhere: bool = False,
    ) -> None:
        """Ban somebody from the server's tables, or an owner from all."""

        async def work() -> Reply:
            say, place = spoken(interaction), await _place(interaction, everywhere=everywhere)
            if person.id == interaction.user.id:
                raise Told("ban-yourself")
            if person.bot:
                raise Told("ban-bot")
            if await interaction.client.is_owner(person):
                raise Told("ban-owner")
            await self.desk.names.meet(person)
            left = await self.desk.bans.add(place, person.id, reason, days)
            name, where = await self.desk.names.of(person.id), "all" if place == EVERYWHERE else "here"
            return tell(say("done-banned", name=name, where=where, days=days or 0, left="yes" if left else "no"))

        await answer(interaction, work())

    @app_commands.describe(person=words_of("option-ban-person"), everywhere=words_of("option-ban-everywhere"))
    async def remove(
        self, interaction: discord.Interaction[commands.Bot], person: discord.User, everywhere: bool = False
    ) -> None:
        """Lift a ban."""

        async def work() -> Reply:
            say, place = spoken(interaction), await _place(interaction, everywhere=everywhere)
            name = plain(person.display_name, LONGEST_REASON)
            if not await self.desk.bans.remove(place, person.id):
                raise Told("ban-none", name=name)
            return tell(say("done-unbanned", name=name))

        await answer(interaction, work())

    @app_commands.describe(everywhere=words_of("option-ban-everywhere"))
    async def list(self, interaction: discord.Interaction[commands.Bot], everywhere: bool = False) -> None:
        """List the server's bans, or an owner's."""

        async def work() -> Reply:
            say, place = spoken(interaction), await _place(interaction, everywhere=everywhere)
            bans = await self.desk.bans.of_server(place)
            if not bans:
                return tell(say("bans-none"))
            lines = [say("bans-title"), *[await self._line(ban, say) for ban in bans]]
            return tell(fitted("\n".join(lines), WHOLE_BOARD))

        await answer(interaction, work())

    async def _line(self, ban: Ban, say: Speech) -> str:
        name = say("person-erased") if ban.person_id is None else await self.desk.names.of(ban.person_id)
        until = "none" if ban.until is None else f"<t:{ban.until // 1000}:D>"
        reason = plain(ban.reason, LONGEST_REASON) or "none"
        return say("bans-line", name=name, since=f"<t:{ban.at // 1000}:D>", until=until, reason=reason)


async def _place(interaction: discord.Interaction[commands.Bot], *, everywhere: bool) -> int:
    """Where a ban holds. Raises Told for somebody who may not decide that."""
    needs_moderator(interaction)
    if not everywhere:
        assert interaction.guild_id is not None
        return interaction.guild_id
    if not await interaction.client.is_owner(interaction.user):
        raise Told("ban-owners-only")
    return EVERYWHERE
