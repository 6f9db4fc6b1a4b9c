"""SIGKILL in the middle of a cup: hands, tiles and dice are as they were, everybody has one hand, and the cup goes on.

Each moment has a cup in a channel of its own; the bot is killed once for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.table.table import Running
from tests.wire.club import Club, Game, open_club, says, to
from tests.wire.standin import Message, User

CALLBACK, EDIT = r"/callback$", r"/channels/{}/messages/\d+$"
#: Where the bot is stopped in the last tap of a turn; None: between two turns. How many turns have been taken.
MOMENTS = {
    "set-up dealt": (None, 0),
    "answering a card, before": (("POST", CALLBACK, False), 1),
    "answering a card, after": (("POST", CALLBACK, True), 2),
    "showing a card, before": (("PATCH", EDIT, False), 3),
    "showing a card, after": (("PATCH", EDIT, True), 1),
}


def hand_of(club: Club, user: User) -> Message:
    """The one direct message to somebody."""
    (letter,) = club.discord.dms(user)
    return letter


@dataclass
class Scene:
    """A cup of two, stopped."""

    name: str
    game: Game
    log: tuple[str, ...]

    @classmethod
    async def prepare(cls, club: Club, number: int, name: str) -> Scene:
        """A cup of 1930 in which so many turns have been taken by message."""
        ana, ben = club.pair(f"cup {number}")
        game = await club.lobby(club.channel(f"c{number}"), ana, game="worldcup")
        await club.discord.press(ben, game.board, to("join"), settle=True)
        await game.shown()
        await club.discord.press(ana, game.board, to("start"))
        await game.shown()
        scene = cls(name, game, game.log)
        for _ in range(MOMENTS[name][1]):
            await scene.turn()
        return scene

    @property
    def club(self) -> Club:
        return self.game.club

    async def chosen(self, user: User) -> Message:
        """The awaited person's hand with a card thrown away, but for the last tap."""
        discord, letter = self.game.discord, hand_of(self.club, user)
        if letter.button(to("step")) is None:  # renewed by a press, as a person would
            await discord.press(user, letter, to("hand"), settle=True)
        if letter.button(to("do")) is None:
            await discord.press(user, letter, to("step"), settle=True)
        if letter.button(to("do")) is None:
            await discord.press(user, letter, to("step:x"), settle=True)
        return letter

    async def turn(self) -> None:
        """Whoever is awaited throws a card away."""
        mover = self.game.mover
        await self.game.discord.press(mover, await self.chosen(mover), to("do"), settle=True)
        await self.game.shown()
        assert len(self.game.log) == len(self.log) + 1
        self.log = self.game.log

    async def freeze(self) -> None:
        """Take one more turn and leave the bot at the moment."""
        moment, _ = MOMENTS[self.name]
        if moment is None:
            return
        method, pattern, after = moment
        mover = self.game.mover
        letter = await self.chosen(mover)
        hold = self.game.discord.hold(method, pattern.format(self.game.channel.id), after=after)
        await self.game.discord.press(mover, letter, to("do"), wait=False)
        await hold.wait_reached()
        hold.times = 0
        assert self.game.log[:-1] == self.log
        self.log = self.game.log

    async def assert_as_before(self) -> None:
        """What was saved stands, and each person has one hand: the own one."""
        await self.game.shown()
        assert self.game.log == self.log, self.name
        match, table = self.game.table.match, self.game.table
        for user in (self.game.mover, self.game.other):
            letter = hand_of(self.club, user)
            assert self.game.id in letter.text
            waits = says("panel-waiting", awaited=self.game.mover.name)
            assert (waits in letter.text) is (user is self.game.other), self.name
            assert match.view(table.seat_of(user.id)).hand is not None
            assert letter.alt
        assert self.game.pings == []


@pytest.mark.proof  # the stages and the calls of a deal tell the same in less time
async def test_killed_in_a_cup_everybody_has_one_hand_and_the_cup_goes_on(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        scenes = [await Scene.prepare(club, *numbered) for numbered in enumerate(MOMENTS)]
        for scene in scenes:
            await scene.freeze()
        views = [[scene.game.table.match.view(seat) for seat in (0, 1)] for scene in scenes if scene.game.table.match]
        await club.crash()
        await club.bot.start()
        for scene, before in zip(scenes, views, strict=True):
            await scene.assert_as_before()
            assert [scene.game.table.match.view(seat) for seat in (0, 1)] == before
        await club.discord.quiet(1.3)
        for scene in scenes:
            await scene.assert_as_before()
            assert isinstance(scene.game.table, Running)
            for _ in range(2):
                await scene.turn()
            await scene.assert_as_before()
