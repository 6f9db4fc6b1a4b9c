"""Mundialito in sentences: what a picture shows, and the board in words. Part of words/: imports rules (nouns).

Everything is said from a View; every sentence comes from the catalog. `alt` and `board_text` are what words.boards
looks for.
"""

from collections.abc import Iterable, Sequence

from rules.mundialito.pieces import BALL_ROW, CELL_NAMES, COLUMNS, FIRST_ROW, LAST_ROW, ROWS, SEATS
from rules.mundialito.view import Trace, View
from words.mundialito_lines import notations
from words.speech import Speech

ALT_LIMIT = 1024


def alt(view: View, say: Speech, chosen: str | None = None, *, side: int | None = None) -> str:
    """What a picture of the view shows, for people who cannot see it; at most 1,024 characters.

    Raises nothing: a `chosen` that is no cell of ours is left out. Falls back to a short form that names the board in
    words.
    """
    head = _head(view, say, side)
    parts = [head, *_trail(view, say), *_position(view, say)]
    if chosen is not None and view.phase == "play":
        parts.extend(_choice(view, say, chosen))
    text = " ".join(parts)
    return text if len(text) <= ALT_LIMIT else f"{head} {say('mundialito-alt-short')}"[:ALT_LIMIT]


def _head(view: View, say: Speech, side: int | None) -> str:
    facts: list[str] = []
    if view.phase == "coasters":
        facts.append(say("mundialito-alt-coasters"))
    elif view.phase == "setup" and view.setup_step is not None and view.to_act is not None:
        if view.scored is not None and view.goal_cell is not None:
            facts.append(say("mundialito-alt-goal", seat=view.scored, cell=view.goal_cell))
        facts.append(say("mundialito-alt-setup", step=view.setup_step + 1))
        balls = view.setup_step > 1
        row = (BALL_ROW if balls else FIRST_ROW)[view.to_act] + 1
        what = "ball" if balls else "pyramids"
        facts.append(say("mundialito-alt-placing", seat=view.to_act, what=what, row=row))
    else:
        facts.append(say("mundialito-alt-turn", turn=view.turn))
        if view.scored is not None and view.goal_cell is not None:
            facts.append(say("mundialito-alt-goal", seat=view.scored, cell=view.goal_cell))
    if view.outcome is not None:
        if view.outcome.reason != "goal":
            facts.append(say("mundialito-note-reason", reason=view.outcome.reason))
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
    return say("mundialito-alt-head", facts=", ".join(facts))


def _trail(view: View, say: Speech) -> Iterable[str]:
    if view.trail and view.trail_seat is not None:
        running = view.phase == "play" and view.trail_seat == view.to_act
        key = "mundialito-alt-so-far" if running else "mundialito-alt-last"
        yield say(key, seat=view.trail_seat, actions=notations(view.trail))


def _position(view: View, say: Speech) -> Iterable[str]:
    empty = True
    for seat in SEATS:
        groups = []
        for size in (3, 2, 1):
            cells = sorted(piece.cell for piece in view.pieces if (piece.seat, piece.size) == (seat, size))
            if cells:
                groups.append(say("mundialito-alt-group", size=size, count=len(cells), cells=", ".join(cells)))
        ball = view.balls[seat]
        if ball is not None:
            groups.append(say("mundialito-alt-ball", cell=ball))
        if groups:
            empty = False
            yield say("mundialito-alt-side", seat=seat, groups="; ".join(groups))
    if empty:
        yield say("mundialito-alt-empty")


def _choice(view: View, say: Speech, chosen: str) -> Iterable[str]:
    acts = _acts_of(view, chosen)
    named = _named(view, say, chosen)
    if named is not None:
        if acts:
            told = ", ".join(_told(act, say, chosen) for act in acts)
            yield say("mundialito-alt-chosen", piece=named, acts=told)
        else:
            yield say("mundialito-alt-nothing", piece=named)


def _acts_of(view: View, cell: str) -> list[Trace]:
    """What the piece on a cell may do; all passes for the ball of the seat to act."""
    if view.to_act is not None and view.balls[view.to_act] == cell:
        return [act for act in view.legal if act.kind == "pass"]
    return [act for act in view.legal if act.origin == cell]


def _named(view: View, say: Speech, cell: str) -> str | None:
    for piece in view.pieces:
        if piece.cell == cell:
            return say("mundialito-alt-piece", size=piece.size, cell=cell)
    return say("mundialito-alt-the-ball", cell=cell) if cell in view.balls else None


def _told(act: Trace, say: Speech, chosen: str) -> str:
    match act.kind:
        case "move":
            return say("mundialito-alt-move-seam" if act.over_seam else "mundialito-alt-move", cell=act.target)
        case "push":
            return say("mundialito-alt-push", cell=act.target, behind=act.other or "")
        case "jump":
            return say("mundialito-alt-jump", over=act.other or "", cell=act.target)
        case "pass":
            if chosen == act.target:
                return say("mundialito-alt-pass-to", cell=act.origin)
            return say("mundialito-alt-pass", cell=act.target)


def board_text(
    view: View, say: Speech, seat: int | None = None, *, actions: bool = False, who: Sequence[str] | None = None
) -> str:
    """The whole table in words, in Discord's markup: sentences first, then a grid with the seat's own side below.

    With `actions` also what the seat to act may do, piece by piece, in the notation that can be typed.
    """
    side = seat if seat is not None else 0
    lines = [_head(view, say, None), *_trail(view, say), *_position(view, say)]
    lines.extend(say("mundialito-text-goals", seat=each, row=LAST_ROW[each] + 1) for each in SEATS)
    lines.extend(("```", *_grid(view, say, turned=side == 1), "```", say("mundialito-text-key")))
    if view.arrows:
        bars = [
            say("mundialito-text-bar", cell=cell, way=way)
            for cell, ways in zip(CELL_NAMES, view.arrows, strict=True)
            for way in "URDL"
            if way not in ways
        ]
        lines.append(say("mundialito-text-bars", bars=", ".join(bars)))
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
        named = _named(view, say, cell)
        if named is not None:
            written = ", ".join(act.notation for act in view.legal if act.origin == cell)
            yield "- " + say("mundialito-text-acts", piece=named, acts=written)
    if view.may_end:
        yield "- " + say("mundialito-text-end")
