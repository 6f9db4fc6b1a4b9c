"""The bot's side of a worker process. Part of workers/: imports the standard library."""

import asyncio
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, Self, TypeVar, TypeVarTuple

from workers.frames import COST, LENGTH, WIDE, frame
from workers.heap import memory_of, waiting_time

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

#: How long a new worker may take to get ready (seconds).
START_SECONDS = 60.0
#: How many times its patience a call may take on a busy machine, where it waits for a processor; less than so many
#: seconds of that isn't counted.
LONGEST, TRIFLE = 8, 0.05
#: How much memory a worker may have during a call, and how much it may keep after one (bytes).
MOST, KEPT = 512 * 2**20, 192 * 2**20
#: Less than any worker keeps, so that it ends after its first call (bytes).
NOTHING = -1
_ROOT = str(Path(__file__).resolve().parent.parent)
_PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "CATALOGS")


class Failed(Exception):
    """The function raised; the worker itself is fine. The text is the traceback."""


class OutOfMemory(Failed):
    """The function needed more memory than a worker may have; the worker has ended."""


class WorkerEnded(Exception):
    """The worker ended before it replied. `begun` says whether it may have been busy with this very call."""

    def __init__(self, begun: bool) -> None:
        super().__init__("the worker ended")
        self.begun = begun


@dataclass(slots=True, eq=False)
class _Call:
    """A call that has no reply yet, and who is told how it is getting on and what it has cost."""

    reply: asyncio.Future[Any]
    patience: float | None = None
    on_news: Callable[[Any], None] | None = None
    on_cost: Callable[[float], None] | None = None


class Worker:
    """One process, which runs one call after the other."""

    def __init__(self, process: Process, patience: float | None) -> None:
        self._process = process
        self._patience = patience
        self._kept: float = inf
        self._killed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._calls: deque[_Call] = deque()
        self._began = time.monotonic()
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, nice: int = 0, patience: float | None = None, most: int = MOST, kept: int = KEPT) -> Self:
        """Start a worker and wait until it is ready; it is killed if a call works for more than `patience` (seconds).

        A call that needs more than `most` bytes of memory fails, and the worker ends with it; if it has more than
        `kept` after one, it ends too, unless others wait for it. Raises OSError, WorkerEnded, TimeoutError.
        """
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}  # never the bot's token
        environment["PYTHONPATH"] = _ROOT
        arguments = (sys.executable, "-P", "-m", "workers", str(nice), str(most), str(kept))
        process = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, limit=WIDE, env=environment)
        worker = cls(process, patience)
        try:
            ready = asyncio.get_running_loop().create_future()
            worker._calls.append(_Call(ready))
            worker._listening = asyncio.create_task(worker._listen())
            async with asyncio.timeout(START_SECONDS):
                await ready
            worker._kept = kept
        except BaseException:
            worker.kill()
            await worker.wait()
            raise
        return worker

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can still run anything."""
        listening = self._listening is not None and not self._listening.done()
        return listening and not self._killed and self._process.returncode is None

    @property
    def memory(self) -> int:
        """How much memory it uses (bytes); 0 where the system doesn't tell, or after its end."""
        return memory_of(self.pid)

    @property
    def waiting(self) -> int:
        """How many calls it hasn't replied to."""
        return len(self._calls)

    def run(
        self,
        function: Callable[[*Ts], T],
        *arguments: *Ts,
        patience: float | None = None,
        on_news: Callable[[Any], None] | None = None,
        on_cost: Callable[[float], None] | None = None,
    ) -> asyncio.Future[T]:
        """Have a module's function run there, after those already asked for. It and its arguments are pickled.

        It may take `patience` seconds by the clock, or else the worker's own. Each piece of news that the function
        tells is passed to `on_news`, and restarts the time of the call. `on_cost` is told how much processor time it
        took or, if the worker ends before, how long (seconds).

        The reply is an error if there is no result: Failed if the function raises, WorkerEnded, or what pickling
        raises. A cancelled call still runs.
        """
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self.alive:
            reply.set_exception(WorkerEnded(begun=False))
            return reply
        try:
            call = frame(pickle.dumps((function, arguments)))
        except Exception as error:
            reply.set_exception(error)
            return reply
        assert self._process.stdin is not None
        self._calls.append(_Call(reply, patience, on_news, on_cost))
        if self.waiting == 1:
            self._began = time.monotonic()
            self._watch()
        self._process.stdin.write(call)
        return reply

    def kill(self) -> None:
        """End it at once; open calls raise WorkerEnded."""
        self._killed = True
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()
        if self._listening is not None:
            await asyncio.wait((self._listening,))  # whoever waits for it here and is cancelled doesn't end it

    def _watch(self) -> None:
        """Give the next call its time."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._calls and (patience := self._calls[0].patience) is not None:
            self._wait_at_most(patience, patience)
        elif self._calls and self._patience is not None:
            self._wait_at_most(self._patience, self._patience * LONGEST)

    def _wait_at_most(self, seconds: float, longest: float) -> None:
        """Kill it after so long, and after the `longest` at last: what it waited for a processor is given back."""
        before = waiting_time(self.pid)

        def judge() -> None:
            more = min(waiting_time(self.pid) - before, longest - seconds)
            if more > TRIFLE:
                self._wait_at_most(more, longest - seconds)
            else:
                self.kill()

        self._alarm = asyncio.get_running_loop().call_later(seconds, judge)

    async def _listen(self) -> None:
        """Pass on the replies in the order of the calls until the process ends."""
        assert self._process.stdout is not None
        try:
            while True:
                head = await self._process.stdout.readexactly(LENGTH)
                reply = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
                if reply[:1] == b".":
                    self._watch()
                    if (on_news := self._calls[0].on_news) is not None:
                        on_news(pickle.loads(memoryview(reply)[1:]))
                    continue
                call, (spent, memory) = self._calls.popleft(), COST.unpack_from(reply, 1)
                self._began = time.monotonic()
                self._watch()
                if call.on_cost is not None:
                    call.on_cost(spent)
                if reply[:1] == b"!" or (memory > self._kept and not self._calls):
                    self.kill()
                _answer(call.reply, reply)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.kill()
            if self._calls and (on_cost := self._calls[0].on_cost) is not None:
                on_cost(time.monotonic() - self._began)
            for place, call in enumerate(self._calls):
                if not call.reply.done():
                    call.reply.set_exception(WorkerEnded(begun=place == 0))
            self._calls.clear()
            self._watch()


def _answer(call: asyncio.Future[Any], reply: bytes) -> None:
    """Pass a reply on, unless the caller has gone."""
    if call.done():
        return
    content = memoryview(reply)[1 + COST.size :]
    if reply[:1] != b"+":
        failed = Failed(str(content, "utf-8")) if reply[:1] == b"-" else OutOfMemory("not enough memory")
        call.set_exception(failed)
        return
    try:
        call.set_result(pickle.loads(content))
    except Exception as error:
        call.set_exception(Failed(repr(error)))
