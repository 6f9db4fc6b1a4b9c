"""Whether the bot is in contact with Discord, so that no outage is anybody's time.

A shard that isn't connected, and a server that is unavailable, are away; `host/outages.py` keeps the account. A
server that removed the bot is none of this: `presence.py` follows it.
"""

import discord
from discord.ext import commands

from cogs.discordpy.gateway import silence
from cogs.discordpy.shards import ShardedClient, shard_of
from data import Share
from host.outages import Outages


class Contact(commands.Cog):
    """Notes when contact is lost and found again."""

    def __init__(self, bot: ShardedClient, outages: Outages) -> None:
        self._bot, self._outages = bot, outages

    @property
    def _shards(self) -> int:
        return self._bot.shard_count or 1

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard is away, since it last heard anything."""
        self._outages.left(Share(self._shards, shard_id), silence(self._bot, shard_id))

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard is back."""
        self._outages.back(Share(self._shards, shard_id), [Share(self._shards, one) for one in self._bot.own_shards])

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard is back with a new session, and which of its servers are there."""
        await self.on_shard_resumed(shard_id)
        for guild in self._bot.guilds:
            if guild.unavailable and guild.shard_id == shard_id:
                await self.on_guild_unavailable(guild)
        for guild_id in self._outages.servers:
            known = self._bot.get_guild(guild_id)
            if shard_of(guild_id, self._shards) == shard_id and (known is None or not known.unavailable):
                self._outages.back(Share(0, guild_id))

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note that a server is away."""
        self._outages.left(Share(0, guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server is back."""
        self._outages.back(Share(0, guild.id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that an unavailable server is gone."""
        self._outages.back(Share(0, guild.id))
