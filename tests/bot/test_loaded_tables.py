"""Which tables stay in memory."""

from unittest.mock import AsyncMock, Mock

from host.sessions import WARM_ENDED, LoadedTables, Session
from rules.table.table import Closed, Lobby


async def test_only_a_few_of_the_tables_that_have_ended_stay_in_memory() -> None:
    tables = LoadedTables(Mock(), {}, AsyncMock())
    for number in range(WARM_ENDED + 2):
        tables.put(Session(Mock(), Mock(spec=Lobby, id=f"open {number}")))
        tables.put(Session(Mock(), Mock(spec=Closed, id=f"over {number}")))
        tables.put(Session(Mock(), Mock(spec=Closed, id="over 1")))  # somebody still looks at this one
    numbers = range(WARM_ENDED + 2)
    assert all(f"open {number}" in tables for number in numbers)
    assert [number for number in numbers if f"over {number}" not in tables] == [0, 2]
