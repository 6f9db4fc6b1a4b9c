"""Why a roll cannot be made, told so that a player understands. Part of rules/dicecup: rules/core only.

Nothing here decides: whoever asks has been told no already.
"""

from rules.core.errors import GameOver, IllegalAction, NotYourTurn, Refusal
from rules.dicecup.position import State

SENTENCES = {
    "in-the-air": "The dice of {code} are in the air already.",
    "before": "The cards come first: nobody rolls before the next match is turned.",
    "other-coach": "The next throw is for {code}, so its coach rolls.",
}


def refuse(state: State, seat: int) -> Refusal:
    """Why this seat cannot roll now (rule 15)."""
    if state.outcome is not None:
        return GameOver()
    if state.roller is None:
        return _not_yet("before")
    if state.rolling:
        return _not_yet("in-the-air", state.roller)
    if state.seat != seat:
        return _not_yet("other-coach", state.roller)
    raise ValueError("this seat may roll")


def _not_yet(reason: str, code: str = "") -> Refusal:
    kind = NotYourTurn if reason == "other-coach" else IllegalAction
    facts = {"code": code} if code else {}
    return kind(SENTENCES[reason].format(code=code), reason=f"dicecup-{reason}", facts=facts)
