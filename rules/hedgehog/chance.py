"""The die of the hedgehog race. Part of rules/hedgehog: rules/core only."""

from rules.core.chance import Rng
from rules.hedgehog.pieces import FACES, ChanceEvent, Roll
from rules.hedgehog.position import State


def resolve(state: State, rng: Rng) -> ChanceEvent:
    """Roll the die (rule 2)."""
    return Roll(1 + rng.below(FACES))


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Whether the die can show this face now: any of six, before the turn's first move."""
    return state.outcome is None and not state.rolled
