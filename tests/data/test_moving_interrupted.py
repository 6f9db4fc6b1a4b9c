"""A move that is interrupted anywhere is finished by the same command, and bots can never start on both databases."""

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from data.moving import move as moving
from data.moving.move import Source
from data.moving.target import MoveFailed
from data.postgres.target import ServerTarget
from testbed.databases import POSTGRES, Database, new_database
from tests.data.moving import contents, filled, moved, opens
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
CHANGES = {Source: ("upgrade", "retire", "reopen"), ServerTarget: ("begin", "append", "complete", "finish")}


class Interrupted(Exception):
    pass


@pytest.fixture
def server(tmp_path: Path, testrun_uid: str) -> Iterator[Database]:
    with new_database(POSTGRES, tmp_path, testrun_uid) as made:
        yield made


def interrupt_after(number: int, patched: pytest.MonkeyPatch) -> None:
    """Interrupt this process after the n-th call that changes one of the databases."""
    left = number

    def counted(change: Callable[..., None]) -> Callable[..., None]:
        def wrapper(*arguments: Any) -> None:
            nonlocal left
            change(*arguments)
            left -= 1
            if left == 0:
                raise Interrupted

        return wrapper

    for side, names in CHANGES.items():
        for name in names:
            patched.setattr(side, name, counted(getattr(side, name)))


async def ends_well(source: Database, target: Database, before: object) -> None:
    """Run the same command again, and look at what there is."""
    assert contents(source) == before
    first, second = await opens(source), await opens(target)
    begun = any(contents(target).values()) or "isn't finished" in str(second)
    assert not begun or first is not None or second is not None, "bots can start on both"
    try:
        moved(source, target)
    except MoveFailed as error:
        assert "already moved" in str(error)  # noqa: PT017
    assert contents(target) == before
    assert "was moved to" in str(await opens(source))
    assert await opens(target) is None


@pytest.mark.parametrize("every", [9, pytest.param(1, marks=pytest.mark.proof)])
async def test_a_move_interrupted_after_any_change_goes_on(
    tmp_path: Path, server: Database, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(moving, "MOST_ROWS", 10)
    source, target = await filled(Database(tmp_path / "archive.db")), server
    before, number, finished = contents(source), 1 - every, False
    while not finished:
        number += every
        with monkeypatch.context() as patched:
            interrupt_after(number, patched)
            try:
                moved(source, target)
                finished = True
            except Interrupted:
                pass
        if not finished:
            await ends_well(source, target, before)
            anew(source, target)
    assert number > 25


def anew(source: Database, target: Database) -> None:
    """Make the source as it was before it was moved, and the target empty."""
    source.run("DROP TABLE moving")
    target.run("DROP SCHEMA mundialito CASCADE")


@pytest.mark.parametrize("number", [2, 25])
async def test_a_move_that_is_killed_in_the_middle_of_a_chunk_goes_on(
    tmp_path: Path, server: Database, number: int
) -> None:
    source, target = Database(tmp_path / "archive.db"), server
    before = contents(await filled(source))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.data.moving", str(source.where), str(target.where), str(number)), cwd=ROOT
    )
    assert await asyncio.wait_for(process.wait(), PATIENCE) == -signal.SIGKILL
    await asyncio.sleep(0.1)
    assert "isn't finished" in str(await opens(target))
    assert await opens(source) is None
    await ends_well(source, target, before)


async def test_between_its_two_marks_no_bot_starts_until_the_move_is_finished(
    tmp_path: Path, server: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = Database(tmp_path / "archive.db"), server
    before = contents(await filled(source))
    for deleted in (False, True):
        with monkeypatch.context() as patched:
            patched.setattr(ServerTarget, "finish", lambda _: (_ for _ in ()).throw(Interrupted))
            with pytest.raises(Interrupted):
                moved(source, target)
        assert "was moved to" in str(await opens(source))
        assert "isn't finished" in str(await opens(target))
        if deleted:
            target.run("DROP SCHEMA mundialito CASCADE")
        await ends_well(source, target, before)
        anew(source, target)
