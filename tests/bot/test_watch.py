"""The sweep and its watch: something that hangs or fails does not hold up the rest."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from cogs.operations.watch import SILENCE
from data import DiskFull
from host import house as houses
from host import scheduler as schedulers
from host.health import TICK, Health
from host.intervals import LONGEST, Backoff
from tests.bot.club import Club, open_club
from tests.waiting import PATIENCE, until
from words import speech

say = speech("en")
MINUTES = 60


async def two_tables(club: Club) -> tuple[str, str]:
    """Start two tables of Ben and Ana, in the table channel and in the lounge; returns their ids."""
    first = await club.duel()
    await club.slash(club.ben, "mundialito play", club.lounge, opponent=club.ana)
    await club.press(club.ana, club.board(club.lounge), "Join")
    return first.id, (await club.game(channel=club.lounge)).id


async def until_reminded(club: Club, reminded: str) -> None:
    """Wait until this table has reminded somebody."""
    while not (await club.game(reminded)).reminded:  # noqa: ASYNC110 - no event says so
        await asyncio.sleep(0)


async def test_a_hanging_table_does_not_hold_up_the_others(club: Club) -> None:
    hanging, well = await two_tables(club)
    async with club.house.lock(hanging):
        club.clock.ahead += 6 * MINUTES
        await asyncio.wait_for(club.scheduler.sweep(), PATIENCE)
        await until_reminded(club, well)
        await asyncio.wait_for(club.scheduler.sweep(), PATIENCE)
        assert not (await club.game(hanging)).reminded
    await club.quiet()
    assert (await club.game(hanging)).reminded


async def test_a_table_is_not_locked_forever(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=["timed out"]) as club:
        table = await club.duel()
        async with club.house.lock(table.id):
            monkeypatch.setattr(houses, "LONGEST_HOLD", 0.05)
            told = await club.slash(club.ana, "move", action="b6-b5")
            assert told.text == say("trouble-discord")
        monkeypatch.undo()
        await club.slash(club.ana, "move", action="b6-b5")
        assert (await club.game(table.id)).number > table.number


async def test_a_table_whose_timer_fails_backs_off_and_the_others_continue(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["timer failed"]) as club:
        broken, well = await two_tables(club)
        asked, tried = club.house.ask, []

        async def failing(table_id: str, *given: Any, **more: Any) -> Any:
            if table_id == broken:
                tried.append(table_id)
                raise ZeroDivisionError("a mistake of ours")
            return await asked(table_id, *given, **more)

        monkeypatch.setattr(club.house, "ask", failing)
        for _ in range(5):
            await club.later(6 * MINUTES)
        assert len(tried) == 1
        assert (await club.game(well)).reminded
        monkeypatch.setattr(club.house, "ask", asked)
        club.scheduler._backoff._clock = lambda: 1e12
        await club.later(0)
        assert (await club.game(broken)).reminded


def test_each_pause_is_twice_as_long_up_to_a_limit() -> None:
    now = 0.0
    backoff = Backoff(lambda: now)
    seconds = [backoff.note_failure("t") for _ in range(12)]
    assert seconds[:4] == [2, 4, 8, 16]
    assert seconds[-1] == LONGEST
    assert backoff.resting() == {"t"}
    now = LONGEST
    assert backoff.resting() == set()
    backoff.note_success("t")
    assert backoff.note_failure("t") == 2


async def test_a_hanging_sweep_is_abandoned_and_the_next_one_runs(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedulers, "PATIENCE", 0.05)
    async with open_club(database, expected=["sweep timed out"]) as club:
        due = club.archive.timers.due

        async def never(*_: Any, **__: Any) -> Any:
            await asyncio.Event().wait()

        monkeypatch.setattr(club.archive.timers, "due", never)
        before = club.scheduler.health._beaten
        for _ in range(3):
            await asyncio.wait_for(club.scheduler.beat(), PATIENCE)
        assert club.scheduler.health._beaten == before
        monkeypatch.setattr(club.archive.timers, "due", due)
        await club.scheduler.beat()
        assert club.scheduler.health._beaten > before


async def test_a_full_disk_is_not_logged_every_second(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=["the archive is unavailable"]) as club:
        sweeps = 0

        async def full(*_: Any, **__: Any) -> Any:
            nonlocal sweeps
            sweeps += 1
            raise DiskFull("no room")

        monkeypatch.setattr(club.archive.outbox, "due", full)
        told: list[str] = []
        error = schedulers.log.error
        monkeypatch.setattr(schedulers.log, "error", lambda event, **facts: (told.append(event), error(event, **facts)))
        for _ in range(9):
            await club.scheduler.beat()
        assert (sweeps, len(told)) == (9, 1)
        club.scheduler.health._born -= schedulers.QUIET
        await club.scheduler.beat()
        assert (sweeps, len(told)) == (10, 2)


async def test_a_message_whose_posting_cannot_be_saved_is_not_posted_every_second(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["could not save a delivery"]) as club:
        table = await club.duel()
        done, tries = club.archive.outbox.mark_posted, 0

        async def full(*_: Any, **__: Any) -> None:
            nonlocal tries
            tries += 1
            raise DiskFull("no room")

        monkeypatch.setattr(club.archive.outbox, "mark_posted", full)
        await club.slash(club.ana, "move", action="b6-b5")
        for _ in range(9):
            await club.later(1)
        assert tries < 4
        monkeypatch.setattr(club.archive.outbox, "mark_posted", done)
        club.bot.desk.boards.delivery.backoff.note_success(table.id)
        await club.later(1)
        assert not await club.archive.outbox.of_table(table.id)


async def test_old_finished_rows_are_deleted_until_none_are_left(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database) as club:
        left, asked = [1000, 1000, 7, 0], 0

        async def forget(before: int, closed_before: int) -> int:
            nonlocal asked
            assert before - closed_before == 6 * 24 * 3600 * 1000
            asked += 1
            return left.pop(0) if left else 0

        monkeypatch.setattr(club.archive, "forget", forget)
        for _ in range(9):
            await club.later(3600 if not asked else 1)
        assert (left, asked) == ([], 4)


async def test_a_heartbeat_that_has_ended_is_restarted(database: Path) -> None:
    async with open_club(database, expected=["restarting the sweep"]) as club:
        await asyncio.sleep(0.01)
        assert not club.scheduler.sweeping.running
        club.watch.check()
        assert club.scheduler.sweeping.running
        assert club.scheduler.health.restarts == 1
        club.watch.check()
        assert club.scheduler.health.restarts == 1


async def test_a_hanging_heartbeat_is_restarted_at_intervals(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedulers, "PATIENCE", None)
    async with open_club(database, expected=["restarting the sweep"]) as club:
        await asyncio.sleep(0.01)
        hung = asyncio.Event()
        due = club.archive.timers.due

        async def never(*_: Any, **__: Any) -> Any:
            hung.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(club.archive.timers, "due", never)
        club.scheduler.sweeping.start()
        await asyncio.wait_for(hung.wait(), PATIENCE)
        club.watch.check()
        assert club.scheduler.health.restarts == 0
        now = club.scheduler.health._born + SILENCE + 1
        club.scheduler.health._clock = lambda: now
        monkeypatch.setattr(club.archive.timers, "due", due)
        club.watch.check()
        club.watch.check()
        assert club.scheduler.health.restarts == 1
        while club.scheduler.health.silence:  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(0.01)
        club.scheduler.sweeping.stop()


@pytest.mark.punctual
async def test_a_delay_of_the_event_loop_is_measured() -> None:
    health, loop = Health(), asyncio.get_running_loop()
    health.listen()
    assert health.lag == 0
    began = loop.time()
    while loop.time() < began + 1.5 * TICK:
        pass
    await until(lambda: health.lag > 0)
    health.rest()
    assert TICK / 2 <= health.lag <= loop.time() - began - TICK


HELD_UP = """
import asyncio, time
from cogs.operations.watch import guard_loop

def a_long_thought():
    time.sleep(1.0)

async def main():
    guard = asyncio.create_task(guard_loop(0.3))
    await asyncio.sleep(0.5)
    print("well", flush=True)
    a_long_thought()
    guard.cancel()
    await asyncio.sleep(0.5)

asyncio.run(main())
"""


async def test_a_blocked_event_loop_is_logged_with_the_code_it_runs() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HELD_UP, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, out) == (0, b"well\n")
    assert b"a_long_thought" in err
    assert b"Traceback" not in err
