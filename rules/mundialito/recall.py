"""Rebuilds a position from a view, for thinking ahead. Part of rules/mundialito: rules/core only."""

from rules.mundialito.board import board
from rules.mundialito.pieces import cell_at
from rules.mundialito.position import BALL, EMPTY, PLAYING, State, pyramid
from rules.mundialito.view import View


def recall(view: View) -> State:
    """Rebuild the state as far as the view shows it: board, pieces, the seat to act, its actions left.

    Earlier positions are unknown, so there are no draws by rule 15, and a goal ends the game, even in a match (rule
    16).
    """
    cells = bytearray(EMPTY)
    if view.setup_step != 0:  # before the first placing, the visible pieces are those of the last goal
        for piece in view.pieces:
            cells[cell_at(piece.cell)] = pyramid(piece.seat, piece.size)
        for seat, ball in enumerate(view.balls):
            if ball is not None:
                cells[cell_at(ball)] = BALL + seat
    return State(
        board=None if view.coasters is None else board(view.coasters),
        match=False,
        repetition=0,
        turn_limit=0,
        adjudicate=False,
        step=PLAYING if view.setup_step is None else view.setup_step,
        seat=view.to_act or 0,
        left=view.actions_left,
        cells=bytes(cells),
        turn=view.turn,
        outcome=view.outcome,
    )
