"""The daily puzzle is asked for: one try that counts, then practice. Part of cogs/: imports data, rules."""

import discord

from cogs.answers import Reply, spoken
from cogs.desk import Desk
from cogs.house import Session, new_table_id
from cogs.opening import HERE, place
from cogs.puzzle_day import puzzle_number
from cogs.room import check_room
from cogs.sentences import Told
from data import Duplicate, PuzzleTry, Status
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.terms import Pace, Terms


async def play_daily(desk: Desk, interaction: discord.Interaction, game: str, where: str = HERE) -> Reply:
    """Today's puzzle: the counted try if there was none yet, the table of the try that goes on, else practice.

    Raises Told, TableRefusal, ArchiveError.
    """
    say, person, now = spoken(interaction), interaction.user.id, desk.house.now()
    number = puzzle_number(now)
    options = GAMES[game].puzzle_options() if game in GAMES else None
    if options is None:
        raise Told("no-puzzle")
    tried = await desk.house.archive.puzzle_try(game, number, person)
    if tried is not None and tried.ended_at is None:
        going = await _going_on(desk, tried)
        if going is not None:
            return await _panel(desk, going, interaction, say("daily-goes-on"))
    progress = open_lobby(
        new_table_id(),
        await desk.puzzles.seed(game, number),
        person,
        game,
        options=options,
        terms=Terms(pace=Pace.SLOW),
        puzzle=number,
        counted=tried is None,
        now=now,
    )
    for entry in act(progress.table, ask.Start(person), now).entries:
        progress.add(entry)
    await check_room(desk.house, interaction.guild_id, (person,), running=True)
    title = say("daily-thread", number=number)
    channel_id = await place(desk, interaction, where, running=True, name=title, say=say)
    try:
        session = await desk.open(
            progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
        )
    except Duplicate as again:
        session = await desk.house.session(again.table_id)
    note = say("daily-counts" if session.table.counted else "daily-practice", number=number)
    if session.head.channel_id != interaction.channel_id:
        note += "\n" + say("done-in-thread", place=f"<#{session.head.channel_id}>")
    return await _panel(desk, session, interaction, note)


async def _going_on(desk: Desk, tried: PuzzleTry) -> Session | None:
    """The table of a try, unless it was closed or put aside since."""
    head = await desk.house.archive.head(tried.table_id)
    if head is None or head.status is not Status.RUNNING:
        return None
    return await desk.house.session(tried.table_id)


async def _panel(desk: Desk, session: Session, interaction: discord.Interaction, note: str) -> Reply:
    if session.head.guild_id != interaction.guild_id:
        return desk.pointer(session, note, spoken(interaction))
    return await desk.panels.panel(session, interaction.user.id, spoken(interaction), note=note)
