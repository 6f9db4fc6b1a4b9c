"""The rule of the delivery: what is marked as shown is bounded by the number that was drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.rows import ParcelRows
from cogs.views.controls.marks import BOARD, HAND, marked
from data import Parcel
from tests.bot.parlour import Parlour

ROOT = Path(__file__).parents[2]


class Marked:
    """What is marked as shown: which kind of parcel, its number, and the number that its message was drawn at."""

    def __init__(self, parlour: Parlour, table_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._club = parlour.club
        self._table = table_id
        self._done = self._club.archive.outbox.mark_posted
        self.found: list[tuple[str, int, int]] = []
        monkeypatch.setattr(self._club.archive.outbox, "mark_posted", self._note)

    async def _note(self, ids: list[int], channel_id: int | None = None, message_id: int | None = None) -> None:
        parcels = [one for one in await self._club.archive.outbox.of_table(self._table) if one.id in ids]
        if channel_id is not None and message_id is not None:
            message = await self._club.bot.get_partial_messageable(channel_id).fetch_message(message_id)
            for parcel in parcels:
                drawn = marked(message, self._table, {"board": BOARD, "hand": HAND}[parcel.kind])
                assert drawn is not None
                self.found.append((parcel.kind, parcel.number, drawn))
        await self._done(ids, channel_id, message_id)


@pytest.mark.parametrize("kind", ["board", "hand"])
async def test_what_is_marked_as_shown_is_bounded_by_the_number_that_was_drawn(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    seen, commit = Marked(parlour, table.id, monkeypatch), club.archive.commit

    async def swept(given: Any) -> Any:
        """The sweep finds what is saved before the house knows of it, and draws the table as it was."""
        done = await commit(given)
        await club.bot.boards.sweep()
        for _ in range(20):
            await asyncio.sleep(0.01)
        return done

    with monkeypatch.context() as early:
        early.setattr(club.archive, "commit", swept)
        await parlour.act(club.ana.user, parlour.hand(club.ana))
        await club.quiet()
    await club.later(60)
    found = [(number, drawn) for what, number, drawn in seen.found if what == kind]
    assert found
    assert not [(number, drawn) for number, drawn in found if number > drawn]
    assert not await club.archive.outbox.of_table(table.id)


def test_rows_that_are_saved_after_the_drawing_are_not_among_those_it_settles() -> None:
    def parcel(number: int) -> Parcel:
        return Parcel(number, "t", number, "board", f"n{number}", "{}", 0, 0, 0, None)

    house: Any = None
    rows = ParcelRows(house, map(parcel, (3, 5, 4, 6)), drawn=4)
    assert [one.number for one in rows.parcels] == [3, 4]


def test_nobody_but_the_rows_marks_what_is_shown() -> None:
    files = [path for room in ("cogs", "host") for path in (ROOT / room).rglob("*.py")]
    assert [path.name for path in files if "mark_posted(" in path.read_text(encoding="utf-8")] == ["rows.py"]
