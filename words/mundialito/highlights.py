"""What marks a turn in a replay. Part of words/mundialito."""

from rules.mundialito.view import View
from words.speech import Speech


def highlight(before: View, view: View, say: Speech) -> str:
    """Name the goal scored between two moments; empty without one. No markup."""
    if view.scored is None or before.scored is not None:
        return ""
    return say("mundialito-highlight-goal", seat=view.scored, cell=view.goal_cell or "")
