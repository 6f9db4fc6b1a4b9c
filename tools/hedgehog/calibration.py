"""Compares the analyst's chances with how races end. Part of tools/hedgehog.

Run as `python -m tools.hedgehog.calibration`.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from players import answer, question
from players.hedgehog.analyst import RaceAnalyst
from rules import GAMES
from rules.core.match import Match

GAME = GAMES["hedgehog"]
#: One moment of this many is asked about.
EVERY = 7
BUCKETS = 10


class Forecast(NamedTuple):
    """A chance that the analyst gave a seat, and what came of it: 1 for a win, the seat's share of a draw."""

    chance: float
    came: float


class Race(NamedTuple):
    """A race that was asked about; `rounds` is None if it was drawn."""

    forecasts: tuple[Forecast, ...]
    rounds: float | None


def race(asked: tuple[int, int, str]) -> Race:
    """Play a race with so many seats, a seed, and the same level in all seats."""
    seats, seed, level = asked
    match = Match.begin(GAME, seats, {}, seed)
    said: list[tuple[float, ...]] = []
    while match.outcome is None:
        if (len(match.log) + seed) % EVERY == 0:
            said.append(RaceAnalyst().chances(match.view(None)))
        seat = match.to_act
        match = match.resolve() if seat is None else match.act(seat, answer(question(match, seat, level)))
    came = [1 / seats if match.outcome.draw else float(seat in match.outcome.winners) for seat in range(seats)]
    forecasts = tuple(Forecast(*pair) for chances in said for pair in zip(chances, came, strict=True))
    return Race(forecasts, None if match.outcome.draw else match.state.turn / seats)


def table(forecasts: Iterable[Forecast]) -> str:
    """A line for each bucket of chances: how many there were, what was said and what came, on average."""
    buckets: list[list[Forecast]] = [[] for _ in range(BUCKETS)]
    for one in forecasts:
        buckets[min(BUCKETS - 1, int(one.chance * BUCKETS))].append(one)
    lines = ["chance      said   came  forecasts"]
    for number, bucket in enumerate(buckets):
        if bucket:
            said, came = (sum(part) / len(bucket) for part in zip(*bucket, strict=True))
            low = number / BUCKETS
            lines.append(f"{low:4.0%}-{low + 1 / BUCKETS:4.0%} {said:6.1%} {came:6.1%} {len(bucket):10}")
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Play races and print the table. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.hedgehog.calibration", description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--races", type=int, default=200)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(race, ((asked.seats, seed, asked.level) for seed in range(asked.races))))
    won = sorted(one.rounds for one in played if one.rounds is not None)
    print(table(forecast for one in played for forecast in one.forecasts))
    print(f"drawn: {1 - len(won) / len(played):.1%}; half of the others are won after {won[len(won) // 2]:.1f} rounds")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
