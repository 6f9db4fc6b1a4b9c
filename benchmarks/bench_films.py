"""How large films are and how long they take, and how late the event loop wakes while ten are made.

    python -m benchmarks.bench_films

A random game of each kind is filmed: its last ten events and the whole. Loop lag counts against an idle loop, since
other load on the machine affects both.
"""

import asyncio
import time
from random import Random
from typing import Any

from benchmarks.harness.goals import Goal, Goals
from host.films import Films
from host.lane import Workshop
from render.motion import FilmRequest, make
from rules import GAMES
from rules.core.match import Match

TURN, WHOLE = Goal("film of ten events", most=1000, unit=" kB"), Goal("film of a whole game", most=8, unit=" MB")
LAG = Goal("loop lag p99 while ten films are made", most=5, unit=" ms")
EVENTS, FILMS = 10, 10
#: How often the loop's lag is measured, and for how long while idle (seconds).
TICK, IDLE = 0.01, 5.0


def played(key: str) -> FilmRequest:
    """Return the order for a film of a whole random game."""
    game, random = GAMES[key], Random(1)
    match = Match.begin(game, max(2, game.about.seats[0]), {}, 1)
    while match.outcome is None and len(match.log) < 1000:
        match = match.resolve() if match.to_act is None else match.act(match.to_act, random.choice(match.legal(100)))
    return FilmRequest(key, match.seats, dict(match.options), tuple(match.log), 0, len(match.log))


def last(order: FilmRequest) -> FilmRequest:
    """Return the order for a film of the same game's last events."""
    first = max(0, order.last - EVENTS)
    return FilmRequest(order.game, order.seats, order.options, order.log, first, order.last)


async def lags(until: "asyncio.Future[Any]") -> list[float]:
    """Measure how late the loop wakes (ms) until something is done, the least late first."""
    found = []
    while not until.done():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        found.append(1000 * (time.perf_counter() - begun - TICK))
    return sorted(found)


async def lag(order: FilmRequest) -> float:
    """Return how much later the loop wakes (ms, p99) while films are made than while it is idle."""
    idle = await lags(asyncio.ensure_future(asyncio.sleep(IDLE)))
    films = Films(Workshop(most_waiting=FILMS))
    busy = await lags(asyncio.gather(*(films.make(order) for _ in range(FILMS))))
    return busy[int(0.99 * len(busy))] - idle[int(0.99 * len(idle))]


def main() -> int:
    """Print sizes and lag beside their goals. Return 1 if one is missed."""
    goals = Goals()
    orders = [played(key) for key in GAMES]
    for goal, kind, unit in ((TURN, last, 1e3), (WHOLE, lambda order: order, 2**20)):
        sizes = []
        for order in orders:
            begun = time.process_time()
            film = make(kind(order))
            sizes.append(len(film.webp) / unit)
            spent = time.process_time() - begun
            print(f"{order.game}: {film.frames} frames, {film.width} wide, {sizes[-1]:.3g}{goal.unit}, {spent:.1f} s")
        goals.judge(goal, max(sizes))
    goals.judge(LAG, max(0.0, asyncio.run(lag(last(orders[0])))))
    return goals.finish()


if __name__ == "__main__":
    raise SystemExit(main())
