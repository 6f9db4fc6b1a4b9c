"""What moderators do: end tables, and ban people.

`/mundialito-admin end` ends any table of the server for everybody, or only resigns the moderator's seat; it says first
what it may cost. `ban add`, `remove` and `list` keep people from the server's tables; the bot's owners also from
everywhere (all in `moderating.py`). Discord shows these commands to people who may manage messages, and each asks again
what they moderate (`cogs/people/rights.py`).

Kept: rows of `bans` (`data/sql/people.py`), which the kernel obeys at every press (`cogs/people/access.py`).
Sentences: `words/<language>/moderation.ftl`.
"""

from collections.abc import Mapping

import discord
from discord import app_commands

from cogs.controls.answers import WHOLE_BOARD, Reply, fit, speech_of, tell
from cogs.controls.sentences import UserError
from cogs.discordpy.translator import words
from cogs.feature import Feature
from cogs.moderation.moderating import END, END_ALL, END_RESIGN, MOST_DAYS, Banning, EndControls
from cogs.people.access import EVERYWHERE, LONGEST_REASON
from cogs.press.commanding import CommandGroup, choices, command
from cogs.press.desk import Desk
from cogs.press.moderated import find_moderated, suggest_moderated
from cogs.press.press import Check, Control
from data import Ban
from words import Speech
from words.harmless import plain


class Moderation(Feature):
    """EndControls tables, and banning people from a server; the bot's owners also ban from everywhere."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._ending = EndControls(desk)
        self.banning = Banning(desk.house, desk.bans)

    @command("end", group=CommandGroup.MODERATORS, suggests={"table": suggest_moderated})
    @app_commands.describe(table=words("option-table"), how=words("option-end-how"))
    @app_commands.choices(how=choices("end", (END_ALL, END_RESIGN)))
    async def end(self, interaction: discord.Interaction, table: str | None = None, how: str | None = None) -> Reply:
        """End any table of this server, after asking unless the moderator has said how."""
        head = await find_moderated(self.desk.archive, self.desk.moderators, interaction, table)
        if head is None:
            await self.desk.moderators.needs_table(interaction, None)
            raise UserError("no-table-here")
        session = await self.desk.house.session(head.id)
        if how is None:
            return await self._ending.ask(interaction, session)
        return await self._ending.end(interaction, session, how)

    @command("ban-add", group=CommandGroup.MODERATORS, within="ban")
    @app_commands.describe(
        person=words("option-ban-person"),
        reason=words("option-ban-reason"),
        days=words("option-ban-days"),
        everywhere=words("option-ban-everywhere"),
    )
    async def ban(
        self,
        interaction: discord.Interaction,
        person: discord.User,
        reason: app_commands.Range[str, 0, LONGEST_REASON] = "",
        days: app_commands.Range[int, 1, MOST_DAYS] | None = None,
        everywhere: bool = False,
    ) -> Reply:
        """Ban somebody from the server's tables, or an owner from all."""
        say, place = speech_of(interaction), await self._place(interaction, everywhere=everywhere)
        if person.id == interaction.user.id:
            raise UserError("ban-yourself")
        if person.bot:
            raise UserError("ban-bot")
        if await self.desk.bot.is_owner(person):
            raise UserError("ban-owner")
        self.desk.names.glimpse(person)
        own = await self.banning.resign(place, person.id, interaction.user.id)
        left = await self.banning.add(place, person.id, reason, days)
        name, where = await self.desk.names.of(person.id), "all" if place == EVERYWHERE else "here"
        told = say("done-banned", name=name, where=where, days=days or 0, left="yes" if left else "no")
        lost = say("done-banned-own", name=name, tables=say.all_of(f"`{table}`" for table in sorted(own)))
        return tell(f"{told} {lost}" if own else told)

    @command("ban-remove", group=CommandGroup.MODERATORS, within="ban")
    @app_commands.describe(person=words("option-ban-person"), everywhere=words("option-ban-everywhere"))
    async def unban(self, interaction: discord.Interaction, person: discord.User, everywhere: bool = False) -> Reply:
        """Lift a ban."""
        say, place = speech_of(interaction), await self._place(interaction, everywhere=everywhere)
        name = plain(person.display_name, LONGEST_REASON)
        if not await self.banning.remove(place, person.id):
            raise UserError("ban-none", name=name)
        return tell(say("done-unbanned", name=name))

    @command("ban-list", group=CommandGroup.MODERATORS, within="ban")
    @app_commands.describe(everywhere=words("option-ban-everywhere"))
    async def bans(self, interaction: discord.Interaction, everywhere: bool = False) -> Reply:
        """List the server's bans, or an owner's."""
        say, place = speech_of(interaction), await self._place(interaction, everywhere=everywhere)
        bans = await self.desk.bans.of_server(place)
        if not bans:
            return tell(say("bans-none"))
        lines = [say("bans-title"), *[await self._line(ban, say) for ban in bans]]
        return tell(fit("\n".join(lines), WHOLE_BOARD))

    @property
    def presses(self) -> Mapping[str, Control]:
        """The question whether to end a table; who may answer it is checked again."""
        return {END: Control(self._ending.press, Check.MODERATES, barred=False)}

    async def sweep(self) -> None:
        """Look for banned people who are still at tables."""
        await self.banning.sweep()

    async def _line(self, ban: Ban, say: Speech) -> str:
        name = say("person-erased") if ban.person_id is None else await self.desk.names.of(ban.person_id)
        until = "none" if ban.until is None else f"<t:{ban.until // 1000}:D>"
        reason = plain(ban.reason, LONGEST_REASON) or "none"
        return say("bans-line", name=name, since=f"<t:{ban.at // 1000}:D>", until=until, reason=reason)

    async def _place(self, interaction: discord.Interaction, *, everywhere: bool) -> int:
        """Where a ban holds. Raises UserError for somebody who may not decide that."""
        guild = await self.desk.moderators.needs_server(interaction)
        if everywhere and not await self.desk.bot.is_owner(interaction.user):
            raise UserError("ban-owners-only")
        return EVERYWHERE if everywhere else guild


FEATURE = Moderation
