"""The rules engine compared with python-chess: nodes per second of perft.

    python -m benchmarks.bench_rules

Both count every line of play to a depth from a fixed position, applying every action, including the last ones (no bulk
counting). The rounds alternate, so that other load slows both; the ratio is the median over the rounds. Then what
advice costs (`harness/advice.py`). Imports rules and chess.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import chess

from benchmarks.harness.advice import judge_advice
from benchmarks.harness.goals import Goal, Goals
from rules import GAMES
from rules.core.match import Match, perft

PERFT = Goal("perft beside python-chess", least=1.0, unit="×")
ROUNDS = 9
OPENING = "setup 321123, setup 321123, ball c2, ball c5"
#: A position twenty turns into a game, with jumps, passes and moves over the seam.
MIDDLE = (
    f"{OPENING}, *d6, b6-b5, *b1, e1-e2, b5-b6, *e6, *c1, *d1, *d6, c5-c4, e2-e3, c2-b2, *c6, b6-b5, e3-f3, f1-f2, "
    "b5-a5, a6-b6, a1-a2, *f3, a5-f5, b6-b5, *d1, f3-f4, b5-b6, c4-b4, b1-a1, a2-a3, b4-c4, c4-b4, f2-a2, b2-b1, *d6, "
    "f5-e5, c1-c2, f4-a4, b4^f4, f4-f5, a2-f2, a1-a2"
)


def main() -> int:
    """Measure and print. Return the exit status."""
    counters: dict[str, Callable[[], int]] = {
        "opening, depth 5": lambda: _ours(OPENING, 5),
        "middle, depth 4": lambda: _ours(MIDDLE, 4),
        "python-chess, depth 3": lambda: _chess(chess.Board(), 3),
    }
    speeds: dict[str, list[float]] = {name: [] for name in counters}
    for _ in range(ROUNDS):
        for name, count in counters.items():
            began = perf_counter()
            nodes = count()
            speeds[name].append(nodes / (perf_counter() - began))
    *ours, yardstick = speeds
    print(f"{yardstick}: {median(speeds[yardstick]):,.0f} nodes/s")
    goals = Goals()
    goals.judge(PERFT, min(_report(name, speeds[name], speeds[yardstick]) for name in ours))
    judge_advice(goals)
    return goals.finish()


def _report(name: str, speeds: list[float], yardstick: list[float]) -> float:
    ratio = median(speed / other for speed, other in zip(speeds, yardstick, strict=True))
    print(f"mundialito, {name}: {median(speeds):,.0f} nodes/s, {ratio:.2f} x python-chess")
    return ratio


def _ours(events: str, depth: int) -> int:
    match = Match.begin(GAMES["mundialito"], 2, {}, 1).replay(events.split(", "))
    return perft(match.game, match.state, depth)


def _chess(board: chess.Board, depth: int) -> int:
    if depth == 0:
        return 1
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += _chess(board, depth - 1)
        board.pop()
    return nodes


if __name__ == "__main__":
    sys.exit(main())
