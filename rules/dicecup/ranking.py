"""Who has won the cup, and how the others come behind (rules 8 and 16). Part of rules/dicecup: rules/core only."""

from rules.core.outcome import Outcome
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
    places = [[state.owners[final.winner]]]
    second = state.owners[final.loser]
    if second not in places[0]:
        places.append([second])
    ranked = {seat for place in places for seat in place}
    for stage in reversed(STAGES[state.terms.mode]):
        here = {state.owners[code] for code, gone in state.out.items() if gone is stage} - ranked
        if here:
            places.append(sorted(here))
            ranked |= here
    return Outcome("final", False, tuple(tuple(place) for place in places))
