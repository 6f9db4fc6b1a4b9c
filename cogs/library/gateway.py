"""The way back to Discord's gateway. Part of cogs/library.

discord.py comes back at once, always to the address that the last session named, and tries that session for ever.
Here it leaves an address that does not answer for the general one, a session that Discord does not take up for a new
one, and lets a while pass after a line that hardly held.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ClassVar, Self
from weakref import WeakKeyDictionary

import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket

log = structlog.get_logger("gateway")

#: A line that held for less than this (seconds), or on which nothing was heard, is not dialled again at once.
HARDLY = 1.0
#: The first pause after such a line, and the longest (seconds); each is twice the one before. Together with `PATIENCE`
#: it must end within the minute that the library gives a line.
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 32.0
#: How long an address has to answer (seconds).
PATIENCE = 20.0
#: So often a session is asked for of which nothing comes.
MOST_RESUMES = 3
#: Close codes after which Discord wants a new session: a wrong sequence number, and a session that timed out.
_SESSION_OVER = frozenset({4007, 4009})


class History:
    """What came of the dials of one client so far."""

    def __init__(self) -> None:
        self._dialled = float("-inf")
        self._pause = 0.0
        self._heard = True
        self._resumes = 0
        self._over: str | None = None
        self._doubted: yarl.URL | None = None
        self._line: DiscordWebSocket | None = None

    async def rest(self) -> None:
        """Wait as long as the last lines call for; the dial begins now."""
        hardly = not self._heard or time.monotonic() - self._dialled < HARDLY
        self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE) if hardly else 0.0
        await asyncio.sleep(self._pause)
        self._dialled = time.monotonic()

    def can_resume(self, session: str | None, sequence: int | None) -> bool:
        """Whether a session is worth one more try."""
        code = None if self._line is None else self._line.socket.close_code
        self._line = None
        if code in _SESSION_OVER or self._resumes >= MOST_RESUMES:
            log.warning("the session is given up", code=code, resumes=self._resumes)
            self._over, self._resumes = session, 0
        return session is not None and sequence is not None and session != self._over

    def address(self, gateway: yarl.URL | None) -> yarl.URL | None:
        """Where to dial, None for the general address: in turns, while the given one does not answer."""
        self._doubted = None if gateway == self._doubted else gateway
        return self._doubted

    def answered(self, line: DiscordWebSocket) -> None:
        """A line stands, and the session is asked for on it; its first event will say that the session stands too."""
        self._line, self._doubted, self._heard = line, None, False
        self._resumes += line.session_id is not None
        line._dispatch = self._hearing(line._dispatch)

    def _hearing(self, dispatch: Callable[..., Any]) -> Callable[..., Any]:
        def hear(kind: str, *given: Any) -> None:
            if kind == "socket_event_type":
                self._heard, self._resumes = True, 0
            dispatch(kind, *given)

        return hear


class SteadyGateway(DiscordWebSocket):
    """A line to the gateway that is dialled with the last ones in mind."""

    _histories: ClassVar[WeakKeyDictionary[discord.Client, History]] = WeakKeyDictionary()

    @classmethod
    async def from_client(
        cls,
        client: discord.Client,
        *,
        gateway: yarl.URL | None = None,
        session: str | None = None,
        sequence: int | None = None,
        resume: bool = False,
        **given: Any,
    ) -> Self:
        """As the library's. Raises TimeoutError where nothing answers."""
        history = cls._histories.setdefault(client, History())
        await history.rest()
        if resume and history.can_resume(session, sequence):
            given |= {"session": session, "sequence": sequence, "resume": True, "gateway": history.address(gateway)}
        async with asyncio.timeout(PATIENCE):
            line = await super().from_client(client, **given)
        history.answered(line)
        return line


def keep_the_gateway() -> None:
    """Let every client that connects from here on come back this way."""
    discord.client.DiscordWebSocket = SteadyGateway  # type: ignore[misc]
