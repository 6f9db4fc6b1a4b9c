"""People who play whole games while the bot's database comes and goes, and check that what they are told is true.

Room: tests/wire. May import `club`, `standin` and the bot's pure rooms (rules, words).
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence

import psycopg

from rules.table.table import Begun, Finished, Running, Table
from tests.waiting import PATIENCE
from tests.wire.club import SHORT_GAME, Club, Game, says

#: How soon a table can be read, and shows itself, once the database is back (seconds).
READABLE, SHOWN = PATIENCE, PATIENCE


class Players:
    """Pairs of people who play without a pause, each one game after the other; `whole` if all have to be finished."""

    def __init__(self, club: Club, *, whole: bool) -> None:
        self.club = club
        self.told: Counter[str] = Counter()
        #: All games, and how many events each has from its set-up.
        self.games: dict[Game, int] = {}
        #: Held while the database is away, so that no game is opened then.
        self.calm = asyncio.Lock()
        self._whole, self._ending = whole, False
        self._confirmed: Counter[int] = Counter()

    def __str__(self) -> str:
        return f"{self.finished} of {len(self.games)} games finished; {dict(sorted(self.told.items()))}"

    @property
    def finished(self) -> int:
        """How many games were played to their ends."""
        return sum(isinstance(game.table, Finished) for game in self.games)

    def end(self) -> None:
        """Begin no more games."""
        self._ending = True

    async def play(self, pair: int) -> None:
        """Play one game after the other, until it is time to end."""
        one, other = self.club.pair(str(pair))
        while not self._ending:
            async with self.calm:
                game = await self.club.duel(self.club.channel(f"g{pair}-{len(self.games)}"), one, other)
                self.games[game] = len(game.log)
            while isinstance(table := await saved(game), Running) and (self._whole or not self._ending):
                await self.act(pair, game, table, SHORT_GAME[len(table.match.log) - self.games[game]])

    async def act(self, pair: int, game: Game, before: Running, action: str) -> None:
        """Take one action, and check that what its player is told is true."""
        (person,) = before.awaited_persons
        mover = game.discord.world.users[person]
        said = await game.discord.slash(mover, "move", game.channel, action=action, table=game.id, settle=False)
        text = (await game.discord.settled(said, READABLE)).text
        made = log_of(await saved(game))[len(before.match.log) :]
        if text == says("trouble-archive"):
            self.told["refused"] += 1
            assert made == (), f"{action} was refused, but {made} was saved"
        elif text == says("trouble-unconfirmed"):
            self.told["unconfirmed, saved" if made else "unconfirmed, lost"] += 1
            assert made in ((), (action,)), f"{action} was taken once, but {made} was saved"
        else:
            self.told["confirmed"] += 1
            self._confirmed[pair] += 1
            assert made == (action,), f"{action} was answered with {text!r}, but {made} was saved"

    async def all_go_on(self, playing: Sequence[asyncio.Task[None]], seconds: float) -> float:
        """Wait until every pair that plays had an action confirmed; return how long that took (seconds)."""
        before, began = self._confirmed.copy(), time.monotonic()
        while any(not task.done() and self._confirmed[n] == before[n] for n, task in enumerate(playing)):
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() < began + seconds, f"not every table goes on: {self._confirmed - before}"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def assert_settled(self) -> None:
        """Check that each game has its actions and its result once, and is shown as it is saved."""
        for game, setup in self.games.items():
            await game.shown(SHOWN)
            played = list(game.log)[setup:]
            assert played == SHORT_GAME[: len(played)], f"{setup}: {played}"
        assert self.club.read("SELECT count(*) FROM results") == [(self.finished,)]


async def saved(game: Game) -> Table:
    """The table as it is saved, as soon as the database lets it be read."""
    deadline = time.monotonic() + READABLE
    while True:
        try:
            return game.table
        except psycopg.OperationalError:
            assert time.monotonic() < deadline, "the database is still away"
            await asyncio.sleep(0.05)


def log_of(table: Table) -> tuple[str, ...]:
    """The events of a table's game so far."""
    return table.match.log if isinstance(table, Begun) else ()
