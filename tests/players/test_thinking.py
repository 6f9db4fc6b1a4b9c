"""Thinking in processes: it never hangs and leaves nothing behind."""

import asyncio
import logging
import os
import signal
import time
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from players import Question, answer, question
from players.thinking import Closed, Thinkers
from rules import GAMES
from rules.core.match import Match


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
        assert thinkers.pids == ()  # no process starts before it is needed
        for asked in (ask("normal"), ask("random")):
            assert await thinkers.answer(asked) == answer(asked)
        assert await thinkers.choose("mundialito", "easy", *_parts(ask())) in ask().legal
        assert len(thinkers.pids) == 1


def _parts(asked: Question) -> tuple[object, tuple[str, ...], int | str]:
    return asked.view, asked.legal, asked.seed


async def test_a_killed_worker_is_replaced() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        (killed,) = thinkers.pids
        os.kill(killed, signal.SIGKILL)
        assert await thinkers.answer(ask()) in ask().legal
        assert await thinkers.answer(ask("normal")) == answer(ask("normal"))
        assert killed not in thinkers.pids


async def test_a_worker_killed_while_thinking_is_replaced_by_a_random_choice() -> None:
    async with Thinkers(budget=30) as thinkers:
        await thinkers.answer(ask())
        thought = asyncio.create_task(thinkers.answer(replace(ask(), view=Dream(30))))
        await asyncio.sleep(0.1)
        os.kill(thinkers.pids[0], signal.SIGKILL)
        assert await asyncio.wait_for(thought, 5) == answer(ask())
        assert await thinkers.answer(ask()) == answer(ask())


async def test_thinking_beyond_the_budget_is_cut_short(caplog: pytest.LogCaptureFixture) -> None:
    async with Thinkers(budget=0.3) as thinkers:
        with caplog.at_level(logging.WARNING):
            assert await asyncio.wait_for(thinkers.answer(replace(ask(), view=Dream(30))), 5) in ask().legal
        assert "a random" in caplog.text
        assert await thinkers.answer(ask()) == answer(ask())


async def test_a_player_that_fails_gets_a_random_choice_and_the_worker_stays(caplog: pytest.LogCaptureFixture) -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        before = thinkers.pids
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
        thought = asyncio.create_task(thinkers.answer(replace(ask(), view=Dream(30))))
        await asyncio.sleep(0.1)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await asyncio.wait_for(thinkers.answer(ask("normal")), 5) == answer(ask("normal"))


async def test_more_questions_than_workers_are_all_answered() -> None:
    async with Thinkers(workers=2) as thinkers:
        asked = [replace(ask("easy"), seed=seed) for seed in range(12)]
        assert await asyncio.gather(*map(thinkers.answer, asked)) == list(map(answer, asked))
        assert len(thinkers.pids) == 2


async def test_closing_ends_every_process_and_abandons_open_choices() -> None:
    thinkers = Thinkers(budget=30)
    await thinkers.answer(ask())
    (pid,) = thinkers.pids
    open_choices = [asyncio.create_task(thinkers.answer(replace(ask(), view=Dream(30)))) for _ in range(2)]
    await asyncio.sleep(0.1)
    await asyncio.wait_for(thinkers.close(), 5)
    assert not runs(pid)
    for choice in open_choices:
        with pytest.raises(Closed):
            await asyncio.wait_for(choice, 5)
    with pytest.raises(Closed):
        await thinkers.answer(ask())


async def test_a_worker_ignores_interrupts_and_exits_when_its_input_closes() -> None:
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        (worker,) = thinkers._workers
        os.kill(worker.pid, signal.SIGINT)
        assert await thinkers.answer(ask()) == answer(ask())
        assert thinkers.pids == (worker.pid,)
        assert worker._process.stdin is not None
        worker._process.stdin.close()  # as if the bot had exited
        await asyncio.wait_for(worker.wait(), 5)


async def test_a_worker_does_not_inherit_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not for thinkers")
    async with Thinkers() as thinkers:
        await thinkers.answer(ask())
        environment = environment_of(thinkers.pids[0])
        assert not environment or (b"PYTHONPATH" in environment and b"DISCORD_TOKEN" not in environment)
