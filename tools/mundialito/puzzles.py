"""Finds puzzles in games of the search against itself. Part of tools/mundialito.

Run as `python -m tools.mundialito.puzzles --games 1000`. Whatever a seat whose turn begins might solve is looked at, in
the positions of the games and in those that nearly came about. A task is kept if exactly one position, of all in which
the turn can be left, meets it, and no single action leads there. Each is then tried by the computer players, with a
hundred seeds. New ones are written down, none that is one of the pool, or another one turned by half. They join the
pool behind a line `from <number>` of a day to come, so that days that were don't change (rules/lessons/puzzles.py).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, repeat
from pathlib import Path
from random import Random
from typing import NamedTuple

from players.mundialito import LEVELS
from players.mundialito.packing import cells_of
from players.mundialito.pitch import Pitch, is_decided, pitch
from players.mundialito.plans import Turn, plans
from players.mundialito.player import Footballer
from players.mundialito.search import WIN, Search
from rules.core.chance import Rng, seed_bytes
from rules.lessons.lesson import opening
from rules.lessons.puzzles import PUZZLES, Puzzle
from rules.mundialito.board import STANDARD, board
from rules.mundialito.moves import legal, piece_actions
from rules.mundialito.pieces import CELL_NAMES, SEAT_NAMES, SEATS, Action, Jump, Move, Push, column_of, write
from rules.mundialito.play import apply
from rules.mundialito.position import BALL, PLAYING, State, pyramid, seat_on

#: Positions that are judged before each turn, and how many of the ways to play it are looked at, too.
BUDGET, NEARLY = 600, 6
#: A game without a goal ends after so many turns; of a hundred turns, so many are played by one of the best few ways.
LONGEST, LOOSE, FEW = 60, 30, 6
#: Who tries each puzzle, and how often.
TRIED_BY, SEEDS = ("easy", "normal", "hard"), 100
#: How many puzzles of a task are taken from a game, since those of one game are alike.
MOST = 2


class Found(NamedTuple):
    """A puzzle: the task, the position of a seat whose turn begins, and the turn that solves it."""

    task: str
    cells: bytes
    seat: int
    turn: Turn

    @property
    def alike(self) -> tuple[bytes, int]:
        """The same of a puzzle and of the one turned by half."""
        return min((self.cells, self.seat), (turned(self.cells), 1 - self.seat))


def turned(cells: bytes) -> bytes:
    """The position from the other side: the usual board looks the same after half a turn."""
    sides = {0: 0, BALL: BALL + 1, BALL + 1: BALL}
    sides |= {pyramid(seat, size): pyramid(1 - seat, size) for seat in SEATS for size in (1, 2, 3)}
    return bytes(sides[content] for content in reversed(cells))


def positions(number: int, seed: str) -> Iterator[tuple[int, int]]:
    """The positions of a game, packed, each with the seat whose turn begins; nearly met ones are among them."""
    random, ground = Random(f"{seed}/{number}"), pitch(board(STANDARD))
    state = begin()
    while state.step < PLAYING:
        state = apply(state, random.choice(legal(state)))
    packed, seat, met = ground.pack(state.cells), state.seat, set[int]()
    for _ in range(LONGEST):
        yield packed, seat
        if ground.scores(packed, seat) or packed in met:
            return
        met.add(packed)
        ranked = Search(ground, BUDGET).best(sorted(ground.turns(packed, seat)), seat)
        fair = [after for worth, after in ranked if worth > -WIN] or [ranked[0][1]]
        lost = [after for worth, after in ranked if worth <= -WIN]
        for group in (fair, lost):
            for after in random.sample(group, min(NEARLY, len(group))):
                yield after, 1 - seat
        packed = random.choice(fair[:FEW]) if random.randrange(100) < LOOSE else ranked[0][1]
        seat = 1 - seat


def threatening(ground: Pitch, packed: int, seat: int) -> list[int]:
    """The positions in which a seat can leave its turn so that it threatens to score and the other can't score."""
    if ground.scores(packed, seat):
        return []
    return [a for a in sorted(ground.turns(packed, seat)) if ground.scores(a, seat) and not ground.scores(a, 1 - seat)]


def begin(cells: bytes | None = None, seat: int = 0) -> State:
    """A game on the usual board, from its beginning or with a seat's turn beginning in a position."""
    empty = State(board(STANDARD), False, 0, 0, False)
    return empty if cells is None else empty._replace(step=PLAYING, seat=seat, left=2, cells=cells, turn=1)


def search(ground: Pitch, packed: int, seat: int) -> tuple[str, bytes] | None:
    """A task that exactly one position solves, with that position; None if there is none.

    For a goal it is the position with the ball on the last row.
    """
    other, reach = 1 - seat, ground.scores(packed, seat)
    if reach:
        goals = set(scored(begin(cells_of(packed), seat))) if reach == 2 else set()
        return ("goal", goals.pop()) if len(goals) == 1 else None
    afters, at_once = ground.turns(packed, seat), ground.actions(packed, seat)
    if ground.scores(packed, other):
        task, solving = "safe", (after for after in afters if not ground.scores(after, other))
    else:
        task, solving = "forced", (after for after in afters if is_decided(ground, after, seat))
    solved = list(islice(solving, 2))
    if len(solved) != 1 or solved[0] == packed or solved[0] in at_once:
        return None
    return task, cells_of(solved[0])


def scored(state: State) -> Iterator[bytes]:
    """The positions with a goal after two actions."""
    for first in piece_actions(state):
        middle = apply(state, first)
        for second in piece_actions(middle):
            if (goal := apply(middle, second).goal) is not None:
                yield goal.cells


def turn_of(state: State, task: str, solution: bytes) -> Turn:
    """A turn that leads to the solution."""
    if task != "goal":
        return min(plans(state)[solution], key=lambda turn: [write(action) for action in turn])
    for first in piece_actions(state):
        middle = apply(state, first)
        for second in piece_actions(middle):
            goal = apply(middle, second).goal
            if goal is not None and goal.cells == solution:
                return first, second
    raise LookupError("no goal leads there")


def alike_of(puzzle: Puzzle) -> tuple[bytes, int]:
    """What is the same of a puzzle of the pool and of the one turned by half."""
    state = opening(puzzle.step).state
    return Found(puzzle.task, state.cells, state.seat, ()).alike


def look(number: int, seed: str) -> list[Found]:
    """The puzzles of one game; the same number and seed find the same."""
    ground, random = pitch(board(STANDARD)), Random(f"{seed}/{number}/taken")
    by_task: dict[str, list[tuple[int, int, bytes]]] = {}
    met = dict.fromkeys(positions(number, seed))
    threats = {(after, 1 - seat): None for packed, seat in met for after in threatening(ground, packed, seat)}
    for packed, seat in met | threats:
        if (answer := search(ground, packed, seat)) is not None:
            by_task.setdefault(answer[0], []).append((packed, seat, answer[1]))
    found = []
    for task, all_of_it in by_task.items():
        for packed, seat, solution in random.sample(all_of_it, min(MOST, len(all_of_it))):
            cells = cells_of(packed)
            found.append(Found(task, cells, seat, turn_of(begin(cells, seat), task, solution)))
    return found


def grade(puzzle: Found) -> str:
    """The puzzle as a line of the sheet: the task, in how many of a hundred each player solves it, how far one has to
    look, the position, the solution."""
    state, solved = begin(puzzle.cells, puzzle.seat), []
    aim = left(state, puzzle.turn)
    for level in TRIED_BY:
        player = LEVELS[level]
        solved.append(sum(left(state, _tries(player, state, number)) == aim for number in range(SEEDS)))
    solution = " ".join(write(action) for action in puzzle.turn)
    return f"{puzzle.task} {' '.join(map(str, solved))} {reach(state, puzzle.turn)} {describe(state)} | {solution}"


def _tries(player: Footballer, state: State, number: int) -> Turn:
    """The turn that a player plays with a seed."""
    rng, seat, done = Rng(seed_bytes(number), 0), state.seat, list[Action]()
    while state.playing and state.seat == seat:
        action = player.play(state, rng)
        done.append(action)
        state = apply(state, action)
    return tuple(done)


def left(state: State, turn: Turn) -> bytes:
    """The position in which a turn is left, or which shows its goal."""
    for action in turn:
        state = apply(state, action)
    return state.cells if state.goal is None else state.goal.cells


def reach(state: State, turn: Turn) -> int:
    """How far one has to look for a turn: what can be done at all, and more for what is easily overlooked."""
    steps = [action for action in turn if isinstance(action, Move | Jump | Push)]
    hidden = sum(not isinstance(step, Move) for step in steps)
    across = sum(abs(column_of(step.origin) - column_of(step.target)) > 2 for step in steps)
    return len(piece_actions(state)) + 10 * hidden + 15 * across


def describe(state: State) -> str:
    """The position as a lesson writes it (rules/mundialito/tasks.py)."""
    sides = []
    for seat in SEATS:
        own = [
            f"{'oPDQ'[content % 4 if content < BALL else 0]}{CELL_NAMES[cell]}"
            for cell, content in enumerate(state.cells)
            if content and seat_on(content) == seat
        ]
        sides.append(f"{SEAT_NAMES[seat]} {' '.join(own)}")
    sides[state.seat], sides[1] = sides[1], sides[state.seat]
    return f"{sides[0]} {sides[1]} moves"


def main(arguments: Sequence[str]) -> int:
    """Look through games, and write down what is found. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.mundialito.puzzles", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first game's number (0); others find other puzzles")
    parser.add_argument("--seed", default="daily")
    parser.add_argument("--jobs", type=int, default=2, help="in so many processes (2)")
    parser.add_argument("--output", type=Path, default=Path("var/puzzles.txt"))
    asked = parser.parse_args(arguments)
    numbers, alike = range(asked.first, asked.first + asked.games), {alike_of(one) for one in PUZZLES["mundialito"]}
    with ProcessPoolExecutor(asked.jobs) as pool, asked.output.open("a", encoding="ascii") as sheet:
        fresh = list[Found]()
        for found in pool.map(look, numbers, repeat(asked.seed)):
            fresh += [one for one in found if one.alike not in alike]
            alike |= {one.alike for one in found}
        print(f"{len(fresh)} found in {asked.games} games", file=sys.stderr)
        for line in pool.map(grade, fresh):
            sheet.write(f"{line}\n")
            sheet.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
