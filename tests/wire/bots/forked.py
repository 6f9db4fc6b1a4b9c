"""The real bot, forked from a process that has imported everything, which takes a tenth of the time of a start.

Room: tests/wire/bots. May import the standard library and `process`.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from testbed.process import BotProcess, Running
from testbed.standin import StandIn

SCRIPT = Path(__file__).with_name("fork_server.py")
_LONGEST = 2**10
#: How long the fork server may take to start (seconds).
_PATIENCE = 180.0


class Fork:
    """A process that the server forked: as much of asyncio's Process as is needed."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._gone: Future[int] = Future()

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""
        return self._gone.result() if self._gone.done() else None

    def send_signal(self, sign: int) -> None:
        """Send it a signal, unless it is gone."""
        if self.returncode is None:
            os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Send it SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def end(self, status: int) -> None:
        """Note that it has ended."""
        self._gone.set_result(status)

    async def wait(self) -> int:
        """Wait until it has ended, and return its exit status."""
        return await asyncio.shield(asyncio.wrap_future(self._gone))


class ForkServer:
    """The process that forks others, as long as this one runs."""

    def __init__(self) -> None:
        self._line, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen([sys.executable, str(SCRIPT), str(its.fileno())], pass_fds=[its.fileno()])
        its.close()
        self._starting, self._awaited = Lock(), Future[Fork]()
        self._children: dict[int, Fork] = {}
        Thread(target=self._listen, name="fork server", daemon=True).start()

    def start(self, script: Path, directory: Path, environment: Mapping[str, str], prints_to: tuple[int, int]) -> Fork:
        """Start a process that runs a script. Raises TimeoutError."""
        with self._starting:
            self._awaited = Future()
            told = {"script": str(script), "directory": str(directory), "environment": dict(environment)}
            socket.send_fds(self._line, [json.dumps(told).encode()], list(prints_to))
            return self._awaited.result(_PATIENCE)

    def _listen(self) -> None:
        while told := self._line.recv(_LONGEST):
            match told.decode().split():
                case ["started", pid]:
                    self._children[int(pid)] = fork = Fork(int(pid))
                    self._awaited.set_result(fork)
                case ["ended", pid, status]:
                    self._children.pop(int(pid)).end(int(status))


@cache
def fork_server() -> ForkServer:
    """The fork server of this process."""
    return ForkServer()


class ForkedProcess(BotProcess):
    """A BotProcess that starts in a tenth of the time; it draws in its own process, where everything is imported."""

    def __init__(self, discord: StandIn, *, environment: Mapping[str, str] | None = None, **given: Any) -> None:
        super().__init__(discord, environment={"DRAWING_WORKERS": "0", **(environment or {})}, **given)

    async def _spawn(self) -> tuple[Running, list[asyncio.StreamReader]]:
        pipes = os.pipe(), os.pipe()
        ends = pipes[0][1], pipes[1][1]
        try:
            fork = await asyncio.to_thread(fork_server().start, self.script, self.directory, self.environment, ends)
        finally:
            for end in ends:
                os.close(end)
        return fork, [await self._reader(pipe[0]) for pipe in pipes]

    async def _reader(self, pipe: int) -> asyncio.StreamReader:
        reader = asyncio.StreamReader(limit=2**20)
        protocol = asyncio.StreamReaderProtocol(reader)
        await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb", buffering=0))
        return reader
