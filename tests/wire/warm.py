"""The real bot as a process that need not import anything: born of one that is warm, in a tenth of the time.

Room: tests/wire. May import the standard library and `process`.
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

from .process import BotProcess, Running

SCRIPT = Path(__file__).with_name("mother.py")
_LONGEST = 2**10
#: How long the first process may take to be born (seconds).
_PATIENCE = 180.0


class Born:
    """A process that another one bore and watches; as much of asyncio's Process as is needed."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._gone: Future[int] = Future()

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it lives."""
        return self._gone.result() if self._gone.done() else None

    def send_signal(self, sign: int) -> None:
        """Send it a signal, unless it is gone."""
        if self.returncode is None:
            os.kill(self.pid, sign)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def end(self, status: int) -> None:
        """It is known to be gone."""
        self._gone.set_result(status)

    async def wait(self) -> int:
        """Wait until it is gone; its exit status."""
        return await asyncio.shield(asyncio.wrap_future(self._gone))


class Mother:
    """The process that bears others, for as long as this one lives."""

    def __init__(self) -> None:
        self._line, hers = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen([sys.executable, str(SCRIPT), str(hers.fileno())], pass_fds=[hers.fileno()])
        hers.close()
        self._bearing, self._awaited = Lock(), Future[Born]()
        self._children: dict[int, Born] = {}
        Thread(target=self._listen, name="mother", daemon=True).start()

    def bear(self, script: Path, directory: Path, environment: Mapping[str, str], prints_to: tuple[int, int]) -> Born:
        """Let a process be born that runs a script. Raises TimeoutError."""
        with self._bearing:
            self._awaited = Future()
            told = {"script": str(script), "directory": str(directory), "environment": dict(environment)}
            socket.send_fds(self._line, [json.dumps(told).encode()], list(prints_to))
            return self._awaited.result(_PATIENCE)

    def _listen(self) -> None:
        while told := self._line.recv(_LONGEST):
            match told.decode().split():
                case ["born", pid]:
                    self._children[int(pid)] = born = Born(int(pid))
                    self._awaited.set_result(born)
                case ["gone", pid, status]:
                    self._children.pop(int(pid)).end(int(status))


@cache
def mother() -> Mother:
    """The one of this process."""
    return Mother()


class WarmProcess(BotProcess):
    """As BotProcess; a start takes a tenth of the time."""

    async def _spawn(self) -> tuple[Running, list[asyncio.StreamReader]]:
        pipes = os.pipe(), os.pipe()
        ends = pipes[0][1], pipes[1][1]
        try:
            born = await asyncio.to_thread(mother().bear, self.script, self.directory, self.environment, ends)
        finally:
            for end in ends:
                os.close(end)
        return born, [await self._reader(pipe[0]) for pipe in pipes]

    async def _reader(self, pipe: int) -> asyncio.StreamReader:
        reader = asyncio.StreamReader(limit=2**20)
        protocol = asyncio.StreamReaderProtocol(reader)
        await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(pipe, "rb", buffering=0))
        return reader
