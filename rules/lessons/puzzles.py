"""Puzzles: positions of a game with one task that exactly one way to play a turn meets. Part of rules/lessons.

A game's pool is its sheet `puzzles.txt`, a line each: the task, in how many of a hundred tries its *easy*, *normal* and
*hard* computers solve it, how far one has to look (more for what is easily overlooked), the position as a lesson writes
it, and behind a `|` the solution. `from 700` says that the lines after it join the pool with the daily puzzle of that
number, so that the puzzles before it stay what they were.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from rules import GAMES, module_of, own
from rules.core.game import Variation
from rules.core.match import Match
from rules.core.options import settle
from rules.core.outcome import Waiting
from rules.core.rulebook import SheetRow, read_sheet
from rules.lessons.lesson import Step, arrange, opening, read_condition


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A puzzle; `solved` is by whom and how often, as the sheet says, and `since` the first number that it may have."""

    game: str
    task: str
    solved: tuple[int, int, int]
    reach: int
    position: str
    solution: tuple[str, ...]
    since: int

    @cached_property
    def step(self) -> Step:
        """The position and its task, judged as a lesson's step is. Raises a Refusal or ValueError for a bad line."""
        game, seats = GAMES[self.game], GAMES[self.game].about.seats[0]
        options = settle(game.about.options, {})
        waiting = game.awaits(arrange(game, self.position, seats, options))
        if not isinstance(waiting, Waiting):
            raise ValueError(f"nobody is to act in `{self.position}`")
        test = read_condition(game, self.task)
        position, solutions = self.position, (self.solution,)
        return Step(game, self.task, 1, seats, options, waiting.seat, test, position, solutions=solutions)

    @property
    def ease(self) -> tuple[int, int, str]:
        """Sorts the easiest first."""
        return -sum(self.solved), self.reach, self.position

    def refute(self, match: Match) -> Variation | None:
        """What a turn that doesn't meet the task allows, from the match after it; None if there is nothing to show."""
        find = own("rules", self.game, "refute", "tasks")
        return None if find is None else find(self.task, match.state, self.step.seat)

    def prove(self, match: Match) -> tuple[Variation, ...]:
        """Why the solution meets the task, from the match after it; empty if there is nothing to show."""
        find = own("rules", self.game, "prove", "tasks")
        return () if find is None else tuple(find(self.task, opening(self.step).state, match.state, self.step.seat))


def _read(game: str, rows: tuple[SheetRow, ...]) -> Iterator[Puzzle]:
    since = 1
    for row in rows:
        words = row.words
        try:
            if words[0] == "from":
                since = int(words[1])
                continue
            cut = words.index("|")
            easy, normal, hard, reach = map(int, words[1:5])
            position, solution = " ".join(words[5:cut]), words[cut + 1 :]
            yield Puzzle(game, words[0], (easy, normal, hard), reach, position, solution, since)
        except (ValueError, IndexError) as error:
            raise row.wrong("a puzzle is a task, four numbers, a position, `|` and its solution") from error


_SHEET = "puzzles.txt"


def _find() -> dict[str, tuple[Puzzle, ...]]:
    return {key: tuple(_read(key, read_sheet(f"rules.{key}", _SHEET))) for key in GAMES if _has_pool(key)}


def _has_pool(key: str) -> bool:
    package = module_of("rules", key)
    return package is not None and files(package).joinpath(_SHEET).is_file()


#: The pools by their games' keys, in the order of the shelf.
PUZZLES: Mapping[str, tuple[Puzzle, ...]] = _find()
