"""What processes tell each other is heard whatever comes: odd signals, lines that fall silent."""

import asyncio
from pathlib import Path

import pytest

from data import UNREADABLE, DatabaseAddress, Signal, Topic
from data.postgres import fleet
from data.postgres.fleet import listen, read
from data.postgres.threads import connection_to
from testbed.databases import POSTGRES, new_database
from tests.data.line import line_to
from tests.waiting import PATIENCE

MISSED = Signal(Topic.MISSED)
ODD = (
    *("", " ", "  ", "nonsense", "1", "1 ", "1 table", "x table t1 5", "1 weather fine", "1 TABLE t1 5"),
    *("1 table ", "1 table t1", "1 table t1 ", "1 table  5", "1 table t1 five", "1 table t1 5 6", "1 table t1 -5"),
    *("1 person", "1 person ", "1 person Ana", "1 person 5 6", "1 person 5\n", "1 person " + "9" * 5000),
    *("1 server 1e3", "1 bans", "1 bans now", "1 missed it", "1 table t1 ٣", "1\ttable\tt1\t5"),
)


def test_what_another_process_tells_is_read_and_what_one_tells_oneself_is_not() -> None:
    payloads = ("1 table t1 5", "0 table t2 5", "12 person 77", "1 server 0", "1 bans ", "1 missed ")
    told = [Signal(Topic.TABLE, "t1 5"), None, Signal(Topic.PERSON, "77"), Signal(Topic.SERVER, "0")]
    assert [read(payload, 0) for payload in payloads] == [*told, Signal(Topic.BANS), MISSED]


@pytest.mark.parametrize("payload", ODD)
def test_a_signal_that_nobody_can_read_may_have_told_of_anything(payload: str) -> None:
    assert read(payload, 0) is UNREADABLE
    assert UNREADABLE.topic is Topic.MISSED


async def test_odd_signals_end_no_listener(tmp_path: Path, testrun_uid: str) -> None:
    heard: asyncio.Queue[Signal] = asyncio.Queue()
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        listening = asyncio.create_task(listen(connection_to(DatabaseAddress(str(made.where))), 0, heard.put_nowait))
        assert await asyncio.wait_for(heard.get(), PATIENCE) == MISSED
        for payload in (*ODD, "1 person 13"):
            made.run("SELECT pg_notify('mundialito', ?)", (payload,))
        assert [await asyncio.wait_for(heard.get(), PATIENCE) for _ in ODD] == [UNREADABLE] * len(ODD)
        assert await asyncio.wait_for(heard.get(), PATIENCE) == Signal(Topic.PERSON, "13")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_signals_lost_on_a_line_that_fell_silent_count_as_missed(
    tmp_path: Path, testrun_uid: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "QUIET", 0.05)
    monkeypatch.setattr(fleet, "ANSWERED", 0.5)
    heard: asyncio.Queue[Signal] = asyncio.Queue()
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        async with line_to(str(made.where)) as line:
            listening = asyncio.create_task(listen(connection_to(DatabaseAddress(line.url)), 0, heard.put_nowait))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == MISSED
            made.run("SELECT pg_notify('mundialito', '1 person 13')")
            assert await asyncio.wait_for(heard.get(), PATIENCE) == Signal(Topic.PERSON, "13")
            line.abandon()
            assert await asyncio.wait_for(heard.get(), PATIENCE) == MISSED
            made.run("SELECT pg_notify('mundialito', '1 person 14')")
            assert await asyncio.wait_for(heard.get(), PATIENCE) == Signal(Topic.PERSON, "14")
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
