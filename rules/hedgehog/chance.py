"""What chance may do in the hedgehog race, and how it does it. Part of rules/hedgehog: rules/core only."""

from rules.core.chance import Rng
from rules.hedgehog.pieces import FACES, Roll
from rules.hedgehog.position import State


def draw(rng: Rng) -> Roll:
    """One throw of the die (rule 2)."""
    return Roll(1 + rng.below(FACES))


def accepts(state: State) -> bool:
    """Any face, while the die is awaited."""
    return state.outcome is None and not state.rolled
