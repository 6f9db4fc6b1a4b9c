"""The short lines in a picture of Mundialito: title, note, last turn; names of emojis. Part of words/mundialito."""

import re
from collections.abc import Iterable

from rules.core.outcome import Outcome
from rules.mundialito.pieces import BALL_ROW, COLUMNS, FIRST_ROW, SEAT_NAMES
from rules.mundialito.view import Trace, View
from words.speech import Speech

SIZES = {1: "pawn", 2: "drone", 3: "queen"}


def piece_symbol(seat: int, size: int) -> str:
    """Return the name of a pyramid's emoji: `gualda_queen`."""
    return f"{SEAT_NAMES[seat].lower()}_{SIZES[size]}"


def ball_symbol(seat: int) -> str:
    """Return the name of a ball's emoji."""
    return f"{SEAT_NAMES[seat].lower()}_ball"


JOINT = " · "
_DRAFT = re.compile(r"([.123]{6})([a-f][1-6])?")


def draft_of(chosen: str) -> tuple[str, str | None]:
    """Read a line-up that is being chosen, such as `3.23..c2`: a size or a dot for each column, and the ball's cell.

    The ball's cell may be missing. Any other text is an empty line-up.
    """
    found = _DRAFT.fullmatch(chosen)
    return (found[1], found[2]) if found else ("." * len(COLUMNS), None)


def cell_chosen(view: View, chosen: str | None) -> str | None:
    """Return the cell of the chosen piece: that of the piece whose action it is, if a single action is chosen.

    Of a pass, that is the ball's.
    """
    act = next((act for act in view.legal if act.notation == chosen), None)
    if act is None:
        return chosen
    return act.target if act.kind == "pass" else act.origin


def acts_chosen(view: View, chosen: str | None) -> tuple[Trace, ...]:
    """Return the actions of the chosen piece (all passes for the own ball), or only the one that is chosen."""
    if single := tuple(act for act in view.legal if act.notation == chosen):
        return single
    if view.to_act is not None and chosen is not None and view.balls[view.to_act] == chosen:
        return tuple(act for act in view.legal if act.kind == "pass")
    return tuple(act for act in view.legal if act.origin == chosen)


def by_the_balls(outcome: Outcome) -> bool:
    """Whether the ball that stood further forward has won (rule 15a)."""
    return outcome.reason != "goal" and not outcome.draw and len(set(outcome.scores or (0,))) == 1


def title(view: View, say: Speech) -> str:
    """Write the first line of a picture: what has to be done, or what has happened."""
    outcome = view.outcome
    if outcome is not None:
        scores = outcome.scores
        if outcome.draw:
            own, other = sorted(scores or (0, 0))
            return say("mundialito-title-draw-goals", own=own, other=other) if scores else say("mundialito-title-draw")
        winner = outcome.winners[0]
        if scores is None:
            return say("mundialito-title-won" if outcome.reason == "goal" else "mundialito-title-ahead", seat=winner)
        return say("mundialito-title-match-won", seat=winner, own=scores[winner], other=scores[1 - winner])
    if view.scored is not None:
        return say("mundialito-title-goal", seat=view.scored)
    if view.phase == "coasters" or view.to_act is None:
        return say("mundialito-title-coasters")
    if view.phase == "setup" and view.setup_step is not None:
        return say("mundialito-title-setup" if view.setup_step < 2 else "mundialito-title-ball", seat=view.to_act)
    return say("mundialito-title-move", seat=view.to_act)


def note(view: View, say: Speech, *, side: int, chosen: str | None = None) -> str:
    """Write the second line of a picture seen from a side: details of this moment."""
    return JOINT.join(_notes(view, say, side, chosen))


def _notes(view: View, say: Speech, side: int, chosen: str | None) -> Iterable[str]:
    if view.phase == "coasters":
        yield say("mundialito-note-coasters")
        return
    if view.phase == "setup" and view.scored is None and view.setup_step is not None and view.to_act is not None:
        yield say("mundialito-note-setup", step=view.setup_step + 1)
        balls = view.setup_step > 1
        row = (BALL_ROW if balls else FIRST_ROW)[view.to_act] + 1
        yield say("mundialito-note-row" if balls else "mundialito-note-line-up", row=row)
        return
    if view.phase == "setup":
        yield say("mundialito-note-score", gualda=view.goals[0], bermellon=view.goals[1])
    else:
        yield say("mundialito-note-turn", turn=view.turn)
    if view.outcome is not None:
        if view.outcome.reason != "goal":
            yield say("mundialito-note-reason", reason=view.outcome.reason)
            if by_the_balls(view.outcome):
                yield say("mundialito-note-ahead")
        elif view.goal_cell:
            yield say("mundialito-note-goal-cell", cell=view.goal_cell)
    elif view.phase == "setup" and view.to_act is not None:
        yield say("mundialito-note-next-setup", seat=view.to_act)
    elif (chosen := cell_chosen(view, chosen)) is not None:
        sizes = {piece.cell: piece.size for piece in view.pieces}
        if chosen in sizes:
            yield say("mundialito-note-chosen", size=sizes[chosen], cell=chosen)
        elif chosen in view.balls:
            yield say("mundialito-note-chosen-ball", cell=chosen)
    elif view.to_act is not None and side != view.to_act:
        yield say("mundialito-note-seen", seat=side)


def turns(view: View, say: Speech) -> tuple[str | None, str | None]:
    """Write the lines that explain the marks on the board: the mover's previous turn, and the last or current turn.

    Each is None if there is no such turn.
    """
    before = latest = None
    if view.before and view.to_act is not None:
        yours = _yours(view, view.to_act)
        before = say("mundialito-turn-before", seat=view.to_act, yours=yours, actions=notations(view.before))
    if view.trail and view.trail_seat is not None:
        running = view.phase == "play" and view.trail_seat == view.to_act
        key = "mundialito-this-turn" if running else "mundialito-turn-then" if before else "mundialito-last-turn"
        latest = say(key, seat=view.trail_seat, yours=_yours(view, view.trail_seat), actions=notations(view.trail))
    return before, latest


def _yours(view: View, seat: int) -> str:
    return "yes" if view.viewer == seat else "no"


def notations(traces: Iterable[Trace]) -> str:
    """Write actions in notation, separated by commas."""
    return ", ".join(trace.notation for trace in traces)
