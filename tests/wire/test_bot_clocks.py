"""Timers: reminders, votes, the whistle, expiry and idle end come in time, and an outage is nobody's time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rules.table.table import EndedTable, Lobby, Running
from testbed.controls import press_in_lobby
from testbed.standin import Permission
from tests.wire.bots import LATE
from tests.wire.club import Club, Game, open_club, says, table_on, to

MINUTE, DAY = 60, 24 * 3600


class Clocks:
    """Puts the bot's and Discord's clocks on together, in this file."""

    def __init__(self, club: Club, file: Path) -> None:
        self.club, self._file = club, file
        self.ahead = 0.0

    def up(self, seconds: float) -> None:
        """Let this much time pass while the bot runs."""
        self._put_on(seconds)
        self.club.discord.advance(seconds)

    async def down(self, seconds: float, *, start: bool = True) -> None:
        """Let this much time pass after a SIGKILL, and start the bot again, unless the test does that."""
        await self.club.crash(away=seconds)
        self._put_on(seconds)
        last = self._heartbeat()
        if start:
            await self.club.bot.start()
            await self.club.discord.wait_for(lambda: self._heartbeat() != last, what="the bot to be there again")

    def _heartbeat(self) -> list[tuple[object, ...]]:
        return self.club.read("SELECT at FROM heartbeats")

    def _put_on(self, seconds: float) -> None:
        self.ahead += seconds
        new = self._file.with_suffix(".new")
        new.write_text(str(self.ahead))
        new.replace(self._file)


@asynccontextmanager
async def clocks(folder: Path) -> AsyncIterator[Clocks]:
    file = folder / "clock"
    file.write_text("0")
    async with open_club(folder, script=LATE, environment={"CLOCK": str(file)}) as club:
        yield Clocks(club, file)


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
        whistle = await club.duel(club.channel("whistle"), *club.pair("whistle"), settings="match=30|40")
        mover, other, called = game.mover, game.other, game.pings

        time.up(6 * MINUTE)
        await discord.wait_for(lambda: game.table.reminded, what="the reminder")
        await settled(game, lobby)
        assert game.pings == [*called, mover.name]
        assert says("board-reminder", next="vote", others=1, when="@").split("@")[0] in game.board.text
        time.up(10 * MINUTE)
        await discord.wait_for(lambda: game.table.vote is not None, what="the vote")
        await settled(game, patient)
        assert game.pings == [*called, mover.name, other.name]
        assert game.board.button(to("vote:wait"))
        only_other = says("refusal-not-asked", person=str(other.id), others=0)
        assert only_other in (await discord.press(mover, game.board, to("vote:computer"))).text
        assert game.table.vote is not None
        await discord.press(other, game.board, to("vote:computer"))
        await discord.wait_for(lambda: game.table.awaited_persons == (other.id,), what="the computer to move")
        await settled(game)
        assert game.pings == [*called, mover.name, other.name, other.name]
        back = await discord.press(mover, game.board, to("panel"))
        await discord.press(mover, back.message, to("return"))
        assert game.table.players == game.table.persons

        await time.down(0)
        time.up(16 * MINUTE)
        for one in (lobby, whistle):
            await discord.wait_for(lambda: isinstance(one.table, EndedTable), what="the end")  # noqa: B023
        await settled(lobby, whistle, patient)
        assert (patient.table.vote, type(patient.table)) == (None, Running)
        assert isinstance(lobby.table, EndedTable)
        assert lobby.board.button(to("join")) is None
        assert isinstance(whistle.table, EndedTable)
        assert whistle.log[-1] == "whistle"
        assert whistle.table.result.draw


async def test_half_an_hour_after_a_kill_everything_goes_on_where_it_was(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        whistle = await club.duel(club.channel("whistle"), *club.pair("whistle"), settings="match=30|40")
        lobby = await club.lobby(club.channel("lobby"), *club.pair("lobby"))
        called = whistle.pings
        time.up(4 * MINUTE)
        await discord.quiet(1.3)
        await time.down(30 * MINUTE)
        told = says("board-away", unit="minutes", count=30).split("30")[0]
        for game in (whistle, lobby):
            await discord.wait_for(lambda: told in game.board.text, what="the board to say so")  # noqa: B023
        await settled(whistle, lobby)
        table = whistle.table
        assert isinstance(table, Running)
        assert (table.vote, table.reminded, table.clock_ran_out) == (None, False, False)
        assert isinstance(lobby.table, Lobby)
        assert whistle.pings == called
        time.up(2 * MINUTE)
        await discord.wait_for(lambda: whistle.pings == [*called, whistle.mover.name], what="the reminder")


@pytest.mark.proof
async def test_an_old_board_is_posted_again_and_a_forgotten_game_ends(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        game = await club.duel(club.channel("slow"), *club.pair("slow"), pace="slow")
        time.up(2 * 3600)
        old, called = await game.shown(), game.pings
        edits = len(old.revisions)
        await game.type_action(game.mover, "*e6")
        await game.shown()
        assert (game.board is old, old.deleted, len(old.revisions)) == (False, True, edits)
        assert game.pings == called
        time.up(1 * DAY)
        await discord.wait_for(lambda: game.table.reminded, what="the reminder")
        await settled(game)
        assert game.pings == [*called, game.mover.name]
        time.up(14 * DAY)
        await discord.wait_for(lambda: isinstance(game.table, EndedTable), what="the end")
        await settled(game)
        assert isinstance(game.table, EndedTable)
        said = await discord.press(game.user(0), game.board, to("replay"))
        assert said.message.attachments


async def test_a_closed_lobbys_thread_is_removed_after_a_minute(tmp_path: Path) -> None:
    async with clocks(tmp_path) as time:
        club, discord = time.club, time.club.discord
        plain, managed, used = (club.channel(name) for name in ("plain", "managed", "used"))
        discord.set_permissions(managed, None, allow=Permission.MANAGE_THREADS)
        threads = []
        for channel in (plain, managed, used):
            said = await discord.slash(club.ana, "mundialito play", channel, game="mundialito", where="thread")
            (thread,) = discord.threads(channel)
            game = Game(club, thread, table_on(said))
            if channel is used:
                await discord.say(club.ben, thread, "I'd like to play")
            closed = await press_in_lobby(discord, club.ana, await game.shown(), "cancel")
            assert closed.text == says("done-leaving")
            planned = "SELECT state FROM outbox WHERE kind = 'thread' AND table_id = ?"
            await discord.wait_for(lambda: club.read(planned, game.id), what="the end of the thread to be planned")  # noqa: B023
            assert says("lobby-leaving") in game.board.text
            threads.append(thread)
        assert not any(thread.archived or thread.deleted for thread in threads)
        await time.down(MINUTE + 5)
        empty, gone, kept = threads
        await discord.wait_for(lambda: empty.archived and gone.deleted, what="the threads to go")
        await discord.wait_for(lambda: not discord.messages(managed), what="the notice of the thread to go too")
        waiting = "SELECT * FROM outbox WHERE state = 'waiting'"
        await discord.wait_for(lambda: not club.read(waiting), what="all threads to be looked at")
        assert not kept.archived
        assert not kept.deleted
