"""How a table comes to be: asked for, checked, put in a place, opened. Part of cogs/desk.

Everything that can be refused is looked at before a thread is made, so that no refusal leaves an empty one behind.
"""

from dataclasses import dataclass

import discord

from cogs.delivery.places import HERE, THREAD, ground, thread_name
from cogs.desk.desk import Desk
from cogs.desk.typed import parse_options
from cogs.library.answers import Reply, spoken, tell
from cogs.library.sentences import Told
from cogs.views.pages import pointer
from data import Duplicate
from host.house import Session, new_secret, new_table_id
from host.quota import check_quota
from players import default_level, levels
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.table import Running, Table
from rules.table.terms import Pace, Terms
from words import Speech
from words.harmless import plain


@dataclass(frozen=True, slots=True)
class Asked:
    """What a person asked for, as the command gives it."""

    game: str
    opponent: discord.User | discord.Member | None
    computer: str | None
    pace: str
    where: str | None
    options: str


async def open_table(desk: Desk, interaction: discord.Interaction, asked: Asked) -> Reply:
    """Open a table and begin at once where nobody is waited for.

    Raises Told, TableRefusal, RulesError, ArchiveError.
    """
    say, person = spoken(interaction), interaction.user.id
    progress = await _laid(desk, interaction, asked)
    running = isinstance(progress.table, Running)
    await check_quota(desk.house, interaction.guild_id, (person,), running=running, opener=person)
    channel_id = await _place_for(desk, interaction, progress.table, asked.where, running=running)
    try:
        session = await desk.asking.open(
            progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
        )
    except Duplicate as again:
        session = await desk.house.session(again.table_id)
    closed = await desk.hands.test(session, interaction)
    return _opened(desk, interaction, session, say, closed=closed)


async def _laid(desk: Desk, interaction: discord.Interaction, asked: Asked) -> Progress:
    """The table that was asked for, not yet anywhere."""
    person, now, game = interaction.user.id, desk.house.now(), asked.game
    if game not in GAMES:
        raise Told("refusal-unknown-game", game=plain(game, 40))
    opponent, computer = asked.opponent, asked.computer
    if computer is not None and computer not in levels(game):
        raise Told("unknown-level", levels=", ".join(levels(game)))
    if opponent is not None and opponent.id == person:
        raise Told("opponent-yourself")
    if opponent is not None and opponent.bot:
        if desk.bot.user is None or opponent.id != desk.bot.user.id:
            raise Told("opponent-bot")
        opponent, computer = None, computer or default_level(game)
    about = GAMES[game].about
    alone = opponent is None and (computer is not None or about.seats[0] == 1 or about.rivals > 0)
    if interaction.guild_id is None and not alone:
        raise Told("alone-in-dm")
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise Told("opponent-elsewhere")
    if opponent is not None:
        await desk.names.meet(opponent)
        await desk.invitations.check_invitation(person, opponent.id)
    progress = open_lobby(
        new_table_id(),
        new_secret(),
        person,
        game,
        options=parse_options(GAMES[game], asked.options),
        terms=Terms(pace=Pace(asked.pace), here=asked.where == HERE),
        invited=(opponent.id,) if opponent is not None else (),
        computers=(computer,) if computer is not None else (),
        press=str(interaction.id),
        now=now,
    )
    if len(progress.table.seats) == GAMES[game].about.seats[1]:
        remembered = await desk.house.remembered(progress.table)
        for entry in act(progress.table, ask.Start(person, remembered), now).entries:
            progress.add(entry)
    return progress


async def _place_for(
    desk: Desk, interaction: discord.Interaction, table: Table, where: str | None, *, running: bool
) -> int:
    """Where the person wants the table, else in a thread if the game is best there and that can be. Raises Told."""
    name, length = thread_name(table), table.game.length(len(table.seats), table.options)
    if where is None and length.thread and interaction.guild_id is not None:
        try:
            return await place(desk, interaction, THREAD, running=running, name=name)
        except Told:
            pass  # nobody asked for one
    return await place(desk, interaction, where or HERE, running=running, name=name)


async def place(desk: Desk, interaction: discord.Interaction, where: str, *, running: bool, name: str) -> int:
    """The channel for a new table: here if it is free and wished, else a new thread.

    Raises Told, also where the person or the bot may not write or open a thread.
    """
    channel_id = interaction.channel_id
    assert channel_id is not None
    taken = await desk.house.archive.tables.running_in(channel_id) is not None
    if interaction.guild_id is None:
        if running and taken:
            raise Told("trouble-place-taken")
        return channel_id
    stays = where == HERE and not taken
    await desk.rights.check(interaction, channel_id, opens=not stays)
    if stays:
        return channel_id
    return await desk.threads.make(ground(interaction.channel), name, (interaction.user.id,))


def _opened(desk: Desk, interaction: discord.Interaction, session: Session, say: Speech, *, closed: bool) -> Reply:
    running = isinstance(session.table, Running)
    text = say("done-started" if running else "done-opened", table=session.table.id)
    if session.head.channel_id != interaction.channel_id:
        text += "\n" + say("done-in-thread", place=f"<#{session.head.channel_id}>")
    if interaction.guild_id is not None and not interaction.app_permissions.attach_files:
        text += "\n" + say("place-no-pictures")
    if closed:
        text += "\n" + say("hand-closed")
    return pointer(session, text, say) if running else tell(text)
