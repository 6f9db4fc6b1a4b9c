"""Where a table stands: a channel, a thread, a direct message. Part of cogs/.

What the bot may do there is looked at before a table is opened, so that a missing permission is a sentence that
says what to change and not a table without a board.
"""

from collections.abc import Iterable
from typing import Literal

import discord

from cogs.sentences import Told
from words import Speech

#: A thread is put away after a week without a message (minutes).
ARCHIVE_AFTER: Literal[10080] = 10080
_NEEDED = ("view_channel", "send_messages", "read_message_history")


def check_permissions(permissions: discord.Permissions, *, thread: bool, say: Speech) -> None:
    """Raises Told with the names of what is missing in a channel of a server."""
    needed = {"send_messages_in_threads" if thread and name == "send_messages" else name for name in _NEEDED}
    missing = [name for name in sorted(needed) if not getattr(permissions, name)]
    if missing:
        raise Told(
            "place-permissions", names=", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        )


async def make_thread(channel: object, name: str, people: Iterable[int]) -> int:
    """A public thread in the channel with these people in it; its id. Raises Told where there can be none."""
    if not isinstance(channel, discord.TextChannel):
        raise Told("place-no-thread-here")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=name[:100], type=kind, auto_archive_duration=ARCHIVE_AFTER)
    except discord.Forbidden as error:
        raise Told("place-thread-forbidden") from error
    for person in people:
        try:
            await thread.add_user(discord.Object(person))
        except discord.HTTPException:
            continue  # whoever cannot be added is still pinged on the board
    return thread.id
