"""Finds the weights of the judgement. Part of tools/mundialito; needs numpy, which the bot doesn't.

Run as `python -m tools.mundialito.train`. The search plays against itself, first with untaught weights, and the
judgement learns to foresee what the search finds and, to a smaller part, who wins. The next generation plays with
what was learned. Games and weights of each generation are kept in a folder, where a broken-off training goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any

from players.mundialito.judgement import FINE, Weights, read, write
from players.mundialito.lines import TRAITS
from players.mundialito.packing import CONTENTS, LANES, relative
from players.mundialito.pitch import pitch
from players.mundialito.search import WIN
from rules.mundialito.board import board
from rules.mundialito.pieces import CELLS
from rules.mundialito.position import BALL
from tools.mundialito.selfplay import BEST, IN_SEARCH, Sample, games
from tools.mundialito.starting_weights import starting_weights

try:
    import numpy
except ImportError:
    sys.exit("Training needs numpy: pip install -r requirements-dev.txt")

#: Games of each generation, and the positions that the search may judge before each turn.
GENERATIONS = ((1000, 300), (840, 500), (815, 500))
#: How much of a target is what the game brought later; the rest is what the search said.
LATER = 0.9
#: A target is never nearer to 0 or 1 than this.
DOUBT = 0.015
EPOCHS, BATCH, RATE, DECAY = 24, 1024, 0.004, 1e-5
#: The share of the games that is not learned from, but shows what was learned.
KEPT_BACK = 0.04

Array = Any


def main(arguments: Sequence[str]) -> int:
    """Train, and write the weights. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.mundialito.train", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var/training"), help="for games and weights between")
    parser.add_argument("--jobs", type=int, default=2, help="in so many processes (2)")
    parser.add_argument("--output", type=Path, default=Path("players/mundialito/weights.txt"))
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    weights, before = starting_weights(), list[list[Sample]]()
    for generation, (count, budget) in enumerate(GENERATIONS, 1):
        played = _played(asked.folder / f"games-{generation}.txt", count, generation, weights, budget, asked.jobs)
        kept = asked.folder / f"weights-{generation}.txt"
        if not kept.exists():
            # The first games are too different to be learned from later.
            weights = learn([before, played] if generation > 2 else [played], generation)
            kept.write_text(write(weights, [f"generation {generation}"]), encoding="ascii")
        weights, before = read(kept.read_text(encoding="ascii")), played
    header = ["What players/mundialito/judgement.py goes by; made by `python -m tools.mundialito.train`."]
    asked.output.write_text(write(weights, header), encoding="ascii")
    return 0


def _played(path: Path, count: int, generation: int, weights: Weights, budget: int, jobs: int) -> list[list[Sample]]:
    """The games of a generation: those kept in the file, and the rest played now and added."""
    known = _kept(path) if path.exists() else []
    path.write_text("".join(map(_written, known)), encoding="ascii")  # without a game that was broken off
    seed, missing = f"generation {generation}", range(len(known), count)
    with path.open("a", encoding="ascii") as file:
        for number, game in zip(missing, games(missing, seed, weights, budget, jobs), strict=True):
            known.append(game)
            file.write(_written(game))
            if number % 100 == 99:
                file.flush()
                print(f"generation {generation}: {number + 1} of {count} games", flush=True)
    return [game for game in known[:count] if game]


def _written(game: list[Sample]) -> str:
    """A game as text: a line for each sample, and an empty one."""
    lines = [f"{one.coasters} {one.cells.hex()} {one.seat} {one.value} {one.points} {one.kind}\n" for one in game]
    return "".join(lines) + "\n"


def _kept(path: Path) -> list[list[Sample]]:
    """The whole games of a file."""
    found: list[list[Sample]] = [[]]
    for line in path.read_text(encoding="ascii").splitlines(keepends=True):
        if line == "\n":
            found.append([])
        elif line.endswith("\n"):
            coasters, cells, *numbers = line.split()
            found[-1].append(Sample(coasters, bytes.fromhex(cells), *map(int, numbers)))
    return found[:-1]


def learn(generations: list[list[list[Sample]]], seed: int) -> Weights:
    """The weights that foresee the targets of these generations of games best."""
    fresh, known, targets = list[list[Sample]](), list[list[Sample]](), (list[Array](), list[Array]())
    for played in generations:
        steepness, held = _steepness(played), max(1, round(KEPT_BACK * len(played)))
        print(f"{len(played)} games; a search's {1000 / steepness:.0f} is a factor e", flush=True)
        for part, aims, some in zip((fresh, known), targets, (played[-held:], played[:-held]), strict=True):
            part.extend(some)
            aims.append(_targets(some, steepness))
    inputs, aims = [_inputs(part) for part in (fresh, known)], [numpy.concatenate(parts) for parts in targets]
    net = _Net(seed)
    random = numpy.random.default_rng(seed)
    for epoch in range(EPOCHS):
        order = random.permutation(len(aims[1]))
        rate = RATE * 0.5 * (1 + numpy.cos(numpy.pi * epoch / EPOCHS)) + 1e-5
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            net.step(inputs[1][0][batch], inputs[1][1][batch], aims[1][batch], rate)
    losses = [net.loss(*part, aim) for part, aim in zip(inputs, aims, strict=True)]
    print(f"{len(aims[1])} positions: {losses[0]:.4f} on fresh games, {losses[1]:.4f} on known ones", flush=True)
    return net.weights()


def _inputs(played: list[list[Sample]]) -> tuple[Array, Array]:
    """Of every position: its pieces, and the traits of both sides."""
    samples = [sample for game in played for sample in game]
    stood = numpy.zeros((len(samples), 14), dtype=numpy.int16)
    traits = numpy.full((len(samples), 10), 2 * TRAITS, dtype=numpy.int16)
    flat = starting_weights()
    grounds = {coasters: pitch(board(coasters), flat) for coasters in {sample.coasters for sample in samples}}
    for number, (coasters, cells, seat, *_) in enumerate(samples):
        there = [relative(content, cell, seat) for cell, content in enumerate(cells) if content]
        stood[number] = [CONTENTS.index(content) * CELLS + cell for content, cell in there]
        mover, waiter = grounds[coasters].traits(cells, seat)
        both = [*mover, *(TRAITS + trait for trait in waiter)]
        traits[number, : len(both)] = both
    return stood, traits


def _sigmoid(numbers: Array) -> Array:
    return 1 / (1 + numpy.exp(-numpy.clip(numbers, -30, 30)))


def _steepness(played: list[list[Sample]]) -> float:
    """How the search's values tell the odds: the factor, per thousand, that fits the results best."""
    near = [one for game in played for one in game if one.kind != IN_SEARCH and abs(one.value) < WIN // 2]
    values = numpy.array([one.value / 1000 for one in near], dtype=numpy.float32)
    results = numpy.array([one.points / 2 for one in near], dtype=numpy.float32)
    steps = [exp(log(0.1) + step * log(40) / 60) for step in range(61)]
    return min(steps, key=lambda step: float(_cross(_sigmoid(step * values), results)))


def _cross(guess: Array, truth: Array) -> Array:
    guess = numpy.clip(guess, 1e-6, 1 - 1e-6)
    return -(truth * numpy.log(guess) + (1 - truth) * numpy.log(1 - guess)).mean()


def _targets(played: list[list[Sample]], steepness: float) -> Array:
    """The chance to win that each position should have.

    Along a game, that is what the search said there, mixed with what came later, up to a turn that the search would not
    have played.
    """
    found: list[float] = []
    for game in played:
        aims = [1 / (1 + exp(-max(-20.0, min(20.0, steepness * one.value / 1000)))) for one in game]
        later: float | None = None
        for number in range(len(game) - 1, -1, -1):
            sample = game[number]
            if sample.kind == IN_SEARCH:
                continue
            if later is None:
                later = 1 - sample.points / 2
            if sample.kind == BEST:
                aims[number] = (1 - LATER) * aims[number] + LATER * (1 - later)
            later = aims[number]
        found += aims
    return numpy.clip(numpy.array(found, dtype=numpy.float32), DOUBT, 1 - DOUBT)


class _Net:
    """The judgement in fractions, with Adam."""

    def __init__(self, seed: int) -> None:
        random = numpy.random.default_rng(seed)
        self.values = [
            random.normal(0, 0.15, (8 * CELLS, LANES)).astype(numpy.float32),
            numpy.zeros(LANES, dtype=numpy.float32),
            random.normal(0, 0.5, LANES).astype(numpy.float32),
            numpy.zeros(2 * TRAITS + 1, dtype=numpy.float32),
            numpy.zeros(1, dtype=numpy.float32),
        ]
        self.means = [numpy.zeros_like(value) for value in self.values]
        self.squares = [numpy.zeros_like(value) for value in self.values]
        self.steps = 0

    def _guess(self, stood: Array, traits: Array) -> tuple[Array, Array, Array]:
        pieces, biases, outs, lines, constant = self.values
        rows = numpy.arange(len(stood))[:, None]
        there = numpy.zeros((len(stood), 8 * CELLS), dtype=numpy.float32)
        there[rows, stood] = 1
        full = numpy.tanh(there @ pieces + biases)
        return there, full, _sigmoid(full @ outs + lines[traits].sum(axis=1) + constant)

    def loss(self, stood: Array, traits: Array, aims: Array) -> float:
        """The cross entropy."""
        parts = range(0, len(aims), 20000)
        sums = [
            _cross(self._guess(stood[at : at + 20000], traits[at : at + 20000])[2], aims[at : at + 20000])
            * len(aims[at : at + 20000])
            for at in parts
        ]
        return float(sum(sums) / len(aims))

    def step(self, stood: Array, traits: Array, aims: Array, rate: float) -> None:
        """Learn from one batch."""
        pieces, _, outs, lines, _ = self.values
        there, full, guess = self._guess(stood, traits)
        error = (guess - aims) / len(aims)
        inner = numpy.outer(error, outs) * (1 - full * full)
        table = numpy.bincount(traits.ravel(), weights=numpy.repeat(error, traits.shape[1]), minlength=len(lines))
        table[2 * TRAITS] = 0
        gradients = [there.T @ inner, inner.sum(axis=0), full.T @ error, table.astype(numpy.float32), error.sum()]
        gradients[0] += DECAY * pieces
        self.steps += 1
        for value, mean, square, gradient in zip(self.values, self.means, self.squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            late = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            value -= late * mean / (numpy.sqrt(square) + 1e-7)

    def weights(self) -> Weights:
        """In whole numbers."""
        pieces, biases, outs, lines, constant = self.values
        units = []
        for lane in range(LANES):
            unit = [(0,) * CELLS] * (BALL + 2)
            for place, content in enumerate(CONTENTS):
                part = pieces[place * CELLS : (place + 1) * CELLS, lane]
                unit[content] = tuple(round(float(FINE * weight)) for weight in part)
            units.append(tuple(unit))
        thousands = [round(1000 * float(weight)) for weight in lines]
        return Weights(
            tuple(units),
            tuple(round(float(FINE * bias)) for bias in biases),
            tuple(round(1000 * float(out)) for out in outs),
            tuple(thousands[:TRAITS]),
            tuple(thousands[TRAITS : 2 * TRAITS]),
            round(1000 * float(constant[0])),
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
