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

from rules.table.table import Running
from tests.wire.club import Club, Game, open_club, seen, to
from tests.wire.standin import Answer, User

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
    panel = seen(await game.panel(game.mover))
    mover = game.mover
    return lambda: game.discord.press(mover, panel, to("do:end"), wait=False)


async def act(game: Game) -> Strike:
    """The mover takes the second action, which ends the turn too, by typing."""
    mover = game.mover
    return lambda: game.discord.slash(mover, game.channel, "move", action=SECOND, wait=False)


async def take_back(game: Game) -> Strike:
    """The mover takes the first action back: the same person's turn goes on, so the board is edited."""
    panel = seen(await game.panel(game.mover))
    mover = game.mover
    return lambda: game.discord.press(mover, panel, to("back"), wait=False)


async def resign(game: Game) -> Strike:
    """The mover gives up."""
    asked = await game.discord.slash(game.mover, game.channel, "mundialito resign")
    mover = game.mover
    return lambda: game.discord.press(mover, asked.message, to("resign"), wait=False)


async def offer(game: Game) -> Strike:
    """The mover offers a draw."""
    asked = await game.discord.slash(game.mover, game.channel, "mundialito draw")
    mover = game.mover
    return lambda: game.discord.press(mover, asked.message, to("offer"), wait=False)


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


@pytest.mark.parametrize(
    ("away", "moments"),
    [
        pytest.param(600, MOMENTS[2:9:3] + MOMENTS[5::6], id="ten minutes"),
        pytest.param(0, MOMENTS, id="a moment, and every moment", marks=pytest.mark.proof),
        pytest.param(600, MOMENTS, id="ten minutes, and every moment", marks=pytest.mark.proof),
    ],
)
async def test_killed_at_a_moment_every_table_goes_on_as_if_nothing_had_been(
    tmp_path: Path, away: int, moments: list[Moment]
) -> None:
    async with open_club(tmp_path) as club:
        scenes = await asyncio.gather(*(Scene.prepare(club, *numbered) for numbered in enumerate(moments)))
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
            if isinstance(scene.game.table, Running):
                first = scene.game.table.match.legal()[0]  # type: ignore[union-attr]
                await scene.game.press_action(scene.game.mover, first)
                assert scene.game.log[-1] == first


async def test_killed_in_the_lobby_at_a_rematch_and_while_the_computer_thinks(tmp_path: Path) -> None:
    async with open_club(tmp_path) as club:
        discord, channel, alice, bob = club.discord, club.channel("again"), club.alice, club.bob
        ended = await club.game(channel, alice, bob)
        asked = await discord.slash(alice, channel, "mundialito resign")
        await discord.press(alice, asked.message, to("resign"))
        await ended.shown()
        await club.game(channel, club.carol, bob)  # takes the place, so that the rematch needs a thread
        thinking = await club.lobby(club.channel("alone"), club.carol, computer="normal")
        await discord.wait_for(lambda: club.carol.id in thinking.table.awaited_persons, 20, "the computer to move")
        await thinking.shown()
        await thinking.press_action(club.carol, thinking.table.match.legal()[0])  # type: ignore[union-attr]
        joined = await club.lobby(club.channel("join"), *club.pair("join"))
        guest = discord.world.users[joined.table.invited[0]]

        opened = []
        for number, after in enumerate((False, True)):
            ana, ben = club.pair(f"lobby {number}")
            place = club.channel(f"lobby-{number}")
            hold = discord.hold("POST", rf"/channels/{place.id}/messages$", after=after)
            said = await discord.slash(ana, place, "mundialito play", opponent=ben)
            await hold.wait_reached()
            opened.append((Game(club, place, re.search(r"`(\w+)`", said.text)[1]), ben))  # type: ignore[index]
        await discord.press(alice, ended.board, to("rematch"))
        hold = discord.hold("POST", r"/threads$")
        await discord.press(bob, ended.board, to("rematch"), wait=False)
        await hold.wait_reached()
        hold = discord.hold("POST", "/callback$")
        await discord.press(guest, joined.board, to("join"), wait=False)
        await hold.wait_reached()
        hold.times = 0
        called = len(thinking.pings)
        await discord.slash(club.carol, thinking.channel, "move", action="end", wait=False)
        await discord.wait_for(lambda: "end" in thinking.log, 5, "the turn to end")
        await club.crash()
        assert ended.table.rematch_table is None
        await club.bot.start()

        for game, ben in opened:
            await game.shown()
            assert game.pings == [ben.name]
            await discord.press(ben, game.board, to("join"))
            await game.shown()
            assert isinstance(game.table, Running)
        await joined.shown()
        assert isinstance(joined.table, Running)
        late = await discord.press(guest, joined.board, custom_id=f"m1:{joined.id}:1:join:", force=True)
        assert late.ephemeral
        await discord.wait_for(lambda: club.carol.id in thinking.table.awaited_persons, 20, "the computer to move")
        await thinking.shown()
        assert len(thinking.pings) == called, "after the computer nobody is called who was called before"
        for user in (bob, alice):  # the rematch that the crash has cut short is made by the next press
            again = await discord.press(user, await ended.shown(), to("rematch"), settle=True)
        assert str(ended.table.rematch_table) in "".join(b.custom_id or "" for b in seen(again).buttons) + again.text
        (thread,) = discord.threads(channel)
        await Game(club, thread, ended.table.rematch_table or "").shown()


@pytest.mark.proof
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
