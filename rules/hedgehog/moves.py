"""What a seat may do; the only source of legality. Part of rules/hedgehog: rules/core only."""

from rules.hedgehog.pieces import FACES, Action, End, Move, Size
from rules.hedgehog.position import Ring, State

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
