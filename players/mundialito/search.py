"""Looks ahead, whole turns at a time. Part of players/mundialito.

Depth is counted in turns, and the width of the search is fixed in advance, never by a clock, so that the same question
has the same answer on fast and slow machines.
"""

from collections.abc import Callable, Iterable

from players.mundialito.worth import worth
from rules.mundialito.board import Board
from rules.mundialito.moves import END, piece_actions
from rules.mundialito.pieces import Action
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.threats import actions_to_goal

#: The value of a goal; `value` adds the depth left, so that sooner goals are worth more.
WIN = 1_000_000

#: The worth of a position (board, cells) to the seat whose turn begins.
Judge = Callable[[Board, bytes, int], int]


def turns(state: State) -> dict[bytes, Action]:
    """The positions in which the seat to act can leave its turn, each with the first action that leads there.

    The seat must not be able to score.
    """
    found: dict[bytes, Action] = {}
    for first in piece_actions(state):
        middle = apply(state, first)
        found.setdefault(middle.cells, first)
        if state.left == 2:
            for second in piece_actions(middle):
                found.setdefault(apply(middle, second).cells, first)
    if state.left < 2 or not found:  # rule 9
        found[state.cells] = END
    return found


def quick_worth(board: Board, cells: bytes, seat: int) -> int:
    """A quick estimate of the position's worth to the seat whose turn begins."""
    if actions_to_goal(board, cells, seat):
        return WIN
    return worth(board, cells, seat)


def ranked(board: Board, afters: Iterable[bytes], mover: int, judge: Judge = quick_worth) -> list[tuple[int, bytes]]:
    """The positions after the mover's turn with a quick estimate of their worth to the mover, best first."""
    return sorted(((-judge(board, after, 1 - mover), after) for after in afters), reverse=True)


def value(board: Board, cells: bytes, seat: int, widths: tuple[int, ...], alpha: int, beta: int) -> int:
    """The position's worth to the seat whose turn begins, after the best turns of both.

    Each turn but the last tries as many of its best-looking ways as `widths` says; the last tries all. Outside of
    (alpha, beta) the answer is a bound.
    """
    depth = len(widths) + 1
    if actions_to_goal(board, cells, seat):
        return WIN + depth
    afters = turns(State(board, False, 0, 0, False, PLAYING, seat, 2, cells))
    best = -WIN - depth
    if not widths:
        for after in afters:
            best = max(best, -quick_worth(board, after, 1 - seat))
            if best >= beta:
                break
        return best
    for _, after in ranked(board, afters, seat)[: widths[0]]:
        best = max(best, -value(board, after, 1 - seat, widths[1:], -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best
