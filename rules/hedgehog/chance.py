"""What chance may do in the hedgehog race, and how it does it. Part of rules/hedgehog: rules/core only."""

from rules.core.chance import Rng
from rules.hedgehog.pieces import FACES, ChanceEvent, Roll
from rules.hedgehog.position import State


def resolve(state: State, rng: Rng) -> ChanceEvent:
    """One throw of the die (rule 2)."""
    return Roll(1 + rng.below(FACES))


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Any face, while the die is awaited."""
    return state.outcome is None and not state.rolled
