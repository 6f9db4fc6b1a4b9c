"""What a seat may do, and why not. Part of rules/mundialito: rules/core only.

`legal` is the only source of legality; `refuse` explains it to players. The English sentences are here because the pipe
speaks them; other languages are made from the reason and its facts.
"""

from itertools import permutations

from rules.core.errors import IllegalAction, Reasons
from rules.mundialito.board import RAYS, Board, Direction, behind, between, neighbour
from rules.mundialito.pieces import (
    BALL_ROW,
    CELL_NAMES,
    SEAT_NAMES,
    WIDTH,
    Action,
    Cell,
    End,
    Jump,
    Move,
    Pass,
    PlaceBall,
    PlacePyramids,
    Push,
    Size,
    column_of,
    row_of,
)
from rules.mundialito.position import BALL, PLAYING, State, seat_on, size_on

END = End()
PASSES = tuple(Pass(cell) for cell in range(36))
#: Rules 6 and 7: two of each size in any order, 90 in all.
LINE_UPS: tuple[PlacePyramids, ...] = tuple(
    PlacePyramids(sizes) for sizes in sorted(set(permutations((1, 1, 2, 2, 3, 3))))
)
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


#: Why something is refused, and which clause says so.
REASONS = Reasons(
    "mundialito",
    {
        "set-up-over": (7, "The set-up is over. Move your pyramids or pass the ball."),
        "set-up-pyramids-first": (
            7,
            "{side} places six pyramids first: type setup and a line-up, such as setup 321123.",
        ),
        "set-up-ball-first": (
            7,
            "{side} places the ball on row {row} first: type ball and a cell, such as ball {cell}.",
        ),
        "set-up-counts": (6, "A line-up has two queens (3), two drones (2) and two pawns (1)."),
        "set-up-ball-row": (7, "{side} places the ball on row {row}, and {cell} isn't on it."),
        "end-too-early": (9, "Take at least one action before you end your turn."),
        "origin-empty": (10, "There's no pyramid on {cell}."),
        "origin-ball": (11, "That's a ball on {cell}; it only moves by a pass."),
        "origin-theirs": (10, "The {piece} on {cell} belongs to {side}."),
        "not-adjacent": (10, "{target} isn't next to {cell}; a pyramid goes one cell up, down, left or right."),
        "no-arrow": (2, "There's no arrow from {cell} to {target}."),
        "move-onto-pyramid": (10, "There's a {piece} on {target}; a move needs an empty cell."),
        "move-onto-ball": (10, "There's a ball on {target}; a pyramid can't move onto it."),
        "push-nothing": (12, "There's no pyramid on {target} to push."),
        "push-ball": (12, "There's a ball on {target}, and a ball can't be pushed."),
        "push-own": (12, "The {piece} on {target} is your own; you can only push an opposing pyramid."),
        "push-edge-row": (12, "The {piece} on {target} is on row {row}; nothing on row 1 or 6 can be pushed."),
        "push-too-small": (12, "Your {own} on {cell} is smaller than the {piece} on {target}, so it can't push it."),
        "push-no-arrow-on": (
            12,
            "There's no arrow from {target} to {beyond}, so the {piece} can't be pushed that way.",
        ),
        "push-blocked": (12, "The {piece} on {target} can't be pushed: {beyond} behind it isn't empty."),
        "jump-not-straight": (13, "{target} isn't two cells straight away from {cell}."),
        "jump-nothing": (13, "There's no pyramid on {over} to jump over."),
        "jump-ball": (13, "There's a ball on {over}, and you can't jump over a ball."),
        "jump-own": (13, "The {piece} on {over} is your own; you can only jump over an opposing pyramid."),
        "jump-edge-row": (13, "The {piece} on {over} is on row {row}; nothing on row 1 or 6 can be jumped over."),
        "jump-not-bigger": (
            13,
            "Your {own} on {cell} can only jump over a bigger pyramid, not over the {piece} on {over}.",
        ),
        "jump-no-arrow-on": (13, "There's no arrow from {over} to {target}, so your {own} can't jump that way."),
        "jump-blocked": (13, "Your {own} can't land on {target}: it isn't empty."),
        "pass-vertical": (
            11,
            "{cell} is straight above or below the ball on {ball}; a pass goes sideways or diagonally.",
        ),
        "pass-no-line": (
            11,
            "{cell} isn't in line with the ball on {ball}; a pass goes sideways or diagonally, never round the back.",
        ),
        "pass-blocked": (11, "The line from the ball on {ball} to {cell} is blocked on {over}."),
    },
    {fact: {size.value: size.name.lower() for size in Size} for fact in ("piece", "own")},
)


def refuse(state: State, action: Action) -> IllegalAction:
    """Why the seat to act can't do this now; the action must not be legal."""
    if state.step < PLAYING:
        return _refuse_placing(state, action)
    match action:
        case PlacePyramids() | PlaceBall():
            return REASONS.refuse("set-up-over")
        case End():
            return REASONS.refuse("end-too-early")
        case Pass(cell):
            return _refuse_pass(state, cell)
        case Move(origin) | Push(origin) | Jump(origin):
            return _not_own(state, origin) or _refuse_step(state, action)


def _refuse_placing(state: State, action: Action) -> IllegalAction:
    side, row = SEAT_NAMES[state.seat], BALL_ROW[state.seat] + 1
    if isinstance(action, PlacePyramids) and state.step < 2:
        return REASONS.refuse("set-up-counts")
    if isinstance(action, PlaceBall) and state.step >= 2:
        return REASONS.refuse("set-up-ball-row", side=side, row=row, cell=CELL_NAMES[action.cell])
    if state.step < 2:
        return REASONS.refuse("set-up-pyramids-first", side=side)
    return REASONS.refuse("set-up-ball-first", side=side, row=row, cell=f"c{row}")


def _not_own(state: State, cell: Cell) -> IllegalAction | None:
    """Refuse to act with anything but the seat's own pyramid (rules 10 to 13)."""
    content, name = state.cells[cell], CELL_NAMES[cell]
    if not content:
        return REASONS.refuse("origin-empty", cell=name)
    if content >= BALL:
        return REASONS.refuse("origin-ball", cell=name)
    if seat_on(content) != state.seat:
        return REASONS.refuse("origin-theirs", cell=name, piece=size_on(content), side=SEAT_NAMES[seat_on(content)])
    return None


def _refuse_step(state: State, action: Move | Push | Jump) -> IllegalAction:
    board, origin, target = state.board, action.origin, action.target
    assert board is not None
    if isinstance(action, Jump):
        return _refuse_jump(state, board, origin, target)
    names = {"cell": CELL_NAMES[origin], "target": CELL_NAMES[target]}
    direction = next((way for way in Direction if neighbour(origin, way) == target), None)
    if direction is None:
        return REASONS.refuse("not-adjacent", **names)
    if board.leads(origin, direction) is None:
        return REASONS.refuse("no-arrow", **names)
    if isinstance(action, Push):
        return _refuse_push(state, board, action, direction)
    content = state.cells[target]
    if content >= BALL:
        return REASONS.refuse("move-onto-ball", **names)
    return REASONS.refuse("move-onto-pyramid", **names, piece=size_on(content))


def _refuse_push(state: State, board: Board, action: Push, direction: Direction) -> IllegalAction:
    """Why a push isn't legal (rule 12)."""
    origin, target = action.origin, action.target
    name, content = CELL_NAMES[target], state.cells[target]
    if not content:
        return REASONS.refuse("push-nothing", target=name)
    if content >= BALL:
        return REASONS.refuse("push-ball", target=name)
    piece, own = size_on(content), size_on(state.cells[origin])
    if seat_on(content) == state.seat:
        return REASONS.refuse("push-own", target=name, piece=piece)
    if row_of(target) in (0, 5):
        return REASONS.refuse("push-edge-row", target=name, piece=piece, row=row_of(target) + 1)
    if own < piece:
        return REASONS.refuse("push-too-small", cell=CELL_NAMES[origin], target=name, own=own, piece=piece)
    beyond = CELL_NAMES[behind(origin, target)]
    if board.leads(target, direction) is None:
        return REASONS.refuse("push-no-arrow-on", target=name, piece=piece, beyond=beyond)
    return REASONS.refuse("push-blocked", target=name, piece=piece, beyond=beyond)


def _refuse_jump(state: State, board: Board, origin: Cell, target: Cell) -> IllegalAction:
    """Why a jump isn't legal (rule 13)."""
    names = {"cell": CELL_NAMES[origin], "target": CELL_NAMES[target]}
    direction = next((way for way in Direction if _two_on(origin, way) == target), None)
    if direction is None:
        return REASONS.refuse("jump-not-straight", **names)
    over = between(origin, target)
    name, content, own = CELL_NAMES[over], state.cells[over], size_on(state.cells[origin])
    if board.leads(origin, direction) is None:
        return REASONS.refuse("no-arrow", cell=names["cell"], target=name)
    if not content:
        return REASONS.refuse("jump-nothing", over=name)
    if content >= BALL:
        return REASONS.refuse("jump-ball", over=name)
    piece = size_on(content)
    if seat_on(content) == state.seat:
        return REASONS.refuse("jump-own", over=name, piece=piece)
    if row_of(over) in (0, 5):
        return REASONS.refuse("jump-edge-row", over=name, piece=piece, row=row_of(over) + 1)
    if own >= piece:
        return REASONS.refuse("jump-not-bigger", cell=names["cell"], over=name, own=own, piece=piece)
    if board.leads(over, direction) is None:
        return REASONS.refuse("jump-no-arrow-on", over=name, target=names["target"], own=own)
    return REASONS.refuse("jump-blocked", target=names["target"], own=own)


def _two_on(cell: Cell, direction: Direction) -> Cell | None:
    middle = neighbour(cell, direction)
    return None if middle is None else neighbour(middle, direction)


def _refuse_pass(state: State, cell: Cell) -> IllegalAction:
    """Why a pass isn't legal (rule 11)."""
    if refusal := _not_own(state, cell):
        return refusal
    ball = state.cells.find(BALL + state.seat)
    names = {"cell": CELL_NAMES[cell], "ball": CELL_NAMES[ball]}
    ray = next((ray for ray in RAYS[ball] if cell in ray), None)
    if ray is None:
        return REASONS.refuse("pass-vertical" if column_of(cell) == column_of(ball) else "pass-no-line", **names)
    over = next(there for there in ray if state.cells[there])
    return REASONS.refuse("pass-blocked", **names, over=CELL_NAMES[over])
