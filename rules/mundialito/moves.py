"""What a seat may do; the only source of legality. Part of rules/mundialito: rules/core only."""

from itertools import permutations

from rules.mundialito.board import RAYS
from rules.mundialito.pieces import BALL_ROW, WIDTH, Action, End, Pass, Place, PlaceBall
from rules.mundialito.position import BALL, PLAYING, State

END = End()
PASSES = tuple(Pass(cell) for cell in range(36))
#: Rules 6 and 7: two of each size in any order, 90 in all.
LINE_UPS: tuple[Place, ...] = tuple(Place(sizes) for sizes in sorted(set(permutations((1, 1, 2, 2, 3, 3)))))
BALL_PLACES = tuple(tuple(PlaceBall(BALL_ROW[seat] * WIDTH + column) for column in range(WIDTH)) for seat in (0, 1))


def legal(state: State) -> list[Action]:
    """Every action of the seat to act (rules 7 to 13); empty if it is no seat's turn."""
    if state.outcome is not None or state.board is None:
        return []
    if state.step < PLAYING:
        return list(LINE_UPS) if state.step < 2 else list(BALL_PLACES[state.seat])
    actions = piece_actions(state)
    if state.left < 2 or not actions:  # 9: the first action is compulsory if there is one, then the turn may end
        actions.append(END)
    return actions


def piece_actions(state: State) -> list[Action]:
    """Moves, pushes, jumps and passes of the seat to act."""
    cells, seat, board = state.cells, state.seat, state.board
    assert board is not None
    ways = board.ways
    low, high = 4 * seat, 4 * seat + 4
    actions: list[Action] = []
    for cell, content in enumerate(cells):
        if not low < content < high:
            continue
        for target, move, beyond, push, jump in ways[cell]:
            there = cells[target]
            if not there:
                actions.append(move)  # 10
            elif beyond is not None and there < BALL and not low < there < high and not cells[beyond]:
                if content - low >= there % 4:
                    actions.append(push)  # type: ignore[arg-type]  # 12; set wherever beyond is
                else:
                    actions.append(jump)  # type: ignore[arg-type]  # 13
    for ray in RAYS[cells.find(BALL + seat)]:
        for cell in ray:
            content = cells[cell]
            if content:
                if low < content < high:
                    actions.append(PASSES[cell])  # 11
                break
    return actions
