"""An evening that somebody follows from outside.

Room: tests/wire/evenings. May import `evening`, `club` and the bot's pure rooms.
"""

from __future__ import annotations

from rules.table.table import EndedTable
from rules.table.table import Lobby as AtLobby
from tests.wire.club import to
from tests.wire.evenings.evening import PATIENCE, Evening


class Followed(Evening):
    """Two people begin a game, a third follows it, and one of the two resigns: the follower gets one message."""

    people_there = 3

    async def step(self) -> bool:
        games, (ana, ben, cleo) = self.games(), self.people
        if not games:
            await self.discord.slash(ana, "mundialito play", self.channel, opponent=ben)
            return True
        (game,) = games
        if isinstance(game.table, EndedTable):
            await self.discord.wait_for(lambda: game.waiting() == 0, PATIENCE, "the follower to be told")
            return False
        if isinstance(game.table, AtLobby):
            await self.tap(game, ben, "join")
        elif not self.club.read("SELECT 1 FROM follows WHERE table_id = ? AND person_id = ?", game.id, cleo.id):
            more = await self.discord.press(cleo, game.board, to("more"))
            await self.discord.press(cleo, more.message, to("follow"))
        else:
            asked = await self.discord.slash(ana, "mundialito table", self.channel, action="resign")
            await self.discord.press(ana, asked.message, to("resign"))
        return True
