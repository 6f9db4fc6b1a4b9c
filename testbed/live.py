"""Simcord's world, running in real time. Room: testbed. May import simcord and discord.

simcord is made for tests. Its clock stands still, each action waits until the bot is idle, and only one action may run
at a time. People at a table need the opposite: time passes, timers fire, and two of them may press at once. And where
simcord calls an answer that only one person sees a channel's last message, Discord doesn't. `LiveEnv` changes these
four things and leaves the rest alone. They are private, so simcord's version is pinned and tests guard them.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord
import simcord
from discord.webhook.async_ import async_context

ANSWER_WITHIN = 3.0
"""Seconds that Discord gives an application for its first answer."""

calling: contextvars.ContextVar[str | None] = contextvars.ContextVar("calling", default=None)
"""The full path of the command that the current task runs; simcord would show the first word of it only."""

_asked: contextvars.ContextVar[Any] = contextvars.ContextVar("asked", default=None)


class WallClock:
    """simcord's clock interface with a time that passes by itself (unix seconds)."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._started = clock, clock()

    @property
    def elapsed(self) -> float:
        """Return the seconds since the clock was made."""
        return self._clock() - self._started

    def now(self) -> datetime:
        """Return the present in UTC."""
        return datetime.fromtimestamp(self._clock(), UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time can't be advanced."""


class Notifier(list[Any]):
    """Replaces a log of simcord: drops each line and calls a function for it."""

    def __init__(self, ring: Callable[[], None]) -> None:
        super().__init__()
        self._ring = ring

    def append(self, _line: Any) -> None:
        """Call the function and drop the line, so that memory doesn't grow over many hours."""
        self._ring()


def _commit(backend: Any, commit: Callable[..., Any], message: Any, **how: Any) -> Any:
    """Post a message; one that only one person sees isn't the channel's last one for anybody else."""
    channel = backend.get_channel(message.channel_id)
    before = channel.last_message_id
    posted = commit(message, **how)
    if posted.is_ephemeral:
        channel.last_message_id = before
    return posted


class LiveEnv(simcord.Env):
    """A simcord environment in real time in which several people can act at once.

    Build the world first (simcord's frozen clock gives the same ids each time), then `await env.start()`.
    `answer_within` is how long to wait for an answer (seconds); `clock` says what time it is (unix seconds). `version`
    counts what the bot and the people did; `after` waits for more.
    """

    def __init__(
        self, bot: discord.Client, answer_within: float = ANSWER_WITHIN, clock: Callable[[], float] = time.time
    ) -> None:
        leaves_it_open = isinstance(bot, discord.AutoShardedClient) and bot.shard_count is None
        super().__init__(bot, check_errors=False, shard_count=1 if leaves_it_open else None)
        self._answer_within, self._clock = answer_within, clock
        self.version = 0
        #: The language of each person's client, by their id; American English by default.
        self.languages: dict[int, str] = {}
        self._stir = asyncio.Event()

    async def start(self) -> None:
        """Start the clock, attach the bot, log it in and wait until it is ready."""
        backend: Any = self.backend
        backend.clock = WallClock(self._clock)
        backend.transcript = Notifier(self._ring)
        backend.http_requests = Notifier(self._ring)
        backend.subscribers.insert(0, self._speak)
        backend.commit_message = partial(_commit, backend, backend.commit_message)
        await super().start()

    async def after(self, version: int) -> int:
        """Wait until the world's version differs from this one. Return it."""
        while self.version == version:
            await self._stir.wait()
        return self.version

    def _speak(self, event: str, payload: dict[str, Any]) -> None:
        """Set an interaction's language before the bot reads it; simcord has only one."""
        if event == "INTERACTION_CREATE":
            person = (payload.get("member") or payload)["user"]["id"]
            payload["locale"] = self.languages.get(int(person), payload["locale"])

    def change(self) -> None:
        """Notify the open pages of a change that simcord doesn't log."""
        self._ring()

    def _ring(self) -> None:
        self.version += 1
        self._stir.set()
        self._stir = asyncio.Event()

    @contextmanager
    def _bot_scope(self) -> Iterator[None]:
        # simcord marks the bot's work here to freeze its timers. Only the fake REST client is needed.
        before = async_context.get()
        async_context.set(self._webhook_adapter)
        try:
            yield
        finally:
            async_context.set(before)

    def _begin_operation(self, label: str) -> None:
        """Do nothing, so that actions can overlap."""

    def _end_operation(self) -> None:
        """Do nothing, so that actions can overlap."""

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        super()._notify_dispatch_observers(interaction)
        backend: Any = self.backend
        interaction.initial_response_deadline = backend.iso_after(self._answer_within)
        _asked.set(interaction)
        if interaction.command_name is not None:
            interaction.command_name = calling.get() or interaction.command_name

    async def _settle_internal(self, *, dispatch: str | None = None, **_unused: Any) -> None:
        # A person waits for the first answer, not for the bot to be idle.
        await asyncio.sleep(0)
        asked = _asked.get()
        if dispatch != "INTERACTION_CREATE" or asked is None:
            return
        _asked.set(None)
        with suppress(TimeoutError):
            async with asyncio.timeout(self._answer_within):
                while not asked.responded:
                    await self._stir.wait()
