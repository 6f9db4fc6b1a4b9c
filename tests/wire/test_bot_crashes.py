"""SIGKILL in mid-game at many moments: nothing is lost, nothing is applied twice, one board a table, everybody is
called once, and the same buttons work after the start.

Each moment is a request of the bot that Discord holds, before or after it acted, in a channel of its own; then the
bot is killed once for all of them.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.table.table import Phase
from tests.wire import Answer, User
from tests.wire.club import Club, Game, open_club

FIRST, SECOND = "*e6", "f6-f5"
Strike = Callable[[], Awaitable[Answer]]


@dataclass(frozen=True)
class Moment:
    """Where to stop the bot: the request, whether Discord has acted on it, and the deed that leads there: it prepares
    something and gives the last step.

    `log` is what must be saved then and `calls` who must be called for it, once: the mover or the other.
    """

    name: str
    request: tuple[str, str]
    after: bool
    deed: Callable[[Game], Awaitable[Strike]]
    log: tuple[str, ...]
    calls: tuple[str, ...] = ()


async def end(game: Game) -> Strike:
    """The mover ends the turn on an open panel."""
    panel = (await game.panel(game.mover)).message
    mover = game.mover
    return lambda: game.discord.press(mover, panel, "End turn", wait=False)


async def act(game: Game) -> Strike:
    """The mover takes the second action, which ends the turn too, by typing."""
    mover = game.mover
    return lambda: game.discord.slash(mover, game.channel, "move", action=SECOND, wait=False)


async def take_back(game: Game) -> Strike:
    """The mover takes the first action back: the same person's turn goes on, so the board is edited."""
    panel = (await game.panel(game.mover)).message
    mover = game.mover
    return lambda: game.discord.press(mover, panel, "Take back", wait=False)


async def resign(game: Game) -> Strike:
    """The mover gives up."""
    asked = await game.discord.slash(game.mover, game.channel, "mundialito resign")
    mover = game.mover
    return lambda: game.discord.press(mover, asked.message, "Yes, I give up", wait=False)


async def offer(game: Game) -> Strike:
    """The mover offers a draw."""
    asked = await game.discord.slash(game.mover, game.channel, "mundialito draw")
    mover = game.mover
    return lambda: game.discord.press(mover, asked.message, "Yes, offer a draw", wait=False)


CALLBACK = ("POST", r"/callback$")
POST, DELETE = ("POST", r"/channels/{}/messages$"), ("DELETE", r"/channels/{}/messages/\d+$")
EDIT, LOOK = ("PATCH", r"/channels/{}/messages/\d+$"), ("GET", r"/channels/{}$")
ENDED, ACTED, BACK = (FIRST, "end"), (FIRST, SECOND), ()
MOMENTS = [
    Moment(f"{name}, {'after' if after else 'before'}", request, after, deed, log, calls)
    for name, request, deed, log, calls in (
        ("answering a press", CALLBACK, end, ENDED, ("other",)),
        ("answering a command", CALLBACK, act, ACTED, ("other",)),
        ("posting the board", POST, end, ENDED, ("other",)),
        ("taking the old board away", DELETE, act, ACTED, ("other",)),
        ("looking whether the board is last", LOOK, take_back, BACK, ()),
        ("editing the board", EDIT, take_back, BACK, ()),
        ("showing the end", EDIT, resign, (FIRST,), ()),
        ("asking about a draw", POST, offer, (FIRST,), ("other",)),
    )
    for after in (False, True)
]


@dataclass
class Scene:
    """A table on which a moment is prepared; `called` were called before it."""

    moment: Moment
    game: Game
    people: dict[str, User]
    called: list[str]
    strike: Strike

    @classmethod
    async def prepare(cls, club: Club, number: int, moment: Moment) -> Scene:
        """A table of its own, just before the deed."""
        game = await club.game(club.channel(f"c{number}"), *club.pair(str(number)))
        people = {"mover": game.mover, "other": game.other}
        await game.type_action(game.mover, FIRST)
        await game.shown()
        strike = await moment.deed(game)
        return cls(moment, game, people, game.pings, strike)

    async def freeze(self) -> None:
        """Do the deed and leave the bot at the moment."""
        method, pattern = self.moment.request
        hold = self.game.discord.hold(method, pattern.format(self.game.channel.id), after=self.moment.after)
        await self.strike()
        await hold.wait_reached()
        hold.times = 0

    def assert_called_once(self) -> None:
        """Whoever had to be called was called, and once."""
        called = [*self.called, *(self.people[who].name for who in self.moment.calls)]
        assert self.game.pings == called, self.moment.name


@pytest.mark.parametrize("away", [0, 600], ids=["at once", "ten minutes later"])
async def test_killed_at_sixteen_moments_every_table_goes_on_as_if_nothing_had_been(tmp_path: Path, away: int) -> None:
    async with open_club(tmp_path) as club:
        scenes = await asyncio.gather(*(Scene.prepare(club, *numbered) for numbered in enumerate(MOMENTS)))
        for scene in scenes:
            await scene.freeze()
        await club.crash(away=away)
        before = {scene.game.id: scene.game.table.number for scene in scenes}
        await club.bot.start()
        for scene in scenes:
            game = scene.game
            await game.shown()
            assert (game.log[4:], game.table.number) == (scene.moment.log, before[game.id]), scene.moment.name
        await club.discord.quiet(1.3)
        for scene in scenes:
            scene.assert_called_once()
            await scene.game.shown()
            if scene.game.table.phase is Phase.RUNNING:
                first = scene.game.table.match.legal()[0]  # type: ignore[union-attr]
                await scene.game.press_action(scene.game.mover, first)
                assert scene.game.log[-1] == first


async def test_killed_in_the_lobby_while_joining_and_while_the_computer_thinks(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord = club.discord
        opened = []
        for number, after in enumerate((False, True)):
            ana, ben = club.pair(f"lobby {number}")
            channel = club.channel(f"lobby-{number}")
            hold = discord.hold("POST", rf"/channels/{channel.id}/messages$", after=after)
            said = await discord.slash(ana, channel, "mundialito play", opponent=ben)
            await hold.wait_reached()
            opened.append((Game(club, channel, re.search(r"`(\w+)`", said.text)[1]), ben))  # type: ignore[index]
        joined = await club.lobby(club.channel("join"), *club.pair("join"))
        hold = discord.hold("POST", "/callback$")
        guest = discord.world.users[joined.table.invited[0]]
        await discord.press(guest, joined.board, "Join", wait=False)
        await hold.wait_reached()
        hold.times = 0
        thinking = []
        for number in range(3):
            ana, _ = club.pair(f"alone {number}")
            game = await club.lobby(club.channel(f"alone-{number}"), ana, computer="hard")
            await discord.wait_for(lambda: ana.id in game.table.awaited_persons, 20, "the computer to move")  # noqa: B023
            await game.shown()
            await game.press_action(ana, game.table.match.legal()[0])  # type: ignore[union-attr]
            thinking.append((game, ana, len(game.pings)))
        for game, ana, _ in thinking:
            await discord.slash(ana, game.channel, "move", action="end", wait=False)
        await discord.wait_for(lambda: all(game.log[-1] == "end" for game, _, _ in thinking), 5, "the turns to end")
        await club.crash()
        await club.bot.start()
        for game, ben in opened:
            await game.shown()
            assert game.pings == [ben.name]
            await discord.press(ben, game.board, "Join")
            await game.shown()
            assert game.table.phase is Phase.RUNNING
        await joined.shown()
        assert joined.table.phase is Phase.RUNNING
        assert (
            "already"
            in (await discord.press(guest, joined.board, custom_id=f"m1:{joined.id}:1:join:", force=True)).text
        )
        for game, ana, called in thinking:
            await discord.wait_for(lambda: ana.id in game.table.awaited_persons, 20, "the computer to move")  # noqa: B023
            await game.shown()
            assert game.pings[called:] == [ana.name]


async def test_killed_while_a_thread_is_made_nothing_was_said_and_it_works_again(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord, channel = club.discord, club.channel("threads")
        for after in (False, True):
            hold = discord.hold("POST", r"/threads$", after=after)
            said = await discord.slash(club.alice, channel, "mundialito play", opponent=club.bob, where="thread")
            await hold.wait_reached()
            await club.crash()
            assert said.deferred
            assert club.read("SELECT id FROM tables") == []
            await club.bot.start()
        said = await discord.slash(
            club.alice, channel, "mundialito play", opponent=club.bob, where="thread", settle=True
        )
        (table_id,) = re.findall(r"table `(\w+)`|$", said.text)[:1] or [""]
        thread = discord.threads(channel)[-1]
        assert thread.mention in said.text
        await Game(club, thread, club.read("SELECT id FROM tables")[0][0]).shown()
        assert table_id


async def test_a_rematch_that_a_crash_has_cut_short_is_made_by_the_next_press(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord, channel, alice, bob = club.discord, club.channel("again"), club.alice, club.bob
        game = await club.game(channel, alice, bob)
        await discord.slash(alice, channel, "mundialito resign")
        asked = discord.whispers(alice, channel)[-1]
        await discord.press(alice, asked, "Yes, I give up")
        await game.shown()
        await club.game(channel, club.carol, bob)  # takes the place, so that the rematch needs a thread
        await discord.press(alice, game.board, "Rematch")
        hold = discord.hold("POST", r"/threads$")
        await discord.press(bob, game.board, "Rematch", wait=False)
        await hold.wait_reached()
        await club.crash()
        assert game.table.rematch_table is None
        await club.bot.start()
        for user in (bob, alice):
            again = await discord.press(user, await game.shown(), lambda b: b.label.startswith("Rematch"), settle=True)
        assert game.table.rematch_table in again.text
        (thread,) = discord.threads(channel)
        await Game(club, thread, game.table.rematch_table or "").shown()
        assert club.read("SELECT count(*) FROM tables") == [(3,)]
