"""Throws: a tiny tournament that decides nothing. Two stages of three matches; in each two seats `throw` once, home
first, and the die (`die N`, 1 to 6) counts for them; in the second stage much hangs on it. Marks are `s0`, `s1` …
"""

import re
from typing import Any, NamedTuple

from rules.core.chance import Rng
from rules.core.errors import BadNotation, IllegalAction, Refusal
from rules.core.game import About, Credits, ListedGame, Routine
from rules.core.options import Options
from rules.core.outcome import Chance, Outcome, Over, Turn, Waiting

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
    def over(self) -> bool:
        return self.match >= STAGES * MATCHES


class Throws(ListedGame[Sums, str, str, dict[str, Any]]):
    about = About(
        key="throws",
        title="Throws",
        seats=(1, 4),
        options=(),
        version=1,
        hidden=False,
        credits=Credits(("nobody",), 2000),
        minutes=(1, 2),
        routines=True,
        draws=False,
    )

    def setup(self, seats: int, options: Options) -> Sums:
        return Sums((0,) * seats)

    def turn(self, state: Sums) -> Turn:
        if state.over:
            best = max(state.sums)
            first = tuple(seat for seat, total in enumerate(state.sums) if total == best)
            rest = tuple(seat for seat in range(len(state.sums)) if seat not in first)
            return Over(Outcome("throws", not rest, (first, rest) if rest else (first,), state.sums))
        return Chance("die") if state.rolling else Waiting(state.seat)

    def legal(self, state: Sums) -> list[str]:
        return ["throw"] if isinstance(self.turn(state), Waiting) else []

    def apply(self, state: Sums, event: str) -> Sums:
        if event == "throw":
            return state._replace(rolling=True)
        face = int(event.split()[1])
        sums = tuple(total + face * (number == state.seat) for number, total in enumerate(state.sums))
        return Sums(sums, state.throws + 1)

    def draw(self, state: Sums, rng: Rng) -> str:
        return f"die {1 + rng.below(6)}"

    def accepts(self, state: Sums, event: str) -> bool:
        return state.rolling

    def view(self, state: Sums, viewer: int | None) -> dict[str, Any]:
        return {"sums": state.sums, "throws": state.throws}

    def write(self, event: str) -> str:
        return event

    def tokens(self, action: str) -> tuple[str, ...]:
        return (action,)

    def read(self, text: str) -> str:
        if text != "throw":
            raise BadNotation("Write throw.", reason="throws")
        return text

    def read_chance(self, text: str) -> str:
        if re.fullmatch("die [1-6]", text) is None:
            raise BadNotation("Write die 1.", reason="throws")
        return text

    def refuse(self, state: Sums, seat: int, action: str) -> Refusal:
        return IllegalAction("Not now.", reason="throws-now")

    def chance_ahead(self, state: Sums) -> bool:
        return not state.over

    def routine(self, state: Sums) -> Routine | None:
        if state.rolling or state.over:
            return None
        stage = state.match // MATCHES
        return Routine("throw", 1 + stage, 1 + state.match, tuple(f"s{seat}" for seat in state.pair), stage == 1)

    def marks(self, state: Sums, seat: int) -> tuple[str, ...]:
        return (f"s{seat}",)

    def still_in(self, state: Sums) -> tuple[int, ...]:
        return () if state.over else tuple(range(len(state.sums)))


THROWS = Throws()
