"""A full disk or a killed process: answered steps are saved, others whole or not at all."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import NoneType
from typing import Any

import pytest

from data import Archive, DiskFull, Unavailable, open_archive
from data.engine import strand
from data.engine.connection import DatabaseSession
from tests.data.making import step
from tests.waiting import PATIENCE

#: All of this is about a SQLite file.
pytestmark = pytest.mark.usefixtures("path")

WRITE_UNTIL_KILLED = """
import asyncio, sys
from data import open_archive
from tests.data.making import step

async def play(archive, table):
    stored = await archive.tables.load(table)
    after = stored.head.number if stored else 0
    while True:
        await archive.commit(step(table, after, f"{table}/{after + 1}", "second", channel_id=int(table)))
        after += 2
        print(table, after, flush=True)

async def main():
    async with open_archive(sys.argv[1]) as archive:
        await asyncio.gather(*(play(archive, str(table)) for table in range(5)))

asyncio.run(main())
"""

WRITE_ON_A_FULL_DISK = """
import asyncio, resource, sys
from data import Unavailable, open_archive
from tests.data.making import step

async def main():
    async with open_archive(sys.argv[1]) as archive:
        await archive.commit(step("t1", 0, "a"))
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, most))
        after, refused = 1, 0
        while refused < 3:
            try:
                await archive.commit(step("t1", after, "x" * 20_000))
                after += 1
            except Unavailable:
                refused += 1
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await archive.commit(step("t1", after, "there is room again"))
        print(after + 1)

asyncio.run(main())
"""


async def limit_pages(archive: Archive, pages: int) -> None:
    await archive._writer.run(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall())


async def test_a_full_disk_is_reported_saves_nothing_half_and_recovers_with_room(archive: Archive) -> None:
    await archive.commit(step("t1", 0, "a"))
    await limit_pages(archive, 1)
    after, refusal = 1, None
    while refusal is None:
        try:
            await archive.commit(step("t1", after, "x" * 2000, interaction_id=f"i{after}"))
            after += 1
        except DiskFull as error:
            refusal = error
    assert "disk is full" in str(refusal)
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert (stored.head.number, len(stored.entries)) == (after, after)
    await limit_pages(archive, 1_000_000)
    await archive.commit(step("t1", after, "x" * 2000, interaction_id=f"i{after}"))


async def test_a_file_that_becomes_read_only_is_reported_and_used_again_later(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archive.commit(step("t1", 0, "a"))
    only_read, run_group = ["ON"], strand.run_group

    def met(session: DatabaseSession, group: list[Any]) -> None:
        session.connection.execute(f"PRAGMA query_only = {only_read[0]}")
        run_group(session, group)

    monkeypatch.setattr(strand, "run_group", met)
    for _ in range(2):
        with pytest.raises(Unavailable, match="read-only"):
            await archive.commit(step("t1", 1, "b"))
    stored = await archive.tables.load("t1")
    assert stored is not None
    assert len(stored.entries) == 1
    only_read[0] = "OFF"
    await archive.commit(step("t1", 1, "b"))


async def test_a_commit_too_big_for_the_disk_does_not_fail_small_ones(archive: Archive) -> None:
    await archive.commit(step("0", 0, "a", channel_id=0))
    await limit_pages(archive, 1)
    calls = [archive.commit(step(str(n), 0, "x" * (3_000_000 if n == 5 else 1), channel_id=n)) for n in range(1, 10)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NoneType] * 4 + [DiskFull] + [NoneType] * 4


async def test_a_file_at_its_size_limit_is_reported_and_recovers_with_room(path: Path) -> None:
    pytest.importorskip("resource")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITE_ON_A_FULL_DISK, path, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    async with open_archive(path) as archive:
        stored = await archive.tables.load("t1")
    assert stored is not None
    assert len(stored.entries) == int(out)
    assert stored.entries[-1].text == "there is room again"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
async def test_every_commit_answered_before_a_kill_is_saved(path: Path) -> None:
    answered: dict[str, int] = {}
    for lines in (1, 37, 120):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", WRITE_UNTIL_KILLED, path, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        for _ in range(lines):
            table, number = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).split()
            answered[table.decode()] = int(number)
        os.kill(process.pid, signal.SIGKILL)
        rest = await process.stdout.read()
        for line in rest.splitlines(keepends=True):
            if line.endswith(b"\n"):
                table, number = line.split()
                answered[table.decode()] = int(number)
        await process.wait()
        async with open_archive(path) as archive:
            for name, least in answered.items():
                stored = await archive.tables.load(name)
                assert stored is not None
                # Steps have two entries: each is saved whole, and at most one more than was answered.
                assert len(stored.entries) in (least, least + 2)
                assert [entry.text for entry in stored.entries[::2]] == [
                    f"{name}/{number}" for number in range(1, len(stored.entries), 2)
                ]
