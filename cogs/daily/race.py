"""The race of the day: its seed, one try that counts, then practice; and the lines below its end."""

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from cogs.controls.addresses import Address, at_no_table
from cogs.controls.answers import Reply, speech_of
from cogs.controls.sentences import UserError
from cogs.daily.solvers import Solvers
from cogs.press.desk import Desk
from data import Archive, Duplicate, PuzzleTry, Status
from host.house import House, Session, new_table_id
from host.puzzle_day import counts_in_time, is_sealed, puzzle_number, puzzle_of, puzzle_options, puzzle_seed, when_open
from host.quota import check_quota
from rules import GAMES
from rules.core.match import Match
from rules.core.options import settle
from rules.lessons.puzzles import Puzzle
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.table import EndedTable
from rules.table.terms import Pace, Terms
from words import Speech

#: The verb of the control that opens the page of today's puzzles.
PLAY = "daily"
#: The name of the instance's secret in the archive.
_SECRET = "puzzle"


class Puzzles:
    """Seeds and locks of the daily puzzle.

    `key` is a secret shared with other instances; None means this instance's own.
    """

    def __init__(self, archive: Archive, key: bytes | None = None) -> None:
        self._archive, self._key = archive, key
        self._asking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def key(self) -> bytes:
        """Return the key from which all follows that nobody may know beforehand. Raises ArchiveError."""
        if self._key is None:
            self._key = await self._archive.secret(_SECRET)
        return self._key

    async def seed(self, game: str, number: int) -> str:
        """Return the seed of a puzzle as 64 hex digits. Raises ArchiveError."""
        return puzzle_seed(await self.key(), game, number)

    async def puzzle(self, game: str, number: int) -> Puzzle:
        """Return the puzzle of a game's pool with this number. Raises ArchiveError."""
        return puzzle_of(await self.key(), game, number)

    def asking(self, person: int) -> asyncio.Lock:
        """Return the person's lock: hold it while finding or beginning a try, so that two requests begin only one."""
        return self._asking.setdefault(person, asyncio.Lock())


class Tries:
    """Begins and continues tries."""

    def __init__(self, desk: Desk, puzzles: Puzzles) -> None:
        self._desk, self._puzzles = desk, puzzles

    async def play(self, interaction: discord.Interaction, game: str, number: int) -> Reply:
        """Continue the person's try at the puzzle of a day, today or before, wherever it was begun, or begin one:
        today's first counts, all others are practice.

        Raises UserError, TableRefusal, ArchiveError.
        """
        say, today, person = speech_of(interaction), puzzle_number(self._desk.house.now()), interaction.user.id
        if game not in GAMES or puzzle_options(GAMES[game]) is None:
            raise UserError("no-puzzle")
        if not 0 < number <= today:
            raise UserError("press-outdated")
        async with self._puzzles.asking(person):
            session = await self._find_running(game, number, person)
            note = say("daily-goes-on")
            if session is None:
                session = await self._begin(interaction, game, number)
                key = "daily-counts" if session.table.counted else "daily-practice"
                note = say(key, number=str(number), when=when_open(number))
        return await self._desk.panels.panel(session, person, say, note=note)

    async def find_counted(self, game: str, number: int, person: int) -> Session:
        """Return the person's counted try at a puzzle. Raises UserError if there is none, NoSuchTable, ArchiveError."""
        tried = await self._desk.archive.puzzles.try_of(game, number, person)
        if tried is None or tried.table_id is None:
            raise UserError("press-outdated")
        return await self._desk.house.session(tried.table_id)

    async def _find_running(self, game: str, number: int, person: int) -> Session | None:
        """Return the person's unfinished try at a puzzle, counted or practice, or None. Raises ArchiveError."""
        for head in await self._desk.archive.seats.tables_of(person, (Status.RUNNING,)):
            if (head.game, head.puzzle) == (game, number):
                return await self._desk.house.session(head.id)
        return None

    async def _begin(self, interaction: discord.Interaction, game: str, number: int) -> Session:
        """Begin a new try, and save it with the channel in which it begins."""
        person, channel_id = interaction.user.id, interaction.channel_id
        assert channel_id is not None
        progress = await self._prepare(game, number, person)
        await check_quota(self._desk.house, interaction.guild_id, (person,), running=True, opener=person)
        try:
            return await self._desk.requests.open(
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
            counted=tried is None and number == puzzle_number(now),
            now=now,
            clock=self._desk.house.outages.clock,
        )
        for entry in act(progress.table, ask.Start(person), now).entries:
            progress.add(entry)
        return progress


def race_opening(game: str) -> Match:
    """The race before its first roll, which is the same every day."""
    return Match.begin(GAMES[game], 1, settle(GAMES[game].about.options, puzzle_options(GAMES[game]) or {}), 0)


def play_address() -> Address:
    """Return the address of a control that opens the page of today's puzzles."""
    return at_no_table(PLAY)


#: How many of a server's best are listed, and among how many those are looked for who may be named.
TOLD, _LOOKED_AT = 3, 30


async def puzzle_lines(desk: Desk, session: Session, say: Speech) -> Sequence[str]:
    """Write the lines below a puzzle's end: its number, whether it counts, the server's best, the next one.

    In direct messages only the person's own result is shown. Nobody else is named who hides their profile or has left.
    """
    table, house, solvers = session.table, desk.house, Solvers(desk)
    best, told = await _best(house, session), list[str]()
    for one in best:
        if len(told) == TOLD:
            break
        own = one.person_id == table.host
        name = await (desk.names.of(table.host) if own else solvers.name(session.head.guild_id or 0, one.person_id))
        if name:
            told.append(say("daily-best-line", name=name, turns=one.score or 0))
    lines = [say("daily-about", number=str(table.puzzle), counted="yes" if table.counted else "no")]
    if told or not best:
        lines.append(say("daily-best", best=say.row(told)) if told else say("daily-unsolved"))
    if isinstance(table, EndedTable) and table.counted and not counts_in_time(table):
        lines.append(say("daily-late"))
    if is_sealed(table, house.now()):
        lines.append(say("daily-next", when=when_open(table.puzzle)))
    return lines


async def _best(house: House, session: Session) -> Sequence[PuzzleTry]:
    table, guild_id = session.table, session.head.guild_id
    if guild_id is not None:
        return await house.archive.puzzles.best_tries(table.game_key, table.puzzle, guild_id, _LOOKED_AT)
    own = await house.archive.puzzles.try_of(table.game_key, table.puzzle, table.host)
    return (own,) if own is not None and own.score is not None else ()
