"""The stand-in as tests use it: start it, arrange a world, let people act, look at what the bot said.

Room: testbed/standin. May import aiohttp and everything of this room.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web

from testbed.standin.acting import Acting
from testbed.standin.arranging import Arranging
from testbed.standin.components import Attachment
from testbed.standin.gateway import Gateway
from testbed.standin.model import Channel, Interaction, Message, User
from testbed.standin.rest.application import ApplicationRoutes
from testbed.standin.rest.calendar import CalendarRoutes
from testbed.standin.rest.channels import ChannelRoutes
from testbed.standin.rest.interactions import InteractionRoutes
from testbed.standin.rest.posting import ATTACHMENT_SECONDS, Posting
from testbed.standin.rest.server import API, Exchange, Server
from testbed.standin.spec import official
from testbed.standin.weather import EventFault, Trouble, Weather
from testbed.standin.world import LEEWAY, PATIENCE, Clock, World

T = TypeVar("T")
BODY_BYTES = 128 * 1024 * 1024


class StandIn(Acting, Arranging):
    """A private Discord on loopback, which outlives the bot process, as the real one does.

    `started_ago` puts Discord's clock back by so many seconds, so that messages made now look old after `advance`.
    `leeway` is how much longer than three seconds a first answer may take, on the clock.
    """

    def __init__(self, *, started_ago: float = 0.0, compress: bool = True, leeway: float | None = None) -> None:
        given = float(os.environ.get(LEEWAY, "0")) if leeway is None else leeway
        self.world = World(Clock(started_ago), given)
        self.spec = official()
        owner = base64.urlsafe_b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        self.token = f"{owner}.wirewi.{'not-a-token-' * 3}"
        self.server = Server(self.world, self.spec, token=self.token)
        self.gateway = Gateway(
            self.world, token=self.token, url=lambda: self.gateway_url, report=self.server.violations.append
        )
        self.gateway.compress = compress
        self.gateway.on_event_fault, self.server.on_trouble = self._event_fault, self._trouble
        self.port = 0
        self._runner: web.AppRunner | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=BODY_BYTES)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        self.application = ApplicationRoutes(self.world, self.server, self.gateway, lambda: self.gateway_url)
        app.router.add_route("*", API + "/{tail:.*}", self.server.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/{tail:.*}", self.application.cdn)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.posting = Posting(self.world, self.server, self.gateway, f"http://127.0.0.1:{self.port}")
        self.channel_routes = ChannelRoutes(self.world, self.server, self.gateway, self.posting)
        InteractionRoutes(self.world, self.server, self.posting)
        CalendarRoutes(self.world, self.server, self.gateway)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for hold in self.server.holds:
            hold.release()
        await self.gateway.drop(1001)
        for task in list(self._tasks):
            task.cancel()
        if self._runner:
            await self._runner.cleanup()

    # addresses

    @property
    def api_base(self) -> str:
        """The REST address, with /api/v10."""
        return f"http://127.0.0.1:{self.port}{API}"

    @property
    def gateway_url(self) -> str:
        """The websocket address."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def cdn_base(self) -> str:
        """The address of pictures and files."""
        return f"http://127.0.0.1:{self.port}/cdn"

    def upload(self, name: str, data: bytes) -> Attachment:
        """A file that a person attaches to a command."""
        number, expires = self.world.snowflake(), int(self.world.clock.now()) + ATTACHMENT_SECONDS
        url = f"{self.cdn_base}/attachments/0/{number}/{name}?ex={expires:x}"
        file = self.world.attachments[number] = Attachment(number, name, data, url, "application/octet-stream")
        return file

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables which point a bot here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY": self.gateway_url,
            "DISCORD_CDN": self.cdn_base,
        }

    @property
    def weather(self) -> Weather | None:
        """The faults that requests and events meet; None while all is well."""
        return self.server.weather

    @weather.setter
    def weather(self, weather: Weather | None) -> None:
        self.server.weather = self.gateway.weather = weather

    # waiting

    async def bot_ready(self, *, after: int = 0, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        """Waits until commands are registered and more than `after` IDENTIFYs (in all) were served."""
        await self.wait_for(
            lambda: self.gateway.identified > after and self.gateway.connected and bool(self.commands),
            timeout,
            "the bot to sync its commands and to identify",
        )

    async def wait_for(self, predicate: Callable[[], T], timeout: float = PATIENCE, what: str = "") -> T:  # noqa: ASYNC109
        """Waits until the predicate returns something true, and returns that; raises AssertionError."""
        deadline = time.monotonic() + timeout
        while not (found := predicate()):
            if time.monotonic() > deadline:
                raise AssertionError(f"waited {timeout} s for {what or 'a condition'}; {self.story()}")
            with suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    await self.server.changed.wait()
        return found

    async def quiet(self, seconds: float = 0.3, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        """Waits until the bot has made no request for this long, by the loop's time: it may wait for a processor."""
        deadline, loop = time.monotonic() + timeout, asyncio.get_running_loop()
        made, since = -1, loop.time()
        while loop.time() - since < seconds:
            assert time.monotonic() < deadline, f"the bot did not become quiet in {timeout} s; {self.story()}"
            if len(self.server.exchanges) > made or not all(e.status for e in self.server.exchanges[-20:]):
                made, since = len(self.server.exchanges), loop.time()
            await asyncio.sleep(max(0.1, seconds / 5))

    # looking

    def messages(self, channel: Channel) -> list[Message]:
        """What everybody sees in a channel, oldest first."""
        return channel.visible()

    def last(self, channel: Channel) -> Message:
        """The newest message everybody sees in a channel."""
        shown = channel.visible()
        assert shown, f"nothing was posted in {channel.name!r}; {self.story()}"
        return shown[-1]

    def dms(self, user: User) -> list[Message]:
        """The direct messages of the bot with a person, oldest first."""
        found = [c for c in self.world.channels.values() if c.recipient is user]
        return [m for c in found for m in c.visible()]

    def dm_channel(self, user: User) -> Channel:
        """The DM channel of the bot with a person; a place for commands too."""
        return self.world.dm_channel(user)

    def whispers(self, user: User, channel: Channel | None = None) -> list[Message]:
        """The ephemeral messages that a person sees, oldest first."""
        found = [channel] if channel else list(self.world.channels.values())
        return [m for c in found for m in c.all_messages.values() if m.ephemeral_for is user and not m.deleted]

    def threads(self, channel: Channel) -> list[Channel]:
        """The threads of a channel that still exist."""
        return [c for c in self.world.channels.values() if c.parent is channel and c.is_thread and not c.deleted]

    def requests(self, method: str, pattern: str) -> list[Exchange]:
        """The requests so far whose path (after /api/v10) matches."""
        return [e for e in self.server.exchanges if e.method == method and re.search(pattern, e.path)]

    @property
    def commands(self) -> list[dict[str, Any]]:
        """Every registered command, of the application and of servers."""
        own = [c for g in self.world.guilds.values() for c in g.commands.values()]
        return own + list(self.world.global_commands.values())

    @property
    def syncs(self) -> int:
        """How often commands were written."""
        return self.application.syncs

    @property
    def interactions(self) -> list[Interaction]:
        """Everything that people did, oldest first."""
        return list(self.world.interactions.values())

    @property
    def unanswered(self) -> list[Interaction]:
        """The interactions without a first answer within three seconds."""
        return self.world.unanswered()

    @property
    def violations(self) -> list[str]:
        """One sentence for each thing that the bot did and that Discord forbids or that can't be intended."""
        return self.server.violations

    @property
    def own_faults(self) -> list[str]:
        """The stand-in's answers that don't fit the official description: its mistakes, not the bot's."""
        return self.server.own_faults

    def invalid_requests(self) -> int:
        """The refused requests that Discord counts against the bot; 10,000 in ten minutes get it banned."""
        shared = [e for e in self.server.exchanges if e.status == 429 and e.scope == "shared"]
        return sum(e.status in (401, 403, 429) for e in self.server.exchanges) - len(shared)

    def busiest_second(self) -> int:
        """The most requests in any one second, without the exempt interaction routes; Discord allows 50."""
        times = [e.at for e in self.server.exchanges if not e.path.startswith(("/interactions", "/webhooks"))]
        most, first = 0, 0
        for last, at in enumerate(times):
            while at - times[first] >= 1.0:
                first += 1
            most = max(most, last - first + 1)
        return most

    def story(self, last: int = 8) -> str:
        """The last requests and faults in one line, for messages of failing tests."""
        requests = "; ".join(f"{e}" for e in self.server.exchanges[-last:])
        return f"last requests: {requests}; violations: {self.violations}; own faults: {self.own_faults}"

    def _trouble(self, exchange: Exchange, trouble: Trouble) -> None:
        interaction = self.world.interaction_at(exchange.path)
        if interaction is not None:
            interaction.faults += 1
            interaction.repeated |= trouble.acted

    def _event_fault(self, event: str, data: Any, fault: EventFault) -> None:
        if event == "INTERACTION_CREATE":
            interaction = self.world.interactions[int(data["id"])]
            if fault is EventFault.TWICE:
                interaction.repeated = True
            else:
                interaction.faults += 1

    def assert_clean(self) -> None:
        """Raises unless there was no violation, no unanswered interaction and no mistake of the stand-in."""
        assert not self.own_faults, f"the stand-in is wrong: {self.own_faults}"
        assert not self.violations, f"violations: {self.violations}"
        assert not self.unanswered, f"unanswered: {[str(i) for i in self.unanswered]}"
