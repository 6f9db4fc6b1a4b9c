"""SIGKILL in the middle of a turn of several moves: the points that are left and the pieces are where they were, the
turn goes on with the same buttons, and nothing happens or is told twice.

Each moment has a race in a channel of its own; the bot is killed once for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.hedgehog.view import View
from rules.table.table import Running
from tests.wire.club import Club, Game, open_club, seen, to
from tests.wire.standin import Message, User

#: The pawn's steps that cost one point.
STEPS = ("P+1", "P-1")
#: What a new turn must have rolled, so that two moves leave points.
LEAST = 4
CALLBACK, EDIT = r"/callback$", r"/channels/{}/messages/\d+$"
MOMENTS = {
    "between two moves": None,
    "answering the second move, before": ("POST", CALLBACK, False),
    "answering the second move, after": ("POST", CALLBACK, True),
    "showing the second move, before": ("PATCH", EDIT, False),
    "showing the second move, after": ("PATCH", EDIT, True),
}


def view(game: Game) -> View:
    """The race as it is on disk."""
    found = game.table.match.view(None)
    assert isinstance(found, View)
    return found


def step(game: Game) -> str | None:
    """A move that costs one point."""
    return next((way.notation for way in view(game).moves if way.notation in STEPS), None)


@dataclass
class Scene:
    """A race stopped after the first move, or in the second move, of the mover's turn; and how it was just before."""

    name: str
    game: Game
    mover: User
    log: tuple[str, ...]
    left: int
    calls: list[str]

    @classmethod
    async def prepare(cls, club: Club, number: int, name: str) -> Scene:
        """A race of two; whoever throws four or more moves the pawn by one space and, for some moments, once more."""
        ana, ben = club.pair(f"race {number}")
        game = await club.lobby(club.channel(f"r{number}"), ana, ben, game="hedgehog")
        await club.discord.press(ben, game.board, to("join"))
        await game.shown()
        await club.discord.press(ana, game.board, to("start"))
        await game.shown()
        for _ in range(60):
            if view(game).rolled == view(game).points_left >= LEAST and step(game):
                break
            legal = [way.notation for way in view(game).moves if not view(game).done]
            await game.type_action(game.mover, legal[0] if legal else "end")
        mover = game.mover
        await game.type_action(mover, step(game) or "")
        await game.shown()
        scene = cls(name, game, mover, game.log, view(game).points_left, game.pings)
        assert len(view(game).done) == 1
        return scene

    async def freeze(self) -> None:
        """Make the second move and leave the bot at the moment."""
        moment = MOMENTS[self.name]
        if moment is None:
            return
        method, pattern, after = moment
        text = step(self.game)
        assert text is not None
        hold = self.game.discord.hold(method, pattern.format(self.game.channel.id), after=after)
        await self.game.discord.slash(self.mover, self.game.channel, "move", action=text, wait=False)
        await hold.wait_reached()
        hold.times = 0
        self.log, self.left = (*self.log, text), self.left - 1

    async def assert_as_before(self) -> None:
        """Everything is as it was saved, and people see that."""
        board = await self.game.shown()
        now = view(self.game)
        assert (self.game.log, now.points_left) == (self.log, self.left), self.name
        assert self.game.mover is self.mover
        assert self.left > 1
        assert f"{self.left} points left" in board.text, self.name
        assert f"{self.left} points left" in (board.alt or "")
        assert [trace.notation for trace in now.done] == list(self.log[-len(now.done) :])

    async def go_on(self) -> None:
        """The mover makes one more move by the fingers, and ends the turn if anything is left."""
        panel = seen(await self.game.panel(self.mover))
        assert f"{self.left} points" in panel.text
        await self.game.discord.press(self.mover, panel, await self._way(panel), settle=True)
        if isinstance(self.game.table, Running) and self.game.mover is self.mover and view(self.game).done:
            await self.game.type_action(self.mover, "end")
        await self.game.shown()
        assert self.game.log[: len(self.log)] == self.log
        assert self.game.log[len(self.log)].startswith("P"), self.name
        assert not view(self.game).done

    async def _way(self, panel: Message) -> str:
        """The custom id of a way of the pawn, which is chosen first where other pieces can move too."""
        if panel.button(to("do:P")) is None:
            await self.game.discord.press(self.mover, panel, to("step:P"), settle=True)
        found = panel.button(to("do:P"))
        assert found is not None, [button.custom_id for button in panel.buttons]
        return str(found.custom_id)


@pytest.mark.parametrize("away", [0, pytest.param(600, marks=pytest.mark.proof)])
async def test_killed_in_mid_turn_a_race_goes_on_with_the_points_that_were_left(tmp_path: Path, away: int) -> None:
    async with open_club(tmp_path) as club:
        scenes = [await Scene.prepare(club, *numbered) for numbered in enumerate(MOMENTS)]
        for scene in scenes:
            await scene.freeze()
        saved = [view(scene.game) for scene in scenes]
        await club.crash(away=away)
        await club.bot.start()
        for scene, before in zip(scenes, saved, strict=True):
            await scene.assert_as_before()
            assert view(scene.game) == before
        await club.discord.quiet(1.3)
        for scene in scenes:
            assert scene.game.pings == scene.calls, f"{scene.name}: nobody is called again in the same turn"
            await scene.go_on()
