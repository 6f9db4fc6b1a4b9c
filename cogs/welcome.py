"""A short welcome in each new server, once. Part of cogs.

A server that is available again after an outage isn't new, and neither is one whose event Discord sends again.
"""

import asyncio
from collections.abc import Iterator

import discord
import structlog
from discord.ext import commands

from cogs.library.answers import NOBODY, spoken_in
from cogs.servers.rights import granted, lacking, named
from cogs.views.picker import welcome
from host.house import House

log = structlog.get_logger("welcome")

#: The server's preference that says when it was welcomed (unix ms).
WELCOMED = "welcomed"


class Welcome(commands.Cog):
    """Says what the bot is when a server invites it."""

    def __init__(self, bot: discord.Client, house: House) -> None:
        self._bot = bot
        self._house = house
        self._alone = asyncio.Lock()  # two events at once are about one welcome

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a new server in the background."""
        self._house.spawn(self._welcome(guild), "welcome a server")

    async def _welcome(self, guild: discord.Guild) -> None:
        """Post the welcome where the bot can, unless the server had one. Raises ArchiveError."""
        servers = self._house.archive.servers
        async with self._alone:
            if WELCOMED in (await servers.server(guild.id)).prefs:
                return
            # Saved first: after a crash in between there is no welcome, which is better than two.
            await servers.save(guild.id, {WELCOMED: self._house.now()})
        say = await spoken_in(self._bot, self._house.languages, guild.id)
        for channel, permissions in _writable(guild):
            missing = lacking(permissions, inside=False, opens=True, bot=True)
            if not permissions.attach_files:
                missing.append("attach_files")
            try:
                view = welcome(say, named(missing, say)).view
                await channel.send(view=view, allowed_mentions=NOBODY)
            except (discord.Forbidden, discord.NotFound):
                continue  # the permissions, or the channel, are gone by now
            except discord.HTTPException as error:
                log.warning("could not welcome a server", code=error.code, status=error.status)
            return


def _writable(guild: discord.Guild) -> Iterator[tuple[discord.TextChannel, discord.Permissions]]:
    """Yield the text channels where the bot can write, the system channel first, with its permissions there."""
    system = guild.system_channel
    others = [channel for channel in guild.text_channels if channel != system]
    for channel in others if system is None else [system, *others]:
        permissions = granted(channel, guild.me)
        if permissions.view_channel and permissions.send_messages:
            yield channel, permissions
