"""Whole turns, action by action. Part of players/mundialito."""

from rules.mundialito.board import Board
from rules.mundialito.moves import END, piece_actions
from rules.mundialito.pieces import Action
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.threats import actions_to_goal

#: The actions of a turn in order, `END` included where it ends early.
Turn = tuple[Action, ...]


def board_of(state: State) -> Board:
    """The board, once its coasters are laid."""
    assert state.board is not None
    return state.board


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


def plans(state: State, begun_with: object = None) -> dict[bytes, list[Turn]]:
    """The positions in which the seat to act can leave its turn, each with all the ways there.

    With `begun_with`, only the turns that begin with this action. Turns that score are left out.
    """
    found: dict[bytes, list[Turn]] = {}
    for first in piece_actions(state):
        if begun_with not in (None, first):
            continue
        middle = apply(state, first)
        if middle.outcome is not None:
            continue
        if middle.seat != state.seat:
            found.setdefault(middle.cells, []).append((first,))
            continue
        found.setdefault(middle.cells, []).append((first, END))
        for second in piece_actions(middle):
            after = apply(middle, second)
            if after.outcome is None:
                found.setdefault(after.cells, []).append((first, second))
    if begun_with in (None, END) and (state.left < 2 or not found):  # rule 9
        found.setdefault(state.cells, []).append((END,))
    return found


def goals(state: State) -> list[Turn]:
    """The ways to score in this turn, the shortest first; each first action is there once."""
    board, seat = board_of(state), state.seat
    needed = actions_to_goal(board, state.cells, seat)
    if not 0 < needed <= state.left:
        return []
    at_once: list[Turn] = []
    later: list[Turn] = []
    for action in piece_actions(state):
        after = apply(state, action)
        if after.outcome is not None:
            at_once.append((action,))
        elif after.seat == seat and actions_to_goal(board, after.cells, seat) == 1:
            passes = (second for second in piece_actions(after) if apply(after, second).outcome is not None)
            later.append((action, next(passes)))
    return at_once + later


def turn_to(board: Board, cells: bytes, seat: int, after: bytes | None) -> Turn:
    """A turn of the seat that leaves a certain position; one that scores if that is None."""
    state = State(board, False, 0, 0, False, PLAYING, seat, 2, cells)
    return goals(state)[0] if after is None else plans(state)[after][0]
