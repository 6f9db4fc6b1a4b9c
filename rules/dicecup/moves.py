"""What a coach may do; the only source of legality. Part of rules/dicecup: rules/core only."""

from rules.dicecup.pieces import Action, Roll
from rules.dicecup.position import State

ROLL = Roll()


def legal(state: State) -> list[Action]:
    """The roll, if a coach has to make one (rule 15)."""
    return [ROLL] if state.roller is not None and not state.rolling else []
