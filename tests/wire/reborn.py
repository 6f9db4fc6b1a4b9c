"""The real bot as a process that is started again and again, born of one that has imported everything already.

Room: tests/wire. May import the standard library and `process`.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path
from types import TracebackType

from .process import BotProcess

#: The script that bears `bot.py` as it is.
MOTHER = Path(__file__).with_name("mother.py")


class Born:
    """A process that another one bore and watches; as much of asyncio's Process as is needed."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._gone = asyncio.Event()

    def send_signal(self, sign: signal.Signals) -> None:
        """Send it a signal, unless it is gone."""
        if self.returncode is None:
            os.kill(self.pid, sign)

    def end(self, status: int) -> None:
        """It is known to be gone."""
        self.returncode = status
        self._gone.set()

    async def wait(self) -> int:
        """Wait until it is gone; its exit status, negative for a signal."""
        await self._gone.wait()
        assert self.returncode is not None
        return self.returncode


class RebornProcess(BotProcess):
    """As BotProcess, for a script that bears processes (mother.py); a start takes a tenth of the time."""

    _mother: asyncio.subprocess.Process | None = None
    _child: asyncio.Future[Born] | None = None

    async def start(self, *, wait: bool = True) -> None:
        """Let a process be born; wait until commands are synced and it has identified."""
        assert not self.running, "the bot runs already"
        self._ended_here = False
        before, began = self.discord.gateway.identified, time.monotonic()
        if self._mother is None:
            self._mother = await asyncio.create_subprocess_exec(
                *(sys.executable, str(self.script)),
                cwd=self.directory,
                env=self.environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=2**20,
            )
            streams = (self._mother.stdout, self._mother.stderr)
            self._readers = [asyncio.create_task(self._read(stream)) for stream in streams]
        assert self._mother.stdin is not None
        self._child = asyncio.get_running_loop().create_future()
        self._mother.stdin.write(json.dumps(dict(self.environment)).encode() + b"\n")
        self.process = await asyncio.wait_for(self._child, 180)  # type: ignore[assignment]
        if wait:
            await self._wait_ready(before)
            self.start_seconds = time.monotonic() - began

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await super().__aexit__(kind, error, trace)
        finally:
            if self._mother is not None and self._mother.stdin is not None:
                self._mother.stdin.close()
                await self._mother.wait()
                await asyncio.gather(*self._readers)

    async def _read(self, stream: asyncio.StreamReader | None) -> None:
        assert stream is not None
        while line := await stream.readline():
            text = line.decode(errors="replace").rstrip("\n")
            match text.split():
                case ["born", pid] if self._child is not None and not self._child.done():
                    self._child.set_result(Born(int(pid)))
                case ["gone", status] if isinstance(self.process, Born):
                    self.process.end(int(status))
                case _:
                    self.lines.append(text)

    async def _drain(self) -> None:
        """What a process printed before it was gone has been read, for the pipe keeps the order."""
