"""What people are granted in a server and in its channels.

Discord sends the roles and channels of a server to the process that serves it. For any other server they are asked for.
"""

from typing import TypeGuard

import discord

Channel = discord.abc.GuildChannel | discord.Thread


class Grants:
    """Finds channels, and works out what somebody is granted there."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot

    async def server(self, guild_id: int) -> discord.Guild:
        """Return a server with its roles and owner. Raises HTTPException."""
        known = self._bot.get_guild(guild_id)
        return known if _is_known(known) else await self._bot.fetch_guild(guild_id, with_counts=False)

    async def in_server(self, interaction: discord.Interaction) -> discord.Permissions:
        """What the person who acts is granted by the server itself, whatever a channel adds or takes away.

        Raises HTTPException.
        """
        member = interaction.user
        if not isinstance(member, discord.Member):
            return discord.Permissions.none()
        if not _is_known(member.guild):
            member = await (await self.server(member.guild.id)).fetch_member(member.id)
        return member.guild_permissions

    async def channel(self, channel_id: int) -> Channel | None:
        """Return a server's channel, None if it was deleted.

        Raises Forbidden if the bot can't see it, HTTPException.
        """
        try:
            found = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
            if not isinstance(found, Channel):
                return None
            known = _is_known(found.guild)
            return found if known else await (await self.server(found.guild.id)).fetch_channel(channel_id)
        except discord.NotFound:
            return None

    async def in_channel(self, channel: Channel, person: discord.abc.Snowflake) -> discord.Permissions:
        """What somebody is granted in a channel, in a thread by its parent; nothing if they aren't in its server.

        A member is trusted to have the roles that they came with. Raises HTTPException.
        """
        guild = channel.guild
        if not isinstance(person, discord.Member) or person.guild != guild or not _is_known(person.guild):
            try:
                person = await guild.fetch_member(person.id)
            except discord.NotFound:
                return discord.Permissions.none()
        if isinstance(channel, discord.Thread) and channel.parent is None:
            try:
                parent = await guild.fetch_channel(channel.parent_id)
            except discord.NotFound:
                return discord.Permissions.none()
            assert not isinstance(parent, discord.Thread)
            return parent.permissions_for(person)
        return granted(channel, person)

    async def sees(self, channel: Channel, person: discord.abc.Snowflake) -> bool:
        """Whether somebody can see a channel; in a private thread, also whether they were added to it.

        Raises HTTPException.
        """
        may = await self.in_channel(channel, person)
        return may.view_channel and (may.manage_threads or await is_let_in(channel, person.id))


def granted(channel: Channel, member: discord.Member | None) -> discord.Permissions:
    """A member's permissions in a channel; none in a thread whose parent channel is hidden."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return discord.Permissions.none() if member is None or parent is None else channel.permissions_for(member)


def is_open(channel: Channel) -> bool:
    """Whether every member of the server sees a channel, whatever their roles are."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if parent is None or not _is_known(channel.guild) or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    rules = dict(parent.overwrites)
    everyone = rules.pop(channel.guild.default_role, discord.PermissionOverwrite()).view_channel
    if any(rule.view_channel is False for rule in rules.values()):
        return False
    return channel.guild.default_role.permissions.view_channel if everyone is None else everyone


async def is_let_in(channel: Channel, person: int) -> bool:
    """Whether a channel is no private thread, or somebody was added to it. Raises HTTPException."""
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return True
    try:
        await channel.fetch_member(person)
    except discord.NotFound:
        return False
    return True


def _is_known(guild: discord.Guild | None) -> TypeGuard[discord.Guild]:
    """Whether a server's roles are known; before Discord has sent them, not even that of everybody is."""
    return guild is not None and guild.get_role(guild.id) is not None
