"""A page for a monitoring program, on this machine: `/metrics` and `/health`. Part of cogs/operations.

The format is that of Prometheus. Numbers of the whole house, no ids, no names, nothing of any game.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from cogs.operations.condition import Condition
from cogs.operations.settings import SettingsError
from cogs.operations.watch import SILENCE
from data import ArchiveError
from host.vitals import Vitals

log = structlog.get_logger("metrics")

_NAMESPACE = "mundialito_"
#: One fact: its name, what it tells, and its value; None where there is nothing to tell.
_Fact = tuple[str, str, float | None]


class _Facts(Collector):
    """The facts of one moment, as Prometheus' client collects them."""

    def __init__(self, condition: Condition, now: float) -> None:
        self._condition, self._now = condition, now

    def collect(self) -> Iterator[Metric]:
        condition, counts = self._condition, self._condition.counts
        tables = GaugeMetricFamily(
            f"{_NAMESPACE}tables", "Tables that have not ended, and those set aside.", labels=["state"]
        )
        for state, number in (("lobby", counts.lobbies), ("running", counts.running), ("set_aside", counts.set_aside)):
            tables.add_metric([state], number)
        yield tables
        for name, told, value in _gauges(condition, self._now):
            if value is not None:
                yield GaugeMetricFamily(_NAMESPACE + name, told, value=value)
        yield CounterMetricFamily(
            f"{_NAMESPACE}sweep_restarts", "How often the sweep was begun anew.", condition.restarts
        )
        yield CounterMetricFamily(f"{_NAMESPACE}errors", "Errors that were logged.", condition.errors)


def _gauges(condition: Condition, now: float) -> list[_Fact]:
    counts = condition.counts
    return [
        ("uptime_seconds", "Since the process began.", condition.uptime),
        ("servers", "Servers that the bot is in.", condition.servers),
        ("gateway_latency_seconds", "Of the connection to Discord.", condition.latency),
        ("people_playing", "People at tables that have not ended.", counts.people),
        ("parcels_waiting", "Boards, hands and words still to be shown.", counts.parcels_waiting),
        ("parcels_failing", "Those of them that were tried three times or more.", counts.parcels_failing),
        ("parcel_oldest_due_seconds", "How long the oldest of them is due.", _since(condition.parcel, now)),
        ("timers", "Timers of tables.", counts.timers),
        ("timers_overdue", "Those of them that should have come.", condition.overdue),
        ("loop_lag_seconds", "The most that the event loop was late lately.", condition.lag),
        ("sweep_silence_seconds", "How long ago the sweep went well.", condition.silence),
        ("memory_bytes", "Of the process.", condition.memory),
        ("backup_age_seconds", "How old the last backup is.", _since(condition.backup, now)),
        ("backup_failed", "Whether the last backup failed.", condition.backup_failed if condition.backs_up else None),
    ]


def _since(then: float | None, now: float) -> float | None:
    return None if then is None else max(0.0, now - then)


def exposition(condition: Condition, now: float) -> bytes:
    """The facts as Prometheus reads them; what there is nothing to tell of has no line. `now` is in unix seconds."""
    registry = CollectorRegistry()
    registry.register(_Facts(condition, now))
    return generate_latest(registry)


@asynccontextmanager
async def serving(
    address: tuple[str, int] | None, look: Callable[[], Awaitable[bytes]], vitals: Vitals
) -> AsyncIterator[None]:
    """Serve both pages at host and port, nothing for None; `look` makes the first. Raises SettingsError."""
    if address is None:
        yield
        return

    async def metrics(_: web.Request) -> web.Response:
        try:
            return web.Response(body=await look(), headers={"Content-Type": CONTENT_TYPE_LATEST})
        except ArchiveError as error:
            log.warning("no metrics", error=str(error))
            return web.Response(status=503)

    async def health(_: web.Request) -> web.Response:
        well = vitals.silence < 2 * SILENCE
        return web.json_response({"well": well, "silence": round(vitals.silence)}, status=200 if well else 503)

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *address).start()
        except OSError as error:
            raise SettingsError(
                f"METRICS: nothing can be served at {address[0]}:{address[1]}: {error.strerror}"
            ) from None
        log.info("metrics are served", host=address[0], port=address[1])
        yield
    finally:
        await runner.cleanup()
