"""Throws: a tiny tournament without decisions.

It has two stages of three matches. In each match two seats `throw` once, home first, and the die (`die N`, 1 to 6)
counts for them; in the second stage throws are decisive, and its last match is the finale. Marks are `s0`, `s1` …
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.game import ListedGame
from rules.core.notation import Notation
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Waiting
from rules.core.terms import About, Automatic, Credits, Length, Routine

STAGES, MATCHES = 2, 3


class Sums(NamedTuple):
    sums: tuple[int, ...]
    throws: int = 0
    rolling: bool = False

    @property
    def match(self) -> int:
        return self.throws // 2

    @property
    def pair(self) -> tuple[int, int]:
        count = len(self.sums)
        return self.match % count, (self.match + 1) % count

    @property
    def seat(self) -> int:
        return self.pair[self.throws % 2]

    @property
    def outcome(self) -> Outcome | None:
        return Outcome.by_scores("throws", self.sums) if self.match >= STAGES * MATCHES else None


class Throw(NamedTuple):
    pass


class Die(NamedTuple):
    face: int


def write(event: Throw | Die) -> str:
    return f"die {event.face}" if isinstance(event, Die) else "throw"


def parse(text: str) -> Throw | Die | None:
    if text == "throw":
        return Throw()
    return Die(int(text[4:])) if re.fullmatch("die [1-6]", text) else None


class Throws(ListedGame[Sums, Throw, Die, dict[str, Any]]):
    about = About(
        key="throws",
        title="Throws",
        seats=(1, 4),
        options=(),
        version=1,
        hidden=False,
        credits=Credits(("nobody",), 2000),
        routines=True,
        agreed_draws=False,
    )

    def setup(self, seats: int, options: Options) -> Sums:
        return Sums((0,) * seats)

    def awaits(self, state: Sums) -> Waiting | Chance:
        return Chance("die") if state.rolling else Waiting(state.seat)

    def legal(self, state: Sums) -> list[Throw]:
        return [] if state.rolling or state.outcome else [Throw()]

    def apply(self, state: Sums, event: Throw | Die) -> Sums:
        match event:
            case Throw():
                return state._replace(rolling=True)
            case Die(face):
                sums = tuple(total + face * (number == state.seat) for number, total in enumerate(state.sums))
                return Sums(sums, state.throws + 1)

    def view(self, state: Sums, viewer: int | None) -> dict[str, Any]:
        return {"sums": state.sums, "throws": state.throws}

    def resolve(self, state: Sums, rng: Rng) -> Die:
        return Die(1 + rng.below(6))

    def can_happen(self, state: Sums, event: Die) -> bool:
        return state.rolling

    notation = Notation("throws", "Throws", write, parse, "write throw.", (Die,), "write die 1.")

    def length(self, seats: int, options: Options) -> Length:
        return Length(minutes=2)

    def automatic(self, state: Sums) -> Automatic:
        if state.outcome:
            return Automatic(at_stake={})
        count, to_come = len(state.sums), range(state.match, STAGES * MATCHES)
        left = {seat for match in to_come for seat in (match % count, (match + 1) % count)}
        marks = {seat: (f"s{seat}",) for seat in sorted(left)}
        if state.rolling:
            return Automatic(at_stake=marks)
        stage, last = state.match // MATCHES, state.match == STAGES * MATCHES - 1
        routine = Routine("throw", 1 + stage, tuple(f"s{seat}" for seat in state.pair), stage == 1, last)
        return Automatic(routine=routine, chapter=1 + state.match, at_stake=marks)


THROWS = Throws()
