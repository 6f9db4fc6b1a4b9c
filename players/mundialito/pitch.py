"""Whole turns on packed positions, what they are worth, and goals that nobody can stop. Part of players/mundialito.

The turns are those of the rules (plans.turns), which the tests check; goals are looked for first, with threats.py.
"""

from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from typing import NamedTuple

from players.mundialito.judgement import Weights, default_weights
from players.mundialito.lines import SIGHT, THREAT, Sight, arrivals, look, threatens
from players.mundialito.packing import BALLS_AT, CELLS_AT, LANES, LANES_AT, LOW, SIZE, Pieces, pieces
from rules.mundialito.board import Board
from rules.mundialito.pieces import CELLS, Cell
from rules.mundialito.position import BALL
from rules.mundialito.threats import actions_to_goal

#: A memory with more entries than this is emptied.
MOST = 4_000

#: A way of a pyramid along an arrow: the cell, what a move adds, and by the content met there: the cell that a push or
#: jump needs empty, and what it adds.
Step = tuple[Cell, int, tuple[tuple[Cell, int] | None, ...]]

FULL = (1 << CELLS) - 1
UNPACK: tuple[Callable[[bytes], tuple[int, ...]], ...] = tuple(
    Struct(f"<{LANES_AT + 2 * LANES * seat}x{LANES}H{2 * LANES * (1 - seat)}x").unpack for seat in (0, 1)
)
NOWHERE: tuple[tuple[Cell, int] | None, ...] = (None,) * (BALL + 2)


class Pitch(NamedTuple):
    """The tables of a board and a judgement, and memories of what was looked up with them."""

    board: Board
    weights: Weights
    pieces: Pieces
    tables: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[tuple[Step, ...], ...], ...]
    entering: tuple[int, ...]
    sights: tuple[dict[int, Sight], dict[int, Sight]]
    #: By seat: what its sight is worth if it is to act, and if it waits, with its threats.
    moving: tuple[dict[int, int], dict[int, int]]
    waiting: tuple[dict[int, tuple[int, int, tuple[tuple[int, int], ...]]], ...]
    #: The cells of a set.
    members: dict[int, tuple[Cell, ...]]

    def pack(self, cells: bytes) -> int:
        """Pack a position."""
        return sum(self.pieces[content][cell] for cell, content in enumerate(cells) if content)

    def sight(self, low: int, seat: int) -> Sight:
        """What the seat's ball sees."""
        key = low & SIGHT[(low >> (BALLS_AT + 6 * seat)) & 63]
        found = self.sights[seat].get(key)
        if found is None:
            if len(self.sights[seat]) > MOST:
                self.sights[seat].clear()
            found = self.sights[seat][key] = look(low, seat, self.entering)
        return found

    def cells_in(self, pyramids: int) -> tuple[Cell, ...]:
        """The cells of a set."""
        found = self.members.get(pyramids)
        if found is None:
            if len(self.members) > MOST:
                self.members.clear()
            found = self.members[pyramids] = tuple(cell for cell in range(CELLS) if pyramids >> cell & 1)
        return found

    def actions(self, packed: int, seat: int) -> list[int]:
        """The positions after one action of the seat, which can't score with it; none twice but by chance."""
        cells = packed.to_bytes(SIZE, "little")[CELLS_AT:LANES_AT]
        low = packed & LOW
        own = (low >> CELLS * seat) & FULL
        steps = self.steps
        found = []
        for origin in self.members.get(own) or self.cells_in(own):
            for target, move, others in steps[cells[origin]][origin]:
                there = cells[target]
                if not there:
                    found.append(packed + move)
                else:
                    other = others[there]
                    if other is not None and not cells[other[0]]:
                        found.append(packed + other[1])
        ball = (low >> (BALLS_AT + 6 * seat)) & 63
        sight = self.sights[seat].get(low & SIGHT[ball]) or self.sight(low, seat)
        mine = self.pieces[BALL + seat]
        for cell in sight.passes:
            his = self.pieces[cells[cell]]
            found.append(packed + mine[cell] - mine[ball] + his[ball] - his[cell])
        return found

    def turns(self, packed: int, seat: int, left: int = 2) -> set[int]:
        """The positions in which the seat can leave its turn; it must not be able to score."""
        firsts = self.actions(packed, seat)
        found = set(firsts)
        if left == 2:
            for first in firsts:
                found.update(self.actions(first, seat))
        if left < 2 or not found:  # rule 9
            found.add(packed)
        return found

    def worth(self, packed: int, seat: int) -> int:
        """The worth of a position to the seat whose turn begins, which must not be able to score in it."""
        low = packed & LOW
        total = self.weights.constant
        for table, lane in zip(self.tables, UNPACK[seat](packed.to_bytes(SIZE, "little")), strict=True):
            total += table[lane]
        worth, entries, double = self.waits(low, 1 - seat)
        if low & entries or (double and any(low & bits == so for bits, so in double)):
            worth += self.weights.waiter[THREAT]
        return total + self.moves(low, seat) + worth

    def moves(self, low: int, seat: int) -> int:
        """What it is worth to the seat to act that its ball sees what it sees."""
        key = low & SIGHT[(low >> (BALLS_AT + 6 * seat)) & 63]
        found = self.moving[seat].get(key)
        if found is None:
            if len(self.moving[seat]) > MOST:
                self.moving[seat].clear()
            found = self.moving[seat][key] = sum(self.weights.mover[trait] for trait in self.sight(low, seat).traits)
        return found

    def waits(self, low: int, seat: int) -> tuple[int, int, tuple[tuple[int, int], ...]]:
        """What it is worth to the seat to act that the other seat's ball sees what it sees, and the other's threats."""
        key = low & SIGHT[(low >> (BALLS_AT + 6 * seat)) & 63]
        found = self.waiting[seat].get(key)
        if found is None:
            if len(self.waiting[seat]) > MOST:
                self.waiting[seat].clear()
            sight = self.sight(low, seat)
            worth = sum(self.weights.waiter[trait] for trait in sight.traits)
            found = self.waiting[seat][key] = worth, sight.entries, sight.double
        return found

    def scores(self, packed: int, seat: int) -> int:
        """The actions with which the seat could score if it were its turn: 1 or 2, else 0."""
        return actions_to_goal(self.board, packed.to_bytes(SIZE, "little")[CELLS_AT:LANES_AT], seat)

    def traits(self, cells: bytes, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The traits of a position for the seat to act and for the other, for training."""
        low = self.pack(cells) & LOW
        mover, waiter = self.sight(low, seat), self.sight(low, 1 - seat)
        return mover.traits, waiter.traits + ((THREAT,) if threatens(low, waiter) else ())


@lru_cache(maxsize=4)
def pitch(board: Board, weights: Weights | None = None) -> Pitch:
    """The pitch of a board, with the weights that come with the game or others."""
    weights = weights or default_weights()
    rows, tables = weights.lanes()
    made = pieces(rows)
    steps = tuple(
        tuple(_steps(board, made, content, cell) for cell in range(CELLS)) if 0 < content < BALL and content % 4 else ()
        for content in range(BALL + 2)
    )
    return Pitch(board, weights, made, tuple(tables), steps, arrivals(board), ({}, {}), ({}, {}), ({}, {}), {})


def _steps(board: Board, made: Pieces, content: int, cell: Cell) -> tuple[Step, ...]:
    mine = made[content]
    found: list[Step] = []
    for target, _, beyond, _, _ in board.ways[cell]:
        others = list(NOWHERE)
        if beyond is not None:
            for size in (1, 2, 3):
                rival = (0 if content >= 4 else 4) + size
                if content % 4 >= size:  # 12
                    others[rival] = beyond, mine[target] - mine[cell] + made[rival][beyond] - made[rival][target]
                else:  # 13
                    others[rival] = beyond, mine[beyond] - mine[cell]
        found.append((target, mine[target] - mine[cell], tuple(others)))
    return tuple(found)


def is_decided(ground: Pitch, packed: int, seat: int) -> bool:
    """Whether the seat scores in its next turn whatever the other does, whose turn begins."""
    other = 1 - seat
    if ground.scores(packed, other) or not ground.scores(packed, seat):
        return False
    return all(ground.scores(reply, seat) for reply in ground.turns(packed, other))


def unstoppable(ground: Pitch, packed: int, seat: int) -> bool:
    """Whether the seat, whose turn begins, has a turn after which the other can't keep it from scoring in the next.

    The seat must not be able to score at once.
    """
    return any(is_decided(ground, after, seat) for after in ground.turns(packed, seat))
