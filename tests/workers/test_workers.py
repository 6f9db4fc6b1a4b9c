"""Processes that run functions: what they return, how they end, and what they must not know."""

import asyncio
import operator
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.players.test_thinking import environment_of, runs
from tests.waiting import FOR_EVER, PATIENCE, until
from workers.frames import tell
from workers.heap import Heap, memory_of
from workers.pool import Pool
from workers.turns import PoolClosed, Rank
from workers.worker import LONGEST, Failed, OutOfMemory, Worker, WorkerEnded

SLEEP, PID = time.sleep, os.getpid


@asynccontextmanager
async def working(patience: float | None = None) -> AsyncIterator[Worker]:
    """A worker that is gone afterwards."""
    worker = await Worker.start(patience=patience)
    try:
        yield worker
    finally:
        worker.kill()
        await worker.wait()


async def test_replies_come_in_the_order_of_the_calls() -> None:
    async with working() as worker:
        assert await asyncio.gather(*(worker.run(operator.mul, 2, n) for n in range(20))) == list(range(0, 40, 2))
        big = b"x" * 3_000_000
        assert await worker.run(operator.mul, big, 2) == big * 2
    assert not worker.alive


async def test_an_error_is_told_with_its_traceback_and_the_worker_goes_on() -> None:
    async with working() as worker:
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await worker.run(operator.truediv, 1, 0)
        with pytest.raises(Exception, match=r"pickle|local object"):  # by the version of Python
            await worker.run(operator.neg, lambda: None)
        assert await worker.run(operator.neg, 3) == -3


async def test_what_a_function_tells_is_heard_by_its_caller_alone() -> None:
    async with working() as worker:
        heard: list[int] = []
        quiet, loud = worker.run(tell, 3), worker.run(tell, 5, on_news=heard.append)
        assert await asyncio.gather(quiet, loud, worker.run(operator.neg, 1)) == [None, None, -1]
        assert heard == [5]
    tell(7)  # nobody hears it here


async def test_a_worker_that_dies_says_which_call_it_was_busy_with() -> None:
    async with working() as worker:
        calls = [asyncio.ensure_future(worker.run(SLEEP, FOR_EVER)) for _ in range(3)]
        await asyncio.sleep(0.1)
        os.kill(worker.pid, signal.SIGKILL)
        ends = await asyncio.gather(*calls, return_exceptions=True)
        assert [end.begun for end in ends if isinstance(end, WorkerEnded)] == [True, False, False]
        with pytest.raises(WorkerEnded):
            await worker.run(operator.neg, 3)


async def test_a_call_beyond_its_time_ends_the_worker_but_an_idle_one_stays() -> None:
    async with working(0.4) as worker:
        for _ in range(3):
            await worker.run(SLEEP, 0.2)
        await asyncio.sleep(0.6)
        assert worker.alive
        with pytest.raises(WorkerEnded):
            await worker.run(SLEEP, FOR_EVER)


async def test_a_worker_knows_no_secret_and_ends_with_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not for workers")
    async with working() as worker:
        environment = environment_of(worker.pid)
        assert b"DISCORD_TOKEN" not in environment
        busy = asyncio.ensure_future(worker.run(SLEEP, FOR_EVER))
        await asyncio.sleep(0.1)
        assert worker._process.stdin is not None
        worker._process.stdin.close()  # as if the bot had exited
        with pytest.raises(WorkerEnded):
            await asyncio.wait_for(busy, PATIENCE)
        await asyncio.wait_for(worker.wait(), PATIENCE)


async def test_a_worker_imports_nothing_heavy_that_it_has_no_use_for() -> None:
    loaded = "[name for name in ('asyncio', 'discord', 'ssl') if name in __import__('sys').modules]"
    async with working() as worker:
        await worker.run(exec, "import players, render, host.making, host.scene, host.making")
        assert await worker.run(eval, loaded) == []


async def test_the_cost_of_a_call_is_told_and_a_call_that_only_waits_costs_little() -> None:
    async with working() as worker:
        costs: list[float] = []
        await worker.run(sum, range(3_000_000), on_cost=costs.append)
        await worker.run(SLEEP, 0.5, on_cost=costs.append)
        with pytest.raises(Failed):
            await worker.run(operator.truediv, 1, 0, on_cost=costs.append)
        await worker.run(operator.neg, 1)
        assert costs[0] > 10 * costs[1] > 0 < costs[2]
    assert len(costs) == 3


async def test_a_call_that_ends_its_worker_costs_the_time_that_it_took_and_those_behind_it_nothing() -> None:
    async with working(0.4) as worker:
        costs: list[float] = []
        calls = [asyncio.ensure_future(worker.run(SLEEP, 60, on_cost=costs.append)) for _ in range(2)]
        await asyncio.wait(calls)
    assert len(costs) == 1
    assert costs[0] > 0.3


async def test_a_call_that_needs_too_much_memory_fails_alone_and_its_worker_is_replaced() -> None:
    pytest.importorskip("resource", reason="this system doesn't limit the memory of a process")
    pool = Pool(1, patience=60, most=200 * 2**20)
    first = await pool.run(PID)
    hungry = asyncio.create_task(pool.run(operator.mul, b"x", 2**30))
    behind = [asyncio.create_task(pool.run(operator.neg, n)) for n in range(3)]
    with pytest.raises(OutOfMemory):
        await hungry
    assert await asyncio.gather(*behind) == [0, -1, -2]
    assert await pool.run(PID) != first
    await pool.close()


async def test_a_worker_that_keeps_too_much_memory_is_replaced_once_nobody_waits_for_it() -> None:
    pool = Pool(1, patience=60, kept=100 * 2**20)
    await pool.run(operator.neg, 1)
    calls = [asyncio.create_task(pool.run(PID)) for _ in range(2)]
    first, again = await asyncio.gather(*calls)
    assert first == again
    large = pool.run(exec, "import sys; sys.kept = b'x' * (120 * 2**20)")
    behind = pool.run(PID)
    await asyncio.gather(large, behind)
    if not memory_of():
        await pool.close()
        pytest.skip("this system doesn't tell how much memory a process uses")
    assert await pool.run(PID) != first
    await pool.close()


def test_memory_is_given_back_once_after_each_time_that_some_is_left() -> None:
    heap, given = Heap(), list[int]()
    heap.trim = given.append
    heap.give_back()
    assert given == []
    for _ in range(2):
        heap.dirty = True
        heap.give_back()
        heap.give_back()
    assert given == [0, 0]
    heap.trim = None  # where the C library can't do it
    heap.dirty = True
    heap.give_back()


def skip_unless_memory_is_given_back(worker: Worker) -> None:
    """Skip a test about it where that can't be seen."""
    if worker.memory == 0:
        pytest.skip("this system doesn't tell how much memory a process uses")
    if Heap().trim is None:
        pytest.skip("this C library can't give memory back")


async def test_a_worker_gives_back_what_its_calls_have_freed() -> None:
    async with working() as worker:
        skip_unless_memory_is_given_back(worker)
        # The C library doesn't give back by itself what lies between pieces that stay.
        await worker.run(exec, "import sys; sys.pieces = [bytearray(2**16) for _ in range(500)]")
        full = worker.memory
        await worker.run(exec, "import sys; del sys.pieces[::2], sys.pieces[::2], sys.pieces[::2]")
        await until(lambda: worker.memory <= full - 16 * 2**20)


async def test_what_was_large_is_given_back_at_once() -> None:
    async with working() as worker:
        skip_unless_memory_is_given_back(worker)
        # Unless it is told not to, the C library keeps the second one: it has seen one as large come and go.
        for _ in range(3):
            await worker.run(exec, "import sys; sys.sheet, sys.after = b'x' * 2**24, [bytearray(2**16) for _ in 'abc']")
            full = worker.memory
            await worker.run(exec, "import sys; del sys.sheet")
            assert worker.memory <= full - 14 * 2**20


async def test_a_pool_starts_no_more_workers_than_it_needs() -> None:
    pool = Pool(2, patience=FOR_EVER)
    assert pool.pids == ()
    assert len({await pool.run(PID) for _ in range(4)}) == 1
    await asyncio.gather(*(pool.run(SLEEP, 0.2) for _ in range(4)))
    assert len(pool.pids) == 2
    await pool.close()


async def test_a_call_that_kills_its_worker_twice_is_given_up_and_those_behind_it_are_not() -> None:
    pool = Pool(1, patience=FOR_EVER)
    deadly = asyncio.create_task(pool.run(os._exit, 3))
    behind = [asyncio.create_task(pool.run(operator.neg, n)) for n in range(5)]
    with pytest.raises(WorkerEnded):
        await asyncio.wait_for(deadly, PATIENCE)
    assert await asyncio.wait_for(asyncio.gather(*behind), PATIENCE) == [0, -1, -2, -3, -4]
    await pool.close()


async def test_a_long_call_that_is_cancelled_ends_its_worker_even_one_that_is_still_starting() -> None:
    pool = Pool(1, patience=FOR_EVER, long=True)
    for _ in range(2):
        starting = asyncio.create_task(pool.run(PID))
        await asyncio.sleep(0.01)
        starting.cancel()
        await asyncio.wait({starting})
        await asyncio.sleep(0)
        assert pool.pids == ()
        first = await pool.run(PID)
        working = asyncio.create_task(pool.run(SLEEP, FOR_EVER))
        await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.wait({working})
        assert not runs(first)
    await pool.close()


async def test_a_long_call_is_not_tried_again() -> None:
    pool = Pool(1, patience=FOR_EVER, long=True)
    first, costs = await pool.run(PID), list[float]()
    with pytest.raises(WorkerEnded) as ended:
        await pool.run(os._exit, 3, on_cost=costs.append)
    assert ended.value.begun
    assert len(costs) == 1
    assert await pool.run(PID) != first
    await pool.close()


async def test_who_asked_for_a_turn_first_has_each_worker_for_itself() -> None:
    pool, pids = Pool(2, patience=FOR_EVER), set[int]()

    async def work() -> None:
        async with pool.turn(Rank.LONG, ""):
            pids.add(await pool.run(PID))
            await asyncio.sleep(0)

    await asyncio.gather(work(), work())
    assert len(pids) == 2, "while the first one starts, the second call doesn't wait behind it"
    await pool.close()


async def test_closing_a_pool_ends_its_workers_and_what_they_do() -> None:
    pool = Pool(2, patience=FOR_EVER)
    calls = [asyncio.create_task(pool.run(SLEEP, FOR_EVER)) for _ in range(4)]
    await until(lambda: pool.pids)
    pids = pool.pids
    await asyncio.wait_for(pool.close(), PATIENCE)
    assert pids
    assert not any(runs(pid) for pid in pids)
    for call in calls:
        with pytest.raises((WorkerEnded, asyncio.CancelledError)):
            await asyncio.wait_for(call, PATIENCE)
    with pytest.raises(WorkerEnded):
        await pool.run(operator.neg, 1)


async def test_closing_a_pool_ends_a_call_that_waits_for_its_worker_to_start() -> None:
    pool = Pool(1, patience=FOR_EVER)
    call = asyncio.create_task(pool.run(PID))
    await asyncio.sleep(0.01)
    await asyncio.wait_for(pool.close(), PATIENCE)
    with pytest.raises(WorkerEnded):
        await asyncio.wait_for(call, PATIENCE)


async def test_closing_a_pool_ends_what_waits_for_its_thread_and_takes_no_more() -> None:
    pool = Pool(0, patience=FOR_EVER)
    working, waiting = (asyncio.create_task(pool.run(SLEEP, seconds)) for seconds in (0.1, FOR_EVER))
    await asyncio.sleep(0.01)
    await pool.close()
    assert await working is None
    for call in (waiting, pool.run(operator.neg, 1)):
        with pytest.raises(PoolClosed):
            await call


async def test_somebody_who_waits_for_the_end_of_a_worker_no_longer_ends_nobody_elses_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with working() as worker:
        with monkeypatch.context() as patched:
            patched.setattr(asyncio.subprocess.Process, "wait", lambda self: asyncio.sleep(0))  # its replies come later
            cancelled, other = (asyncio.create_task(worker.wait()) for _ in range(2))
            await asyncio.sleep(0.01)
            cancelled.cancel()
            await asyncio.wait({cancelled})
        worker.kill()
        await asyncio.wait_for(other, PATIENCE)


async def test_a_call_is_given_back_what_its_worker_waited_for_a_processor_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited = iter(range(1000))
    monkeypatch.setattr("workers.worker.waiting_time", lambda pid: float(next(waited)))
    async with working(patience=0.2) as worker:
        assert await worker.run(SLEEP, 0.6) is None
        began = time.monotonic()
        with pytest.raises(WorkerEnded):
            await worker.run(SLEEP, FOR_EVER)
        assert time.monotonic() - began >= 0.2 * LONGEST
    async with working(patience=FOR_EVER) as worker:
        with pytest.raises(WorkerEnded):  # who says how long one call may take means it by the clock
            await asyncio.wait_for(worker.run(SLEEP, FOR_EVER, patience=0.2), PATIENCE)
