"""Which tables stay in memory, and what is known about them."""

from unittest.mock import AsyncMock, Mock

import pytest

from data import BoardMessage, Commit, Message
from host.sessions import WARM_ENDED, LoadedTables, Session
from rules.table.table import Closed, Lobby
from tests.bot.club import Club


async def test_only_a_few_of_the_tables_that_have_ended_stay_in_memory() -> None:
    tables = LoadedTables(Mock(), {}, AsyncMock())
    for number in range(WARM_ENDED + 2):
        tables.put(Session(Mock(), Mock(spec=Lobby, id=f"open {number}")))
        tables.put(Session(Mock(), Mock(spec=Closed, id=f"over {number}")))
        tables.put(Session(Mock(), Mock(spec=Closed, id="over 1")))  # somebody still looks at this one
    numbers = range(WARM_ENDED + 2)
    assert all(f"open {number}" in tables for number in numbers)
    assert [number for number in numbers if f"over {number}" not in tables] == [0, 2]


async def test_the_board_is_known_even_if_it_moved_and_the_table_was_forgotten_during_a_save(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, commit = await club.duel(), club.archive.commit
    moved = Message(club.table.id, 999, club.house.now())

    async def slow(step: Commit) -> None:
        await commit(step)
        club.house.forget()  # somebody was erased
        await club.moved(BoardMessage(table.id, moved))

    with monkeypatch.context() as patch:
        patch.setattr(club.archive, "commit", slow)
        await club.house.repair(table.id, lambda table: ())
    assert (await club.house.session(table.id)).head.message == moved
