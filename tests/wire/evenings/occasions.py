"""Special evenings: hands by direct message, the daily puzzle, a season's podium.

Room: tests/wire/evenings. May import `evening`, `club`, `standin`, data and the bot's pure rooms.
"""

from __future__ import annotations

import time

from data import Announcement, Commit, Entry, Status, TableHead
from data.sql.announcements import plan_announcement
from data.sql.archive import save_commit
from ratings import season_of, season_start
from rules.table.results import GameResult, Sitter
from rules.table.table import EndedTable, Lobby
from rules.table.values import Ending
from testbed.standin import Message, User
from tests.wire.club import Club, Game, to
from tests.wire.evenings.evening import Evening

#: More taps than a card takes.
MOST_TAPS = 6


class Deal(Evening):
    """A World Cup of three from its lobby, which one person leaves and joins again.

    Hands are sent by direct message except to one person whose direct messages are closed, and each discards a card.
    """

    people_there = 3
    pace = "live"

    def __init__(self, club: Club, name: str) -> None:
        super().__init__(club, name)
        self.discord.close_dms(self.people[2])

    async def step(self) -> bool:
        games = self.games()
        if not games:
            options = {"game": "worldcup", "pace": self.pace}
            await self.discord.slash(self.host, "mundialito play", self.channel, options=options)
            return True
        (game,) = games
        ben = self.people[1]
        if isinstance(game.table, Lobby):
            if ben.id in game.table.persons and "Left" not in self.happened(game):
                await self.tap(game, ben, "leave")
            else:
                await self.gather(game)
        elif self.happened(game).count("Played") < self.people_there:
            await self.throw_away(game, game.mover)
        else:
            return False
        return True

    async def throw_away(self, game: Game, user: User) -> None:
        """Discard a card, wherever the hand is; a crash may have reset the hand's controls."""
        held, before = await self.hand(game, user), len(game.log)
        for _ in range(MOST_TAPS):
            verb = next(one for one in ("do", "step:x", "step") if held.button(to(one)) is not None)
            await self.discord.press(user, held, to(verb))
            if len(game.log) > before:
                return

    async def hand(self, game: Game, user: User) -> Message:
        """Somebody's hand with controls."""
        letters = self.discord.dms(user)
        if not letters:
            said = (await game.panel(user)).messages  # a person not yet told about closed direct messages is told too
            return next(one for one in said if one.button(to("step")) is not None)
        if letters[-1].button(to("step")) is None:  # update it by a press, as a person would
            await self.discord.press(user, letters[-1], to("hand"))
        return letters[-1]


class Puzzle(Evening):
    """The race of the day: a counted try, resigned after two moves, then practice; nobody else sees any of it."""

    people_there = 1

    async def step(self) -> bool:
        games = self.games()
        if not games or (len(games) == 1 and isinstance(games[0].table, EndedTable)):
            page = await self.discord.slash(self.host, "mundialito daily", self.channel)
            await self.discord.press(self.host, page.message, to("daily:race"))
            return True
        game = games[-1]
        if isinstance(game.table, EndedTable):
            return False
        if self.happened(game).count("Played") < 2:
            await game.type_action(self.host, game.table.match.legal()[0])
        else:
            asked = await self.discord.slash(self.host, "mundialito table", self.channel, action="resign")
            await self.discord.press(self.host, asked.message, to("resign"))
        return True


class Season(Evening):
    """Three people played three games last month, whose podium is posted."""

    people_there = 3
    #: An attempt without a confirmed outcome is repeated after a quarter of an hour (cogs/delivery/announcements.py).
    away = 16 * 60

    async def prepare(self) -> None:
        now = int(time.time() * 1000)
        then = season_start(season_of(now)) - 24 * 60 * 60 * 1000
        sitters = tuple(Sitter(user.id, place=place, turns=9) for place, user in enumerate(self.people, 1))
        with self.club.database.transaction() as base:
            for number in range(3):
                at, name = then + number, f"s{self.channel.id}"[:12] + f"{number}{self.channel.id % 997}"
                result = GameResult(name, "hedgehog", 1, self.guild.id, at, Ending.PLAYED, "tree", sitters)
                place = (self.guild.id, self.channel.id, Status.ENDED, at, at, at)
                head = TableHead(name, "hedgehog", 1, *place, seed=bytes(32))
                save_commit(base, Commit(head, 0, (Entry(at, "{}"),), result=result))
            plan_announcement(base, Announcement(self.guild.id, "podium", season_of(then), self.channel.id, now))

    async def step(self) -> bool:
        told = "SELECT count(*) FROM announcements WHERE guild_id = ? AND state = 'posted'"
        await self.discord.wait_for(lambda: self.club.read(told, self.guild.id)[0][0], what="the podium to be told")
        return False

    def games(self) -> list[Game]:
        return []
