"""Whole turns, action by action. Part of players/mundialito."""

from players.mundialito.search import WIN, ranked, turns, value
from rules.mundialito.board import Board
from rules.mundialito.moves import END, piece_actions
from rules.mundialito.pieces import Action
from rules.mundialito.play import apply
from rules.mundialito.position import PLAYING, State
from rules.mundialito.threats import actions_to_goal

#: The actions of a turn in order, `END` included where it ends early.
Turn = tuple[Action, ...]

#: How many answers of the opponent are looked at.
ANSWERS = 8


def to_move(board: Board, cells: bytes, seat: int) -> State:
    """A position at the beginning of the seat's turn."""
    return State(board, False, 0, 0, False, PLAYING, seat, 2, cells)


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
    board, seat = state.board, state.seat
    assert board is not None
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


def answered(board: Board, cells: bytes, seat: int, enough: int = 3 * WIN) -> tuple[int, bytes | None]:
    """The position's worth to the seat whose turn begins, and the position that its best turn leaves; None at a goal.

    `2 * WIN` means that it scores in this turn, `WIN` or more that it can't be kept from it in the next, `-WIN` or less
    that it can't keep the other side from it. Once the worth is `enough`, better turns aren't looked for.
    """
    if actions_to_goal(board, cells, seat):
        return 2 * WIN, None
    best, chosen = -3 * WIN, cells
    for _, after in ranked(board, turns(to_move(board, cells, seat)), seat)[:ANSWERS]:
        worth = -value(board, after, 1 - seat, (), -3 * WIN, -best)
        if worth > best:
            best, chosen = worth, after
            if best >= enough:
                break
    return best, chosen


def turn_to(board: Board, cells: bytes, seat: int, after: bytes | None) -> Turn:
    """The turn that leaves a position which `answered` found; a turn that scores if that is None."""
    state = to_move(board, cells, seat)
    return goals(state)[0] if after is None else plans(state)[after][0]
