"""Mundialito's chance events. Part of rules/mundialito: rules/core only."""

from rules.core.chance import Rng
from rules.mundialito.pieces import ChanceEvent, Coasters, Whistle
from rules.mundialito.position import PLAYING, State


def resolve(state: State, rng: Rng) -> ChanceEvent:
    """Turn each coaster by a random number of quarter turns, all equally likely (rule 4)."""
    return Coasters("".join(str(rng.below(4)) for _ in range(4)))


def can_happen(state: State, event: ChanceEvent) -> bool:
    """Whether the event is possible now.

    Coasters come first of all; the whistle comes between a match's turns or after a goal (rule 16).
    """
    if state.outcome is not None:
        return False
    match event:
        case Coasters():
            return state.board is None
        case Whistle():
            between = state.step == PLAYING and state.left == 2
            return state.match and (between or (state.step == 0 and state.goal is not None))
