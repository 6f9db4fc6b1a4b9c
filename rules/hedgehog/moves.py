"""What a seat may do, why not, and what it does. Part of rules/hedgehog: rules/core only.

`legal` is the only source of legality; `refuse` explains it to players. The pipe speaks the English sentences; other
languages are made from the reason and its facts.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from rules.core.errors import IllegalAction, Reasons
from rules.core.outcome import Outcome
from rules.hedgehog.pieces import FACES, Action, ChanceEvent, End, Move, Roll, Size
from rules.hedgehog.position import Hop, Ring, Stack, State, Taken, goal, piece, size_of

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


def is_stuck(stacks: Ring, seats: int, nest: bool) -> bool:
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


PAWN, QUEEN = int(Size.PAWN), int(Size.QUEEN)
#: How many stacks with lowest and middle pieces are searched for a way out, and how many arrangements of them.
FEW, MOST_SEEN = 3, 300


@lru_cache(maxsize=512)
def is_dead(stacks: Ring, seats: int, nest: bool) -> bool:
    """Whether nobody can win any more, whatever everybody does; True only if that is certain.

    In a stack, sizes only ever go one way, from the goal's lowest upwards. So with two stacks only the smallest pieces
    (in nests the queens) can ever step off: where one of them stands no other may land, and each has its own others
    under it. What is left to win with is a lowest piece that carries its own middle one, and on that nothing but pieces
    that can step off. With more stacks, the lowest and middle pieces alone must be able to get there.
    """
    high = QUEEN if nest else PAWN
    if len(stacks) > FEW and sum(stack[0] & 3 != high for stack in stacks) > FEW:  # so it is in most of a race
        return False
    if not all(map(_in_order if not nest else _in_reverse, stacks)):  # a written position may be like no other
        return False
    if len(stacks) <= 2:
        return len(stacks) == 1 or not any(_open(stack, seat, seats, nest) for seat in range(seats) for stack in stacks)
    bare = [bytes([content for content in stack if content & 3 != high]) for stack in stacks]
    return _apart_for_ever(tuple(sorted(stack for stack in bare if stack)), seats, nest)


def _in_order(stack: Stack) -> bool:
    return all(low & 3 >= high & 3 for low, high in pairwise(stack))


def _in_reverse(stack: Stack) -> bool:
    return all(low & 3 <= high & 3 for low, high in pairwise(stack))


def _open(stack: Stack, seat: int, seats: int, nest: bool) -> bool:
    """Whether this stack joins the seat's two lowest, with room for its highest."""
    low, middle, high = goal(seat, nest)
    place = stack.find(bytes((low, middle)))
    if place < 0:
        return False
    upon = stack[place + 2 : place + 3]
    return not upon or (upon[0] & 3 == high & 3 and upon[0] >> 2 < seats)


@lru_cache(maxsize=4096)
def _apart_for_ever(start: Ring, seats: int, nest: bool) -> bool:
    """Whether no seat's two lowest can ever stand joined on top, in stacks without any highest pieces."""
    pairs = tuple(bytes(goal(seat, nest)[:2]) for seat in range(seats))
    seen, todo = {start}, [start]
    while todo:
        stacks = todo.pop()
        if len(seen) > MOST_SEEN or any(stack.endswith(pairs) for stack in stacks):
            return False
        for after in _rearrange(stacks, seats, nest):
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return True


def _rearrange(stacks: Ring, seats: int, nest: bool) -> Iterator[Ring]:
    """What one move over any distance makes of these stacks, whose order doesn't matter."""
    for number, stack in enumerate(stacks):
        others = stacks[:number] + stacks[number + 1 :]
        for place, content in enumerate(stack):
            if content >> 2 >= seats or any(above >> 2 == content >> 2 for above in stack[place + 1 :]):
                continue
            stays, goes = stack[:place], stack[place:]
            for at, other in enumerate(others):
                if (other[-1] & 3 <= content & 3) if nest else (other[-1] & 3 >= content & 3):
                    moved = (*others[:at], other + goes, *others[at + 1 :])
                    yield tuple(sorted((*moved, stays) if stays else moved))


def apply(state: State, event: Action | ChanceEvent) -> State:
    """The state after a possible event."""
    match event:
        case Roll(points):
            return state._replace(rolled=points, points=points)
        case End():
            return _next_turn(state)
        case Move():
            return _move(state, event)


def hop(stacks: Ring, seat: int, move: Move) -> tuple[Ring, Hop]:
    """The ring after a possible move of a seat, and the move as it happened (rules 4 to 6)."""
    content = piece(seat, move.size)
    origin = next(number for number, stack in enumerate(stacks) if content in stack)
    target = (origin + move.steps) % len(stacks)
    place = stacks[origin].index(content)
    stays, goes = stacks[origin][:place], stacks[origin][place:]
    ring = list(stacks)
    ring[target] += goes
    ring[origin] = stays
    if not stays:  # 6: the gap closes
        del ring[origin]
    landed = target - (not stays and origin < target)
    return tuple(ring), Hop(move, origin, landed, stacks[target][-1], goes[1:])


def _move(state: State, move: Move) -> State:
    seat = state.seat
    stacks, done = hop(state.stacks, seat, move)
    after = state._replace(stacks=stacks, points=state.points - move.cost, hops=(*state.hops, done))
    if goal(seat, state.nest) in stacks[done.target]:  # 8: wins at once, whatever points are left
        scores = (state.turn,) if state.seats == 1 else None  # 10
        won = Outcome.won("nest" if state.nest else "tree", seat, state.seats, scores)
        return _close_turn(after)._replace(outcome=won)
    return after if after.points else _next_turn(after)  # 7: no points are left


def _close_turn(state: State) -> State:
    """Add the current turn to the past ones."""
    taken = Taken(state.seat, state.rolled, state.hops, state.points)
    recent = (*state.recent, taken)[-state.passes_to_draw :]
    return state._replace(rolled=0, points=0, hops=(), recent=recent)


def _next_turn(state: State) -> State:
    """End the turn, check for draws, then let the next seat roll (rules 2 and 9)."""
    after = _close_turn(state)
    if reason := _draw(after):
        return after._replace(outcome=Outcome.drawn(reason, state.seats))
    return after._replace(seat=(state.seat + 1) % state.seats, turn=state.turn + 1)


def _draw(state: State) -> str | None:
    """Why a game is drawn after a completed turn, in the order of rule 9."""
    if len(state.passing) >= state.passes_to_draw:
        return "passes"
    if is_stuck(state.stacks, state.seats, state.nest):
        return "stuck"
    return "turn_limit" if state.turn_limit and state.turn >= state.turn_limit else None
