"""The calendars of servers over REST: events are made, looked at, changed, cancelled and deleted.

They begin and end by themselves when Discord's clock says so. Room: testbed/standin. May import `errors`, `gateway`,
`model`, `payloads`, `server` and `world`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from testbed.standin.errors import Fault, Refusal, form_refusal
from testbed.standin.gateway import Gateway
from testbed.standin.model import Guild, Permission
from testbed.standin.payloads import calendar_json
from testbed.standin.rest.server import Exchange, Server
from testbed.standin.sessions import Intent
from testbed.standin.world import World

Path = dict[str, str]
Answer = tuple[int, Any]
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
#: What may become of an event that stands so.
BECOMES = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
#: An event that takes place somewhere else: the only kind here.
EXTERNAL = 3
#: How many events that aren't over a server has at most.
MOST_EVENTS = 100


class CalendarRoutes:
    """`/guilds/{guild}/scheduled-events…`."""

    def __init__(self, world: World, server: Server, gateway: Gateway) -> None:
        self.world, self.gateway = world, gateway
        every, one = "/guilds/{guild}/scheduled-events", "/guilds/{guild}/scheduled-events/{event}"
        for method, path, act in (
            ("GET", every, self.show_all),
            ("POST", every, self.create),
            ("GET", one, self.show),
            ("PATCH", one, self.change),
            ("DELETE", one, self.delete),
        ):
            server.route(method, path, act)

    def _guild(self, path: Path, *, changes: bool = False) -> Guild:
        guild = self.world.guild(int(path["guild"]))
        if changes and not guild.bot_permissions & (Permission.CREATE_EVENTS | Permission.ADMINISTRATOR):
            raise Refusal(403, 50013, "Missing Permissions")
        for event in guild.calendar.values():
            self._let_pass(event)
        return guild

    def _event(self, path: Path, *, changes: bool = False) -> dict[str, Any]:
        event = self._guild(path, changes=changes).calendar.get(int(path["event"]))
        if event is None:
            raise Refusal(404, 10070, "Unknown Guild Scheduled Event")
        return event

    def _let_pass(self, event: dict[str, Any]) -> None:
        """Begins and ends an event whose time has come."""
        now = self.world.clock.now()
        if event["status"] == SCHEDULED and _moment(event["scheduled_start_time"]) <= now:
            event["status"] = ACTIVE
        if event["status"] == ACTIVE and _moment(event["scheduled_end_time"]) <= now:
            event["status"] = COMPLETED

    def _check(self, event: dict[str, Any], body: dict[str, Any]) -> None:
        """Raises 400 for an event that can't be so."""
        faults, end = list[Fault](), event.get("scheduled_end_time")
        if event["entity_type"] != EXTERNAL:
            faults.append(Fault("entity_type", "the stand-in knows external events only"))
        if not 1 <= len(event["name"]) <= 100:
            faults.append(Fault("name", "Must be between 1 and 100 in length."))
        if len(event.get("description") or "") > 1000:
            faults.append(Fault("description", "Must be 1000 or fewer in length."))
        if not 1 <= len((event.get("entity_metadata") or {}).get("location") or "") <= 100:
            faults.append(Fault("entity_metadata.location", "Must be between 1 and 100 in length."))
        start = event["scheduled_start_time"]
        if "scheduled_start_time" in body and _moment(start) <= self.world.clock.now():
            faults.append(Fault("scheduled_start_time", "Cannot schedule event in the past."))
        if end is None or _moment(end) <= _moment(start):
            faults.append(Fault("scheduled_end_time", "Cannot schedule an event to end before it starts."))
        if faults:
            raise form_refusal(faults)

    async def _tell(self, what: str, event: dict[str, Any]) -> None:
        await self.gateway.dispatch(
            f"GUILD_SCHEDULED_EVENT_{what}", calendar_json(self.world, event), intent=Intent.GUILD_SCHEDULED_EVENTS
        )

    async def show_all(self, exchange: Exchange, path: Path) -> Answer:
        """The events that aren't over."""
        standing = [one for one in self._guild(path).calendar.values() if one["status"] in BECOMES]
        return 200, [calendar_json(self.world, one) for one in standing]

    async def show(self, exchange: Exchange, path: Path) -> Answer:
        """One event."""
        return 200, calendar_json(self.world, self._event(path))

    async def create(self, exchange: Exchange, path: Path) -> Answer:
        """A new event of the bot."""
        guild, body = self._guild(path, changes=True), exchange.body
        event = {**body, "id": self.world.snowflake(), "guild_id": guild.id, "status": SCHEDULED}
        self._check(event, body)
        if sum(one["status"] in BECOMES for one in guild.calendar.values()) >= MOST_EVENTS:
            raise Refusal(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
        guild.calendar[event["id"]] = event
        await self._tell("CREATE", event)
        return 200, calendar_json(self.world, event)

    async def change(self, exchange: Exchange, path: Path) -> Answer:
        """Moves an event, says something else of it, begins, ends or cancels it."""
        event, body = self._event(path, changes=True), exchange.body
        if event["status"] not in BECOMES or body.get("status", event["status"]) not in BECOMES[event["status"]]:
            raise Refusal(400, 180000, "Cannot update a finished event")
        changed = {**event, **body}
        self._check(changed, {} if event["status"] == ACTIVE else body)
        event |= changed
        await self._tell("UPDATE", event)
        return 200, calendar_json(self.world, event)

    async def delete(self, exchange: Exchange, path: Path) -> Answer:
        """Takes an event out of the calendar."""
        event = self._event(path, changes=True)
        del self.world.guild(event["guild_id"]).calendar[event["id"]]
        await self._tell("DELETE", event)
        return 204, None


def _moment(text: str) -> float:
    """Seconds since 1970 of a moment in Discord's form."""
    return datetime.fromisoformat(text).timestamp()
