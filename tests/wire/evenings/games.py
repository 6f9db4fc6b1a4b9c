"""Evenings that start with a new table and are played by pressing, by typing and with second thoughts.

Room: tests/wire/evenings. May import `evening`, `club` and the bot's pure rooms.
"""

from __future__ import annotations

from rules.table.table import EndedTable, Finished
from rules.table.table import Lobby as AtLobby
from tests.wire.club import Game, to
from tests.wire.evenings.evening import Evening


class Mundialito(Evening):
    """Two people press, undo, type, ask to undo a turn in vain, agree on a draw and start a rematch."""

    async def step(self) -> bool:
        games = self.games()
        if not games:
            await self.discord.slash(self.host, "mundialito play", self.channel, opponent=self.people[1])
            return True
        game = games[0]
        if len(games) > 1 and isinstance(game.table, Finished) and game.table.rematch_table is not None:
            return False
        if isinstance(game.table, AtLobby):
            await self.gather(game)
        elif isinstance(game.table, EndedTable):
            asks = next((one for one in self.people if one.id not in game.table.rematch), self.people[-1])
            await self.discord.press(asks, game.board, to("rematch"))
        else:
            await self.turn(game)
        return True

    async def turn(self, game: Game) -> None:
        """Do what comes next in the game."""
        back = "WentBack" in self.happened(game)
        if game.table.offer is not None:
            asked = await self.discord.press(game.mover, game.board, to("drawask"))
            await self.discord.press(game.mover, asked.message, to("drawyes"))
        elif len(game.log) == 4 and not back:
            await game.press_action(game.mover, "*e6")
        elif len(game.log) == 5 and not back:
            await self.discord.slash(game.mover, "mundialito table", self.channel, action="undo")
        elif game.table.undo is not None:
            await self.tap(game, game.mover, "undono")
        elif len(game.log) == 6:
            await game.type_action(game.mover, game.table.match.legal()[0])
        elif len(game.log) == 7 and "UndoAsked" not in self.happened(game):
            await self.discord.slash(game.other, "mundialito table", self.channel, action="undo")
        elif len(game.log) < 6:
            await game.type_action(game.mover, "*e6" if len(game.log) == 4 else "end")
        else:
            asked = await self.discord.slash(game.other, "mundialito table", self.channel, action="draw")
            await self.discord.press(game.other, asked.message, to("offer"))


class Hedgehog(Evening):
    """Three people race; one moves twice in a turn, one resigns in the middle of it, then the others resign too."""

    people_there = 3

    async def step(self) -> bool:
        games = self.games()
        if not games:
            options = {"game": "hedgehog"}
            await self.discord.slash(self.host, "mundialito play", self.channel, options=options)
            return True
        (game,) = games
        if isinstance(game.table, EndedTable):
            return False
        if isinstance(game.table, AtLobby):
            await self.gather(game)
        elif self.happened(game).count("Played") < 3:
            await self.do(game, game.table.match.legal()[0])
        else:
            leaver = next(user for user in self.people[::-1] if user.id in game.table.players)
            asked = await self.discord.slash(leaver, "mundialito table", self.channel, action="resign")
            await self.discord.press(leaver, asked.message, to("resign"))
        return True
