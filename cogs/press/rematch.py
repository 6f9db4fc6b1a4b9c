"""Ask for a rematch, and open its table."""

import discord

from cogs.controls.answers import Reply, tell
from cogs.press.desk import Desk
from cogs.press.elsewhere import place_instead
from cogs.press.opening import board_first
from cogs.table.pages import pointer
from data import Duplicate, PlaceTaken, StaleNumber
from host.house import Session
from host.quota import check_quota
from rules.core.chance import commitment
from rules.table import requests as ask
from rules.table.act import rematch_wanted
from rules.table.errors import TableRefusal
from rules.table.seating import begin_rematch
from rules.table.table import Finished
from words import Speech


async def play_again(desk: Desk, interaction: discord.Interaction, session: Session, say: Speech) -> Reply:
    """Ask for a rematch; it begins in the old table's place once everyone has asked.

    Raises TableRefusal, UserError, ArchiveError.
    """
    table, person = session.table, interaction.user.id
    if isinstance(table, Finished) and table.rematch_table is None and person in table.persons:
        await desk.invitations.check_rematch(person, (other for other in table.persons if other != person))
    table_id = table.id
    new_id, secret = await desk.house.rematch_of(table_id)
    request = ask.AskRematch(person, str(interaction.id), new_id, commitment(new_id, secret))
    try:
        session = await desk.requests.submit(interaction, table_id, request)
    except TableRefusal as refusal:
        session = await desk.house.session(table_id)
        known = session.table.rematch_table if isinstance(session.table, Finished) else None
        if refusal.reason == "rematch-made" and known is not None:
            made = await desk.house.session(known)
            return pointer(made, say("refusal-rematch-made", table=made.table.id), say)
        if refusal.reason != "rematch-asked" or not rematch_wanted(session.table):
            raise  # otherwise the bot crashed after the last agreement: make the missing table now
    if not rematch_wanted(session.table):
        return tell(say("done-rematch-asked"))
    async with desk.house.lock(f"rematch-{table_id}"):  # if two press at once, the second finds the first's table
        again = await _find_or_make(desk, interaction, session, session.table, new_id, secret)
    await desk.house.ask(table_id, ask.NoteRematch(again.table.id), actor=None)
    seats = len(again.table.seats)
    swapped = seats == 2 and again.table.seats[0].person != session.table.seats[0].person
    told = say("done-rematch", moved="alone" if seats == 1 else "yes" if swapped else "no")
    place = again.head.channel_id
    if place != session.head.channel_id:
        told += "\n" + say("done-in-thread", place=f"<#{place}>")
    elif person in again.table.awaited_persons or again.table.persons == (person,):
        return await desk.panels.panel(await board_first(desk.house, again), person, say, note=told)
    return pointer(again, told, say)


async def _find_or_make(
    desk: Desk, interaction: discord.Interaction, session: Session, table: Finished, new_id: str, secret: str
) -> Session:
    """Return the rematch that was already made, or make it."""
    if await desk.archive.tables.head(new_id) is not None:
        return await desk.house.session(new_id)
    old, person = session.head, interaction.user.id
    if old.guild_id is not None:
        await desk.rights.check(interaction, old.channel_id, table.rematch)
    for owner in table.persons:
        await desk.bans.check_guest(old.guild_id, owner)
    free = _was_played(table)
    if not free:
        await check_quota(desk.house, old.guild_id, (), running=True, opener=person)
    remembered = await desk.house.recall_setups(table)
    now, clock = desk.house.now(), desk.house.outages.clock
    progress = begin_rematch(table, new_id, secret, now, remembered=remembered, clock=clock)

    async def open_in(channel_id: int) -> Session:
        key = f"rematch-{table.id}"
        return await desk.requests.open(
            progress, guild_id=old.guild_id, channel_id=channel_id, actor=person, key=key, rematch=free
        )

    try:
        try:
            return await open_in(await place_instead(desk, interaction, session) or old.channel_id)
        except PlaceTaken:
            other = await place_instead(desk, interaction, session)
            return await open_in(other or await desk.places.thread_for(interaction, session))
    except (Duplicate, StaleNumber):  # another process was faster
        return await desk.house.session(new_id)


def _was_played(table: Finished) -> bool:
    """Whether people really played each other: then the rematch doesn't count towards anyone's limit."""
    return len(table.persons) > 1 and table.turns > 1
