"""Pig as a `Game`. Part of rules/pig: rules/core only."""

from typing import ClassVar

from rules.core.chance import Rng
from rules.core.errors import IllegalAction, Refusal
from rules.core.game import ListedGame
from rules.core.options import Number, Options
from rules.core.outcome import Chance, Waiting
from rules.core.terms import About, Credits, Length
from template.pig.pieces import NOTATION, Action, Die, State, View

#: The face that loses the turn's points (rule 3).
LOSING = 1
#: Columns of the sketch.
WIDTH = 20


class Pig(ListedGame[State, Action, Die, View]):
    """A race to a number of points in which greed is punished (RULES.md)."""

    about = About(
        key="pig",
        title="Pig",
        seats=(2, 10),
        options=(Number("target", 100, least=10, most=500, offered=(50, 100, 200)),),
        version=1,
        hidden=False,
        credits=Credits(designers=("John Scarne",), year=1945),
        best_seats=(2, 4),
    )

    def setup(self, seats: int, options: Options) -> State:
        """Start with no points; seat 0 begins (rule 1)."""
        return State(target=int(options["target"] or 0), scores=(0,) * seats)

    def awaits(self, state: State) -> Waiting | Chance:
        """The die while it rolls, else the seat whose turn it is (rule 2)."""
        return Chance("die") if state.rolling else Waiting(state.seat)

    def legal(self, state: State) -> list[Action]:
        """Rolling, and holding the turn's points if there are any (rules 2 and 4)."""
        if state.rolling or state.outcome is not None:
            return []
        return [Action.ROLL, Action.HOLD] if state.pot else [Action.ROLL]

    def apply(self, state: State, event: Action | Die) -> State:
        """The state after a decision or a roll."""
        match event:
            case Action.ROLL:
                return state._replace(rolling=True)
            case Action.HOLD:  # 4
                return _next(state, state.scores[state.seat] + state.pot)
            case Die(face) if face == LOSING:  # 3
                return _next(state, state.scores[state.seat])
            case Die(face):
                return state._replace(rolling=False, pot=state.pot + face)

    def view(self, state: State, viewer: int | None) -> View:
        """The same for everyone: nothing is hidden."""
        return View(state.seat, state.scores, state.pot, state.target)

    def refuse(self, state: State, action: Action) -> Refusal:
        """Say that nothing can be held before the first roll (rule 4)."""
        return IllegalAction("You have to roll before you can hold.", reason="pig-nothing-to-hold")

    clauses: ClassVar = {"nothing-to-hold": 4, "notation": 2, "chance-notation": 3}

    def turn_number(self, state: State) -> int:
        """The number of turns begun; a turn lasts while its seat rolls."""
        return state.turn

    def resolve(self, state: State, rng: Rng) -> Die:
        """Roll one six-sided die (rule 3)."""
        return Die(1 + rng.below(6))

    def can_happen(self, state: State, event: Die) -> bool:
        """Any face, while the die rolls."""
        return state.rolling

    notation = NOTATION

    def length(self, seats: int, options: Options) -> Length:
        """Assume eight points a turn and a quarter of a minute for each."""
        turns = seats * int(options["target"] or 0) // 8
        return Length(minutes=max(1, turns // 4), turns=turns)


def _next(state: State, score: int) -> State:
    """Set the seat's points and begin the next seat's turn (rule 2), unless the game is over (rule 5)."""
    scores = (*state.scores[: state.seat], score, *state.scores[state.seat + 1 :])
    after = state._replace(scores=scores, pot=0, rolling=False)
    return after if after.outcome else after._replace(seat=(state.seat + 1) % len(scores), turn=state.turn + 1)


def sketch(view: View) -> str:
    """Draw the race in letters, one line per seat: its points and, after a plus, those of its turn."""
    lines = []
    for seat, score in enumerate(view.scores):
        bar = "#" * (WIDTH * min(score, view.target) // view.target)
        pot = f" +{view.pot}" if seat == view.seat and view.pot else ""
        lines.append(f"{seat + 1:>2} |{bar:<{WIDTH}}| {score}{pot}")
    return "\n".join(lines)
