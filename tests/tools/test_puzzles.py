"""The tool that finds puzzles: what it finds is solved by its solution alone, and no puzzle of the pool comes again."""

from pathlib import Path

import pytest

from rules.lessons.lesson import Verdict, attempt
from rules.lessons.puzzles import PUZZLES, Puzzle
from rules.mundialito.position import State
from tools.mundialito import puzzles
from tools.mundialito.puzzles import Found, alike_of, begin, grade, look, main, turned


def read(line: str) -> Puzzle:
    """A line as the pool reads it."""
    task, easy, normal, hard, reach, *rest = line.split()
    cut = rest.index("|")
    solved = int(easy), int(normal), int(hard)
    return Puzzle("mundialito", task, solved, int(reach), " ".join(rest[:cut]), tuple(rest[cut + 1 :]), 1)


def test_a_line_is_read_as_the_puzzle_that_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "SEEDS", 1)
    found = look(3, "test")
    assert found == look(3, "test")
    for one in found:
        puzzle = read(grade(one))
        state = attempt(puzzle.step).match.state
        assert isinstance(state, State)
        assert (state.cells, state.seat, puzzle.task) == (one.cells, one.seat, one.task)
        assert attempt(puzzle.step, puzzle.solution).verdict is Verdict.SOLVED


def test_a_position_turned_by_half_is_the_same_puzzle() -> None:
    puzzle = PUZZLES["mundialito"][0]
    state = attempt(puzzle.step).match.state
    assert turned(turned(state.cells)) == state.cells
    assert Found(puzzle.task, turned(state.cells), 1 - state.seat, ()).alike == alike_of(puzzle)
    assert begin(turned(state.cells), 1 - state.seat).seat == 1 - state.seat


def test_games_that_were_looked_through_bring_nothing_new(tmp_path: Path) -> None:
    written = tmp_path / "puzzles.txt"
    assert main(["--games", "1", "--jobs", "1", "--output", str(written)]) == 0
    assert written.read_text() == ""
