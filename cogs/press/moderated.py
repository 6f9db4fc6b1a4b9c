"""The table that a command of moderators is about."""

import re

import discord
from discord import app_commands

from cogs.controls.answers import speech_of
from cogs.controls.signs import usual_signs
from cogs.controls.suggesting import Choices, in_time
from cogs.people.rights import Moderators
from cogs.press.commanding import HasDesk
from cogs.press.typed import LONGEST_CHOICE
from data import Archive, TableHead
from rules.table.errors import TableRefusal
from words.games import game_title
from words.harmless import visible


async def find_moderated(
    archive: Archive, moderators: Moderators, interaction: discord.Interaction, table: str | None
) -> TableHead | None:
    """Return the named table, by default the one running or newest lobby here, None if there is none.

    Raises UserError for somebody who doesn't moderate it, TableRefusal if this server has no such table.
    """
    channel, found = interaction.channel_id, table
    if table is None and channel is not None:
        lobbies = await archive.tables.lobbies_in(channel)
        found = await archive.tables.running_in(channel) or (lobbies[0].id if lobbies else None)
    name = "" if found is None else usual_signs(found).strip().casefold()
    head = await archive.tables.head(name) if re.fullmatch("[a-z0-9]{1,16}", name) else None
    if head is not None and head.guild_id != interaction.guild_id:
        head = None
    if head is not None or table is not None:
        await moderators.needs_table(interaction, head)
    if head is None and table is not None:
        raise TableRefusal("no-table")
    return head


@in_time
async def suggest_moderated(holder: HasDesk, interaction: discord.Interaction, current: str) -> Choices:
    """Suggest the server's open tables, to moderators of one channel those there."""
    if interaction.guild_id is None:
        return []
    desk, say, typed = holder.desk, speech_of(interaction), current.strip().casefold()
    heads = await desk.archive.tables.open_in(interaction.guild_id)
    everywhere = await desk.rights.moderates_server(interaction)
    found = []
    for head in heads:
        channel = desk.bot.get_channel(head.channel_id)
        known = everywhere or channel is not None or head.channel_id == interaction.channel_id
        if not known or not await desk.moderators.moderates_table(interaction, head):
            continue
        place = "" if channel is None else f" · #{visible(getattr(channel, 'name', ''))}"
        state = say("doctor-state", state=head.status.value)
        label = f"{game_title(head.game, say)} · {state} · {head.id}{place}"[:LONGEST_CHOICE]
        if typed in label.casefold():
            found.append(app_commands.Choice(name=label, value=head.id))
    return found
