"""Bugs in chance. Room: tests. May import rules."""

import random

from rules.core.chance import Rng
from rules.core.outcome import Chance, Waiting
from template.pig.game import Pig
from template.pig.pieces import Action, Die, State
from tests.rules.bugs.registry import breaks


@breaks("chance_is_drawn_only_where_it_decides_something")
class DieIsAlwaysFour(Pig):
    def resolve(self, state: State, rng: Rng) -> Die:
        return Die(4)


@breaks("chance_comes_from_the_stream_alone")
class DieOfTheModuleRandom(Pig):
    def resolve(self, state: State, rng: Rng) -> Die:
        return Die(random.randrange(1, 7))


@breaks("chance_happens_only_where_it_is_awaited")
class DieFallsAtAnyTime(Pig):
    def can_happen(self, state: State, event: Die) -> bool:
        return True


@breaks("chance_is_written_as_it_is_awaited")
class DrawnButImpossible(Pig):
    def can_happen(self, state: State, event: Die) -> bool:
        return state.rolling and event.face != 1


@breaks("chance_is_written_as_it_is_awaited")
class AwaitedUnderAnotherName(Pig):
    def awaits(self, state: State) -> Waiting | Chance:
        return Chance("dice") if state.rolling else Waiting(state.seat)


@breaks("chance_is_drawn_only_where_it_decides_something")
class CoinWithOneSide(Pig):
    """After each hold, a die is rolled that changes nothing."""

    def apply(self, state: State, event: Action | Die) -> State:
        return super().apply(state, Die(6) if isinstance(event, Die) else event)

    def resolve(self, state: State, rng: Rng) -> Die:
        rng.below(6)
        return Die(6)
