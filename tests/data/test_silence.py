"""A line to PostgreSQL that falls silent: nobody waits for ever, and what is saved is saved once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from data import Archive, Duplicate, InUse, Unavailable, Unconfirmed, open_archive
from data.engine.connection import Connection
from data.postgres import threads
from data.sql.archive import save_commit
from testbed.databases import POSTGRES, new_database
from tests.data.line import Line, line_to
from tests.data.making import step
from tests.waiting import PATIENCE

#: How long an answer may take in these tests, and how long anybody waits in them (seconds).
SILENCE, SOON = 2.0, PATIENCE


@pytest_asyncio.fixture
async def line(tmp_path: Path, testrun_uid: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    monkeypatch.setattr(threads, "LONGEST", SILENCE)
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        async with line_to(str(made.where)) as opened:
            yield opened


@pytest_asyncio.fixture
async def archive(line: Line) -> AsyncIterator[Archive]:
    async with open_archive(line.url) as opened:
        await opened.commit(step("t1", 0, "a"))
        yield opened


def silencer(line: Line) -> Callable[[], None]:
    """What makes the line silent, called on any thread."""
    loop = asyncio.get_running_loop()

    async def silence() -> None:
        line.silence()

    return lambda: asyncio.run_coroutine_threadsafe(silence(), loop).result()


async def test_a_commit_that_is_never_answered_is_unconfirmed_and_saved_at_most_once(
    archive: Archive, line: Line
) -> None:
    commit, silence = step("t1", 1, "b", interaction_id="i"), silencer(line)

    def work(connection: Connection) -> None:
        save_commit(connection, commit)
        silence()

    with pytest.raises(Unconfirmed, match="may have been saved"):
        await asyncio.wait_for(archive._writer.run(work), SOON)  # type: ignore[attr-defined]
    line.resume()
    again = await asyncio.gather(archive.commit(commit), return_exceptions=True)
    assert again == [None] or isinstance(again[0], Duplicate)
    head = await archive.tables.head("t1")
    assert head is not None
    assert head.number == 2


async def test_work_that_is_never_answered_is_not_saved(archive: Archive, line: Line) -> None:
    silence = silencer(line)

    def work(connection: Connection) -> None:
        save_commit(connection, step("t1", 1, "b"))
        silence()
        connection.execute("SELECT 1")

    with pytest.raises(Unavailable) as refusal:
        await asyncio.wait_for(archive._writer.run(work), SOON)  # type: ignore[attr-defined]
    assert not isinstance(refusal.value, Unconfirmed)
    line.resume()
    await archive.commit(step("t1", 1, "c"))


@pytest.mark.parametrize("ends", [True, False])
async def test_a_silence_between_two_transactions_is_only_a_pause(archive: Archive, line: Line, ends: bool) -> None:
    line.silence()
    waiting = asyncio.gather(archive.commit(step("t1", 1, "b")), archive.tables.head("t1"))
    await asyncio.sleep(2 * SILENCE)
    assert not waiting.done()
    if ends:
        await line.cut()
    line.resume()
    await asyncio.wait_for(waiting, SOON)


async def test_a_bot_takes_its_lock_back_from_a_connection_that_nobody_closes(archive: Archive, line: Line) -> None:
    line.abandon()
    await asyncio.wait_for(archive.commit(step("t1", 1, "b")), SOON)
    with pytest.raises(InUse):
        async with open_archive(line.url):
            pass
