"""The learned judgement of a position: a small net and tables. Part of players/mundialito.

The net has eight units. Each sums one weight for every piece on its cell, as the seat to act sees the board; what it
makes of the sum is looked up. Tables for what the balls see along their lines (lines.py) are added.
`tools.mundialito.train` finds the weights and writes them into `weights.txt`; a thousand is a factor e in the odds of
winning.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import tanh

from players.mundialito.lines import TRAITS
from players.mundialito.packing import CONTENTS, LANES
from rules.mundialito.pieces import CELLS
from rules.mundialito.position import BALL

#: A unit's sums are counted in this part of one.
FINE = 128
#: How many of each content there are.
_NUMBERS = {content: 1 if content >= BALL else 2 for content in CONTENTS}


@dataclass(frozen=True, slots=True)
class Weights:
    """What training finds, in whole numbers.

    `units[n][content][cell]` is in 1/FINE, and so is `biases[n]`; `outs[n]` is what a full unit is worth. `mover` and
    `waiter` are worths by trait for the seat to act and for the other.
    """

    units: tuple[tuple[tuple[int, ...], ...], ...]
    biases: tuple[int, ...]
    outs: tuple[int, ...]
    mover: tuple[int, ...]
    waiter: tuple[int, ...]
    constant: int

    def lanes(self) -> tuple[list[list[list[int]]], list[tuple[int, ...]]]:
        """The lanes by content and cell, none below 0, and for each lane the worth of its sum."""
        rows = [[[0] * LANES for _ in range(CELLS)] for _ in range(BALL + 2)]
        tables = []
        for lane, (unit, bias, out) in enumerate(zip(self.units, self.biases, self.outs, strict=True)):
            least = {content: min(unit[content]) for content in CONTENTS}
            for content in CONTENTS:
                for cell in range(CELLS):
                    rows[content][cell][lane] = unit[content][cell] - least[content]
            lowest = bias + sum(_NUMBERS[content] * least[content] for content in CONTENTS)
            span = sum(_NUMBERS[content] * (max(unit[content]) - least[content]) for content in CONTENTS)
            if span >= 1 << 16:
                raise ValueError("weights too large for a lane")
            tables.append(tuple(round(out * tanh((lowest + total) / FINE)) for total in range(span + 1)))
        return rows, tables


def write(weights: Weights, header: Sequence[str]) -> str:
    """The weights as text, after the lines of a header."""
    lines = [f"# {line}" for line in header]
    for unit, bias, out in zip(weights.units, weights.biases, weights.outs, strict=True):
        lines.append(f"unit {bias} {out}")
        lines.extend(" ".join(map(str, unit[content])) for content in CONTENTS)
    lines.append("mover " + " ".join(map(str, weights.mover)))
    lines.append("waiter " + " ".join(map(str, weights.waiter)))
    lines.append(f"constant {weights.constant}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Weights:
    """The weights of a text. Raises ValueError if it isn't one that `write` makes."""
    rows = iter([line.split() for line in text.splitlines() if line and not line.startswith("#")])
    units, biases, outs, known = [], [], [], dict[str, tuple[int, ...]]()
    for name, *numbers in rows:
        if name == "unit":
            unit = [(0,) * CELLS] * (BALL + 2)
            for content in CONTENTS:
                unit[content] = tuple(map(int, next(rows, ())))
            units.append(tuple(unit))
            biases.append(int(numbers[0]))
            outs.append(int(numbers[1]))
        else:
            known[name] = tuple(map(int, numbers))
    mover, waiter, constant = (known.get(name, ()) for name in ("mover", "waiter", "constant"))
    whole = len(units) == LANES and all(len(row) == CELLS for unit in units for row in unit)
    if not whole or (len(mover), len(waiter), len(constant)) != (TRAITS, TRAITS, 1):
        raise ValueError("not the weights of a judgement")
    return Weights(tuple(units), tuple(biases), tuple(outs), mover, waiter, constant[0])


@cache
def default_weights() -> Weights:
    """The weights that come with the game."""
    return read(files(__package__).joinpath("weights.txt").read_text(encoding="ascii"))
