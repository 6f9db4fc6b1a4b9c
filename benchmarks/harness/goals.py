"""What the benchmarks have to reach. A bench prints one line a goal, and `python -m benchmarks` repeats them all.

work of a move beside a picture           5.8×  goal ≤ 6×      reached
"""

import re
from dataclasses import dataclass
from typing import Self

_LINE = re.compile(
    r"(?P<name>\S.*?)  +(?P<measured>\S.*?)  +goal +(?P<bound>[≤≥<>] ?\S.*?)  +(?P<verdict>reached|missed)"
)


@dataclass(frozen=True)
class Goal:
    """The most that may be measured, or the least; just one of them is given. `unit` begins with a space, if any."""

    name: str
    most: float | None = None
    least: float | None = None
    unit: str = ""

    def reached_by(self, measured: float) -> bool:
        """Whether this is good enough."""
        return (self.most is None or measured <= self.most) and (self.least is None or measured >= self.least)

    @property
    def bound(self) -> str:
        """The limit, as it is printed."""
        sign, limit = ("≤", self.most) if self.most is not None else ("≥", self.least)
        return f"{sign} {limit:g}{self.unit}"


@dataclass(frozen=True)
class GoalLine:
    """One measured goal, as it is printed."""

    name: str
    measured: str
    bound: str
    verdict: str

    @property
    def missed(self) -> bool:
        """Whether the goal was missed."""
        return self.verdict == "missed"

    def __str__(self) -> str:
        return f"{self.name:36}  {self.measured:>10}  goal {self.bound:10}  {self.verdict}"

    @classmethod
    def read(cls, line: str) -> Self | None:
        """Read a printed line; None if it's about something else."""
        found = _LINE.fullmatch(line.strip())
        return None if found is None else cls(**found.groupdict())


class Goals:
    """The goals of one bench, judged as they are measured."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def judge(self, goal: Goal, measured: float) -> None:
        """Print a measured value beside its goal."""
        reached = goal.reached_by(measured)
        if not reached:
            self.missed.append(goal.name)
        shown = f"{measured:.3g}" if abs(measured) < 100 else f"{measured:.0f}"
        print(GoalLine(goal.name, shown + goal.unit, goal.bound, "reached" if reached else "missed"), flush=True)

    def finish(self) -> int:
        """Name the missed goals, if any. Return the exit status."""
        if self.missed:
            print(f"missed: {', '.join(self.missed)}", flush=True)
        return 1 if self.missed else 0
