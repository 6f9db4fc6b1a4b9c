"""What marks a turn in a replay. Part of words/mundialito."""

from rules.mundialito.recall import recall
from rules.mundialito.threats import actions_to_goal
from rules.mundialito.view import View
from words.speech import Speech


def highlight(before: View, view: View, say: Speech) -> str:
    """Name the goal scored between two moments, a goal that the turn prevents, or one that it threatens; else nothing.

    No markup.
    """
    if view.scored is not None and before.scored is None:
        return say("mundialito-highlight-goal", seat=view.scored, cell=view.goal_cell or "")
    mover = before.to_act
    if mover is None or before.phase != "play" or view.phase != "play":
        return ""
    how = next((one.kind for one in reversed(view.trail) if one.kind in ("push", "jump")), "other")
    if _can_score(before, 1 - mover) and not _can_score(view, 1 - mover):
        return say("mundialito-highlight-stop", seat=mover, how=how)
    if _can_score(view, mover) and not _can_score(before, mover):
        return say("mundialito-highlight-threat", seat=mover, how=how)
    return ""


def _can_score(view: View, seat: int) -> bool:
    """Whether a seat could score if the next turn were its own."""
    state = recall(view)
    return state.board is not None and actions_to_goal(state.board, state.cells, seat) > 0
