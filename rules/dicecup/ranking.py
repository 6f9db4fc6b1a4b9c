"""Who has won the cup, and how the others come behind (rules 8 and 16). Part of rules/dicecup: rules/core only."""

from rules.core.outcome import Outcome, levels
from rules.dicecup.pieces import STAGES
from rules.dicecup.position import State


def outcome(state: State) -> Outcome:
    """How a cup ended whose Big Final is decided.

    First the champion's coach, then the other finalist's; the others by the stage in which their best team went out,
    for which the match for third place counts nothing, and level ones share (rule 8).
    """
    final = state.played[-1]
    assert final.winner is not None
    assert final.loser is not None
    first, second = state.owners[final.winner], state.owners[final.loser]
    best = [(first,)] if first == second else [(first,), (second,)]
    stages = STAGES[state.terms.mode]
    furthest: dict[int, int] = {}
    for code, gone in state.out.items():
        owner = state.owners[code]
        if owner not in (first, second):
            furthest[owner] = max(furthest.get(owner, 0), stages.index(gone))
    return Outcome("final", False, (*best, *levels(furthest)))
