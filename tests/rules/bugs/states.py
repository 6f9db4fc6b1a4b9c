"""Bugs in states that aren't values, or that depend on more than their events. Room: tests. May import rules."""

import random
from itertools import count
from typing import Any

from rules.core.options import Options
from template.pig.game import Pig
from template.pig.pieces import Action, Die, State
from tests.rules.bugs.registry import breaks

ASKED = count()


@breaks("applying_leaves_the_state_as_it_was")
class ScoresAreWrittenOver(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, options)._replace(scores=[0] * seats)  # type: ignore[arg-type]

    def apply(self, state: Any, event: Action | Die) -> State:
        after = super().apply(state._replace(scores=tuple(state.scores)), event)
        state.scores[:] = after.scores
        return after._replace(scores=state.scores)


@breaks("states_are_values")
class ScoresAreAList(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, options)._replace(scores=[0] * seats)  # type: ignore[arg-type]

    def apply(self, state: State, event: Action | Die) -> State:
        after = super().apply(state._replace(scores=tuple(state.scores)), event)
        return after._replace(scores=list(after.scores))  # type: ignore[arg-type]


class HundredAlone(int):
    """A number that equals only itself."""

    __hash__ = int.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


@breaks("states_are_values")
class StateIsEqualToNothing(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return super().setup(seats, options)._replace(target=HundredAlone(int(options["target"] or 0)))


@breaks("applying_leaves_the_state_as_it_was")
class ModuleCountsTheTurns(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        return super().apply(state, event)._replace(turn=next(ASKED))


@breaks("applying_leaves_the_state_as_it_was")
class ApplyRollsADieOfItsOwn(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        after = super().apply(state, event)
        return after._replace(pot=after.pot + random.randrange(1000))


@breaks("looking_changes_nothing")
class LookingIsCounted(Pig):
    def __init__(self) -> None:
        self.looks = 0

    def view(self, state: State, viewer: int | None) -> Any:
        self.looks += 1
        return super().view(state, viewer)

    def apply(self, state: State, event: Action | Die) -> State:
        return super().apply(state, event)._replace(turn=state.turn + self.looks % 7)


@breaks("another_process_tells_the_same_game")
class NextSeatByTheOrderOfASet(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        after = super().apply(state, event)
        first = next(iter({f"bonus {number}" for number in range(50)}))
        return after._replace(pot=after.pot + int(first.split()[1])) if event is Action.ROLL else after


class Chained(State):
    """A state that contains every earlier one, each inside the next."""

    before: Any = None

    def __hash__(self) -> int:
        return hash((tuple(self), self.before))


@breaks("no_step_needs_a_deep_stack")
class HistoryIsFolded(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        after = Chained(*super().apply(state, event))
        after.before = state
        return after


@breaks("applying_leaves_the_state_as_it_was")
class RollDoesNothing(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        return state if event is Action.ROLL and state.pot else super().apply(state, event)


class Forgetful(State):
    """A state that equals others with different points."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self[2:] == other[2:]

    def __hash__(self) -> int:
        return hash(self[2:])


@breaks("equal_states_are_equal_in_everything")
class StatesAreEqualWithoutTheirPoints(Pig):
    def setup(self, seats: int, options: Options) -> State:
        return Forgetful(*super().setup(seats, options))
