"""What the pages of the daily share: the puzzles' games, where somebody is in one, and what is said of a try."""

from dataclasses import dataclass

from cogs.controls.addresses import Address
from cogs.controls.sentences import UserError
from cogs.table.exercise import NOTHING_DONE, Doing
from data import GOES
from host.puzzle_day import puzzle_options
from rules import GAMES
from rules.core.game import Variation
from rules.lessons.lesson import Attempt, attempt
from rules.lessons.puzzles import PUZZLES, Puzzle
from words import Speech
from words.actions import join_actions, name_actions
from words.games import seat_name

#: The games of the two puzzles: one of a pool, and a race with the same dice for everybody.
FOOTBALL = next(iter(PUZZLES), "")
RACE = next((key for key, game in GAMES.items() if puzzle_options(game) is not None), "")
#: The verbs: show a go, what the face has chosen in it, actions, giving up, and the solution.
GO, STEP, DO, QUIT, WHY = "dgo", "dstep", "ddo", "dquit", "dwhy"
_TABLE = "daily"
PRIVATE, GOLD = 0x7FDBEA, 0xF0B232
#: What a try is worth in words, by the go that solved it.
STARS = {1: "★★★", 2: "★★", 3: "★"}


@dataclass(frozen=True, slots=True)
class Go:
    """A go at the puzzle of a number, counting from 1, and what was done in it; 0 is practice."""

    number: int
    go: int = 0
    doing: Doing = NOTHING_DONE

    def address(self, verb: str, words: str | None = None) -> Address:
        """The address of a control here; `words` replace what the face has chosen."""
        doing = self.doing if words is None else self.doing._replace(words=words)
        return Address(_TABLE, self.number, verb, f"{self.go}|{doing}")

    @classmethod
    def read(cls, address: Address) -> "Go":
        """Read where a control is. Raises UserError."""
        go, _, words = address.words.partition("|")
        doing = Doing.read(words)
        if doing is None or go not in map(str, range(GOES + 1)):
            raise UserError("press-outdated")
        return cls(address.position, int(go), doing)


def name_task(puzzle: Puzzle, say: Speech) -> str:
    """Name what is to be done, as an order without a full stop."""
    return say(f"{puzzle.game}-aim-{puzzle.task}")


def tell_solution(puzzle: Puzzle, say: Speech) -> str:
    """Say the solution in words."""
    begun = attempt(puzzle.step).match
    return join_actions([one.words for one in name_actions(begun, puzzle.solution, say)], say)


def tell_wrong(puzzle: Puzzle, tried: Attempt, say: Speech) -> str:
    """Say what a wrong try allows."""
    shown = puzzle.refute(tried.match)
    return say("daily-wrong", why=say("daily-missed-it") if shown is None else tell_variation(shown, say))


def tell_variation(shown: Variation, say: Speech) -> str:
    """Say what a few actions show."""
    side, actions = seat_name(FOOTBALL, shown.seat, say), say.row(f"`{action}`" for action in shown.actions)
    return say(f"{FOOTBALL}-puzzle-{shown.kind}", side=side, actions=actions, at=shown.at)
