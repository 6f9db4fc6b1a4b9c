"""A short welcome in each new server, once, and again when somebody who manages it wants that.

When a server invites the bot, it says in the first channel where it can write what it is, which permissions are
missing, and how to begin. A server that is available again after an outage isn't new, and neither is one
whose event Discord sends again.

Kept: among a server's preferences (`data/sql/people.py`), when it was welcomed. Sentences:
`words/<language>/welcome.ftl`.
"""

import asyncio
from collections.abc import Iterator, Mapping

import discord
import structlog
from discord.ui import ActionRow

from cogs.controls.addresses import Verb, at_no_table
from cogs.controls.answers import NOBODY, Reply, server_speech, tell
from cogs.controls.buttons import Buttons, button
from cogs.faces.spread import Style
from cogs.feature import Feature
from cogs.people.rights import lacking, name_permissions, permissions_in
from cogs.press.desk import Desk
from cogs.press.press import Check, Control, Press
from cogs.table.extras import GamePlace, Subject
from rules import GAMES
from words import Speech

log = structlog.get_logger("welcome")

#: The server's preference that says when it was welcomed (unix ms).
WELCOMED = "welcomed"
#: The verb of the button that posts it again.
AGAIN = "welcome"


class Welcome(Feature):
    """Says what the bot is when a server invites it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._alone = asyncio.Lock()  # two events at once are about one welcome

    async def start(self) -> None:
        """Listen for new servers."""
        self.desk.bot.add_listener(self.on_guild_join)

    async def stop(self) -> None:
        """Listen no more: a server that comes now would be welcomed in vain."""
        self.desk.bot.remove_listener(self.on_guild_join)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server in the background."""
        self.desk.house.spawn(self._welcome(guild), "welcome a server")

    @property
    def presses(self) -> Mapping[str, Control]:
        """The button on the page of the server's settings."""
        return {AGAIN: Control(self._post_again, Check.NOTHING, barred=False)}

    def game_buttons(self, place: GamePlace, subject: Subject, say: Speech) -> Buttons:
        """The way to have the welcome again."""
        return [button(say("button-welcome-again"), at_no_table(AGAIN))] if place is GamePlace.SERVER else ()

    async def _post_again(self, press: Press) -> Reply:
        """Post the welcome where somebody who manages the server is."""
        await self.desk.moderators.needs_manager(press.interaction)
        channel = press.interaction.channel_id
        assert channel is not None
        await self.desk.server_page.check_channel(press.interaction, channel)
        say = await server_speech(self.desk.bot, self.desk.archive, press.interaction.guild_id or 0)
        place = self.desk.bot.get_partial_messageable(channel, guild_id=press.interaction.guild_id)
        await place.send(view=self._page(say, "").view, allowed_mentions=NOBODY)
        note = press.say("welcome-posted", place=f"<#{channel}>")
        return await self.desk.server_page.show(press.interaction, note=note, update=press.private)

    async def _welcome(self, guild: discord.Guild) -> None:
        """Post the welcome where the bot can, unless the server had one. Raises ArchiveError."""
        house = self.desk.house
        async with self._alone:
            if WELCOMED in (await house.archive.servers.server(guild.id)).prefs:
                return
            # Saved first: after a crash in between there is no welcome, which is better than two.
            await house.archive.servers.save(guild.id, {WELCOMED: house.now()})
        say = await server_speech(self.desk.bot, house.archive, guild.id)
        for channel, permissions in _writable(guild):
            missing = lacking(permissions, inside=False, opens=True, bot=True)
            if not permissions.attach_files:
                missing.append("attach_files")
            try:
                view = self._page(say, name_permissions(missing, say)).view
                await channel.send(view=view, allowed_mentions=NOBODY)
            except (discord.Forbidden, discord.NotFound):
                continue  # the permissions, or the channel, are gone by now
            except discord.HTTPException as error:
                log.warning("could not welcome a server", code=error.code, status=error.status)
            return

    def _page(self, say: Speech, missing: str) -> Reply:
        """Say what the bot is, which permissions it is `missing` ("" for none), and how to begin."""
        play = button(say("button-play"), at_no_table(Verb.CHOOSE), Style.MAIN)
        about = self.desk.extras.game_buttons(GamePlace.WELCOME, Subject(next(iter(GAMES))), say)
        lines = [say("welcome")]
        if missing:
            lines.append(say("welcome-missing", names=missing))
        return tell("\n".join(lines), ActionRow(play, *about))


def _writable(guild: discord.Guild) -> Iterator[tuple[discord.TextChannel, discord.Permissions]]:
    """Yield the text channels where the bot can write, the system channel first, with its permissions there."""
    system = guild.system_channel
    others = [channel for channel in guild.text_channels if channel != system]
    for channel in others if system is None else [system, *others]:
        permissions = permissions_in(channel, guild.me)
        if permissions.view_channel and permissions.send_messages:
            yield channel, permissions


FEATURE = Welcome
