"""Hidden hands over the wire: one direct message a table, one notification a turn, whatever fails."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules import GAMES
from rules.table.table import Lobby, Running
from testbed.controls import press_in_lobby
from testbed.process import BotProcess
from testbed.standin import Message, User
from tests.bot.cards import SNAP
from tests.wire.bots import CARDS
from tests.wire.club import Club, Game, open_club, says, seen, to

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def snap_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SNAP.about.key, SNAP)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(tmp_path_factory.mktemp("hands"), process=BotProcess, script=CARDS) as club:
        yield club


class Cards:
    """Two people in a channel who open a table, start, and each play a card from direct messages."""

    def __init__(self, club: Club, name: str) -> None:
        self.club, self.discord = club, club.discord
        self.host, self.guest = club.pair(name)
        self.channel = club.channel(name)

    async def spend(self) -> None:
        """Play the whole evening."""
        while await self.step():
            pass

    def game(self) -> Game | None:
        """The table of this channel."""
        rows = self.club.read("SELECT id FROM tables WHERE channel_id = ?", self.channel.id)
        return Game(self.club, self.channel, rows[0][0]) if rows else None

    def letters(self, user: User) -> list[Message]:
        """The direct messages that still exist."""
        return self.discord.dms(user)

    async def step(self) -> bool:
        """Do what is to be done next; False when the evening is over."""
        game = self.game()
        if game is None:
            await self.discord.slash(self.host, "mundialito play", self.channel, options={"game": "snap"})
            return True
        await game.shown()
        if isinstance(game.table, Lobby):
            joined = len(game.table.seats) == 2
            who, verb = (self.host, "start") if joined else (self.guest, "join")
            await press_in_lobby(self.discord, who, game.board, verb)
        elif len(game.log) < 3:
            await self.play(game, game.mover)
        else:
            return False
        return True

    async def play(self, game: Game, user: User) -> None:
        """Play the first card from the direct message."""
        (letter,) = self.letters(user)
        if not letter.selects:  # update it by a press, as a person would
            await self.discord.press(user, letter, to("hand"))
        if letter.button(to("do:")) is None and "play" in letter.selects[0].labels:
            await self.discord.pick(user, letter, to("pick"), "play")
        if letter.button(to("do:")) is None:
            await self.discord.pick(user, letter, to("pick"), letter.selects[0].labels[0])
        await self.discord.press(user, letter, to("do:"))

    def assert_as_ever(self) -> None:
        """Check for two cards played, one message each with the present hand, and the usual notifications."""
        game = self.game()
        assert game is not None
        assert len(game.log) == 3
        first, second = game.mover, game.other
        for user, texts in (
            (first, says("panel-turn", side="none")),
            (second, says("panel-waiting", awaited=first.name)),
        ):
            (letter,) = self.letters(user)
            assert game.channel.mention in letter.text
            assert texts in letter.text
            assert letter.image is not None
            assert letter.alt
            hand = game.table.match.view(game.table.seat_of(user.id))["hand"] if game.table.match else ()
            assert ", ".join(map(str, hand)) in str(letter.alt)
        assert self.club.rings(first) == (3 if first is self.guest else 2)  # welcome, start unless the own, turn
        assert self.club.rings(second) == 2
        assert game.pings == []


async def test_hands_arrive_notify_once_a_turn_and_can_be_played_from(club: Club) -> None:
    evening = Cards(club, "calm")
    await evening.spend()
    await club.discord.quiet()
    evening.assert_as_ever()
    game = evening.game()
    assert game is not None
    asked = await club.discord.slash(game.mover, "hand", club.discord.dm_channel(game.mover))
    assert not asked.ephemeral
    only = lambda: evening.letters(game.mover) == [asked.message]  # noqa: E731  it is the hand from now on
    await club.discord.wait_for(only, what="the hand before to be taken away")
    before = game.mover
    await evening.play(game, game.mover)
    await game.shown()
    (letter,) = evening.letters(before)
    assert says("panel-waiting", awaited=game.mover.name) in letter.text


@pytest.mark.parametrize("code", [50007, 50278])
async def test_with_closed_direct_messages_a_person_is_told_why_and_the_board_mentions_them(
    club: Club, code: int
) -> None:
    evening, discord = Cards(club, f"closed {code}"), club.discord
    for user in (evening.host, evening.guest):
        discord.close_dms(user, code)

    def is_told(user: User) -> bool:
        return any(says("hand-closed") in one.text for one in discord.whispers(user))

    await discord.slash(evening.host, "mundialito play", evening.channel, options={"game": "snap"})
    await discord.wait_for(lambda: is_told(evening.host), what="the host to be told")
    game = evening.game()
    assert game is not None
    await discord.press(evening.guest, await game.shown(), to("join"))
    await discord.wait_for(lambda: is_told(evening.guest), what="the guest to be told")
    await press_in_lobby(discord, evening.host, await game.shown(), "start")
    await game.shown()
    for _ in range(2):
        mover = game.mover
        panel = seen(await game.panel(mover))
        await discord.pick(mover, panel, to("pick"), "play")
        await discord.pick(mover, panel, to("pick"), panel.selects[0].labels[0])
        await discord.press(mover, panel, to("do:"))
        await game.shown()
        assert game.pings[-1] == game.mover.name
    assert not evening.letters(evening.host)
    assert not evening.letters(evening.guest)
    discord.open_dms(game.mover)
    await game.panel(game.mover)
    await discord.wait_for(lambda: evening.letters(game.mover), what="a hand where the door was opened")


@pytest.mark.proof
async def test_sixteen_hands_stay_within_the_limits(club: Club) -> None:
    discord, evening = club.discord, Cards(club, "sixteen")
    people = [evening.host, evening.guest, *(user for number in range(7) for user in club.pair(f"more {number}"))]
    assert len(people) == 16
    await evening.step()
    game = evening.game()
    assert game is not None
    for user in people[1:]:
        await discord.press(user, await game.shown(), to("join"))
    await game.shown()
    assert isinstance(game.table, Running)
    match = game.table.match
    for user in people:
        (letter,) = evening.letters(user)
        hand = match.view(game.table.seat_of(user.id))["hand"]
        assert ", ".join(map(str, hand)) in str(letter.alt)
    assert discord.busiest_second() <= 50
