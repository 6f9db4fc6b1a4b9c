"""Learns the weights of `outlook` from races of `normal` players against each other. Part of tools/hedgehog.

`python -m tools.hedgehog.train` writes them. Drawn races teach nothing: they are rare among these players. Players
that follow what they have learned would lock more races, and learn only from those that they happen not to lock.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from typing import NamedTuple

from players.hedgehog.lookahead import WEIGHTS, Outlook, features, write_weights
from players.hedgehog.player import Racer
from players.hedgehog.turns import reach
from rules.core.chance import Rng, seed_bytes
from rules.hedgehog.moves import is_stuck
from rules.hedgehog.pieces import FACES
from rules.hedgehog.position import State, lay_out

MODEL = Racer(width=36, noise=0)
#: The number of seats: what most people play with.
SEATS = 4
#: A race with more turns a seat teaches nothing.
MOST_ROUNDS = 16
#: The races are played in so many parts, shared by the processes.
PARTS = 40
#: How far a weight goes for one race's surprise, at first (it is halved after each pass).
STEP, PASSES = 0.03, 3


class Sample(NamedTuple):
    """A moment of a race: the cases of each seat, and who won in the end."""

    cases: list[tuple[int, ...]]
    winner: int


class Batch(NamedTuple):
    """Races to play, reproducible by their seed."""

    races: int
    seed: str


def play(batch: Batch) -> list[Sample]:
    """Play races and return the moments before each roll."""
    luck = random.Random(batch.seed)
    found: list[Sample] = []
    for _ in range(batch.races):
        found += _race(luck)
    return found


def _race(luck: random.Random) -> list[Sample]:
    ring, passes, before = lay_out(SEATS), 0, []
    for turn in range(MOST_ROUNDS * SEATS):
        seat, roll = turn % SEATS, luck.randint(1, FACES)
        before.append((ring, seat))
        found = reach(ring, seat, roll, nest=False)
        if found.win:
            return [Sample(features(past, SEATS, to_roll, nest=False), seat) for past, to_roll in before]
        state = State(ring, SEATS, SEATS, False, 0, seat, turn + 1, roll, roll)
        after = MODEL.aim(state, found.rings, Rng(seed_bytes(luck.getrandbits(60)), 0))
        passes = passes + 1 if after == ring else 0
        ring = after
        if passes == SEATS or is_stuck(ring, SEATS, nest=False):
            break
    return []


def fit(known: Outlook, samples: Sequence[Sample], luck: random.Random) -> tuple[Outlook, float]:
    """Adapt the weights to who won (stochastic gradient descent); with the last pass's mean surprise (nats)."""
    weights, order = list(known.weights), list(samples)
    surprise = 0.0
    for number in range(PASSES):
        luck.shuffle(order)
        surprise, step = 0.0, STEP / 2**number
        for cases, winner in order:
            strengths = [exp(sum([weights[case] for case in own])) for own in cases]
            total = sum(strengths)
            surprise -= log(strengths[winner] / total)
            for seat, own in enumerate(cases):
                change = step * ((seat == winner) - strengths[seat] / total)
                for case in own:
                    weights[case] += change
    return Outlook(weights), surprise / max(1, len(order))


def main(arguments: Sequence[str]) -> int:
    """Learn, and write the file. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.hedgehog.train", description=__doc__)
    parser.add_argument("--races", type=int, default=1200, help="how many (1200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes (2); the weights don't depend on it")
    asked = parser.parse_args(arguments)
    with ProcessPoolExecutor(asked.jobs) as pool:
        batches = [Batch(-(-asked.races // PARTS), f"{asked.seed}:{part}") for part in range(PARTS)]
        samples = [sample for played in pool.map(play, batches) for sample in played]
    learned, surprise = fit(Outlook.guess(), samples, random.Random(asked.seed))
    print(f"{len(samples)} moments; mean surprise {surprise:.4f}")
    head = f"# made by: python -m tools.hedgehog.train --races {asked.races} --seed {asked.seed}\n"
    WEIGHTS.write_text(head + write_weights(learned), "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
