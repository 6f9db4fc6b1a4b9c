"""Mundialito, told like a match report. Part of words/mundialito."""

from collections.abc import Sequence

from rules.mundialito.view import Trace, View
from words.speech import Speech


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """The last turn, a goal, the score, a set-up step."""
    told = []
    if view.trail and view.trail_seat is not None:
        deeds = [_deed(trace, size, say) for trace, size in zip(view.trail, _sizes(view), strict=True)]
        report = deeds[0] if len(deeds) == 1 else say("mundialito-story-then", one=deeds[0], two=deeds[1])
        told.append(say("mundialito-story-turn", side=_side(view.trail_seat, say, who), deeds=report))
    if view.scored is not None and view.goal_cell is not None:
        told.append(say("mundialito-story-goal", side=_side(view.scored, say, who), cell=view.goal_cell))
    if view.match and view.goals != (0, 0):
        told.append(say("mundialito-note-score", gualda=view.goals[0], bermellon=view.goals[1]) + ".")
    if view.phase == "setup" and view.setup_step:
        told.append(say("mundialito-story-setup", step=view.setup_step, one=_side(0, say, who), two=_side(1, say, who)))
    if view.phase == "play" and not view.trail and view.to_act is not None:
        told.append(say("mundialito-story-kickoff", side=_side(view.to_act, say, who)))
    return " ".join(told)


def task(view: View, say: Speech) -> str:
    """What is awaited: the line-up, the ball, or so many actions."""
    if view.setup_step is not None:
        return say("mundialito-task-line-up" if view.setup_step < 2 else "mundialito-task-ball")
    return say("mundialito-task-actions", left=view.actions_left)


def _side(seat: int, say: Speech, who: Sequence[str]) -> str:
    return say("mundialito-story-side", seat=seat, name=who[seat])


def _sizes(view: View) -> list[int]:
    """The size of the pyramid that made each action of the trail, found by going back from the board as it is now."""
    board = {piece.cell: piece.size for piece in view.pieces}
    found = []
    for trace in reversed(view.trail):
        size = board.pop(trace.target, 1)  # by a pass, too, the pyramid goes to the target: where the ball had been
        if trace.kind == "push" and trace.other is not None:
            board[trace.target] = board.pop(trace.other, 1)
        board[trace.origin] = size
        found.append(size)
    return found[::-1]


def _deed(trace: Trace, size: int, say: Speech) -> str:
    return say(
        f"mundialito-story-{trace.kind}",
        size=size,
        origin=trace.origin,
        target=trace.target,
        other=trace.other or "",
        seam="yes" if trace.over_seam else "no",
    )
