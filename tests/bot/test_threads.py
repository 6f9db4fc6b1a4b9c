"""Threads that were created for nothing: deleted once everybody was told, and never if somebody uses them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from data import DiskFull
from host.steps import LINGER
from rules.table.table import Lobby, Running
from tests.bot.club import Club, Seen, open_club
from tests.bot.inboxes import Inboxes
from tests.bot.test_rights import deny, restricted_channel
from words import speech

say = speech("en")
A_MINUTE = LINGER / 1000
UNSAVED = "the archive is unavailable"


def is_open(club: Club, thread: Any) -> bool:
    """Whether a thread is still there and open."""
    channel = club.env.backend.channels.get(thread.id)
    return channel is not None and not channel.thread_metadata.archived


async def lobby(club: Club, channel: Any = None, **options: Any) -> tuple[Any, Seen]:
    """Open a table for Ana in its own thread; returns the thread and the board."""
    place = channel or club.table
    await club.slash(club.ana, "mundialito play", place, **{"game": "mundialito", **options, "where": "thread"})
    thread = place.threads[-1]
    return thread, club.board(thread)


async def wait(club: Club, seconds: float = A_MINUTE + 1) -> None:
    """Let time pass until an empty thread is due for deletion, and do what is due."""
    await club.later(seconds)
    await club.later(1)


@pytest.mark.parametrize("how", ["cancel", "leave", "moderator", "expire"])
async def test_a_table_closed_before_the_start_deletes_its_empty_thread(club: Club, how: str) -> None:
    thread, board = await lobby(club)
    match how:
        case "cancel":
            assert (await club.press(club.ana, board, "Close")).text == say("done-leaving")
        case "leave":
            assert (await club.press(club.ana, board, "Leave")).text == say("done-leaving")
        case "moderator":
            told = await club.slash(club.mod, "mundialito-admin end", thread, how="all")
            assert say("lobby-leaving") in told.text
        case _:
            await club.later(31 * 60)
    assert is_open(club, thread)  # it stays until everybody can have read why
    assert club.board(thread).text.endswith(say("lobby-leaving"))
    await club.later(A_MINUTE - 10)
    assert is_open(club, thread)
    await wait(club)
    assert thread.id not in club.env.backend.channels
    assert await club.archive.outbox.next_due() is None


async def test_a_thread_that_the_bot_may_not_delete_is_archived(club: Club) -> None:
    me = club.as_member(club.env.backend.bot_user.id)
    place = restricted_channel(club, me, "no-managing", "manage_threads")
    thread, board = await lobby(club, place)
    await club.press(club.ana, board, "Close")
    await wait(club)
    assert thread.id in club.env.backend.channels
    assert not is_open(club, thread)
    assert await club.archive.outbox.next_due() is None


async def test_a_thread_is_archived_if_the_permission_to_delete_is_lost_meanwhile(club: Club) -> None:
    thread, board = await lobby(club)
    await club.press(club.ana, board, "Close")
    club.env.inject_error("DELETE", f"/channels/{thread.id}", status=403, code=50013)
    await wait(club)
    assert not is_open(club, thread)


async def test_a_thread_waiting_to_be_deleted_is_deleted_after_a_restart(inboxes: Inboxes) -> None:
    club = inboxes.club
    thread, board = await lobby(club)
    await club.press(club.ana, board, "Close")
    await inboxes.restart()
    await club.later(1)
    assert is_open(club, thread)
    await wait(club)
    assert thread.id not in club.env.backend.channels


async def test_an_unannounced_closing_is_announced_after_a_restart_and_the_thread_deleted(
    inboxes: Inboxes,
) -> None:
    club = inboxes.club
    thread, board = await lobby(club)
    for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
        club.env.inject_error(method, f"/channels/{thread.id}/{path}", status=500, times=None)
    await club.press(club.ana, board, "Close")
    assert club.board(thread).text == board.text
    await inboxes.restart()
    inboxes.clear_faults()
    await wait(club, 1)
    assert club.board(thread).text.endswith(say("lobby-leaving"))
    assert is_open(club, thread)
    await wait(club)
    assert thread.id not in club.env.backend.channels


async def test_a_thread_that_could_not_be_deleted_is_deleted_later(club: Club) -> None:
    thread, board = await lobby(club)
    await club.press(club.ana, board, "Close")
    club.env.inject_error("DELETE", f"/channels/{thread.id}", status=500, times=None)
    await wait(club)
    assert is_open(club, thread)
    club.env.backend.faults.clear()
    await wait(club)
    assert thread.id not in club.env.backend.channels


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_thread_in_which_somebody_wrote_stays(club: Club, when: str) -> None:
    thread, board = await lobby(club)
    if when == "before":
        await club.ben.send(thread, "I'd like to play")
    await club.press(club.ana, board, "Close")
    if when == "after":
        await club.ben.send(thread, "what a pity")
    await wait(club)
    assert is_open(club, thread)
    assert await club.archive.outbox.next_due() is None


@pytest.mark.parametrize("state", ["lobby", "running", "ended"])
async def test_a_thread_with_another_table_now_or_before_stays(club: Club, state: str) -> None:
    thread, board = await lobby(club)
    opponent = {} if state == "lobby" else {"computer": "random"}
    await club.slash(club.ben, "mundialito play", thread, **opponent, game="mundialito")
    if state == "ended":
        await club.slash(club.mod, "mundialito-admin end", thread, how="all")
    await club.press(club.ana, board, "cancel")
    await wait(club)
    assert is_open(club, thread)
    assert len(club.table.threads) == 1


async def test_a_thread_that_the_bot_cannot_read_stays(club: Club) -> None:
    me = club.as_member(club.env.backend.bot_user.id)
    thread, board = await lobby(club)
    await club.ben.send(thread, "I'd like to play")
    deny(club, club.table, me, "read_message_history")
    await club.press(club.ana, board, "Close")
    await wait(club)
    assert is_open(club, thread)


async def test_a_thread_created_by_somebody_else_stays(club: Club) -> None:
    backend: Any = club.env.backend
    made = backend.create_thread(club.table.id, "Ana's own", club.ana.id)
    thread = next(one for one in club.table.threads if one.id == made.id)
    await club.slash(club.ana, "mundialito play", thread, game="mundialito")
    told = await club.press(club.ana, club.board(thread), "Close")
    assert told.text == say("done-closed")
    await wait(club)
    assert is_open(club, thread)


async def test_closing_a_table_in_a_channel_does_not_mention_threads(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="mundialito")
    told = await club.press(club.ana, club.board(), "Close")
    assert told.text == say("done-closed")
    assert club.board().text.startswith(say("lobby-closed", reason="cancelled", name="Ana"))
    assert await club.archive.outbox.next_due() is None


async def test_a_table_whose_game_started_keeps_its_thread(club: Club) -> None:
    thread, _ = await lobby(club, computer="random")
    await club.slash(club.mod, "mundialito-admin end", thread, how="all")
    await wait(club)
    assert is_open(club, thread)


async def test_a_table_that_cannot_be_saved_leaves_no_thread(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=[UNSAVED]) as club:

        async def full(*_: Any) -> None:
            raise DiskFull("no room")

        monkeypatch.setattr(club.archive, "commit", full)
        told = await club.slash(club.ana, "mundialito play", game="mundialito", where="thread")
        assert told.text == say("trouble-archive")
        assert not club.table.threads


async def test_a_start_that_cannot_be_saved_leaves_no_thread(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=[UNSAVED]) as club:
        await club.slash(club.cy, "mundialito play", game="mundialito")
        table, board = await club.game(), club.board()
        await club.slash(club.ana, "mundialito play", computer="random")  # takes the channel
        commit = club.archive.commit

        async def full(given: Any) -> Any:
            if given.head.channel_id != club.table.id:
                raise DiskFull("no room")
            return await commit(given)

        monkeypatch.setattr(club.archive, "commit", full)
        assert (await club.press(club.mod, board, "Join")).text == say("trouble-archive")
        assert isinstance((await club.game(table.id)), Lobby)
        assert not club.table.threads
        monkeypatch.undo()
        await club.press(club.mod, board, "Join")
        assert isinstance((await club.game(table.id)), Running)
        assert len(club.table.threads) == 1


async def test_a_rematch_that_cannot_be_saved_leaves_no_thread(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=[UNSAVED]) as club:
        table = await club.duel()
        asked = await club.slash(club.ana, "mundialito table", action="resign")
        await club.press(club.ana, asked, "Yes, resign")
        board = club.board()
        await club.slash(club.cy, "mundialito play", computer="random")  # takes the channel
        await club.press(club.ben, board, "rematch")
        board = club.board()  # posted again to mention Ana
        commit = club.archive.commit

        async def full(given: Any) -> Any:
            if given.head.channel_id != club.table.id:
                raise DiskFull("no room")
            return await commit(given)

        monkeypatch.setattr(club.archive, "commit", full)
        assert (await club.press(club.ana, board, "rematch")).text == say("trouble-archive")
        assert not club.table.threads
        monkeypatch.undo()
        await club.press(club.ana, board, "rematch")
        assert (await club.game(table.id)).rematch_table is not None
        assert len(club.table.threads) == 1


async def test_a_thread_whose_table_may_have_been_saved_is_reused_by_the_next_table(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["timed out"]) as club:

        async def given_up(*_: Any) -> None:
            raise TimeoutError

        monkeypatch.setattr(club.archive, "commit", given_up)
        await club.slash(club.ana, "mundialito play", game="mundialito", where="thread")
        (thread,) = club.table.threads
        monkeypatch.undo()
        await club.slash(club.ana, "mundialito play", game="mundialito", where="thread")
        assert [one.id for one in club.table.threads] == [thread.id]
        assert club.board(thread)


async def test_two_tables_opened_at_once_do_not_share_an_empty_thread(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend: Any = club.env.backend
    backend.create_thread(club.table.id, "left by a crash", backend.bot_user.id)
    club.bot.desk.threads._started += 10_000
    await asyncio.gather(
        *(club.slash(who, "mundialito play", where="thread", computer="random") for who in (club.ana, club.ben))
    )
    channels = [head.channel_id for who in (club.ana, club.ben) for head in await club.archive.seats.tables_of(who.id)]
    assert len(set(channels)) == 2
    assert len(club.table.threads) == 2


async def test_a_thread_with_a_lobby_or_messages_is_never_reused_as_empty(club: Club) -> None:
    backend: Any = club.env.backend
    made = [backend.create_thread(club.table.id, name, backend.bot_user.id) for name in ("lobby", "words")]
    threads = {one.name: one for one in club.table.threads}
    await club.slash(club.ana, "mundialito play", threads["lobby"], game="mundialito")
    await club.ben.send(threads["words"], "hello")
    club.bot.desk.threads._started += 10_000
    for one in made:
        known = club.bot.get_channel(one.id)
        assert isinstance(known, discord.Thread)
        known.message_count = 0  # as when the bot last received the thread
    await club.slash(club.cy, "mundialito play", where="thread", computer="random")
    assert len(club.table.threads) == 3


async def test_a_server_with_as_many_threads_as_it_may_have_is_told_so(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(channel: discord.TextChannel, **_: Any) -> Any:
        response: Any = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(response, {"code": 160006, "message": "trouble"})

    monkeypatch.setattr(discord.TextChannel, "create_thread", refuse)
    told = await club.slash(club.ana, "mundialito play", club.table, game="mundialito", where="thread")
    assert told.text == say("place-threads-full")
    assert not club.table.threads
    await club.slash(club.ana, "mundialito play", club.table, game="mundialito", where="here")
    assert club.board(club.table).text
