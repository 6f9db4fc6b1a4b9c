"""Learns the weights of `outlook` from races of computers against each other. Part of players/hedgehog.

`python -m players.hedgehog.train` writes them. In the first round everybody plays like `normal`; in the next rounds,
each seat plays either like that or by what has been learned. Drawn races teach nothing.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp, log
from typing import NamedTuple

from players.hedgehog.lookahead import IDLE
from players.hedgehog.outlook import MOST_LEARNED, WEIGHTS, Outlook, written
from players.hedgehog.player import Racer
from players.hedgehog.prospects import features
from players.hedgehog.turns import Way, reach
from rules.core.chance import Rng, seed_bytes
from rules.hedgehog.moves import stuck
from rules.hedgehog.pieces import FACES, NEUTRAL_COLOURS
from rules.hedgehog.position import Ring, State, laid_out

#: The tables of the races: how many seats, and whether neutral colours join them.
TABLES = (
    (2, False),
    (2, True),
    (3, False),
    (3, True),
    (4, False),
    (4, False),
    (4, False),
    (5, False),
    (MOST_LEARNED, False),
)
#: A race with more turns a seat teaches nothing. A learner moves at random this often, and otherwise misjudges a ring
#: by up to this share; a ring that stays as it was has to be better than others by so much.
MOST_ROUNDS, RANDOM, BLUR = 16, 0.03, 0.02
#: How far a weight goes for one race's surprise, at first; it is halved after each pass.
STEP, PASSES = 0.03, 3
#: The scales learn more slowly: all weights depend on them.
SLOWLY = 0.002
MODEL = Racer(width=36, noise=0)
#: The races of a round are played in so many parts, shared by the processes.
PARTS = 40


class Sample(NamedTuple):
    """A moment of a race: the cases of each seat, and who won in the end."""

    cases: list[tuple[int, ...]]
    winner: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Races to play, reproducible by their seed; nobody has learned anything yet if `learned` is None."""

    races: int
    seed: str
    learned: Outlook | None


def play(batch: Batch) -> list[Sample]:
    """Play races and return the moments before each roll."""
    luck = random.Random(batch.seed)
    found: list[Sample] = []
    for _ in range(batch.races):
        seats, neutral = luck.choice(TABLES)
        found += _race(batch, seats, NEUTRAL_COLOURS if neutral else seats, luck)
    return found


def _race(batch: Batch, seats: int, colours: int, luck: random.Random) -> list[Sample]:
    ring = laid_out(colours)
    learners = [batch.learned is not None and luck.random() < 0.5 for _ in range(seats)]
    passes, rings = 0, []
    for turn in range(MOST_ROUNDS * seats):
        seat, roll = turn % seats, luck.randint(1, FACES)
        rings.append((ring, seat))
        found = reach(ring, seat, roll, nest=False)
        if found.win:
            return [Sample(features(past, seats, to_roll, nest=False), seat) for past, to_roll in rings]
        state = State(ring, seats, colours, False, 0, seat, turn + 1, roll, roll)
        after = (
            _learner(batch.learned, state, list(found.rings), luck)
            if learners[seat]
            else _model(state, found.rings, luck)
        )
        passes = passes + 1 if after == ring else 0
        ring = after
        if passes == seats or stuck(ring, seats, nest=False):
            break
    return []


def _model(state: State, rings: dict[Ring, Way], luck: random.Random) -> Ring:
    """The ring that `normal` goes for."""
    return MODEL.aim(state, rings, Rng(seed_bytes(luck.getrandbits(60)), 0))


def _learner(learned: Outlook | None, state: State, rings: list[Ring], luck: random.Random) -> Ring:
    if learned is None or luck.random() < RANDOM:
        return luck.choice(rings)

    def look(ring: Ring) -> float:
        then = learned.chances(ring, state.seats, (state.seat + 1) % state.seats, state.nest)[state.seat]
        return then * (1 - IDLE * (ring == state.stacks)) * (1 + BLUR * luck.random())

    return max(rings, key=look)


def fit(known: Outlook, samples: Sequence[Sample], luck: random.Random) -> tuple[Outlook, float]:
    """Adapt the weights to who won (stochastic gradient descent); with the last pass's mean surprise (nats)."""
    weights, scales, order = list(known.weights), list(known.scales), list(samples)
    surprise, step = 0.0, STEP
    for _ in range(PASSES):
        luck.shuffle(order)
        surprise = 0.0
        for cases, winner in order:
            seats = min(len(cases), MOST_LEARNED)
            scale = scales[seats]
            sums = [sum([weights[case] for case in own]) for own in cases]
            strengths = [exp(scale * one) for one in sums]
            total = sum(strengths)
            surprise -= log(strengths[winner] / total)
            lean = 0.0
            for seat, own in enumerate(cases):
                error = (seat == winner) - strengths[seat] / total
                lean += error * sums[seat]
                change = step * scale * error
                for case in own:
                    weights[case] += change
            scales[seats] = max(0.1, scale + step * SLOWLY / STEP * lean)
        step /= 2
    return Outlook(weights, scales), surprise / max(1, len(order))


def main(arguments: Sequence[str]) -> int:
    """Learn, and write the file. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m players.hedgehog.train", description=__doc__)
    parser.add_argument("--races", type=int, default=1500, help="in each round (1500)")
    parser.add_argument("--rounds", type=int, default=2, help="of playing and learning (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes (2); the weights don't depend on it")
    asked = parser.parse_args(arguments)
    text = f"# made by: python -m players.hedgehog.train --races {asked.races} --rounds {asked.rounds}"
    text += f" --seed {asked.seed}\n"
    learned, samples = Outlook.blank(), list[Sample]()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number in range(asked.rounds):
            model = learned if number else None
            parts = [f"{asked.seed}:tree:{number}:{part}" for part in range(PARTS)]
            batches = [Batch(-(-asked.races // PARTS), part, model) for part in parts]
            samples += [sample for played in pool.map(play, batches) for sample in played]
            learned, surprise = fit(learned, samples, random.Random(f"{asked.seed}:{number}"))
            print(f"round {number + 1}: {len(samples)} moments, surprise {surprise:.4f}", flush=True)
    WEIGHTS.write_text(text + written(learned), "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
