"""The real bot as its own process: started, killed, stopped and restarted, with all that it prints.

Room: testbed. May import the standard library and `standin`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from testbed.standin import StandIn

REPOSITORY = Path(__file__).resolve().parents[1]
#: `bot.py` with a meter beside it.
METERED = Path(__file__).with_name("metered_bot.py")
STOP_SECONDS = 10.0
START_SECONDS = 120.0
#: How long the end of what a process printed is waited for: some child of it may hold the line (seconds).
DRAINED = 15.0


class Running(Protocol):
    """The part of asyncio's Process that is needed."""

    @property
    def pid(self) -> int:
        """Its process id."""

    @property
    def returncode(self) -> int | None:
        """Its exit status, negative for a signal; None while it runs."""

    def send_signal(self, sign: int, /) -> None:
        """Send it a signal, unless it is gone."""

    def terminate(self) -> None:
        """Send it SIGTERM."""

    async def wait(self) -> int:
        """Wait until it has ended, and return its exit status."""


class BotProcess:
    """`python bot.py` against a stand-in; as a context it starts, and at the end stops and checks the output."""

    def __init__(
        self,
        discord: StandIn,
        *,
        database: Path | str,
        script: Path | str = REPOSITORY / "bot.py",
        environment: Mapping[str, str] | None = None,
        log_level: str = "INFO",
        directory: Path | str = REPOSITORY,
    ) -> None:
        self.discord, self.script, self.directory = discord, Path(script), Path(directory)
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("DISCORD_")},
            "PYTHONUNBUFFERED": "1",
            "PYTHONDONTWRITEBYTECODE": "",  # so that modules are compiled only once
            **discord.environment,
            "DATABASE": str(database),
            "LOG_LEVEL": log_level,
            "EMOJIS": "off",  # a test of theirs has them on; no other needs dozens of uploads
            "TABLES_PER_HOUR": "100000",  # tests open more tables in a minute than a person in a day
            **(environment or {}),
        }
        self.lines: list[str] = []
        self.process: Running | None = None
        self.start_seconds = 0.0
        #: How many lines earlier runs have printed.
        self.printed_before = 0
        self._ended_here = False
        self._readers: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            await self.kill()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            await self.kill()
            print("\n".join(self.lines[-60:]))
            return
        await self.stop()
        self.assert_quiet()

    @property
    def running(self) -> bool:
        """Whether the process is running."""
        return self.process is not None and self.process.returncode is None

    @property
    def output(self) -> str:
        """Everything printed by all runs."""
        return "\n".join(self.lines)

    async def start(self, *, wait: bool = True) -> None:
        """Start the process, and wait until its commands are registered and it has identified."""
        assert not self.running, "the bot runs already"
        self._ended_here, self.printed_before = False, len(self.lines)
        before, began = self.discord.gateway.identified, time.monotonic()
        self.process, streams = await self._spawn()
        self._readers = [asyncio.create_task(self._read(stream)) for stream in streams]
        if wait:
            await self._wait_ready(before)
            self.start_seconds = time.monotonic() - began

    async def _spawn(self) -> tuple[Running, list[asyncio.StreamReader]]:
        """Start the process; return it and its output."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(self.script),
            cwd=self.directory,
            env=self.environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=2**20,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        return process, [process.stdout, process.stderr]

    async def _wait_ready(self, before: int) -> None:
        process = self.process
        assert process is not None
        ready = asyncio.create_task(self.discord.bot_ready(after=before, timeout=START_SECONDS))
        ended = asyncio.create_task(process.wait())
        await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done():
            ready.cancel()
            await self._drain()
            raise AssertionError(f"the bot ended with {process.returncode} before it was ready:\n{self._tail()}")
        if ready.exception():
            raise AssertionError(f"{ready.exception()}\n{self._tail()}")

    async def kill(self) -> None:
        """Send SIGKILL: no shutdown, no clean-up."""
        if self.running and self.process:
            self._ended_here = True
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()
        await self._drain()

    async def stop(self) -> float:
        """Send SIGTERM, after which the bot must end within ten seconds of running; return how long it took."""
        process, began = self.process, time.monotonic()
        if process is None or self._ended_here:
            return 0.0
        assert process.returncode is None, f"the bot had ended by itself with {process.returncode}:\n{self._tail()}"
        waited_before, waited = self.on_processor()[1], 0.0
        process.send_signal(signal.SIGTERM)
        while process.returncode is None and time.monotonic() < began + STOP_SECONDS + waited:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 0.5)
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                waited = self.on_processor()[1] - waited_before
        if process.returncode is None:
            await self.kill()
            raise AssertionError(f"the bot did not end within {STOP_SECONDS} s of SIGTERM:\n{self._tail()}")
        took, self._ended_here = time.monotonic() - began, True
        await self._drain()
        return took

    def on_processor(self) -> tuple[float, float]:
        """How long the main thread has run, and how long it has waited for a processor (seconds); 0 where unknown."""
        assert self.process is not None
        schedule = Path(f"/proc/{self.process.pid}/schedstat")
        if not schedule.exists():
            return 0.0, 0.0
        ran, waited, _ = schedule.read_text().split()
        return int(ran) / 1e9, int(waited) / 1e9

    async def restart(self, *, hard: bool = False) -> None:
        """Stop (or with `hard` kill) the bot, and start it again on the same database."""
        await (self.kill() if hard else self.stop())
        await self.start()

    @property
    def returncode(self) -> int | None:
        """The last run's exit status; None while it runs."""
        return None if self.process is None else self.process.returncode

    def assert_quiet(self) -> None:
        """Check that no token or traceback was printed."""
        assert self.discord.token not in self.output, "the token was printed"
        traces = [i for i, line in enumerate(self.lines) if "Traceback (most recent call last)" in line]
        assert not traces, "a traceback was printed:\n" + "\n".join(self.lines[traces[0] : traces[0] + 40])

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.lines.append(line.decode(errors="replace").rstrip("\n"))

    async def _drain(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self._readers, return_exceptions=True), DRAINED)

    def _tail(self) -> str:
        return "\n".join(self.lines[-40:])
