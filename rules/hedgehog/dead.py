"""Whether a race can still be won at all. Part of rules/hedgehog: rules/core only."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from rules.hedgehog.pieces import Size
from rules.hedgehog.position import Ring, Stack, goal

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
        for after in _rearranged(stacks, seats, nest):
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return True


def _rearranged(stacks: Ring, seats: int, nest: bool) -> Iterator[Ring]:
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
