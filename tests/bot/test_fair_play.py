"""Nobody is mentioned without end, shown an older board, or left with an outdated panel."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from data import BoardMessage, Commit, StoredTable, TableHead
from rules.table.errors import TableRefusal
from rules.table.requests import Play
from rules.table.table import Running
from tests.bot.club import Club
from words import speech

say = speech("en")


def mentions_of(club: Club, person: int) -> int:
    return sum(person in who for _, who in club.mentions)


async def test_a_slow_read_does_not_replace_a_newer_table(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await club.duel()
    load, loaded, gate = club.archive.tables.load, asyncio.Event(), asyncio.Event()

    async def slow(table_id: str) -> StoredTable | None:
        found = await load(table_id)
        if not loaded.is_set():
            loaded.set()
            await gate.wait()
        return found

    monkeypatch.setattr(club.archive.tables, "load", slow)
    before = await club.house.session(table.id)
    club.house.forget()
    look = asyncio.create_task(club.house.session(table.id))
    await loaded.wait()
    club.house._warm.put(before)  # as by a commit that ends meanwhile
    moved = await club.house.ask(table.id, Play(club.ana.id, "b6-b5"), actor=club.ana.id)
    gate.set()
    assert (await look).table.number == moved.table.number
    assert (await club.house.session(table.id)).table.number == moved.table.number


async def test_a_read_waits_for_a_commit_whose_caller_was_cancelled(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.duel()
    commit, gate = club.archive.commit, asyncio.Event()

    async def slow(step: Any) -> Any:
        await gate.wait()
        return await commit(step)

    monkeypatch.setattr(club.archive, "commit", slow)
    move = asyncio.create_task(club.house.ask(table.id, Play(club.ana.id, "b6-b5"), actor=club.ana.id))
    await asyncio.sleep(0.05)
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move
    look = asyncio.create_task(club.house.session(table.id))
    await asyncio.sleep(0.05)
    assert not look.done()
    gate.set()
    assert (await look).table.number == table.number + 1


async def test_a_refusal_during_a_save_does_not_lose_the_boards_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.duel()
    house, commit = club.house, club.archive.commit
    board = (await house.session(table.id)).head.message
    assert board is not None
    newest = replace(board, message_id=board.message_id + 1)

    async def slow(wanted: Commit) -> None:
        """Commit; before the house knows of it, the previous board is posted and somebody's press is refused."""
        await commit(wanted)
        await club.moved(BoardMessage(table.id, newest))
        house.spawn(house.refresh(table.id), "a refused press")
        await asyncio.sleep(0.1)

    with monkeypatch.context() as patch:
        patch.setattr(club.archive, "commit", slow)
        after = await house.ask(table.id, Play(club.ana.id, "b6-b5"), actor=club.ana.id)
    assert after.head.message == newest


async def test_an_outdated_table_in_memory_refuses_nobody(club: Club) -> None:
    table = await club.duel()
    old = await club.session(table.id)
    for text in ("b6-b5", "end"):
        await club.house.ask(table.id, Play(club.ana.id, text), actor=club.ana.id)
    club.house._warm.put(old)
    moved = await club.house.ask(table.id, Play(club.ben.id, "a1-a2"), actor=club.ben.id)
    assert moved.table.number > old.table.number + 2
    club.house._warm.put(old)
    with pytest.raises(TableRefusal):
        await club.house.ask(table.id, Play(club.cy.id, "a1-a2"), actor=club.cy.id)
    assert (await club.house.session(table.id)).table.number == moved.table.number


async def test_a_board_posted_meanwhile_does_not_keep_an_outdated_table_in_memory(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.duel()
    house, read = club.house, club.archive.tables.head
    await club.quiet()
    old = await house.session(table.id)
    board = old.head.message
    assert board is not None
    moved = await house.ask(table.id, Play(club.ana.id, "b6-b5"), actor=club.ana.id)
    await club.quiet()
    house._warm.put(old)

    async def slow(table_id: str) -> TableHead | None:
        """Read the head; meanwhile a message of the board is noted."""
        head = await read(table_id)
        await club.moved(BoardMessage(table_id, board))
        return head

    with monkeypatch.context() as patch:
        patch.setattr(club.archive.tables, "head", slow)
        assert await house.refresh(table.id)
    assert (await house.session(table.id)).table.number == moved.table.number


async def test_a_panel_pressed_on_an_outdated_table_shows_the_saved_one(club: Club) -> None:
    table = await club.duel()
    old = await club.session(table.id)
    for text in ("b6-b5", "end"):
        await club.house.ask(table.id, Play(club.ana.id, text), actor=club.ana.id)
    now = await club.session(table.id)
    club.house._warm.put(old)
    panel = await club.forge(club.ben, club.board(), f"m1:{table.id}:{now.table.position}:step:a1")
    assert "Move to a2" in panel.buttons


async def test_offering_and_withdrawing_a_draw_repeatedly_mentions_once(club: Club) -> None:
    table = await club.duel()
    before = mentions_of(club, club.ben.id)
    for _ in range(20):
        asked = await club.slash(club.ana, "mundialito table", action="draw")
        await club.press(club.ana, asked, "Yes, offer a draw")
        offer = say("board-offer", name="Ana", asked=f"<@{club.ben.id}>", when="@").split("@")[0]
        assert offer in club.board().text
        await club.press(club.ana, club.board(), "Decline draw")
    assert mentions_of(club, club.ben.id) == before + 1
    await club.later(11 * 60)
    asked = await club.slash(club.ana, "mundialito table", action="draw")
    await club.press(club.ana, asked, "Yes, offer a draw")
    assert mentions_of(club, club.ben.id) == before + 2
    assert isinstance((await club.game(table.id)), Running)


async def test_inviting_and_closing_repeatedly_mentions_once(club: Club) -> None:
    for _ in range(6):
        await club.slash(club.ana, "mundialito play", opponent=club.ben)
        await club.press(club.ana, club.board(), "Close")
    assert mentions_of(club, club.ben.id) == 1
    await club.slash(club.cy, "mundialito play", opponent=club.ben)  # an invitation from somebody else
    assert mentions_of(club, club.ben.id) == 2
