"""Play the daily puzzle: one try that counts, then practice."""

import discord

from cogs.controls.answers import Reply, spoken
from cogs.controls.sentences import Told
from cogs.daily.puzzles import Puzzles
from cogs.delivery.places import HERE, ground
from cogs.people.presence import REMOVED
from cogs.press.desk import Desk
from cogs.table.pages import pointer
from data import Duplicate, Status
from host.house import Session, new_table_id
from host.puzzle_day import puzzle_number, puzzle_options, when_open
from host.quota import check_quota
from rules import GAMES
from rules.table import requests as ask
from rules.table.act import act
from rules.table.lobby import open_lobby
from rules.table.progress import Progress
from rules.table.terms import Pace, Terms
from words import Speech


class Tries:
    """Begins and continues tries."""

    def __init__(self, desk: Desk, puzzles: Puzzles) -> None:
        self._desk = desk
        self._puzzles = puzzles

    async def play(self, interaction: discord.Interaction, game: str, where: str) -> Reply:
        """Continue the person's try at today's puzzle, or begin one: the first counts, later ones are practice.

        Raises Told, TableRefusal, ArchiveError.
        """
        say, number = spoken(interaction), puzzle_number(self._desk.house.now())
        if game not in GAMES or puzzle_options(GAMES[game]) is None:
            raise Told("no-puzzle")
        async with self._puzzles.asking(interaction.user.id):
            session = await self._find_running(game, number, interaction.user.id)
            note = say("daily-goes-on")
            if session is None:
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
        archive = self._desk.house.archive
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
        channel_id = await self._find_channel(interaction, number, where, spoken(interaction))
        try:
            return await self._desk.asking.open(
                progress, guild_id=interaction.guild_id, channel_id=channel_id, actor=person, key=str(interaction.id)
            )
        except Duplicate as again:
            return await self._desk.house.session(again.table_id)

    async def _prepare(self, game: str, number: int, person: int) -> Progress:
        """Make the try before it has a channel: its seed is the puzzle's, and no press is mixed in."""
        now = self._desk.house.now()
        tried = await self._desk.house.archive.puzzles.try_of(game, number, person)
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
        """Find the channel for a try: this one, even if a table runs in it, or its thread of the day. Raises Told."""
        channel_id, guild_id = interaction.channel_id, interaction.guild_id
        assert channel_id is not None
        if guild_id is None:
            return channel_id
        await self._desk.rights.check(interaction, channel_id)
        if where == HERE:
            return channel_id
        place = ground(interaction.channel)
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
            return pointer(session, note, spoken(interaction))
        await self._desk.access.check_shown(session, interaction)
        return await self._desk.panels.panel(session, interaction.user.id, spoken(interaction), note=note)
