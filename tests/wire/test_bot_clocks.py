"""Timers: reminders, votes, the whistle, expiry and idle end come in time, after any restart."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rules.table.table import Ended, Running
from tests.wire.bots import LATE
from tests.wire.club import Club, Game, open_club, says, to
from tests.wire.standin import Permission

MINUTE, DAY = 60, 24 * 3600


class Clocks:
    """Puts the bot's and Discord's clocks on together, across a SIGKILL."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.ahead = 0.0

    async def later(self, seconds: float, *, start: bool = True) -> None:
        """Let this much time pass, and start the bot again, unless the test does that."""
        self.ahead += seconds
        self.club.bot.environment["CLOCK_AHEAD"] = str(self.ahead)
        await self.club.crash(away=seconds)
        if start:
            await self.club.bot.start()


@asynccontextmanager
async def clocks(folder: Path) -> AsyncIterator[Clocks]:
    async with open_club(folder, script=LATE) as club:
        yield Clocks(club)


async def settled(*games: Game) -> None:
    """Wait until every board shows its table and nothing more comes."""
    for game in games:
        await game.shown()
    await games[0].discord.quiet(1.3)


async def test_a_live_game_reminds_asks_the_others_and_lets_a_computer_take_over(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        game = await club.duel(club.channel("away"), *club.pair("away"))
        patient = await club.duel(club.channel("patient"), *club.pair("patient"))
        lobby = await club.lobby(club.channel("lobby"), *club.pair("lobby"))
        whistle = await club.duel(club.channel("whistle"), *club.pair("whistle"), options="match=yes")
        mover, other, called = game.mover, game.other, game.pings

        await time.later(6 * MINUTE)
        await settled(game, lobby)
        assert game.pings == [*called, mover.name]
        assert says("board-reminder", next="vote", others=1, when="@").split("@")[0] in game.board.text
        await time.later(10 * MINUTE)
        await settled(game, patient)
        assert game.pings == [*called, mover.name, other.name]
        assert game.board.button(to("vote:wait"))
        only_other = says("refusal-not-asked", person=str(other.id), others=0)
        assert only_other in (await discord.press(mover, game.board, to("vote:computer"))).text
        assert game.table.vote is not None
        await discord.press(other, game.board, to("vote:computer"))
        await discord.wait_for(lambda: game.table.awaited_persons == (other.id,), 15, "the computer to move")
        await settled(game)
        assert game.pings == [*called, mover.name, other.name, other.name]
        back = await discord.press(mover, game.board, to("panel"))
        await discord.press(mover, back.message, to("return"))
        assert game.table.players == game.table.persons

        await time.later(16 * MINUTE)
        await settled(lobby, whistle, patient)
        assert (patient.table.vote, type(patient.table)) == (None, Running)
        assert isinstance(lobby.table, Ended)
        assert lobby.board.button(to("join")) is None
        assert isinstance(whistle.table, Ended)
        assert whistle.log[-1] == "whistle"
        assert whistle.table.result.draw


@pytest.mark.proof
async def test_an_old_board_is_posted_again_and_a_forgotten_game_ends(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        game = await club.duel(club.channel("slow"), *club.pair("slow"), pace="slow")
        await time.later(2 * 3600)
        old, called = await game.shown(), game.pings
        edits = len(old.revisions)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        assert (game.board is old, old.deleted, len(old.revisions)) == (False, True, edits)
        assert game.pings == called
        await time.later(1 * DAY)
        await settled(game)
        assert game.pings == [*called, game.mover.name]
        await time.later(14 * DAY)
        await settled(game)
        assert isinstance(game.table, Ended)
        said = await discord.press(game.user(0), game.board, to("replay"))
        assert said.message.attachments


async def test_a_closed_lobbys_thread_is_removed_after_a_minute(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        plain, managed, used = (club.channel(name) for name in ("plain", "managed", "used"))
        discord.set_permissions(managed, None, allow=Permission.MANAGE_THREADS)
        threads = []
        for channel in (plain, managed, used):
            said = await discord.slash(
                club.ana, "mundialito play", channel, game="mundialito", where="thread", settle=True
            )
            (thread,) = discord.threads(channel)
            game = Game(club, thread, re.search(r"`(\w+)`", said.text)[1])  # type: ignore[index]
            if channel is used:
                await discord.say(club.ben, thread, "I'd like to play")
            closed = await discord.press(club.ana, await game.shown(), to("cancel"), settle=True)
            assert closed.text == says("done-leaving")
            planned = "SELECT state FROM outbox WHERE kind = 'thread' AND table_id = ?"
            await discord.wait_for(lambda: club.read(planned, game.id), 5, "the end of the thread to be planned")  # noqa: B023
            assert says("lobby-leaving") in game.board.text
            threads.append(thread)
        assert not any(thread.archived or thread.deleted for thread in threads)
        await time.later(MINUTE + 5)
        empty, gone, kept = threads
        await discord.wait_for(lambda: empty.archived and gone.deleted, 10, "the threads to go")
        await discord.wait_for(lambda: not discord.messages(managed), 5, "the notice of the thread to go too")
        waiting = "SELECT * FROM outbox WHERE state = 'waiting'"
        await discord.wait_for(lambda: not club.read(waiting), 15, "all threads to be looked at")
        assert not kept.archived
        assert not kept.deleted
