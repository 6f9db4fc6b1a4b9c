"""How likely a race is to end without a winner (rule 9). Part of players/hedgehog.

`python -m players.hedgehog.calibration` shows what the numbers here are measured by.
"""

from collections.abc import Iterator
from functools import lru_cache

from rules.hedgehog.pieces import Size
from rules.hedgehog.position import Ring, Stack, goal

PAWN, QUEEN = int(Size.PAWN), int(Size.QUEEN)
#: How many stacks with lowest and middle pieces are searched for a way out, and how many arrangements of them.
FEW, MOST_SEEN = 3, 300

#: The share of races that are drawn, with 2, 3 and 4 or more seats; and the rounds in which half of the others are won.
DRAWN = (0.05, 0.02, 0.02)
HALF_WON = 8.5


def dead(stacks: Ring, seats: int, nest: bool) -> bool:
    """Whether nobody can win any more, whatever everybody does; True only if that is certain.

    In a stack, sizes only ever go one way, from the goal's lowest upwards. So with two stacks only the smallest pieces
    (in nests the queens) can ever step off: where one of them stands no other may land, and each has its own others
    under it. What is left to win with is a lowest piece that carries its own middle one, and on that nothing but pieces
    that can step off. With more stacks, the lowest and middle pieces alone must be able to get there.
    """
    if len(stacks) <= 2:
        return len(stacks) == 1 or not any(_open(stack, seat, seats, nest) for seat in range(seats) for stack in stacks)
    high = QUEEN if nest else PAWN
    bare = [bytes([content for content in stack if content & 3 != high]) for stack in stacks]
    left = tuple(sorted([stack for stack in bare if stack]))
    return len(left) <= FEW and _apart_for_ever(left, seats, nest)


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


def draw_chance(seats: int, turn: int, turn_limit: int) -> float:
    """The probability that a race in its `turn`-th turn, counted from 1, will be drawn; a limit of 0 is none.

    The longer it has lasted, the more likely it is locked; and the fewer turns remain, the less can happen.
    """
    drawn = DRAWN[min(seats, 4) - 2]
    lasts = (1 - drawn) * _unwon((turn - 1) / seats)
    if turn_limit:
        lasts *= 1 - _unwon(max(0, turn_limit - turn + 1) / seats)
    return drawn / (drawn + lasts)


def _unwon(rounds: float) -> float:
    """The share of won races that take longer than so many rounds."""
    return float(0.5 ** (rounds / HALF_WON))
