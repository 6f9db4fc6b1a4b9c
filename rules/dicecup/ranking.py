"""The final ranking of a cup's coaches (rules 8 and 16). Part of rules/dicecup: rules/core only."""

from rules.core.outcome import Outcome, levels
from rules.dicecup.pieces import STAGES
from rules.dicecup.position import State


def outcome(state: State) -> Outcome:
    """The outcome of a cup after its Grand Final.

    The champion's coach is first, the other finalist's second. The others rank by the stage in which their best team
    went out, the third-place match not counting, and equal ones share a place (rule 8).
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
