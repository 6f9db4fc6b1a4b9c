"""What a coach may do. Part of rules/dicecup: rules/core only. The one source of legality."""

from rules.dicecup.pieces import Action, Roll
from rules.dicecup.position import State

ROLL = Roll()


def legal(state: State) -> list[Action]:
    """To roll, for whoever is awaited (rule 15)."""
    return [ROLL] if state.roller is not None and not state.rolling else []
