"""Computer players think in separate processes, so that nothing else waits. Part of players/: imports rules only.

Each worker is a small interpreter that knows players and rules, but not the bot. It starts when first needed, gets none
of the bot's environment, is killed if it thinks too long, and exits when the bot is wait. A pool of concurrent.futures
wouldn't do: its workers import the bot's main module and outlive a killed bot, and a hanging one can't be killed alone.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from players.player import Question
from players.random_player import RandomPlayer
from players.worker import LENGTH, frame

log = logging.getLogger(__name__)

#: How long a new worker may take to get ready.
START_SECONDS = 20.0
_ROOT = str(Path(__file__).resolve().parent.parent)
_PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG")


class Closed(Exception):
    """The choice was abandoned because the pool closed; ask again after the next start."""


class _Failed(Exception):
    """The player raised, or chose an illegal action; the worker itself is fine."""


class _Worker:
    """One process, which answers one question at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Start a worker; its first answer is `ready`."""
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}  # never the bot's token
        environment["PYTHONPATH"] = _ROOT
        arguments = (sys.executable, "-P", "-m", "players.worker")
        return cls(await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, env=environment))

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Question) -> str:
        """Ask a question. Raises _Failed; any other error means that the process is unusable."""
        assert self._process.stdin is not None
        self._process.stdin.write(frame(pickle.dumps(question)))
        await self._process.stdin.drain()
        return await self.receive()

    async def receive(self) -> str:
        """Read the next answer. Raises as `ask`."""
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH)
        reply = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
        if reply[:1] != b"+":
            raise _Failed(reply[1:].decode())
        return reply[1:].decode()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        await self._process.wait()


class Thinkers:
    """A pool of workers for all tables, as an async context manager.

    A choice takes at most `budget` seconds of thinking, after waiting for a free worker and, if necessary, for a new
    one to start. If anything goes wrong, the random player answers instead, and the log says why.
    """

    def __init__(self, workers: int = 1, budget: float = 5.0) -> None:
        self._budget = budget
        # The worker used last is reused first, so that no more start than necessary.
        self._slots: asyncio.LifoQueue[_Worker | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._slots.put_nowait(None)
        self._workers: set[_Worker] = set()
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop all workers; open choices raise Closed."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*(worker.wait() for worker in self._workers))

    @property
    def pids(self) -> tuple[int, ...]:
        """The process ids of the running workers."""
        return tuple(worker.pid for worker in self._workers if worker.alive)

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[str], seed: int | str) -> str:
        """Choose a legal action at this level for the seat with this view. Raises Closed."""
        return await self.answer(Question(game, level, view, tuple(legal), seed))

    async def answer(self, question: Question) -> str:
        """Choose one of the question's legal actions, or perhaps another if not all are listed. Raises Closed."""
        worker, usable = await self._slots.get(), False
        try:
            if worker is None or not worker.alive:
                worker = await self._start()
            async with asyncio.timeout(self._budget):
                text = await worker.ask(question)
            usable = True
            if text in question.legal or not question.whole:
                return text
            log.error(
                "%s of %s chose an action that isn't legal, so a random one is played: %r",
                question.level,
                question.game,
                text,
            )
        except _Failed as failure:
            usable = True
            log.error("%s of %s failed, so a random action is played: %s", question.level, question.game, failure)
        except Exception as error:
            if self._closed:
                raise Closed from error
            log.warning(
                "%s of %s gave no answer, so a random action is played: %r", question.level, question.game, error
            )
        finally:
            # A worker abandoned in the middle of a question would answer it in reply to the next one.
            if worker is not None and not usable:
                worker.kill()
            self._slots.put_nowait(worker if usable else None)
        return RandomPlayer().choose(question.view, question.legal, question.rng)

    async def _start(self) -> _Worker:
        """Start a worker and wait until it is ready."""
        if self._closed:
            raise Closed
        self._workers = {worker for worker in self._workers if worker.alive}
        worker = await _Worker.start()
        self._workers.add(worker)
        try:
            if self._closed:
                raise Closed
            async with asyncio.timeout(START_SECONDS):
                await worker.receive()
        except BaseException:
            worker.kill()
            raise
        return worker
