"""What the bot and people may do in a server and in its channels.

A board is posted, and a thread created, only where the person could write and create a thread themselves. Both the
person's and the bot's permissions are checked every time. Discord sends the roles and channels of a server to the
process that serves it; for any other server they are asked for.
"""

from collections.abc import Iterable
from typing import TypeGuard

import discord

from cogs.controls.answers import speech_of
from cogs.controls.sentences import UserError
from data import TableHead
from words import Speech

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
        return permissions_in(channel, person)

    async def sees(self, channel: Channel, person: discord.abc.Snowflake) -> bool:
        """Whether somebody can see a channel; in a private thread, also whether they were added to it.

        Raises HTTPException.
        """
        may = await self.in_channel(channel, person)
        return may.view_channel and (may.manage_threads or await is_let_in(channel, person.id))


def permissions_in(channel: Channel, member: discord.Member | None) -> discord.Permissions:
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


#: The members that an interaction has asked for, by server, and what they see, by channel.
_MEMBERS, _SEEN = "members", "seen"
#: What the bot needs in addition, to find its own messages after a crash.
_OF_THE_BOT = "read_message_history"


def lacking(
    permissions: discord.Permissions, *, inside: bool, opens: bool, files: bool = False, bot: bool = False
) -> list[str]:
    """The permissions missing to write in a channel and, with `opens`, to create a thread there and write in it, and
    with `files` to attach files.

    `inside` means that the channel is a thread itself; the `bot` needs more than a person does.
    """
    if permissions.administrator:
        return []
    needed = {"view_channel", "send_messages_in_threads" if inside else "send_messages"}
    if opens:
        needed |= {"create_public_threads", "send_messages_in_threads"}
    if files:
        needed.add("attach_files")
    if bot:
        needed.add(_OF_THE_BOT)
    return [name for name in sorted(needed) if not getattr(permissions, name)]


def name_permissions(permissions: Iterable[str], say: Speech) -> str:
    """Permissions by the names that Discord shows, in bold."""
    return say.all_of("**" + say(f"permission-{name.replace('_', '-')}") + "**" for name in permissions)


def may_moderate(interaction: discord.Interaction) -> bool:
    """Whether to show somebody what moderators do; each command checks again what they may."""
    rights = interaction.permissions
    return interaction.guild_id is not None and (rights.manage_messages or rights.manage_guild)


class Rights:
    """Checks what the bot and people may do in a server's channels."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot
        self._grants = Grants(bot)

    async def check(
        self,
        interaction: discord.Interaction,
        channel_id: int,
        others: Iterable[int] = (),
        *,
        opens: bool = False,
        files: bool = False,
        still: bool = False,
    ) -> None:
        """Check that the person (or one of the `others`) and the bot may write in a channel and, with `opens`, create a
        thread there or, with `files`, attach files.

        `still` asks again about what the interaction brought, some time after it. Raises UserError if not,
        HTTPException if Discord can't be asked. A deleted channel passes.
        """
        here = channel_id == interaction.channel_id and not still
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden as error:
            names = name_permissions(["view_channel"], speech_of(interaction))
            raise UserError("place-permissions", names=names, place=f"<#{channel_id}>") from error
        if channel is None and not here:
            return
        inside = isinstance(channel, discord.Thread)
        person = discord.Object(interaction.user.id) if still else interaction.user
        rights = await self._own(interaction, channel, person, here=here)
        own = lacking(rights, inside=inside, opens=opens, files=files)
        for other in others if own else ():
            if channel is not None and not lacking(
                await self._grants.in_channel(channel, discord.Object(other)), inside=inside, opens=opens, files=files
            ):
                own = []
                break
        ours = interaction.app_permissions if here or channel is None else await self._ours(channel)
        _refuse(
            own, lacking(ours, inside=inside, opens=opens, files=files, bot=True), channel_id, speech_of(interaction)
        )

    async def moderates_server(self, interaction: discord.Interaction) -> bool:
        """Whether the person may manage messages in the server, whatever this channel adds or takes away.

        Raises HTTPException if Discord can't be asked.
        """
        return (await self._grants.in_server(interaction)).manage_messages

    async def manages_server(self, interaction: discord.Interaction) -> bool:
        """Whether the person may manage the server. Raises HTTPException if Discord can't be asked."""
        return (await self._grants.in_server(interaction)).manage_guild

    async def creates_events(self, guild_id: int) -> bool:
        """Whether the bot may create events in a server's calendar. Raises HTTPException if Discord can't be asked."""
        guild = await self._grants.server(guild_id)
        assert self._bot.user is not None
        return (guild.me or await guild.fetch_member(self._bot.user.id)).guild_permissions.create_events

    async def missing(
        self, channel_id: int, *, guild_id: int | None = None, opens: bool = False, files: bool = False
    ) -> list[str] | None:
        """The permissions that the bot lacks in a channel; None if it was deleted, or isn't in the named server.

        Raises HTTPException if Discord can't be asked.
        """
        try:
            channel = await self._grants.channel(channel_id)
        except discord.Forbidden:
            return ["view_channel"]
        if channel is None or guild_id not in (None, channel.guild.id):
            return None
        inside = isinstance(channel, discord.Thread)
        return lacking(await self._ours(channel), inside=inside, opens=opens, files=files, bot=True)

    async def moderates(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Whether the person may manage messages in a channel or, if it is deleted or hidden from the bot, the server.

        Raises HTTPException if Discord can't be asked.
        """
        here = channel_id == interaction.channel_id
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden:
            channel = None
        if channel is None and not here:
            return await self.moderates_server(interaction)
        return (await self._own(interaction, channel, here=here)).manage_messages

    async def may_hide(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Whether the person may hide a channel from others, or keep them out of a private thread.

        Raises HTTPException if Discord can't be asked.
        """
        here = channel_id == interaction.channel_id
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden:
            return False
        own = await self._own(interaction, channel, here=here)
        private = isinstance(channel, discord.Thread) and channel.is_private()
        return own.manage_roles or (private and own.manage_threads)

    async def sees(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Whether the person can see a channel, found out once for an interaction; a deleted one hides nothing.

        Raises HTTPException if Discord can't be asked.
        """
        known: dict[int, bool] = interaction.extras.setdefault(_SEEN, {})
        if channel_id not in known:
            known[channel_id] = await self._sees(interaction, channel_id)
        return known[channel_id]

    async def _sees(self, interaction: discord.Interaction, channel_id: int) -> bool:
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden:
            return False
        if channel is None:
            return True
        if channel_id == interaction.channel_id:
            return interaction.permissions.manage_threads or await is_let_in(channel, interaction.user.id)
        if isinstance(interaction.user, discord.Member) and interaction.user.guild == channel.guild:
            return await self._grants.sees(channel, interaction.user)
        return is_open(channel) or await self._grants.sees(channel, await self._member(interaction, channel.guild))

    async def shows(self, channel_id: int, person: int, *, member: bool = False) -> bool:
        """Whether a channel is shown to somebody who isn't acting now; a deleted one hides nothing.

        A `member` is known to be in the server, so that what every member sees isn't asked about. Raises HTTPException
        if Discord can't be asked.
        """
        try:
            channel = await self._grants.channel(channel_id)
        except discord.Forbidden:
            return False
        if channel is None or (member and is_open(channel)):
            return True
        return await self._grants.sees(channel, discord.Object(person))

    async def _channel(self, interaction: discord.Interaction, channel_id: int) -> Channel | None:
        """A server's channel, or None if it was deleted. Raises Forbidden if the bot can't see it."""
        if channel_id == interaction.channel_id and isinstance(interaction.channel, Channel):
            return interaction.channel
        return await self._grants.channel(channel_id)

    async def _own(
        self,
        interaction: discord.Interaction,
        channel: Channel | None,
        person: discord.abc.Snowflake | None = None,
        *,
        here: bool,
    ) -> discord.Permissions:
        """Return the person's permissions in a channel; `here` means that the interaction brought them."""
        if here or channel is None:
            return interaction.permissions
        return await self._grants.in_channel(channel, person or interaction.user)

    async def _member(self, interaction: discord.Interaction, guild: discord.Guild) -> discord.abc.Snowflake:
        """Return the person as a member of another server; one interaction asks for it once."""
        known: dict[int, discord.abc.Snowflake] = interaction.extras.setdefault(_MEMBERS, {})
        if guild.id not in known:
            try:
                known[guild.id] = await guild.fetch_member(interaction.user.id)
            except discord.NotFound:
                return discord.Object(interaction.user.id)
        return known[guild.id]

    async def _ours(self, channel: Channel) -> discord.Permissions:
        """Return the bot's own permissions in a channel."""
        assert self._bot.user is not None
        return await self._grants.in_channel(channel, channel.guild.me or self._bot.user)


def _refuse(own: list[str], ours: list[str], channel_id: int, say: Speech) -> None:
    """Raise UserError if permissions are missing, the person's own first."""
    for message, names in (("place-permissions-yours", own), ("place-permissions", ours)):
        if names:
            raise UserError(message, names=name_permissions(names, say), place=f"<#{channel_id}>")


class Moderators:
    """Checks the rights of moderators, each time one is used."""

    def __init__(self, rights: Rights) -> None:
        self._rights = rights

    async def needs_server(self, interaction: discord.Interaction) -> int:
        """Return the server that the person moderates: bans, podium, language, and the list of all its tables.

        Raises UserError, HTTPException.
        """
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise UserError("moderators-only")
        if not await self._rights.moderates_server(interaction):
            here = await self._rights.moderates(interaction, channel)
            raise UserError("moderators-only-server" if here else "moderators-only")
        return guild

    async def needs_manager(self, interaction: discord.Interaction) -> int:
        """Return the server whose page of settings the person may use. Raises UserError, HTTPException."""
        if interaction.guild_id is None or not await self._rights.manages_server(interaction):
            raise UserError("managers-only")
        return interaction.guild_id

    async def needs_table(self, interaction: discord.Interaction, head: TableHead | None) -> None:
        """Check that the person moderates the channel of a table of this server; of no table, that of this channel.

        Raises UserError, HTTPException.
        """
        if not await self.moderates_table(interaction, head):
            raise UserError("moderators-only")

    async def moderates_table(self, interaction: discord.Interaction, head: TableHead | None) -> bool:
        """Whether the person moderates the channel of a table. Raises HTTPException."""
        channel = interaction.channel_id if head is None else head.channel_id
        if channel is None or interaction.guild_id is None:
            return False
        if head is not None and head.guild_id != interaction.guild_id:
            return False
        return await self._rights.moderates(interaction, channel)
