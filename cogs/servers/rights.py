"""What the bot and a person may do in a table's channel. Part of cogs/servers.

A board is posted, and a thread created, only where the person could write and create a thread themselves. Both the
person's and the bot's permissions are checked every time.
"""

from collections.abc import Iterable

import discord

from cogs.library.answers import spoken
from cogs.library.sentences import Told
from words import Speech

Channel = discord.abc.GuildChannel | discord.Thread

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


def named(permissions: Iterable[str], say: Speech) -> str:
    """Permissions by the names that Discord shows, in bold."""
    return say.all_of("**" + say(f"permission-{name.replace('_', '-')}") + "**" for name in permissions)


class Rights:
    """Checks what the bot and people may do in a server's channels."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot

    async def check(
        self,
        interaction: discord.Interaction,
        channel_id: int,
        others: Iterable[int] = (),
        *,
        opens: bool = False,
        files: bool = False,
    ) -> None:
        """Check that the person (or one of the `others`) and the bot may write in a channel and, with `opens`, create a
        thread there or, with `files`, attach files.

        Raises Told if not, HTTPException if Discord can't be asked. A deleted channel passes.
        """
        here = channel_id == interaction.channel_id
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden as error:
            names = named(["view_channel"], spoken(interaction))
            raise Told("place-permissions", names=names, place=f"<#{channel_id}>") from error
        if channel is None and not here:
            return
        inside = isinstance(channel, discord.Thread)
        own = lacking(await self._own(interaction, channel, here=here), inside=inside, opens=opens, files=files)
        for person in others if own else ():
            if channel is not None and not lacking(
                await self._of(discord.Object(person), channel), inside=inside, opens=opens, files=files
            ):
                own = []
                break
        ours = interaction.app_permissions if here or channel is None else granted(channel, channel.guild.me)
        _refuse(own, lacking(ours, inside=inside, opens=opens, files=files, bot=True), channel_id, spoken(interaction))

    async def moderates(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Whether the person may manage messages in a channel or, if the bot can't see it any more, in this one.

        Raises HTTPException if Discord can't be asked.
        """
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden:
            channel = None
        here = channel is None or channel_id == interaction.channel_id
        return (await self._own(interaction, channel, here=here)).manage_messages

    async def sees(self, interaction: discord.Interaction, channel_id: int) -> bool:
        """Whether the person can see a channel; a deleted one hides nothing.

        Raises HTTPException if Discord can't be asked.
        """
        if channel_id == interaction.channel_id:
            return True
        try:
            channel = await self._channel(interaction, channel_id)
        except discord.Forbidden:
            return False
        return channel is None or await self._shown(channel, interaction.user)

    async def shows(self, channel_id: int, person: int) -> bool:
        """Whether somebody who isn't acting now can see a channel; a deleted one hides nothing.

        Raises HTTPException if Discord can't be asked.
        """
        try:
            channel = self._bot.get_channel(channel_id) or await self._bot.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            return False
        return isinstance(channel, Channel) and await self._shown(channel, discord.Object(person))

    async def _shown(self, channel: Channel, person: discord.abc.Snowflake) -> bool:
        """Whether somebody can see a channel; in a private thread, also whether they were added to it."""
        may = await self._of(person, channel)
        if not may.view_channel or not isinstance(channel, discord.Thread) or not channel.is_private():
            return may.view_channel
        return may.manage_threads or await _is_in(channel, person.id)

    async def _channel(self, interaction: discord.Interaction, channel_id: int) -> Channel | None:
        """A server's channel, or None if it was deleted. Raises Forbidden if the bot can't see it."""
        known = interaction.channel if channel_id == interaction.channel_id else self._bot.get_channel(channel_id)
        try:
            channel = known or await self._bot.fetch_channel(channel_id)
        except discord.NotFound:
            return None
        return channel if isinstance(channel, Channel) else None

    async def _own(
        self, interaction: discord.Interaction, channel: Channel | None, *, here: bool
    ) -> discord.Permissions:
        """Return the person's permissions in a channel; `here` means that the interaction brought them."""
        if here or channel is None:
            return interaction.permissions
        return await self._of(interaction.user, channel)

    async def _of(self, person: discord.abc.Snowflake, channel: Channel) -> discord.Permissions:
        """Somebody's permissions in a channel; none if they aren't in its server."""
        member = person if isinstance(person, discord.Member) and person.guild == channel.guild else None
        try:
            return granted(channel, member or await channel.guild.fetch_member(person.id))
        except discord.NotFound:
            return discord.Permissions.none()


def granted(channel: Channel, member: discord.Member | None) -> discord.Permissions:
    """A member's permissions in a channel; none in a thread whose parent channel is hidden."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return discord.Permissions.none() if member is None or parent is None else channel.permissions_for(member)


async def _is_in(thread: discord.Thread, person: int) -> bool:
    try:
        await thread.fetch_member(person)
    except discord.NotFound:
        return False
    return True


def _refuse(own: list[str], ours: list[str], channel_id: int, say: Speech) -> None:
    """Raise Told if permissions are missing, the person's own first."""
    for message, names in (("place-permissions-yours", own), ("place-permissions", ours)):
        if names:
            raise Told(message, names=named(names, say), place=f"<#{channel_id}>")
