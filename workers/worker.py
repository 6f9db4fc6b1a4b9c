"""The bot's side of a worker process. Part of workers/: imports the standard library."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, TypeVar, TypeVarTuple

from workers.frames import LENGTH, WIDE, frame

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

#: How long a new worker may take to get ready (seconds).
START_SECONDS = 20.0
_ROOT = str(Path(__file__).resolve().parent.parent)
_PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "CATALOGS")


class Failed(Exception):
    """The function raised; the worker itself is fine. The text is the traceback."""


class Ended(Exception):
    """The worker ended before it replied. `begun` says whether it may have been busy with this very call."""

    def __init__(self, begun: bool) -> None:
        super().__init__("the worker ended")
        self.begun = begun


class Worker:
    """One process, which runs one call after the other."""

    def __init__(self, process: Process, patience: float | None) -> None:
        self._process = process
        self._patience = patience
        self._killed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._calls: deque[asyncio.Future[Any]] = deque()
        self._on_news: dict[asyncio.Future[Any], Callable[[Any], None]] = {}
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def start(cls, nice: int = 0, patience: float | None = None) -> Self:
        """Start a worker and wait until it is ready; it is killed if a call takes longer than `patience` (seconds).

        Raises OSError, Ended, TimeoutError.
        """
        environment = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}  # never the bot's token
        environment["PYTHONPATH"] = _ROOT
        arguments = (sys.executable, "-P", "-m", "workers", str(nice))
        process = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, limit=WIDE, env=environment)
        worker = cls(process, patience)
        try:
            ready = asyncio.get_running_loop().create_future()
            worker._calls.append(ready)
            worker._listening = asyncio.create_task(worker._listen())
            async with asyncio.timeout(START_SECONDS):
                await ready
        except BaseException:
            worker.kill()
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
        with suppress(OSError, ValueError, IndexError):
            pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
            return int(pages) * os.sysconf("SC_PAGE_SIZE")
        return 0

    @property
    def waiting(self) -> int:
        """How many calls it hasn't replied to."""
        return len(self._calls)

    def ask(
        self, function: Callable[[*Ts], T], *arguments: *Ts, on_news: Callable[[Any], None] | None = None
    ) -> asyncio.Future[T]:
        """Have a module's function run there, after those already asked for. It and its arguments are pickled.

        Each piece of news that the function tells is passed to `on_news`, and restarts the time of the call.

        The reply is an error if there is no result: Failed if the function raises, Ended, or what pickling raises. A
        cancelled call still runs.
        """
        reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self.alive:
            reply.set_exception(Ended(begun=False))
            return reply
        try:
            call = frame(pickle.dumps((function, arguments)))
        except Exception as error:
            reply.set_exception(error)
            return reply
        assert self._process.stdin is not None
        self._calls.append(reply)
        if on_news is not None:
            self._on_news[reply] = on_news
        if self.waiting == 1:
            self._watch()
        self._process.stdin.write(call)
        return reply

    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, on_news: Callable[[Any], None] | None = None
    ) -> T:
        """Have a function run there, and return its result. Raises what `ask` replies."""
        reply = self.ask(function, *arguments, on_news=on_news)
        assert self._process.stdin is not None
        with suppress(ConnectionError):  # then it has ended, which the reply says
            await self._process.stdin.drain()
        return await reply

    def kill(self) -> None:
        """End it at once; open calls raise Ended."""
        self._killed = True
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()
        if self._listening is not None:
            await self._listening

    def _watch(self) -> None:
        """Give the next call its time."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._calls and self._patience is not None:
            self._alarm = asyncio.get_running_loop().call_later(self._patience, self.kill)

    async def _listen(self) -> None:
        """Pass on the replies in the order of the calls until the process ends."""
        assert self._process.stdout is not None
        try:
            while True:
                head = await self._process.stdout.readexactly(LENGTH)
                reply = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
                if reply[:1] == b".":
                    self._watch()
                    if (on_news := self._on_news.get(self._calls[0])) is not None:
                        on_news(pickle.loads(memoryview(reply)[1:]))
                    continue
                call = self._calls.popleft()
                self._on_news.pop(call, None)
                self._watch()
                _answer(call, reply)
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.kill()
            for place, call in enumerate(self._calls):
                if not call.done():
                    call.set_exception(Ended(begun=place == 0))
            self._calls.clear()
            self._on_news.clear()
            self._watch()


def _answer(call: asyncio.Future[Any], reply: bytes) -> None:
    """Pass a reply on, unless the caller has gone."""
    if call.done():
        return
    if reply[:1] != b"+":
        call.set_exception(Failed(reply[1:].decode()))
        return
    try:
        call.set_result(pickle.loads(memoryview(reply)[1:]))
    except Exception as error:
        call.set_exception(Failed(repr(error)))
