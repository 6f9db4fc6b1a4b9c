"""The board of Mundialito in words, as a grid. Part of words/mundialito."""

from collections.abc import Iterable, Sequence

from rules.mundialito.pieces import BALL_ROW, CELL_NAMES, COLUMNS, LAST_ROW, ROWS, SEATS
from rules.mundialito.view import View
from words.mundialito.picture import head, named, position, trail
from words.mundialito.symbols import ball_symbol
from words.speech import Speech
from words.symbols import symbol


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
        piece = named(view, say, cell)
        if piece is not None:
            written = say.row(act.notation for act in view.legal if act.origin == cell)
            yield "- " + say("mundialito-text-acts", piece=piece, acts=written)
    if view.may_end:
        yield "- " + say("mundialito-text-end")
