"""What a seat may do, and why not. Part of rules/hedgehog: rules/core only.

`legal` is the only source of legality; `refuse` explains it to players. The English sentences are here because the pipe
speaks them; other languages are made from the reason and its facts.
"""

from rules.core.errors import IllegalAction, Reasons
from rules.hedgehog.pieces import FACES, Action, End, Move, Size
from rules.hedgehog.position import Ring, State, piece, size_of

END = End()
#: Every move that a roll can pay for, by size and steps, created once.
_MOVES = {
    (int(size), steps): Move(size, steps)
    for size in Size
    for steps in range(-FACES // size, FACES // size + 1)
    if steps
}


def legal(state: State) -> list[Action]:
    """Every action of the seat to act; empty while the die is rolled and after the game (rules 3 to 7)."""
    if not state.rolled or state.outcome is not None:
        return []
    # 7, 13: a turn can always end, and `end` is the only action if nothing can move
    return [*moves(state.stacks, state.seat, state.points, state.nest), END]


def moves(stacks: Ring, seat: int, points: int, nest: bool) -> list[Move]:
    """The moves that a seat can pay for with these points.

    Each goes over 1 to (stacks - 1) spaces, either way, and ends on a top piece at least as big (rules 4, 5 and 11);
    two ways to the same stack are two moves (rule 13).
    """
    spaces = len(stacks)
    tops = [stack[-1] & 3 for stack in stacks]
    found: list[Move] = []
    for origin, stack in enumerate(stacks):
        for content in reversed(stack):
            if content >> 2 == seat:
                break
        else:
            continue
        size = content & 3  # 4: the topmost own piece of this stack
        for steps in range(1, min(points // size, spaces - 1) + 1):
            for way in (steps, -steps):
                top = tops[(origin + way) % spaces]
                if (top <= size) if nest else (top >= size):
                    found.append(_MOVES[size, way])
    return found


def can_move(stacks: Ring, seat: int, points: int, nest: bool) -> bool:
    """Whether the seat has any move with these points."""
    return bool(moves(stacks, seat, points, nest))


def stuck(stacks: Ring, seats: int, nest: bool) -> bool:
    """Whether no seat has a move even with the best roll (rule 9)."""
    return not any(can_move(stacks, seat, FACES, nest) for seat in range(seats))


#: Why something is refused, and which clause says so.
REASONS = Reasons(
    "hedgehog",
    {
        "one-stack": (7, "All pieces are in one stack, so nothing can move; end is all you can do."),
        "under-own": (4, "Your {piece} is under your {own}; only your topmost piece in a stack can move."),
        "too-far": (5, "That's too far: with {spaces} stacks in the ring a move goes {most} at most."),
        "too-dear": (3, "Moving your {piece} that far costs {cost} points, and you have {left}."),
        "lands-on-smaller": (5, "Your {piece} can't land on stack {stack}: the {top} on top is smaller."),
        "lands-on-bigger": (11, "Your {piece} can't land on stack {stack}: the {top} on top is bigger."),
    },
    {fact: {size.value: size.name.lower() for size in Size} for fact in ("piece", "own", "top")},
)


def refuse(state: State, action: Action) -> IllegalAction:
    """Why the seat to act can't do this now; the action must not be legal, so it is a move (rule 7)."""
    if not isinstance(action, Move):
        raise TypeError(f"{action!r} is never refused")
    stacks, spaces = state.stacks, len(state.stacks)
    if spaces == 1:
        return REASONS.refuse("one-stack")
    content = piece(state.seat, action.size)
    origin = next(number for number, stack in enumerate(stacks) if content in stack)
    above = stacks[origin][stacks[origin].index(content) + 1 :]
    own = [other for other in above if other >> 2 == state.seat]
    if own:  # 4
        return REASONS.refuse("under-own", piece=int(action.size), own=int(size_of(own[-1])))
    if abs(action.steps) >= spaces:  # 5
        return REASONS.refuse("too-far", spaces=spaces, most=spaces - 1)
    if action.cost > state.points:  # 3
        return REASONS.refuse("too-dear", piece=int(action.size), cost=action.cost, left=state.points)
    target = (origin + action.steps) % spaces
    reason = "lands-on-bigger" if state.nest else "lands-on-smaller"  # 5, 11
    return REASONS.refuse(reason, piece=int(action.size), stack=target + 1, top=int(size_of(stacks[target][-1])))
