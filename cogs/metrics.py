"""A page for a monitoring program, on this machine: `/metrics` and `/health`. Part of cogs/.

The format is that of Prometheus. Numbers of the whole house, no ids, no names, nothing of any game.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from aiohttp import web

from cogs.condition import Condition
from cogs.settings import SettingsError
from cogs.vitals import Vitals
from cogs.watch import SILENCE
from data import ArchiveError

log = structlog.get_logger("metrics")

_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def exposition(condition: Condition, now: float) -> str:
    """The facts as lines for Prometheus; what there is nothing to tell of has no line. `now` is in unix seconds."""
    counts = condition.counts
    found: list[tuple[str, str, float | None]] = [
        ("up", "gauge", 1),
        ("uptime_seconds", "counter", condition.uptime),
        ("servers", "gauge", condition.servers),
        ("gateway_latency_seconds", "gauge", condition.latency),
        ('tables{state="lobby"}', "gauge", counts.lobbies),
        ('tables{state="running"}', "gauge", counts.running),
        ('tables{state="set_aside"}', "gauge", counts.set_aside),
        ("people_playing", "gauge", counts.people),
        ("parcels_waiting", "gauge", counts.parcels_waiting),
        ("parcels_failing", "gauge", counts.parcels_failing),
        ("parcel_oldest_due_seconds", "gauge", _late(condition.parcel, now)),
        ("timers", "gauge", counts.timers),
        ("timers_overdue", "gauge", condition.overdue),
        ("loop_lag_seconds", "gauge", condition.lag),
        ("sweep_silence_seconds", "gauge", condition.silence),
        ("sweep_restarts_total", "counter", condition.restarts),
        ("memory_bytes", "gauge", condition.memory),
        ("errors_total", "counter", condition.errors),
        ("backup_age_seconds", "gauge", None if condition.backup is None else max(0.0, now - condition.backup)),
        ("backup_failed", "gauge", condition.backup_failed if condition.backs_up else None),
    ]
    lines, typed = [], set()
    for name, kind, value in found:
        if value is None:
            continue
        family = f"mundialito_{name.partition('{')[0]}"
        if family not in typed:
            typed.add(family)
            lines.append(f"# TYPE {family} {kind}")
        lines.append(f"mundialito_{name} {float(value):.10g}")
    return "\n".join(lines) + "\n"


def _late(due: float | None, now: float) -> float | None:
    return None if due is None else max(0.0, now - due)


@asynccontextmanager
async def serving(
    address: tuple[str, int] | None, look: Callable[[], Awaitable[str]], vitals: Vitals
) -> AsyncIterator[None]:
    """Serve both pages at host and port, nothing for None; `look` makes the first. Raises SettingsError."""
    if address is None:
        yield
        return

    async def metrics(_: web.Request) -> web.Response:
        try:
            return web.Response(text=await look(), headers={"Content-Type": _TYPE})
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
