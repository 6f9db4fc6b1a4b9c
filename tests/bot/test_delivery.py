"""The delivery of all messages, and its rule: nothing newer than the rendered number is marked as shown."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from cogs.controls.addresses import BOARD, HAND, read_mark
from cogs.controls.answers import Reply, tell
from cogs.delivery.delivery import Delivery
from cogs.delivery.policy import Found, Policy
from cogs.delivery.rows import ParcelRows, Rows, log_failure
from data import DiskFull, Message, NewParcel, Parcel, Place, Unavailable
from tests.bot.club import Club, open_club
from tests.bot.inboxes import Inboxes

ROOT = Path(__file__).parents[2]
OLD, NEW, STRAY = (Message(1, number, 0) for number in (1, 2, 3))


def refusal(status: int) -> discord.HTTPException:
    """An error response from Discord."""
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, "no")


class RecordingPolicy(Policy, Rows):
    """A policy, and its own row, that records what delivery asks of it, in order."""

    def __init__(self, *, found: Found | None = None, wanted: bool = True, editable: bool = True) -> None:
        super().__init__("thing", 5, OLD, may_be_posted=found is not None)
        self.happened: list[str] = []
        self._found, self._wanted, self._editable = found, wanted, editable
        self.edit_error: Exception | None = None
        self.delete_error: Exception | None = None

    async def find(self) -> Found | None:
        self.happened.append("look")
        return self._found

    async def prepare(self) -> bool:
        return self._wanted

    async def may_edit(self, old: Message) -> bool:
        return self._editable

    async def content(self) -> Reply:
        return tell("as it is now")

    async def post(self) -> Message:
        self.happened.append("post 2")
        return NEW

    def remember(self, message: Message, number: int) -> None:
        self.happened.append(f"remember {message.message_id} at {number}")

    async def mark_shown(self, shown: Message | None) -> None:
        self.happened.append(f"done as {shown and shown.message_id}")

    async def mark_failed(self, error: Exception) -> None:
        self.happened.append(f"failed by {type(error).__name__}")

    async def bring(self) -> list[str]:
        """Deliver once and return what happened."""

        async def edit(**_: Any) -> None:
            self.happened.append("edit 1")
            if self.edit_error is not None:
                raise self.edit_error

        async def delete(channel_id: int, message_id: int) -> None:
            self.happened.append(f"delete {message_id}")
            if self.delete_error is not None:
                raise self.delete_error

        bot: Any = SimpleNamespace(http=SimpleNamespace(delete_message=delete))
        house: Any = SimpleNamespace(now=lambda: 0)
        delivery: Any = Delivery(bot, house)
        delivery.message = lambda old: SimpleNamespace(edit=edit)
        await delivery.settle(self, delivery.show(self))
        return self.happened


async def test_the_old_message_is_edited_if_that_is_enough() -> None:
    assert await RecordingPolicy().bring() == ["edit 1", "done as 1"]


async def test_a_new_message_is_saved_with_its_rows_after_the_old_one_is_deleted() -> None:
    assert await RecordingPolicy(editable=False).bring() == ["post 2", "remember 2 at 5", "delete 1", "done as 2"]


async def test_a_new_message_whose_old_one_cannot_be_deleted_yet_is_looked_for_again() -> None:
    thing = RecordingPolicy(editable=False)
    thing.delete_error = refusal(503)
    assert await thing.bring() == ["post 2", "remember 2 at 5", "delete 1", "failed by HTTPException"]


@pytest.mark.parametrize("status", [400, 403, 404, 429])
async def test_a_new_message_is_posted_if_discord_refuses_the_edit(status: int) -> None:
    thing = RecordingPolicy()
    thing.edit_error = refusal(status)
    assert await thing.bring() == ["edit 1", "post 2", "remember 2 at 5", "delete 1", "done as 2"]


async def test_a_delivery_waits_while_discord_fails() -> None:
    thing = RecordingPolicy()
    thing.edit_error = refusal(503)
    assert await thing.bring() == ["edit 1", "failed by HTTPException"]


async def test_a_message_that_was_already_posted_is_used_and_strays_are_deleted() -> None:
    there = RecordingPolicy(found=Found(NEW, 5, True, (OLD, STRAY)))
    assert await there.bring() == ["look", "remember 2 at 5", "delete 1", "delete 3", "done as 2"]


async def test_a_message_that_is_no_longer_wanted_is_deleted() -> None:
    assert await RecordingPolicy(wanted=False).bring() == ["delete 1", "done as None"]


async def test_a_failing_delivery_backs_off_until_the_archive_works_again() -> None:
    bot: Any = None
    house: Any = SimpleNamespace(now=lambda: 0)
    delivery = Delivery(bot, house)
    async with delivery.turn("thing"):
        assert delivery.busy() == {"thing"}
        raise DiskFull("no room")
    assert delivery.busy() == {"thing"}
    async with delivery.turn("thing"):
        pass
    assert delivery.busy() == set()


async def test_a_database_that_is_away_is_logged_without_a_trace_and_an_error_of_ours_with_one() -> None:
    with capture_logs() as logs:
        for error in (Unavailable("It is away."), ValueError("a bug")):
            log_failure(error, table="t1")
    assert [(one["log_level"], one.get("reason"), "exc_info" in one) for one in logs] == [
        ("error", "It is away.", False),
        ("error", None, True),
    ]


class MarkedRows:
    """Records what is marked as shown: kind of parcel, its number, and the number that its message was rendered at."""

    def __init__(self, inboxes: Inboxes, table_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._club = inboxes.club
        self._table = table_id
        self._done = self._club.archive.outbox.mark_posted
        self.found: list[tuple[str, int, int]] = []
        monkeypatch.setattr(self._club.archive.outbox, "mark_posted", self._note)

    async def _note(
        self,
        ids: list[int],
        channel_id: int | None = None,
        message_id: int | None = None,
        place: Place | None = None,
    ) -> None:
        parcels = [one for one in await self._club.archive.outbox.of_table(self._table) if one.id in ids]
        if channel_id is not None and message_id is not None:
            message = await self._club.bot.get_partial_messageable(channel_id).fetch_message(message_id)
            for parcel in parcels:
                drawn = read_mark(message, self._table, {"board": BOARD, "hand": HAND}[parcel.kind])
                assert drawn is not None
                self.found.append((parcel.kind, parcel.number, drawn))
        await self._done(ids, channel_id, message_id, place)


@pytest.mark.parametrize("kind", ["board", "hand"])
async def test_nothing_newer_than_the_rendered_number_is_marked_as_shown(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    seen, commit = MarkedRows(inboxes, table.id, monkeypatch), club.archive.commit

    async def swept(given: Any) -> Any:
        """Sweep after the commit and before the house knows of it, so that the sweep renders the old table."""
        done = await commit(given)
        await club.bot.desk.boards.sweep()
        for _ in range(20):
            await asyncio.sleep(0.01)
        return done

    with monkeypatch.context() as early:
        early.setattr(club.archive, "commit", swept)
        await inboxes.act(club.ana.user, inboxes.hand(club.ana))
        await club.quiet()
    await club.later(60)
    found = [(number, drawn) for what, number, drawn in seen.found if what == kind]
    assert found
    assert not [(number, drawn) for number, drawn in found if number > drawn]
    assert not await club.archive.outbox.of_table(table.id)


def test_rows_saved_after_rendering_are_not_settled_by_it() -> None:
    def parcel(number: int) -> Parcel:
        return Parcel(number, "t", number, "board", f"n{number}", "{}", 0, 0, 0, None)

    house: Any = None
    rows = ParcelRows(house, map(parcel, (3, 5, 4, 6)), drawn=4)
    assert [one.number for one in rows.parcels] == [3, 4]


def test_only_the_rows_mark_parcels_as_shown() -> None:
    files = [path for room in ("cogs", "host") for path in (ROOT / room).rglob("*.py")]
    assert [path.name for path in files if "mark_posted(" in path.read_text(encoding="utf-8")] == ["rows.py"]


async def test_a_parcel_of_an_unknown_kind_does_not_hold_up_a_board(club: Club) -> None:
    table = await club.duel()
    await club.house.show_once(table.id, lambda table: NewParcel("of-a-newer-bot", "unknown"))
    before = club.board().text
    await club.turn()
    await club.quiet()
    assert club.board().text != before
    assert [one.kind for one in await club.archive.outbox.of_table(table.id)] == ["of-a-newer-bot"]


async def saves_of(club: Club, monkeypatch: pytest.MonkeyPatch, work: Awaitable[object]) -> Counter[str]:
    """Do something, and return what the archive wrote meanwhile, transaction by transaction."""
    found: Counter[str] = Counter()
    archive: Any = club.archive
    run = archive._writer.run

    async def counted(work: Any) -> Any:
        found[inspect.getclosurevars(work).nonlocals["work"].__name__] += 1
        return await run(work)

    with monkeypatch.context() as patch:
        patch.setattr(archive._writer, "run", counted)
        await work
        await club.quiet()
    return found


async def test_a_new_board_takes_one_transaction(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, old = await club.duel(), club.board().message.id
    mover = club.person(table.awaited_persons[0])
    await club.slash(mover, "move", action=next(text for text in table.match.legal() if "-" in text))
    saves = await saves_of(club, monkeypatch, club.slash(mover, "move", action="end"))
    assert saves == {"save_commit": 1, "mark_posted": 1}
    head = await club.archive.tables.head(table.id)
    assert head is not None
    assert head.message is not None
    assert head.message.message_id == club.board().message.id != old
    assert (await club.session(table.id)).head.message == head.message


async def test_a_new_hand_takes_one_transaction(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    old = inboxes.hand(club.ben).message.id
    saves = await saves_of(club, monkeypatch, inboxes.act(club.ana.user, inboxes.hand(club.ana)))
    assert saves - Counter(save=1) == {"save_commit": 1, "mark_posted": 3}, "the move, the board, and both hands"
    hand = await club.archive.hands.hand(table.id, club.ben.id)
    assert hand is not None
    assert hand.message_id == inboxes.hand(club.ben).message.id != old


async def test_an_old_board_that_cannot_be_deleted_yet_is_deleted_later(club: Club) -> None:
    table = await club.duel()
    old = club.board().message.id
    club.env.inject_error("DELETE", f"/channels/{club.table.id}/messages/{old}", status=503, times=None)
    await club.turn()
    assert boards_of(club) == [old, club.board().message.id]
    club.env.backend.faults.clear()
    await club.later(60)
    assert boards_of(club) == [club.board().message.id]
    assert not await club.archive.outbox.of_table(table.id)
    head = await club.archive.tables.head(table.id)
    assert head is not None
    assert head.message is not None
    assert head.message.message_id == club.board().message.id != old


async def test_an_old_board_in_another_channel_that_cannot_be_deleted_yet_is_deleted_later(club: Club) -> None:
    table = await club.duel()
    (old,) = boards_of(club)
    club.env.inject_error("DELETE", f"/channels/{club.table.id}/messages/{old}", status=503, times=None)
    await club.house.move(table.id, club.lounge.id, actor=club.ana.id)
    await club.quiet()
    assert boards_of(club) == [old]
    club.env.backend.faults.clear()
    await club.later(60)
    assert boards_of(club) == []
    head = await club.archive.tables.head(table.id)
    assert head is not None
    assert head.message is not None
    assert head.message.channel_id == club.lounge.id


async def test_a_board_whose_posting_could_not_be_saved_is_found_again_even_after_another_move(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["could not save a delivery"]) as club:
        table = await club.duel()

        async def fail(*_: Any, **__: Any) -> None:
            raise Unavailable("the disk is away")

        with monkeypatch.context() as patch:
            patch.setattr(club.archive.outbox, "mark_posted", fail)
            await club.turn()
        posted = club.board().message.id
        club.bot.desk.boards.delivery.backoff.note_success(table.id)
        await club.turn()
        assert boards_of(club) == [club.board().message.id]
        assert club.board().message.id != posted
        assert not await club.archive.outbox.of_table(table.id)


def boards_of(club: Club) -> list[int]:
    """The messages in the channel that show a board, the oldest first."""
    stored = club.env.backend.messages.get(club.table.id, {}).values()
    return sorted(one.id for one in stored if not one.is_ephemeral and one.components)
