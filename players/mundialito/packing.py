"""A position as one whole number, so that an action is one addition. Part of players/mundialito.

From the low end: Gualda's pyramids and Bermellon's as sets of cells (36 bits each), the cells of the two balls (6 bits
each), up to byte CELLS_AT; the 36 cells as in rules/mundialito/position.py; then LANES numbers of 16 bits for each
seat's view, the sums that the judgement is made of (judgement.py). Each piece on each cell adds its part to all of
them, so a position is the sum of its pieces, and what an action changes is the same number wherever it is taken.
"""

from collections.abc import Sequence

from rules.mundialito.pieces import CELLS
from rules.mundialito.position import BALL

#: Where the numbers begin, in bits: sets of pyramids at 0 and CELLS, cells of the balls at BALLS_AT + 6 × seat.
BALLS_AT = 2 * CELLS
#: Where the cells and the lanes begin, in bytes.
CELLS_AT = 12
LANES_AT = CELLS_AT + CELLS
#: Numbers in each seat's view; the last may be unused.
LANES = 8
#: The bytes of a packed position.
SIZE = LANES_AT + 4 * LANES

#: What lies below the cells: who stands where, without sizes.
LOW = (1 << (BALLS_AT + 12)) - 1
BALL_BITS = 0xFFF << BALLS_AT
#: The contents that a cell can have.
CONTENTS = (1, 2, 3, 5, 6, 7, BALL, BALL + 1)

#: What each content adds on each cell: `PIECES[content][cell]`.
Pieces = tuple[tuple[int, ...], ...]


def relative(content: int, cell: int, seat: int) -> tuple[int, int]:
    """A content and a cell as that seat sees them: its own pieces are 1, 2, 3 and 8, and it plays upwards."""
    if seat == 0:
        return content, cell
    turned = content ^ 1 if content >= BALL else content ^ 4
    return turned, CELLS - 1 - cell


def pieces(rows: Sequence[Sequence[Sequence[int]]]) -> Pieces:
    """What each content adds on each cell, with `rows[content][cell]` for the lanes of the seat that sees them so."""
    found = []
    for content in range(BALL + 2):
        if content not in CONTENTS:
            found.append((0,) * CELLS)
            continue
        parts = []
        for cell in range(CELLS):
            ball = content >= BALL
            part = cell << (BALLS_AT + 6 * (content - BALL)) if ball else 1 << (CELLS * (content // 4) + cell)
            part += content << (8 * (CELLS_AT + cell))
            for seat in (0, 1):
                seen, there = relative(content, cell, seat)
                for lane, weight in enumerate(rows[seen][there]):
                    part += weight << (8 * LANES_AT + 16 * (LANES * seat + lane))
            parts.append(part)
        found.append(tuple(parts))
    return tuple(found)


def cells_of(packed: int) -> bytes:
    """The cells of a packed position, as the rules have them."""
    return packed.to_bytes(SIZE, "little")[CELLS_AT:LANES_AT]
