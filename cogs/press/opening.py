"""Open a table: check what was asked for, find a channel, and start it if nobody is missing.

Everything is checked before a thread is made, so that a refusal never leaves an empty thread behind.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import discord

from cogs.controls.addresses import Address, Verb, at_no_table
from cogs.controls.answers import Reply, channel_speech, go_ahead, speech_of, tell
from cogs.controls.buttons import button, rows
from cogs.controls.sentences import UserError
from cogs.delivery.places import HERE, LONG, TAKEN, THREAD, needs_text_channel, thread_parent
from cogs.faces.spread import Style
from cogs.press.desk import Desk
from cogs.press.elsewhere import place_there, point_elsewhere
from cogs.table.pages import pointer
from cogs.table.picker import ALL, NOW, TABLE
from data import Duplicate, LimitScope, Status, TableHead, TooMany
from host.house import House, Session, new_secret, new_table_id
from host.quota import check_quota
from players import default_level, levels
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.errors import TableRefusal
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.table import Lobby, Running, Table
from rules.table.terms import Pace, SeatOrder, Terms
from words import Speech
from words.harmless import plain

#: How long a player's panel waits for the board (seconds).
_BOARD_PATIENCE = 5.0
#: How many of a person's tables are looked at for the game last played.
_RECENT = 10


@dataclass(frozen=True, slots=True)
class OpeningRequest:
    """What a person asked for; `at_once` means a game that begins now, against computers of the level `computer`."""

    game: str
    opponent: discord.User | discord.Member | None
    computer: str | None
    pace: str
    #: Here, in a thread, or the id of another channel of the server.
    where: str | None
    at_once: bool = False

    def address_in(self, channel_id: int) -> Address:
        """Return the address of a button that does the same in another channel."""
        if self.opponent is not None:
            return at_no_table(Verb.CHALLENGE, f"{self.opponent.id}|{self.game}|{channel_id}")
        way = self.computer or (NOW if self.at_once else TABLE)
        return at_no_table(Verb.OPEN, f"{self.game}|{way}|{self.pace}|{channel_id}")


def is_channel(where: str | None) -> bool:
    """Whether a place that was asked for is another channel."""
    return where is not None and where.isdecimal()


async def pick_game(
    desk: Desk,
    interaction: discord.Interaction,
    pace: str = Pace.LIVE.value,
    where: str | None = None,
    *,
    game: str | None = None,
    update: bool = False,
) -> Reply:
    """Show the page of a game, by default of the one the person last played; all games for `ALL`, or if there is none.

    Raises ArchiveError.
    """
    say, terms = speech_of(interaction), f"{pace}|{where or ''}"
    if not is_channel(where):

        def there(channel_id: int) -> Address:
            return at_no_table(Verb.CHOOSE, f"{game or ''}|{pace}|{channel_id}")

        if (page := await point_elsewhere(desk, interaction, there, update=update)) is not None:
            return page
    heads = await desk.archive.seats.tables_of(interaction.user.id, (Status.RUNNING, Status.ENDED), _RECENT)
    played = [head for head in heads if head.game in GAMES and not head.puzzle]
    shown = game or next((head.game for head in played), ALL)
    if shown == ALL:
        last = next((head.game for head in played), next(iter(GAMES)))
        return await desk.picker.games(say, terms, last, update=update)
    level = await _level_of(desk.house, next((head for head in played if head.game == shown), None))
    alone = interaction.guild_id is None
    return await desk.picker.game(shown, say, terms, level, alone=alone, update=update)


async def _level_of(house: House, head: TableHead | None) -> str | None:
    """Return the level of a table's computers; None if it has none, or can't be read. Raises ArchiveError."""
    if head is None:
        return None
    try:
        table = (await house.session(head.id)).table
    except TableRefusal:
        return None
    return next((seat.level for seat in table.seats if seat.person is None), None)


async def open_table(
    desk: Desk, interaction: discord.Interaction, request: OpeningRequest, *, update: bool = False
) -> Reply:
    """Open a table, and start it if nobody is missing; if the person wanted to play at once, show their panel.

    Whoever plays at too many tables is shown the way to them. Raises UserError, TableRefusal, ArchiveError.
    """
    try:
        return await _open(desk, interaction, request, update=update)
    except TooMany as refusal:
        if refusal.scope is not LimitScope.PERSON or refusal.who != interaction.user.id:
            raise
        say = speech_of(interaction)
        tables = button(say("button-help-tables"), at_no_table(Verb.TABLES), Style.MAIN)
        return tell(say("picker-tables", limit=refusal.limit), *rows(tables))


async def _open(desk: Desk, interaction: discord.Interaction, request: OpeningRequest, *, update: bool) -> Reply:
    """Open a table as `open_table` does. Raises TooMany too."""
    say, person = speech_of(interaction), interaction.user.id
    page = None
    if not is_channel(request.where):
        page = await point_elsewhere(desk, interaction, request.address_in, update=update)
    if page is not None:
        return page
    progress = await _prepare(desk, interaction, request)
    running = isinstance(progress.table, Running)
    await check_quota(desk.house, interaction.guild_id, (person,), running=running, opener=person)
    channel_id = await _place_for(desk, interaction, progress.table, request.where, running=running)
    try:
        session = await desk.requests.open(
            progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
        )
    except Duplicate as again:
        session = await desk.house.session(again.table_id)
    closed = await desk.hands.test(session, interaction)
    told, more = _describe(interaction, session, request.where, say, closed=closed)
    if isinstance(session.table, Lobby):
        note, session = "\n".join(more), await board_first(desk.house, session)
        return await desk.composer.lobby_page(session, person, say, desk.house.now(), note=note)
    if isinstance(session.table, Running) and not more:  # the next thing to do is move
        return await desk.panels.panel(await board_first(desk.house, session), person, say)
    return pointer(session, "\n".join((told, *more)), say, update=update)


async def board_first(house: House, session: Session) -> Session:
    """Wait a moment for the board, so that the player's panel appears below it."""
    go_ahead()
    loop = asyncio.get_running_loop()
    until = loop.time() + _BOARD_PATIENCE
    while session.head.message is None and loop.time() < until:
        await asyncio.sleep(0.05)
        session = await house.session(session.table.id)
    return session


async def _prepare(desk: Desk, interaction: discord.Interaction, request: OpeningRequest) -> Progress:
    """Make the table that was asked for, before it has a channel."""
    person, now, game = interaction.user.id, desk.house.now(), request.game
    if game not in GAMES:
        raise UserError("refusal-unknown-game", game=plain(game, 40))
    opponent, computer = request.opponent, request.computer
    if computer is not None and computer not in levels(game):
        raise UserError("unknown-level", levels=", ".join(f"`{level}`" for level in levels(game)))
    if opponent is not None:
        check_opponent(desk.bot, person, opponent)
    if opponent is not None and opponent.bot:
        opponent, computer = None, computer or default_level(game)
    about = GAMES[game].about
    against_computers = request.at_once or computer is not None
    alone = opponent is None and (against_computers or about.seats[0] == 1 or about.rivals > 0)
    if interaction.guild_id is None and not alone:
        raise UserError("alone-in-dm")
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise UserError("opponent-elsewhere")
    if opponent is not None:
        desk.names.glimpse(opponent)
        await desk.bans.check_guest(interaction.guild_id, opponent.id)
        await desk.invitations.check_invitation(person, opponent.id)
    begins = opponent is None and (request.at_once or (against_computers and about.seats[1] == 2))
    order = SeatOrder.JOINED if begins else SeatOrder.DRAWN
    progress = open_lobby(
        new_table_id(),
        new_secret(),
        person,
        game,
        options={},
        terms=Terms(pace=Pace(request.pace), order=order, here=request.where == HERE),
        invited=(opponent.id,) if opponent is not None else (),
        computers=(computer,) if computer is not None else (),
        press=str(interaction.id),
        now=now,
        clock=desk.house.outages.clock,
    )
    level = computer or default_level(game)
    if request.at_once and progress.lobby.missing:
        _follow(progress, ask.FillSeats(person, level, await desk.house.recall_setups(progress.table)))
    full = len(progress.table.seats) == about.seats[1]
    if isinstance(progress.table, Lobby) and (full or request.at_once):
        _follow(progress, ask.Start(person, await desk.house.recall_setups(progress.table), level))
    return progress


def check_opponent(bot: discord.Client, person: int, opponent: discord.User | discord.Member) -> None:
    """Raise UserError if the opponent is the person themself, or a bot other than this one, which stands for a
    computer.
    """
    if opponent.id == person:
        raise UserError("opponent-yourself")
    if opponent.bot and (bot.user is None or opponent.id != bot.user.id):
        raise UserError("opponent-bot")


def _follow(progress: Progress, request: ask.Request) -> None:
    """Apply a request before the table is first saved."""
    for entry in act(progress.table, request, progress.now).entries:
        progress.add(entry)


async def _place_for(
    desk: Desk, interaction: discord.Interaction, table: Table, where: str | None, *, running: bool
) -> int:
    """Find the channel that the person wants; by default a thread, if the game is better in one. Raises UserError."""
    say = await channel_speech(desk.bot, desk.archive, interaction.guild_id, interaction.user.id)
    name, length = await desk.places.thread_name(table, say), table.game.length(len(table.seats), table.options)
    inside = isinstance(interaction.channel, discord.Thread)
    if where is not None and is_channel(where):
        return await place_there(desk, interaction, int(where), name, thread=length.thread, running=running)
    if where is None and length.thread and interaction.guild_id is not None and not inside:
        with suppress(UserError, discord.HTTPException):  # nobody asked for a thread
            return await place(desk, interaction, THREAD, running=running, name=name)
    return await place(desk, interaction, where or HERE, running=running, name=name)


async def place(desk: Desk, interaction: discord.Interaction, where: str, *, running: bool, name: str) -> int:
    """Find the channel for a new table: here if that is wanted and free for a `running` game, else a new thread.

    Raises UserError, also if the person or the bot may not write, or open a thread that the game needs now or, as the
    channel is taken, when it starts.
    """
    channel_id = interaction.channel_id
    assert channel_id is not None
    taken = await desk.archive.tables.running_in(channel_id) is not None
    if interaction.guild_id is None:
        if running and taken:
            raise UserError("trouble-direct-taken")
        return channel_id
    stays = where == HERE and not (running and taken)
    await desk.rights.check(interaction, channel_id, opens=taken or not stays)
    if stays and not taken:
        return channel_id
    parent = needs_text_channel(thread_parent(interaction.channel))  # where it will need one too, that is said now
    return channel_id if stays else await desk.threads.make(parent, name, (interaction.user.id,))


def _describe(
    interaction: discord.Interaction, session: Session, where: str | None, say: Speech, *, closed: bool
) -> tuple[str, list[str]]:
    """Say that a game has begun, and what else its host needs to know."""
    more = []
    if session.head.channel_id != interaction.channel_id:
        table, place = session.table, f"<#{session.head.channel_id}>"
        if where == THREAD or is_channel(where):
            more.append(say("done-in-thread", place=place))
        else:
            long = where is None and table.game.length(len(table.seats), table.options).thread
            more.append(say("thread-because", why=LONG if long else TAKEN, place=place))
    if interaction.guild_id is not None and not interaction.app_permissions.attach_files:
        more.append(say("place-no-pictures"))
    if closed:
        more.append(say("hand-closed"))
    return say("done-started"), more
