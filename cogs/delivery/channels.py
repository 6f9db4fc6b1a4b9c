"""Post to channels, and find our own messages there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

import discord

from cogs.controls.addresses import as_message, walk
from cogs.table.messages import Post
from data import Message

#: How many messages Discord returns at once.
LOOK_BACK = 100
_MISSING_PERMISSIONS = 50013


async def our_messages(
    bot: discord.Client, channel_id: int, guild_id: int | None = None, *, limit: int = LOOK_BACK, blind: bool = True
) -> AsyncIterator[discord.Message]:
    """Yield our own messages among a channel's latest, newest first.

    Yields none if we may not read the channel and `blind` is allowed: then only the nonce prevents a second post.
    Raises HTTPException.
    """
    own = bot.user.id if bot.user else 0
    try:
        async for message in bot.get_partial_messageable(channel_id, guild_id=guild_id).history(limit=limit):
            if message.author.id == own:
                yield message
    except discord.HTTPException as error:
        if error.status >= 500 or not blind:
            raise


async def with_these_words(
    bot: discord.Client, channel_id: int, guild_id: int | None, view: discord.ui.LayoutView
) -> Message | None:
    """Find our message with exactly these texts in a channel: one-off messages have no mark."""
    wanted = [text.content for text in view.walk_children() if isinstance(text, discord.ui.TextDisplay)]
    async for message in our_messages(bot, channel_id, guild_id):
        parts = walk(message.components)
        if [text.content for text in parts if isinstance(text, discord.TextDisplay)] == wanted:
            return as_message(message)
    return None


def may_attach(bot: discord.Client, channel_id: int) -> bool:
    """Whether pictures can be posted to a channel, as far as we know."""
    channel = bot.get_channel(channel_id)
    guild = getattr(channel, "guild", None)
    if guild is None or guild.me is None or not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
        return True
    return channel.permissions_for(guild.me).attach_files


class InChannel(Protocol):
    """What is posted to a channel: a table, or an announcement."""

    @property
    def guild_id(self) -> int | None:
        """The channel's server, None for direct messages."""

    @property
    def channel_id(self) -> int:
        """The channel."""


async def post(
    bot: discord.Client,
    what: InChannel,
    make: Callable[[bool], Awaitable[Post]],
    nonce: str,
    now: int,
    *,
    silent: bool = False,
) -> Message:
    """Post to a channel, silently or not, with pictures if they are allowed there; `now` is unix ms."""
    made = await make(may_attach(bot, what.channel_id))
    channel = bot.get_partial_messageable(what.channel_id, guild_id=what.guild_id)
    try:
        sent = await channel.send(
            view=made.view, files=made.files, nonce=nonce, allowed_mentions=made.mentions, silent=silent
        )
    except discord.Forbidden as error:
        if not made.pngs or error.code != _MISSING_PERMISSIONS:
            raise
        plain = await make(False)  # files may be forbidden here
        sent = await channel.send(view=plain.view, nonce=nonce, allowed_mentions=made.mentions, silent=silent)
    return Message(what.channel_id, sent.id, now)
