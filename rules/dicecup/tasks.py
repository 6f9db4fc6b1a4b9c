"""What tasks of lessons may ask for. Part of rules/dicecup: rules/core only."""

import re

from rules.core.game import Condition
from rules.dicecup.pieces import Action
from rules.dicecup.position import State

_WINNER = re.compile(r"([A-Z]{3}) through")


def condition(text: str) -> Condition[State, Action] | None:
    """What a task may ask for; None for any other text.

    `overtime` or `penalties`, if they are next in the match being played (rule 7); `BRA through`, the winner of a
    match; `tie-break thrown`, if a team has rolled in one (rule 11).
    """
    if found := _WINNER.fullmatch(text):
        return lambda before, after, seat, actions: any(bout.winner == found[1] for bout in after.played)
    match text:
        case "overtime":
            return lambda before, after, seat, actions: after.bout is not None and len(after.bout.throws) in (2, 3)
        case "penalties":
            return lambda before, after, seat, actions: after.bout is not None and len(after.bout.throws) >= 4
        case "tie-break thrown":
            return lambda before, after, seat, actions: after.lots is not None and after.lots.throws != ()
        case _:
            return None
