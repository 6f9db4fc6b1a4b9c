"""The pool of football puzzles: each has exactly one solution, by trying every turn with the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from rules.core.match import Match
from rules.lessons.lesson import Verdict, attempt, opening
from rules.lessons.puzzles import PUZZLES, Puzzle
from tests.sampling import some

POOL = PUZZLES["mundialito"]
CASES = [pytest.param(puzzle, id=f"{number}-{puzzle.task}") for number, puzzle in enumerate(POOL)]


def turns(match: Match, seat: int, done: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Match]]:
    """Yield every way to play a turn, and the match after it."""
    for action in match.legal():
        after = match.act(seat, action)
        if after.to_act == seat:
            yield from turns(after, seat, (*done, action))
        else:
            yield (*done, action), after


def scores(match: Match) -> bool:
    """Whether the seat on turn can score in it, by trying every action and listing what may follow."""
    seat = match.to_act
    assert seat is not None
    legal = match.legal()
    if any(is_goal(action, seat) for action in legal):
        return True
    seconds = (match.act(seat, action) for action in legal)
    return any(is_goal(action, seat) for after in seconds if after.to_act == seat for action in after.legal())


def is_goal(action: str, seat: int) -> bool:
    """Whether an action is a pass to the seat's last row (rule 14)."""
    return action[0] == "*" and action[2] == "61"[seat]


def has_scored(match: Match, seat: int) -> bool:
    return match.outcome is not None and match.outcome.reason == "goal" and seat in match.outcome.winners


def board(match: Match, seat: int) -> bytes:
    """What tells the end of a turn apart from others."""
    cells: bytes = match.state.goal.cells if has_scored(match, seat) else match.state.cells
    return cells


def meets(task: str, after: Match, seat: int) -> bool:
    """Whether the task is met, by trying everything."""
    if task == "goal":
        return has_scored(after, seat)
    if after.outcome is not None or scores(after):
        return False
    other = after.to_act
    assert other is not None
    return task == "safe" or all(scores(reply) for _, reply in first_of_each(after, other))


def first_of_each(match: Match, seat: int) -> list[tuple[tuple[str, ...], Match]]:
    """One way to each position in which the seat can leave its turn."""
    return list({board(after, seat): (turn, after) for turn, after in turns(match, seat)}.values())


@pytest.mark.parametrize("puzzle", some(CASES, 8))
def test_exactly_one_position_meets_the_task_and_no_single_action_leads_there(puzzle: Puzzle) -> None:
    begun, seat = opening(puzzle.step), puzzle.step.seat
    if puzzle.task != "goal":
        assert not scores(begun)
    solving = {}
    for turn, after in turns(begun, seat):
        if board(after, seat) in solving or meets(puzzle.task, after, seat):
            solving.setdefault(board(after, seat), []).append(turn)
    ((_, found),) = solving.items()
    assert puzzle.solution in found
    assert all(len(turn) == 2 and turn[1] != "end" for turn in found)


@pytest.mark.parametrize("puzzle", some(CASES, 60))
def test_the_solution_solves_it_and_a_wrong_turn_is_told_what_it_allows(puzzle: Puzzle) -> None:
    assert attempt(puzzle.step, puzzle.solution).verdict is Verdict.SOLVED
    begun, seat = opening(puzzle.step), puzzle.step.seat
    for turn, after in list(turns(begun, seat))[::97]:
        tried = attempt(puzzle.step, turn)
        if tried.verdict is Verdict.SOLVED:
            continue
        assert tried.verdict is Verdict.MISSED
        told = puzzle.refute(tried.match)
        assert told is not None
        if told.kind == "short":
            assert told.seat == seat
            assert told.at
            continue
        for action in told.actions:
            after = after.act(told.seat, action)
        assert has_scored(after, told.seat) if told.kind == "scores" else not scores(after)


def test_the_pool_is_large_and_has_no_position_twice_not_even_turned_by_half() -> None:
    assert len(POOL) >= 1000
    assert len({alike(puzzle) for puzzle in POOL}) == len(POOL)


def alike(puzzle: Puzzle) -> tuple[bytes, int]:
    """The same of a position and of the one seen from the other side."""
    cells, seat = opening(puzzle.step).state.cells, puzzle.step.seat
    sides = {0: 0, 8: 9, 9: 8} | {4 * side + size: 4 * (1 - side) + size for side in (0, 1) for size in (1, 2, 3)}
    return min((cells, seat), (bytes(sides[content] for content in reversed(cells)), 1 - seat))


def test_lines_that_join_later_come_later() -> None:
    assert all(one.since <= other.since for one, other in pairwise(POOL))
