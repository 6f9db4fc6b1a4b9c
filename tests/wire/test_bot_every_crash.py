"""A short game, killed at each single request of the bot, before Discord acts on it and after; then people go on.

Whatever the moment, the end is that of the game which nothing interrupted: the same events, one board a table, and
everybody called exactly as often.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.table.table import Phase
from tests.wire import User
from tests.wire.club import Game, open_club, to
from tests.wire.evening import Evening, killed_at_each_request

LOG = ("setup 231132", "setup 231132", "ball c2", "ball d5", "*e6", "end")
MOST_REQUESTS = 60


class Rematch(Evening):
    """Two people who play a short game and begin another."""

    def games(self) -> list[Game]:
        """The tables of this channel, the oldest first."""
        rows = self.club.read("SELECT id FROM tables WHERE channel_id = ? ORDER BY created_at", self.channel.id)
        return [Game(self.club, self.channel, table_id) for (table_id,) in rows]

    async def step(self) -> bool:
        """What is to be done next; False when the evening is over."""
        discord, games = self.discord, self.games()
        for game in games:
            await game.shown()
        if len(games) > 1 and games[0].table.rematch_table is not None:
            return False
        if not games:
            await discord.slash(self.host, self.channel, "mundialito play", opponent=self.guest)
            return True
        game, table = games[0], games[0].table
        if table.phase is Phase.LOBBY:
            await discord.press(self.guest, game.board, to("join"))
        elif table.phase is Phase.ENDED:
            asks = next((u for u in (self.host, self.guest) if u.id not in table.rematch), self.guest)
            await discord.press(asks, game.board, to("rematch"), settle=True)
        elif table.offer is not None:
            asked = await discord.press(game.mover, game.board, to("drawask"))
            await discord.press(game.mover, asked.message, to("drawyes"))
        elif len(game.log) == 4:
            await game.press_action(game.mover, "*e6")
        elif len(game.log) == 5:
            await game.type_action(game.mover, "end")
        else:
            asked = await discord.slash(game.other, self.channel, "mundialito draw")
            await discord.press(game.other, asked.message, to("offer"))
        return True

    def assert_as_ever(self) -> None:
        """One game drawn and one begun, nothing lost and nothing twice."""
        first, second = self.games()
        assert (first.log, second.log) == (LOG, LOG[:4])
        assert first.table.rematch_table == second.id
        assert len(self.discord.messages(self.channel)) == 2
        calls: list[User] = [self.guest]
        calls += [first.user(1)] if first.user(1) is not self.guest else []
        calls += [first.user(0), first.user(0)]
        calls += [second.user(1)] if second.user(1) is not self.guest else []
        assert first.pings == [user.name for user in calls]


@pytest.mark.proof
@pytest.mark.parametrize("after", [False, True], ids=["before it acts", "after it acted"])
async def test_killed_at_each_request_of_a_game_the_end_is_the_same(tmp_path: Path, after: bool) -> None:
    async with open_club(tmp_path) as club:
        await killed_at_each_request(club, Rematch, MOST_REQUESTS, after=after)
