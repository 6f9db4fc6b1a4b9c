"""Games of the search against itself, from which the judgement learns. Part of tools/mundialito."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from typing import NamedTuple

from players.mundialito.judgement import Weights
from players.mundialito.packing import cells_of
from players.mundialito.pitch import pitch
from players.mundialito.search import WIN, Search
from rules.mundialito.board import STANDARD, board
from rules.mundialito.moves import legal
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State

#: A game without a goal ends after so many turns, or when a position begins a turn for the third time (rule 15).
LONGEST = 120
#: Of a hundred games, how many are on the usual board; the others are on coasters turned at random.
USUAL = 55
#: Of a hundred turns, how many are played anyhow, and how many by one of the best few ways.
ANYHOW, NEARLY, FEW = 3, 9, 6
#: Positions taken from each search, besides the one that it began with.
MET = 3

#: Where a sample is from: a turn of a game that was played as the search said, or otherwise; a search.
BEST, OTHER, IN_SEARCH = range(3)


class Sample(NamedTuple):
    """A position at the start of a turn, the search's value for the seat to act, and its points in the end, doubled.

    Of one met in a search the points mean nothing.
    """

    coasters: str
    cells: bytes
    seat: int
    value: int
    points: int
    kind: int


def play(number: int, seed: str, weights: Weights, budget: int) -> list[Sample]:
    """Play one game; the same numbers, seeds, weights and budgets make the same game."""
    random = Random(f"{seed}/{number}")
    coasters = STANDARD if random.randrange(100) < USUAL else "".join(random.choices("0123", k=4))
    ground = pitch(board(coasters), weights)
    state = State(ground.board, False, 0, 0, False)
    while state.step < PLAYING:
        state = apply(state, random.choice(legal(state)))
    samples: list[Sample] = []
    packed, seat, times = ground.pack(state.cells), state.seat, dict[int, int]()
    early = random.randrange(4)
    for turn in range(LONGEST):
        if ground.scores(packed, seat):
            return [sample._replace(points=2 if sample.seat == seat else 0) for sample in samples]
        times[packed] = times.get(packed, 0) + 1
        if times[packed] > 2:
            break
        afters = sorted(ground.turns(packed, seat))
        search = Search(ground, budget)
        ranked = search.best(afters, seat)
        value, after = ranked[0]
        dice = 0 if turn < early else random.randrange(100)
        if dice < ANYHOW:
            after = random.choice(afters)
        elif dice < ANYHOW + NEARLY:
            after = random.choice([way for worth, way in ranked[:FEW] if worth > -WIN] or [after])
        if turn >= early:
            kind = BEST if after == ranked[0][1] else OTHER
            samples.append(Sample(coasters, cells_of(packed), seat, value, 1, kind))
            met = search.exact()
            for place, there, worth in random.sample(met, min(MET, len(met))):
                samples.append(Sample(coasters, cells_of(place), there, worth, 1, IN_SEARCH))
        packed, seat = after, 1 - seat
    return samples


def games(numbers: Sequence[int], seed: str, weights: Weights, budget: int, jobs: int) -> Iterator[list[Sample]]:
    """Play the games with these numbers, in so many processes; they come in order and don't depend on the processes."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, numbers, repeat(seed), repeat(weights), repeat(budget), chunksize=4)
