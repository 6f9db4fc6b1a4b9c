"""Who may know of an event: whoever sees the channel in which it was posted, in its server."""

import discord

from cogs.controls.sentences import UserError
from cogs.events.running.ledger import KeptEvent, Ledger
from cogs.people.rights import Rights
from data import EventHead, EventPhase


async def may_see(rights: Rights, interaction: discord.Interaction, head: EventHead) -> bool:
    """Whether the person who acts may know of an event. Raises HTTPException."""
    here = head.guild_id == interaction.guild_id and head.phase is not EventPhase.DRAFT
    return here and await rights.sees(interaction, head.channel_id)


async def load_seen(rights: Rights, ledger: Ledger, interaction: discord.Interaction, event_id: str) -> KeptEvent:
    """Load an event for somebody who may know of it. Raises UserError, ArchiveError, HTTPException."""
    kept = await ledger.load(event_id)
    if not await may_see(rights, interaction, kept.head):
        raise UserError("event-gone")
    return kept
