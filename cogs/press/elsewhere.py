"""Where tables may open: in the channels that a server has set for them, if it has, and in their threads."""

from collections.abc import Callable

import discord

from cogs.controls.addresses import Address
from cogs.controls.answers import Reply, channel_speech, speech_of, tell
from cogs.controls.buttons import button, rows
from cogs.controls.sentences import UserError
from cogs.delivery.places import thread_parent
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from data import Archive
from host.house import Session
from words.harmless import visible


async def games_channels(bot: discord.Client, archive: Archive, guild_id: int | None) -> tuple[int, ...]:
    """Return the channels of a server in which tables may open; empty for all. Deleted ones don't count.

    Raises ArchiveError.
    """
    if guild_id is None:
        return ()
    guild, found = bot.get_guild(guild_id), (await archive.servers.server(guild_id)).channels
    return tuple(one for one in found if guild is None or guild.unavailable or guild.get_channel(one) is not None)


async def point_elsewhere(
    desk: Desk, interaction: discord.Interaction, there: Callable[[int], Address], *, update: bool = False
) -> Reply | None:
    """Say in which channels tables are, with a button for each to go on `there`; None if this is one of them.

    A channel that is hidden from the person has no button, which would name it. Raises ArchiveError, HTTPException.
    """
    found = await _others(desk.bot, desk.archive, interaction.guild_id, interaction.channel, interaction.channel_id)
    if not found:
        return None
    say = speech_of(interaction)
    seen = [one for one in found if await desk.rights.sees(interaction, one)]
    known = ((number, one, desk.bot.get_channel(one)) for number, one in enumerate(seen))
    buttons = [
        button(
            say("button-open-there") if len(found) == 1 else f"#{visible(str(getattr(channel, 'name', one)))}",
            there(one),
            Style.PLAIN if number else Style.MAIN,
        )
        for number, one, channel in known
    ]
    places = say.all_of(f"<#{one}>" for one in found)
    return tell(say("tables-elsewhere", places=places), *rows(*buttons), update=update)


async def _others(
    bot: discord.Client, archive: Archive, guild_id: int | None, channel: object, channel_id: int | None
) -> tuple[int, ...]:
    """Return the channels in which tables may open instead of this one; empty if they may open here."""
    found = await games_channels(bot, archive, guild_id)
    return () if getattr(thread_parent(channel), "id", channel_id) in found else found


async def place_instead(desk: Desk, interaction: discord.Interaction, session: Session) -> int | None:
    """Find the place for the rematch of a game in whose channel none may open any more; None if it may.

    Raises like `place_there`, if there is none in any of the channels.
    """
    head, table, refusal = session.head, session.table, None
    found = await _others(desk.bot, desk.archive, head.guild_id, desk.bot.get_channel(head.channel_id), head.channel_id)
    if not found:
        return None
    say = await channel_speech(desk.bot, desk.archive, head.guild_id, interaction.user.id)
    name, length = await desk.places.thread_name(table, say), table.game.length(len(table.seats), table.options)
    for one in found:
        try:
            return await place_there(desk, interaction, one, name, thread=length.thread, running=True)
        except UserError as error:
            refusal = refusal or error
    assert refusal is not None
    raise refusal


async def place_there(
    desk: Desk, interaction: discord.Interaction, channel_id: int, name: str, *, thread: bool, running: bool
) -> int:
    """Find the place for a new table in another channel: the channel itself, or a thread in it if it is taken and the
    game `running`, or the table is better in a `thread`.

    Raises UserError, also if the person or the bot may not write or open a thread there.
    """
    if channel_id not in await games_channels(desk.bot, desk.archive, interaction.guild_id):
        raise UserError("press-outdated")
    taken = await desk.archive.tables.running_in(channel_id) is not None
    await desk.rights.check(interaction, channel_id, opens=thread or taken)
    if not thread and not (running and taken):
        return channel_id
    channel = desk.bot.get_channel(channel_id) or await desk.bot.fetch_channel(channel_id)
    return await desk.threads.make(channel, name, (interaction.user.id,))
