"""What pictures of Mundialito say, what they show, and the whole table in words. Part of words/mundialito."""

import re
from collections.abc import Iterable, Sequence

from rules.core.outcome import Outcome
from rules.mundialito.pieces import BALL_ROW, CELL_NAMES, COLUMNS, FIRST_ROW, LAST_ROW, ROWS, SEAT_NAMES, SEATS
from rules.mundialito.view import Trace, View
from words.shortening import ALT_LIMIT, whole_sentences
from words.speech import Speech
from words.symbols import symbol

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


def alt(view: View, say: Speech, chosen: str | None = None, *, side: int | None = None) -> str:
    """Describe a picture of the view in at most 1,024 characters.

    A `chosen` that is neither a cell nor an action is ignored. If the text is too long, a short form points to the
    board in words.
    """
    begin = head(view, say, side)
    parts = [begin, *trail(view, say), *position(view, say)]
    if chosen is not None and view.phase == "play":
        parts.extend(_choice(view, say, chosen))
    elif chosen is not None and view.setup_step is not None and view.to_act is not None:
        parts.append(say("mundialito-alt-draft", things=say.clauses(_tell_draft(view, say, chosen))))
    text = " ".join(parts)
    return text if len(text) <= ALT_LIMIT else whole_sentences(f"{begin} {say('mundialito-alt-short')}")


def head(view: View, say: Speech, side: int | None) -> str:
    """Write the first sentence: the moment and whose turn it is, or how the game ended; from a side if given."""
    facts = list(_moment(view, say))
    if view.outcome is not None:
        if view.outcome.reason != "goal":
            facts.append(say("mundialito-note-reason", reason=view.outcome.reason))
        if by_the_balls(view.outcome):
            facts.append(say("mundialito-note-ahead"))
        facts.extend(say("mundialito-alt-won", seat=seat) for seat in view.outcome.winners)
        if view.outcome.draw:
            facts.append(say("mundialito-alt-draw"))
    elif view.phase == "play" and view.to_act is not None:
        facts.append(say("mundialito-alt-to-move", seat=view.to_act))
        facts.append(say("mundialito-actions-left", count=view.actions_left))
    if view.match:
        facts.append(say("mundialito-note-score", gualda=view.goals[0], bermellon=view.goals[1]))
    if side is not None and view.arrows:
        facts.append(say("mundialito-alt-seen", seat=side))
    return say("mundialito-alt-head", facts=say.row(facts))


def _moment(view: View, say: Speech) -> Iterable[str]:
    """Say how far the game is: coasters, a step of the set-up, a turn; and a goal that was just scored."""
    if view.phase == "coasters":
        yield say("mundialito-alt-coasters")
        return
    placing = view.phase == "setup" and view.setup_step is not None and view.to_act is not None
    if not placing:
        yield say("mundialito-alt-turn", turn=view.turn)
    if view.scored is not None and view.goal_cell is not None:
        yield say("mundialito-alt-goal", seat=view.scored, cell=view.goal_cell)
    if placing and view.setup_step is not None and view.to_act is not None:
        yield say("mundialito-alt-setup", step=view.setup_step + 1)
        balls = view.setup_step > 1
        row = (BALL_ROW if balls else FIRST_ROW)[view.to_act] + 1
        what = "ball" if balls else "pyramids"
        yield say("mundialito-alt-placing", seat=view.to_act, what=what, row=row)


def trail(view: View, say: Speech) -> Iterable[str]:
    """Tell the mover's previous turn, then the last turn or the current one so far."""
    if view.before and view.to_act is not None:
        yield say("mundialito-alt-before", seat=view.to_act, actions=notations(view.before))
    if view.trail and view.trail_seat is not None:
        running = view.phase == "play" and view.trail_seat == view.to_act
        key = "mundialito-alt-so-far" if running else "mundialito-alt-last"
        yield say(key, seat=view.trail_seat, actions=notations(view.trail))


def position(view: View, say: Speech) -> Iterable[str]:
    """List where the pieces and the ball of each side are."""
    empty = True
    for seat in SEATS:
        groups = []
        for size in (3, 2, 1):
            cells = sorted(piece.cell for piece in view.pieces if (piece.seat, piece.size) == (seat, size))
            if cells:
                groups.append(say("mundialito-alt-group", size=size, count=len(cells), cells=say.row(cells)))
        ball = view.balls[seat]
        if ball is not None:
            groups.append(say("mundialito-alt-ball", cell=ball))
        if groups:
            empty = False
            yield say("mundialito-alt-side", seat=seat, groups=say.clauses(groups))
    if empty:
        yield say("mundialito-alt-empty")


def _tell_draft(view: View, say: Speech, chosen: str) -> Iterable[str]:
    """Say what is chosen of a line-up, by size, and the ball."""
    assert view.to_act is not None
    sizes, ball = draft_of(chosen) if view.setup_step in (0, 1) else ("", chosen)
    row = str(FIRST_ROW[view.to_act] + 1)
    for size in (3, 2, 1):
        cells = [column + row for column, letter in zip(COLUMNS, sizes, strict=False) if letter == str(size)]
        if cells:
            yield say("mundialito-alt-group", size=size, count=len(cells), cells=say.row(cells))
    if ball is not None:
        yield say("mundialito-alt-ball", cell=ball)


def _choice(view: View, say: Speech, chosen: str) -> Iterable[str]:
    acts, cell = acts_chosen(view, chosen), cell_chosen(view, chosen) or chosen
    piece = name_cell(view, say, cell)
    if piece is not None:
        if acts:
            told = say.one_of(_tell_act(act, view, say, cell) for act in acts)
            yield say("mundialito-alt-chosen", piece=piece, acts=told)
        else:
            yield say("mundialito-alt-nothing", piece=piece)


def name_cell(view: View, say: Speech, cell: str) -> str | None:
    """Name what is on a cell; None if it's empty."""
    for piece in view.pieces:
        if piece.cell == cell:
            return say("mundialito-alt-piece", size=piece.size, cell=cell)
    return say("mundialito-alt-the-ball", cell=cell) if cell in view.balls else None


def _tell_act(act: Trace, view: View, say: Speech, chosen: str) -> str:
    sizes = {piece.cell: piece.size for piece in view.pieces}
    match act.kind:
        case "move":
            return say("mundialito-alt-move-seam" if act.over_seam else "mundialito-alt-move", cell=act.target)
        case "push":
            names = {"cell": act.target, "behind": act.other or ""}
            return say("mundialito-alt-push", size=sizes.get(act.target, 1), **names)
        case "jump":
            over = act.other or ""
            return say("mundialito-alt-jump", size=sizes.get(over, 3), over=over, cell=act.target)
        case "pass":
            if chosen == act.target:
                return say("mundialito-alt-pass-to", size=sizes.get(act.origin, 1), cell=act.origin)
            return say("mundialito-alt-pass", cell=act.target)


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """Describe the whole table in Discord's markup: sentences first, then a grid with the seat's side at the bottom.

    `actions` adds what the seat on turn may do, piece by piece, in the notation that can be typed.
    """
    side = seat if seat is not None else 0
    lines = [head(view, say, None), *trail(view, say), *position(view, say)]
    lines.extend(
        symbol(ball_symbol(each)) + say("mundialito-text-goals", seat=each, row=LAST_ROW[each] + 1) for each in SEATS
    )
    lines.extend(("```", *_grid(view, say, turned=side == 1), "```", say("mundialito-text-key")))
    if view.arrows:
        bars = [
            say("mundialito-text-bar", cell=cell, way=way)
            for cell, ways in zip(CELL_NAMES, view.arrows, strict=True)
            for way in "URDL"
            if way not in ways
        ]
        lines.append(say("mundialito-text-bars", bars=say.row(bars)))
        lines.append(say("mundialito-text-compass"))
    if actions:
        lines.extend(_possible(view, say))
    return "\n".join(lines)


def _grid(view: View, say: Speech, *, turned: bool) -> Iterable[str]:
    marks = {piece.cell: say("mundialito-text-letter", seat=piece.seat) + str(piece.size) for piece in view.pieces}
    for seat, ball in enumerate(view.balls):
        if ball is not None:
            marks[ball] = say("mundialito-text-letter", seat=seat) + "o"
    columns = COLUMNS[::-1] if turned else COLUMNS
    letters = "   " + " ".join(f"{column:<2}" for column in columns).rstrip()
    yield letters
    for row in ROWS if turned else ROWS[::-1]:
        cells = " ".join(f"{marks.get(column + row, '·'):<2}" for column in columns)
        yield f"{row}  {cells} {row}"
    yield letters


def _possible(view: View, say: Speech) -> Iterable[str]:
    if view.to_act is None:
        return
    if view.setup_step is not None:
        if view.setup_step < 2:
            yield say("mundialito-text-place")
        else:
            yield say("mundialito-text-place-ball", row=BALL_ROW[view.to_act] + 1)
        return
    if not view.legal:
        yield say("mundialito-text-none")
        return
    yield say("mundialito-text-actions", seat=view.to_act)
    for cell in dict.fromkeys(act.origin for act in view.legal):
        piece = name_cell(view, say, cell)
        if piece is not None:
            written = say.row(act.notation for act in view.legal if act.origin == cell)
            yield "- " + say("mundialito-text-acts", piece=piece, acts=written)
    if view.may_end:
        yield "- " + say("mundialito-text-end")
