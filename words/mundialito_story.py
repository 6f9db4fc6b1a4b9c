"""Mundialito, told like a match report. Part of words/: imports rules (nouns)."""

from collections.abc import Sequence

from rules.mundialito.pieces import SEAT_NAMES
from rules.mundialito.sight import Trace, View
from words.speech import Speech


def story(view: View, say: Speech, who: Sequence[str]) -> str:
    """The last turn, a goal, a set-up step."""
    sentences = []
    if view.trail and view.trail_seat is not None:
        deeds = [_deed(trace, say) for trace in view.trail]
        told = deeds[0] if len(deeds) == 1 else say("mundialito-story-and", one=deeds[0], two=deeds[1])
        sentences.append(say("mundialito-story-turn", side=_side(view.trail_seat, who), deeds=told))
    if view.scored is not None and view.goal_cell is not None:
        sentences.append(say("mundialito-story-goal", side=_side(view.scored, who), cell=view.goal_cell))
    if view.match and view.goals != (0, 0):
        sentences.append(say("mundialito-story-score", one=view.goals[0], two=view.goals[1]))
    if view.phase == "setup" and view.setup_step:
        sentences.append(say("mundialito-story-setup", step=view.setup_step))
    if view.phase == "play" and view.turn == 1 and not view.trail and view.to_act is not None:
        sentences.append(say("mundialito-story-kickoff", side=_side(view.to_act, who)))
    return " ".join(sentences)


def _side(seat: int, who: Sequence[str]) -> str:
    return f"{who[seat]} ({SEAT_NAMES[seat]})" if seat < len(who) else SEAT_NAMES[seat]


def _deed(trace: Trace, say: Speech) -> str:
    seam = "yes" if trace.over_seam else "no"
    facts = {"origin": trace.origin, "target": trace.target, "other": trace.other or "", "seam": seam}
    return say(f"mundialito-story-{trace.kind}", **facts)
