"""The pages `/metrics` and `/health` for monitoring programs.

The format is Prometheus'. The numbers are totals: no ids, no names, nothing from any game.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from cogs.operations.metrics import NAMESPACE, serving_pages
from cogs.operations.watch import SILENCE
from cogs.operators.condition import BotCondition, ShardStatus
from data import ArchiveError
from host.health import Health

log = structlog.get_logger("metrics")

#: A gauge: its name, its help text, and its value, None if there is none.
_Gauge = tuple[str, str, float | None]


class _ConditionCollector(Collector):
    """Offers a condition to Prometheus' client."""

    def __init__(self, condition: BotCondition, now: float) -> None:
        self._condition, self._now = condition, now

    def collect(self) -> Iterator[Metric]:
        condition, counts = self._condition, self._condition.counts
        tables = GaugeMetricFamily(f"{NAMESPACE}tables", "Tables that have not ended, by state.", labels=["state"])
        for state, number in (("lobby", counts.lobbies), ("running", counts.running), ("set_aside", counts.set_aside)):
            tables.add_metric([state], number)
        yield tables
        latency = GaugeMetricFamily(f"{NAMESPACE}shard_latency_seconds", "Latency of each shard.", labels=["shard"])
        for line in condition.shards:
            if line.latency is not None:
                latency.add_metric([str(line.shard_id)], line.latency)
        if latency.samples:
            yield latency
        for name, told, value in _gauges(condition, self._now):
            if value is not None:
                yield GaugeMetricFamily(NAMESPACE + name, told, value=value)
        yield CounterMetricFamily(
            f"{NAMESPACE}sweep_restarts", "How often the sweep was restarted.", condition.restarts
        )
        yield CounterMetricFamily(f"{NAMESPACE}errors", "Errors logged since the start.", condition.errors)
        choices = CounterMetricFamily(f"{NAMESPACE}choices", "Computers' moves, by who made them.", labels=["by"])
        thinking = condition.thinking
        as_asked = thinking.choices - thinking.weaker - thinking.random
        for by, count in (("level", as_asked), ("weaker_level", thinking.weaker), ("chance", thinking.random)):
            choices.add_metric([by], count)
        yield choices


def _gauges(condition: BotCondition, now: float) -> list[_Gauge]:
    counts = condition.counts
    return [
        ("uptime_seconds", "Seconds since the process started.", condition.uptime),
        ("servers", "Servers in this process's shards.", condition.servers),
        ("gateway_latency_seconds", "Latency of the slowest shard.", condition.latency),
        ("shards", "Shards this process connects to Discord with.", len(condition.shards)),
        ("shards_up", "Shards that are connected.", condition.shards_up),
        ("cluster", "The cluster that this process runs.", condition.cluster.number),
        ("clusters", "Clusters that the bot has.", condition.cluster.count),
        ("people_playing", "People at tables that have not ended, computers not counted.", counts.people),
        ("events", "Events that are announced or running.", counts.events),
        ("parcels_waiting", "Boards, hands and notices waiting to be posted.", counts.parcels_waiting),
        ("parcels_failing", "Waiting parcels that were tried three times or more.", counts.parcels_failing),
        (
            "parcel_oldest_due_seconds",
            "Seconds since the oldest waiting parcel was due.",
            _since(condition.parcel, now),
        ),
        ("timers", "Timers set by tables.", counts.timers),
        ("timers_overdue", "Timers more than ten seconds late.", condition.overdue),
        ("loop_lag_seconds", "The event loop's worst delay in the last two minutes.", condition.lag),
        ("sweep_silence_seconds", "Seconds since the last successful sweep.", condition.silence),
        ("thinking_waiting", "Computers' moves, hints and reviews waiting for a worker.", condition.thinking.waiting),
        (
            "choice_wait_seconds",
            "The longest wait of a computer's move for a worker in the last ten minutes.",
            condition.thinking.longest,
        ),
        ("memory_bytes", "Memory used by the bot and its workers.", condition.memory),
        ("backup_age_seconds", "Age of the last good backup.", _since(condition.backup, now)),
        (
            "backup_failed",
            "1 if the last backup failed, else 0.",
            condition.backup_failed if condition.backs_up else None,
        ),
    ]


def _since(then: float | None, now: float) -> float | None:
    return None if then is None else max(0.0, now - then)


def exposition(condition: BotCondition, now: float) -> bytes:
    """Write a condition in Prometheus' format, leaving out unknown values. `now` is in unix seconds."""
    registry = CollectorRegistry()
    registry.register(_ConditionCollector(condition, now))
    return generate_latest(registry)


@asynccontextmanager
async def serving(
    address: tuple[str, int],
    look: Callable[[], Awaitable[bytes]],
    health: Health,
    lines: Callable[[], Sequence[ShardStatus]] = tuple,
) -> AsyncIterator[None]:
    """Serve both pages at this host and port; `look` makes `/metrics`. Raises SettingsError.

    `lines` tells how each shard is connected; a shard that is down reconnects by itself, and is no reason to restart.
    """

    async def metrics(_: web.Request) -> web.Response:
        try:
            return web.Response(body=await look(), headers={"Content-Type": CONTENT_TYPE_LATEST})
        except ArchiveError as error:
            log.warning("metrics unavailable", error=str(error))
            return web.Response(status=503)

    async def answer_health(_: web.Request) -> web.Response:
        well = health.silence < 2 * SILENCE and not health.database_gone
        shards = lines()
        told = {"well": well, "silence": round(health.silence)}
        told |= {"shards": len(shards), "shards_up": sum(line.up for line in shards)}
        return web.json_response(told, status=200 if well else 503)

    async with serving_pages(address, metrics, answer_health):
        yield
