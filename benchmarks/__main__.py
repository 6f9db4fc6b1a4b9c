"""Run the benchmarks one after the other, then list every goal with what was measured.

    python -m benchmarks [bench_rate bench_lag …]

Without names all of them run. One that fails or misses a goal doesn't keep the others from running; the exit status
is 1 if there was any. Those that only measure the length of games (`_length`), and `bench_scale`, which takes an hour,
run if they are named.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.harness.goals import GoalLine

BENCHES = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
USUAL = [name for name in BENCHES if not name.endswith("_length") and name != "bench_scale"]


def run(name: str) -> tuple[list[GoalLine], bool]:
    """Run a bench and pass its output on as it comes. Return its goals, and whether it ended well."""
    print(f"== {name}", flush=True)
    goals = []
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", f"benchmarks.{name}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            goal = GoalLine.read(line)
            if goal is not None:
                goals.append(goal)
    return goals, process.returncode == 0


def main() -> int:
    """Run and summarize. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name")
    names = parser.parse_args().names or USUAL
    unknown = sorted({*names} - {*BENCHES})
    if unknown:
        parser.error(f"no such bench: {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    results = {name: run(name) for name in names}
    print("== goals")
    for name, (goals, ended_well) in results.items():
        for goal in goals:
            print(f"{name.removeprefix('bench_'):10}{goal}")
        if not ended_well and not any(goal.missed for goal in goals):
            print(f"{name.removeprefix('bench_'):10}failed")
    return 0 if all(ended_well for _, ended_well in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
