"""Thinking in processes: it never hangs and leaves nothing behind."""

import asyncio
import logging
import os
import signal
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from players import Question, answer, question
from players.thinking import ATTEMPTS, Busy, NoAnswer, PoolClosed, Thinkers
from rules import GAMES
from rules.core.match import Match
from tests.waiting import FOR_EVER, PATIENCE
from workers.turns import Rank
from workers.worker import Failed


def ask(level: str = "random") -> Question:
    match = Match.begin(GAMES["mundialito"], 2, {}, 3)
    return question(match, 0, level)


@dataclass(frozen=True)
class Dream:
    """A view that takes its time to unpickle."""

    seconds: float

    def __reduce__(self) -> tuple[object, ...]:
        return (time.sleep, (self.seconds,))


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def environment_of(pid: int) -> bytes:
    """Return the process's environment, if the system reveals it."""
    told = Path(f"/proc/{pid}/environ")
    return told.read_bytes() if told.exists() else b""


async def test_a_worker_answers_what_the_player_would_here() -> None:
    async with Thinkers() as thinkers:
        assert thinkers.pool.pids == ()  # no process starts before it is needed
        for asked in (ask("normal"), ask("random")):
            assert await thinkers.answer(asked) == answer(asked)
        assert await thinkers.answer(ask("easy")) in ask().legal
        assert len(thinkers.pool.pids) == 1


async def test_a_killed_worker_is_replaced() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        (killed,) = thinkers.pool.pids
        os.kill(killed, signal.SIGKILL)
        assert await thinkers.answer(ask()) in ask().legal
        assert await thinkers.answer(ask("normal")) == answer(ask("normal"))
        assert killed not in thinkers.pool.pids


async def test_a_worker_killed_while_thinking_is_replaced_by_a_random_choice() -> None:
    async with Thinkers(budget=FOR_EVER) as thinkers:
        await thinkers.answer(ask())
        thought = asyncio.create_task(thinkers.answer(dream(FOR_EVER)))
        await asyncio.sleep(0.1)
        os.kill(thinkers.pool.pids[0], signal.SIGKILL)
        assert await asyncio.wait_for(thought, PATIENCE) == answer(ask())
        assert await thinkers.answer(ask()) == answer(ask())


async def test_thinking_beyond_the_budget_is_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    async with Thinkers(budget=0.3) as thinkers:
        with caplog.at_level(logging.WARNING):
            assert await asyncio.wait_for(thinkers.answer(dream(FOR_EVER)), PATIENCE) in ask().legal
        assert "a random" in caplog.text
        assert await thinkers.answer(ask()) == answer(ask())


async def test_a_player_that_fails_gets_a_random_choice_and_the_worker_stays(caplog: pytest.LogCaptureFixture) -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        before = thinkers.pool.pids
        assert await thinkers.answer(replace(ask(), level="genius")) in ask().legal
        assert "KeyError" in caplog.text
        assert await thinkers.answer(replace(ask("normal"), legal=("end",))) == "end"
        assert "isn't legal" in caplog.text
        assert await thinkers.answer(replace(ask(), view=lambda: None)) in ask().legal  # can't be pickled
        assert await thinkers.answer(ask("normal")) == answer(ask("normal"))
        assert len(before) == 1


async def test_a_cancelled_choice_does_not_affect_the_next() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        thought = asyncio.create_task(thinkers.answer(dream(FOR_EVER)))
        await asyncio.sleep(0.1)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await asyncio.wait_for(thinkers.answer(ask("normal")), PATIENCE) == answer(ask("normal"))


async def test_more_questions_than_workers_are_all_answered() -> None:
    async with Thinkers(workers=2) as thinkers:
        asked = [replace(ask("easy"), seed=seed) for seed in range(12)]
        assert await asyncio.gather(*map(thinkers.answer, asked)) == list(map(answer, asked))
        assert len(thinkers.pool.pids) == 2


async def test_closing_ends_every_process_and_abandons_open_choices() -> None:
    thinkers = Thinkers(budget=FOR_EVER)
    await thinkers.answer(ask())
    (pid,) = thinkers.pool.pids
    open_choices = [asyncio.create_task(thinkers.answer(dream(FOR_EVER))) for _ in range(2)]
    await asyncio.sleep(0.1)
    await asyncio.wait_for(thinkers.pool.close(), PATIENCE)
    assert not runs(pid)
    for choice in open_choices:
        with pytest.raises(PoolClosed):
            await asyncio.wait_for(choice, PATIENCE)
    with pytest.raises(PoolClosed):
        await thinkers.answer(ask())


async def test_a_worker_ignores_interrupts_and_exits_when_its_input_closes() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        worker = thinkers.pool._places[0].worker
        assert worker is not None
        os.kill(worker.pid, signal.SIGINT)
        assert await thinkers.answer(ask()) == answer(ask())
        assert thinkers.pool.pids == (worker.pid,)
        assert worker._process.stdin is not None
        worker._process.stdin.close()  # as if the bot had exited
        await asyncio.wait_for(worker.wait(), PATIENCE)


async def test_a_worker_does_not_inherit_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not for thinkers")
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        environment = environment_of(thinkers.pool.pids[0])
        assert not environment or (b"PYTHONPATH" in environment and b"DISCORD_TOKEN" not in environment)


def dream(seconds: float, level: str = "random") -> Question:
    return replace(ask(level), view=Dream(seconds))


def differing() -> Question:
    """A question that the levels `normal` and `easy` answer differently."""
    match = Match.begin(GAMES["mundialito"], 2, {}, 3)
    while match.to_act is not None:
        asked = question(match, match.to_act, "normal")
        if answer(asked) != answer(replace(asked, level="easy")):
            return asked
        match = match.act(match.to_act, answer(replace(asked, level="random")))
    raise AssertionError


@pytest.mark.long
async def test_a_choice_that_has_waited_long_is_made_by_the_next_weaker_level() -> None:
    asked = differing()
    async with Thinkers(budget=PATIENCE, step=6.0) as thinkers:
        assert await thinkers.answer(asked) == answer(asked)
        slow = asyncio.create_task(thinkers.answer(dream(7.0)))
        await asyncio.sleep(0)
        assert await thinkers.answer(asked) == answer(replace(asked, level="easy"))
        assert await slow in ask().legal
        load = thinkers.load
        assert (load.choices, load.weaker, load.random, load.lately, load.waiting) == (3, 1, 0, 1, 0)
        assert load.longest >= 6.0
        assert await thinkers.answer(asked) == answer(asked), "nobody waits any more"


async def test_a_choice_for_which_nobody_waits_keeps_its_level() -> None:
    asked = differing()
    async with Thinkers(step=0.1) as thinkers:
        slow = asyncio.create_task(thinkers.answer(dream(0.4)))
        await asyncio.sleep(0)
        assert await thinkers.answer(asked, rank=Rank.ALONE) == answer(asked)
        await slow


async def test_a_level_that_has_been_slow_lately_gives_way_and_is_tried_again() -> None:
    asked = differing()
    weak = answer(replace(asked, level="easy"))
    async with Thinkers(step=10.0) as thinkers:
        for _ in range(2):
            thinkers._note_time(asked, 30.0)
        told = [await thinkers.answer(asked) for _ in range(12)]
        assert told[0] == weak
        assert told[-1] == answer(asked)


async def test_a_level_that_does_not_answer_is_replaced_by_the_next_weaker_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = differing()
    async with Thinkers() as thinkers:
        run = thinkers.pool.run

        async def failing(function: Any, asked: Question, **named: Any) -> Any:
            if asked.level == "normal":
                raise Failed("a bug")
            return await run(function, asked, **named)

        thinkers.pool.run = failing  # type: ignore[method-assign]
        assert await thinkers.answer(asked) == answer(replace(asked, level="easy"))
        assert "normal of mundialito" in caplog.text
        assert "random" not in caplog.text
        assert thinkers.load.weaker == 1


async def test_at_most_a_few_levels_are_asked_for_one_choice() -> None:
    async with Thinkers(budget=0.3) as thinkers:
        assert await thinkers.answer(dream(FOR_EVER, "hard")) in ask().legal
        assert thinkers.load.random == 1
        assert len(thinkers._lasts) == ATTEMPTS
        assert min(thinkers._lasts.values()) > 0.1, "that they are slow is remembered"


async def test_a_table_with_many_computers_does_not_keep_another_waiting() -> None:
    order: list[str] = []
    async with Thinkers() as thinkers:

        async def play(table: str, choices: int) -> None:
            for _ in range(choices):
                await thinkers.answer(dream(0.05), asker=table)
                order.append(table)

        await asyncio.gather(*(play("many", 5) for _ in range(5)), play("one", 5))
    assert max(place for place, table in enumerate(order) if table == "one") < 14, order


async def test_turns_come_before_hints_and_hints_before_reviews() -> None:
    order: list[str] = []
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())

        async def asked(name: str, rank: Rank) -> None:
            if name == "turn":
                await thinkers.answer(ask(), rank=rank)
            else:
                await thinkers.run(time.sleep, 0.01, rank=rank, asker=name)
            order.append(name)

        busy = asyncio.create_task(thinkers.answer(dream(0.2)))
        await asyncio.sleep(0)
        ranks = {"review": Rank.LONG, "alone": Rank.ALONE, "hint": Rank.HINT, "turn": Rank.TURN}
        await asyncio.gather(busy, *(asked(name, rank) for name, rank in ranks.items()))
    assert order == ["turn", "hint", "alone", "review"]


async def test_other_work_returns_its_result_or_says_that_there_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async with Thinkers() as thinkers:
        assert await thinkers.run(sorted, (3, 1, 2)) == [1, 2, 3]
        (pid,) = thinkers.pool.pids
        with pytest.raises(NoAnswer):
            await thinkers.run(int, "three")
        assert thinkers.pool.pids == (pid,), "the worker is fine"
        with pytest.raises(NoAnswer):
            await thinkers.run(time.sleep, FOR_EVER, budget=0.2)
        assert await thinkers.run(sorted, (2, 1)) == [1, 2]
        assert pid not in thinkers.pool.pids


async def test_who_does_not_want_to_wait_any_longer_is_told_so() -> None:
    async with Thinkers() as thinkers:
        busy = asyncio.create_task(thinkers.answer(dream(0.5)))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.run(sorted, (), patience=0.1)
        assert await busy in ask().legal
        assert thinkers.load.waiting == 0
        assert await thinkers.run(sorted, (2, 1), patience=20) == [1, 2]


async def test_only_so_many_hints_wait_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.thinking.MOST_WAITING", 2)
    async with Thinkers() as thinkers:
        busy = asyncio.create_task(thinkers.answer(dream(0.3)))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinkers.run(sorted, (2, 1))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.run(sorted, ())
        assert await thinkers.run(sorted, (3, 2), rank=Rank.LONG) == [2, 3]
        assert await asyncio.gather(*waiting) == [[1, 2]] * 2
        await busy


async def test_a_worker_that_has_grown_too_large_is_replaced() -> None:
    async with Thinkers(most_memory=1) as thinkers:
        first = await thinkers.run(os.getpid)
        assert await thinkers.run(os.getpid) != first
    async with Thinkers() as thinkers:
        first = await thinkers.run(os.getpid)
        assert await thinkers.run(os.getpid) == first


async def test_cancelling_while_waiting_keeps_every_worker_in_use() -> None:
    async with Thinkers() as thinkers:
        for _ in range(20):
            calls = [asyncio.create_task(thinkers.run(sorted, (2, 1))) for _ in range(4)]
            await asyncio.sleep(0.001)
            for call in calls[1:3]:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            assert calls[3].result() == [1, 2]
        assert await asyncio.wait_for(thinkers.answer(ask("normal")), PATIENCE) == answer(ask("normal"))


async def test_the_event_loop_goes_on_while_computers_think() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        thinking = [asyncio.create_task(thinkers.answer(replace(ask("hard"), seed=seed))) for seed in range(20)]
        steps = 0
        while not all(one.done() for one in thinking):
            await asyncio.sleep(0)
            steps += 1
        assert steps > 100
