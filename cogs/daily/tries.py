"""Play the daily puzzle: its seed, one try that counts, then practice; its thread, and the lines below its board."""

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
import structlog

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.answers import Reply, speech_of
from cogs.controls.sentences import UserError
from cogs.delivery.places import HERE, PUZZLE_THREADS, Threads, puzzle_threads, thread_parent
from cogs.people.people import Names
from cogs.people.presence import REMOVED
from cogs.press.desk import Desk
from cogs.press.elsewhere import games_channels, point_elsewhere
from cogs.press.opening import is_channel
from cogs.table.pages import pointer
from data import Archive, Duplicate, PuzzleTry, Status
from host.house import House, Session, new_table_id
from host.puzzle_day import counts_in_time, is_sealed, puzzle_number, puzzle_options, puzzle_seed, when_open
from host.quota import check_quota
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.table import EndedTable
from rules.table.terms import Pace, Terms
from words import Speech

log = structlog.get_logger("puzzles")

#: The verb of the control that plays today's puzzle.
PLAY = "daily"
#: The name of the instance's secret in the archive.
_SECRET = "puzzle"


class Puzzles:
    """Seeds, locks and threads of the daily puzzle.

    `key` is a secret shared with other instances; None means this instance's own.
    """

    def __init__(self, bot: discord.Client, archive: Archive, threads: Threads, key: bytes | None = None) -> None:
        self._bot, self._archive, self._threads, self._key = bot, archive, threads, key
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._made: dict[int, tuple[int, int]] = {}

    async def seed(self, game: str, number: int) -> str:
        """Return the seed of a puzzle as 64 hex digits. Raises ArchiveError."""
        if self._key is None:
            self._key = await self._archive.secret(_SECRET)
        return puzzle_seed(self._key, game, number)

    def asking(self, person: int) -> asyncio.Lock:
        """Return the person's lock: hold it while finding or beginning a try, so that two requests begin only one."""
        return self._asking.setdefault(person, asyncio.Lock())

    def making(self, channel_id: int) -> asyncio.Lock:
        """Return the channel's lock: hold it while finding or making the thread of the day."""
        return self._making.setdefault(channel_id, asyncio.Lock())

    async def standing(self, guild_id: int, channel_id: int, number: int) -> int | None:
        """Return the channel's thread for a puzzle, or None if there is no usable one.

        Raises ArchiveError, and HTTPException if Discord doesn't answer.
        """
        saved = (await puzzle_threads(self._archive, guild_id)).get(str(channel_id))
        made, thread_id = self._made.get(channel_id) or saved or (0, 0)
        return thread_id if made == number and await self._usable(thread_id) else None

    async def make(self, guild_id: int, channel: object, number: int, name: str, person: int) -> int:
        """Make the channel's thread for a puzzle, and remember it. Raises UserError, HTTPException, ArchiveError."""
        thread_id = await self._threads.make(channel, name, (person,))
        channel_id = getattr(channel, "id", 0)
        # The thread exists even if saving fails. Threads of other days are no longer needed.
        self._made = {channel: made for channel, made in self._made.items() if made[0] == number}
        self._made[channel_id] = (number, thread_id)
        await self._archive.servers.save(guild_id, {PUZZLE_THREADS: {str(channel_id): [number, thread_id]}})
        return thread_id

    async def invite(self, thread_id: int, person: int) -> None:
        """Add the person to the thread; if that fails, they can still find it."""
        try:
            await self._bot.http.add_user_to_thread(thread_id, person)
        except discord.HTTPException as error:
            log.info("could not add a player to the puzzle's thread", code=error.code)

    async def _usable(self, thread_id: int) -> bool:
        """Whether a thread exists and isn't locked; an archived one is reopened by the next post."""
        try:
            thread = await self._bot.fetch_channel(thread_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return False
        return isinstance(thread, discord.Thread) and not thread.locked


class Tries:
    """Begins and continues tries."""

    def __init__(self, desk: Desk, puzzles: Puzzles) -> None:
        self._desk, self._puzzles = desk, puzzles

    async def play(self, interaction: discord.Interaction, game: str, where: str) -> Reply:
        """Continue the person's try at today's puzzle, or begin one: the first counts, later ones are practice.

        `where` is here, the thread of the day, or the id of another channel. Raises UserError, TableRefusal,
        ArchiveError.
        """
        say, number = speech_of(interaction), puzzle_number(self._desk.house.now())
        if game not in GAMES or puzzle_options(GAMES[game]) is None:
            raise UserError("no-puzzle")
        async with self._puzzles.asking(interaction.user.id):
            session = await self._find_running(game, number, interaction.user.id)
            note = say("daily-goes-on")
            if session is None:
                page = None if is_channel(where) else await point_elsewhere(self._desk, interaction, play_address)
                if page is not None:
                    return page
                session = await self._begin(interaction, game, number, where)
                key = "daily-counts" if session.table.counted else "daily-practice"
                note = say(key, number=str(number), when=when_open(number))
                if session.head.channel_id != interaction.channel_id:
                    note += "\n" + say("done-in-thread", place=f"<#{session.head.channel_id}>")
        return await self._show(session, interaction, note)

    async def _find_running(self, game: str, number: int, person: int) -> Session | None:
        """Return the person's unfinished try at a puzzle, counted or practice, or None.

        Raises NoSuchTable if the counted one waits for its server to invite the bot again, ArchiveError.
        """
        archive = self._desk.archive
        tried = await archive.puzzles.try_of(game, number, person)
        if tried is not None and tried.ended_at is None:
            head = await archive.tables.head(tried.table_id)
            # One that was closed since is over. One that waits for its server goes on: practice would show its dice.
            if head is not None and (head.status is Status.RUNNING or head.reason == REMOVED):
                return await self._desk.house.session(tried.table_id)
        for head in await archive.seats.tables_of(person, (Status.RUNNING,)):
            if (head.game, head.puzzle) == (game, number):
                return await self._desk.house.session(head.id)
        return None

    async def _begin(self, interaction: discord.Interaction, game: str, number: int, where: str) -> Session:
        """Begin a new try and save it in its channel."""
        person = interaction.user.id
        progress = await self._prepare(game, number, person)
        await check_quota(self._desk.house, interaction.guild_id, (person,), running=True, opener=person)
        channel_id = await self._find_channel(interaction, number, where, speech_of(interaction))
        try:
            return await self._desk.asking.open(
                progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
            )
        except Duplicate as again:
            return await self._desk.house.session(again.table_id)

    async def _prepare(self, game: str, number: int, person: int) -> Progress:
        """Make the try before it has a channel: its seed is the puzzle's, and no press is mixed in."""
        now = self._desk.house.now()
        tried = await self._desk.archive.puzzles.try_of(game, number, person)
        progress = open_lobby(
            new_table_id(),
            await self._puzzles.seed(game, number),
            person,
            game,
            options=puzzle_options(GAMES[game]) or {},
            terms=Terms(pace=Pace.SLOW),
            puzzle=number,
            counted=tried is None,
            now=now,
            clock=self._desk.house.outages.clock,
        )
        for entry in act(progress.table, ask.Start(person), now).entries:
            progress.add(entry)
        return progress

    async def _find_channel(self, interaction: discord.Interaction, number: int, where: str, say: Speech) -> int:
        """Find the channel for a try: this one or the named one, even if a table runs in it, or its thread of the day.

        Raises UserError.
        """
        channel_id, guild_id = int(where) if is_channel(where) else interaction.channel_id, interaction.guild_id
        assert channel_id is not None
        if guild_id is None:
            return interaction.channel_id or channel_id
        if is_channel(where) and channel_id not in await games_channels(self._desk, guild_id):
            raise UserError("press-outdated")
        await self._desk.rights.check(interaction, channel_id)
        if where == HERE or is_channel(where):
            return channel_id
        place = thread_parent(interaction.channel)
        parent_id = getattr(place, "id", channel_id)
        async with self._puzzles.making(parent_id):
            standing = await self._puzzles.standing(guild_id, parent_id, number)
            if standing is None:
                await self._desk.rights.check(interaction, channel_id, opens=True)
                name = say("daily-thread", number=str(number))
                return await self._puzzles.make(guild_id, place, number, name, interaction.user.id)
            await self._desk.rights.check(interaction, standing)
        await self._puzzles.invite(standing, interaction.user.id)
        return standing

    async def _show(self, session: Session, interaction: discord.Interaction, note: str) -> Reply:
        if session.head.guild_id != interaction.guild_id:
            return pointer(session, note, speech_of(interaction))
        await self._desk.access.check_shown(session, interaction)
        return await self._desk.panels.panel(session, interaction.user.id, speech_of(interaction), note=note)


def play_address(channel_id: int | None = None) -> Address:
    """Return the address of a control that plays today's puzzle, here or in another channel."""
    return at_no_table(PLAY, "" if channel_id is None else str(channel_id))


#: How many of a server's best are listed.
TOLD = 3


async def puzzle_lines(house: House, names: Names, session: Session, say: Speech) -> Sequence[str]:
    """Write the lines below a puzzle's board: its number, whether it counts, the server's best, the next one.

    In direct messages only the person's own result is shown.
    """
    table, best = session.table, await _best(house, session)
    told = [say("daily-best-line", name=await names.of(one.person_id), turns=one.score or 0) for one in best]
    lines = [say("daily-about", number=str(table.puzzle), counted="yes" if table.counted else "no")]
    lines.append(say("daily-best", best=say.row(told)) if told else say("daily-unsolved"))
    if isinstance(table, EndedTable) and table.counted and not counts_in_time(table):
        lines.append(say("daily-late"))
    if isinstance(table, EndedTable) and is_sealed(table, house.now()):
        lines.append(say("daily-next", when=when_open(table.puzzle)))
    return lines


async def _best(house: House, session: Session) -> Sequence[PuzzleTry]:
    table, guild_id = session.table, session.head.guild_id
    if guild_id is not None:
        return await house.archive.puzzles.best_tries(table.game_key, table.puzzle, guild_id, TOLD)
    own = await house.archive.puzzles.try_of(table.game_key, table.puzzle, table.host)
    return (own,) if own is not None and own.score is not None else ()
