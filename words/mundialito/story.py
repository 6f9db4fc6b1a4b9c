"""Tell Mundialito like a match report, its highlights, and what decided it. Part of words/mundialito."""

from collections.abc import Iterable, Sequence

from rules.mundialito.threats import actions_to_goal
from rules.mundialito.view import Trace, View, recall
from words.mundialito.picture import by_the_balls
from words.speech import Speech

#: An action in words, and the size of the pyramid that made it.
Deed = tuple[str, int]


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the mover's own last turn and the answer to it, a line each; or a goal, the score, a set-up step."""
    lines = [*_turns(view, say, who)]
    told = []
    scorer, cell = _goal(view)
    if scorer is not None:
        told.append(say("mundialito-story-goal", side=_side(view, scorer, say, who), cell=cell))
    if view.match and view.goals != (0, 0):
        told.append(say("mundialito-note-score", gualda=view.goals[0], bermellon=view.goals[1]) + ".")
    if view.phase == "setup" and view.setup_step:
        side, yours = _name_side(0, say, who), "yes" if view.viewer == 0 else "no"
        facts = {"step": view.setup_step, "one": side, "yours": yours, "cell": view.balls[0] or ""}
        told.append(say("mundialito-story-setup", **facts))
    if view.phase == "play" and not view.trail and not view.before and view.to_act is not None:
        told.append(say("mundialito-story-kickoff"))
    return "\n".join((*lines, *([" ".join(told)] if told else ())))


def _goal(view: View) -> tuple[int | None, str]:
    """Return who scored last, and where: while the board shows it, and at the kick-off after it."""
    if view.scored is not None:
        return view.scored, view.goal_cell or ""
    return (None, "") if view.phase == "setup" else (view.resumed_seat, view.resumed_cell or "")


def task(view: View, say: Speech) -> str:
    """Say what the player has to do: place the line-up, place the ball, or take the actions that are left."""
    if view.setup_step is not None:
        return say("mundialito-task-line-up" if view.setup_step < 2 else "mundialito-task-ball")
    return say("mundialito-task-actions", left=view.actions_left)


def _turns(view: View, say: Speech, who: Sequence[str]) -> Iterable[str]:
    """Tell the previous turn, then the last or current one."""
    deeds = _deeds(view, say)
    told = deeds[: len(view.before)], deeds[len(view.before) :]
    for seat, traces, done in zip((view.to_act, view.trail_seat), (view.before, view.trail), told, strict=True):
        if done and seat is not None:
            yield say("mundialito-story-turn", side=_side(view, seat, say, who), deeds=_report(traces, done, say))
    if view.before and not view.trail and view.to_act is not None:
        yield say("mundialito-story-idle", side=_name_side(1 - view.to_act, say, who))


def _report(traces: Sequence[Trace], done: Sequence[Deed], say: Speech) -> str:
    """Write a turn's actions as one sentence: a piece that moves twice is named once, and so is the ball."""
    (one, _), *others = done
    if not others:
        return one
    ((two, size),) = others
    first, second = traces
    if first.kind == second.kind == "pass":
        return say("mundialito-story-passed-on", one=one, size=size, target=second.origin)
    if first.kind != "pass" and second.kind == "move" and first.target == second.origin and not second.over_seam:
        back = "yes" if second.target == first.origin else "no"
        return say("mundialito-story-moved-on", one=one, target=second.target, back=back)
    return say("mundialito-story-then", one=one, two=two)


def _name_side(seat: int, say: Speech, who: Sequence[str]) -> str:
    return say("mundialito-story-side", seat=seat, name=who[seat])


def _side(view: View, seat: int, say: Speech, who: Sequence[str]) -> str:
    """Name the subject of a sentence; *you* for the viewer."""
    return say("mundialito-story-you") if seat == view.viewer else _name_side(seat, say, who)


def _deeds(view: View, say: Speech) -> list[Deed]:
    """Describe each action of the two turns, going back from the current board."""
    board = {piece.cell: piece.size for piece in view.pieces}
    found = []
    for trace in reversed((*view.before, *view.trail)):
        size = board.pop(trace.target, 1)  # in a pass, too, the pyramid ends on the target: the ball's old cell
        if trace.kind == "push" and trace.other is not None:
            board[trace.target] = board.pop(trace.other, 1)
        board[trace.origin] = size
        found.append((_tell_action(trace, size, board, say), int(size)))
    return found[::-1]


def _tell_action(trace: Trace, size: int, board: dict[str, int], say: Speech) -> str:
    """Describe an action; `board` has the size on each cell just before it."""
    seam = "yes" if trace.over_seam else "no"
    match trace.kind:
        case "move":
            return say("mundialito-story-move", size=size, origin=trace.origin, target=trace.target, seam=seam)
        case "push":
            names = {"origin": trace.origin, "target": trace.target, "other": trace.other or ""}
            return say("mundialito-story-push", size=size, pushed=board.get(trace.target, 1), **names)
        case "jump":
            over = trace.other or ""
            names = {"origin": trace.origin, "target": trace.target, "over": over}
            return say("mundialito-story-jump", size=size, jumped=board.get(over, 3), **names)
        case "pass":
            return say("mundialito-story-pass", size=size, origin=trace.target, target=trace.origin)


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


def deciding(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the winning goal, or why the game ended without one."""
    score = say.score(*sorted(view.goals, reverse=True))
    last = view.trail[-1] if view.trail else None
    if view.scored is not None and last is not None and last.kind == "pass" and not _ends_after_goal(view):
        return say(
            "mundialito-card-goal",
            match="yes" if view.match else "no",
            score=score,
            **{"from": last.target},
            to=last.origin,
        )
    outcome = view.outcome
    if outcome is None:
        return ""
    balls = by_the_balls(outcome)
    by = "balls" if balls else "level" if outcome.draw and not any(view.goals) else "goals"
    seat = 1 if outcome.draw else outcome.winners[0]
    return say("mundialito-card-ended", reason=outcome.reason, by=by, score=score, seat=seat)


def closing(view: View, say: Speech, who: Sequence[str]) -> str:
    """Tell the pass that won, how many goals a match had, or why a game ended without one."""
    outcome, last = view.outcome, view.trail[-1] if view.trail else None
    if outcome is None:
        return ""
    if outcome.reason == "goal" and last is not None:
        return say("mundialito-closing-goal", **{"from": last.target}, to=last.origin, turn=view.turn)
    name = "" if outcome.draw else who[outcome.winners[0]]
    by = "balls" if by_the_balls(outcome) else "draw" if outcome.draw else "goals"
    score, goals = say.score(*view.goals) if view.match else "none", sum(view.goals)
    return say("mundialito-closing", reason=outcome.reason, by=by, name=name, score=score, goals=goals, turns=view.turn)


def time_up(view: View, say: Speech, ahead: str) -> str:
    """Tell that time was up, and whether goals or the balls have decided."""
    by = "draw" if not ahead else "balls" if view.goals[0] == view.goals[1] else "goals"
    return say("mundialito-time-up", by=by, name=ahead)


def _ends_after_goal(view: View) -> bool:
    """Whether the match ended after its last goal, which decided nothing."""
    return view.match and view.outcome is not None
