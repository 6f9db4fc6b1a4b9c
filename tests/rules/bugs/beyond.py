"""Mistakes that no law can find, because only the rulebook tells them from the game. Room: tests. May import rules.

A golden playthrough, read and kept, holds such a thing; so do the tests of the game's own clauses.
"""

from template.pig.game import Pig
from template.pig.pieces import Action, Die, State


class TurnsGoBackwards(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        after = super().apply(state, event)
        passed = after.turn > state.turn
        return after._replace(seat=(state.seat - 1) % len(state.scores)) if passed else after


class SixCountsFive(Pig):
    def apply(self, state: State, event: Action | Die) -> State:
        return super().apply(state, Die(5) if event == Die(6) else event)


BEYOND = (TurnsGoBackwards(), SixCountsFive())
