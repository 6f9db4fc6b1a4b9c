"""Positions as text, into the game's own State and into the oracle's dictionaries.

Six rows of six marks, row 6 first: `G3` is a queen of Gualda, `B1` a pawn of Bermellon, `Go` and `Bo` are the balls,
`..` is an empty cell. What stands behind the sixth mark of a row is a remark.
"""

from random import Random

from rules.mundialito import GAME
from rules.mundialito.board import board
from rules.mundialito.pieces import CELL_NAMES, CELLS, WIDTH
from rules.mundialito.position import BALL, NOTHING_SEEN, PLAYING, State, pyramid, remember
from tests.rules.oracle import Oracle

SIDES = "GB"


def state(drawing: str, seat: int = 0, left: int = 2, coasters: str = "2310", **more: object) -> State:
    """The position in the middle of a game."""
    cells = bytearray(CELLS)
    for row, line in enumerate(reversed(drawing.strip().splitlines())):
        for column, mark in enumerate(line.split()[:WIDTH]):
            if mark != "..":
                side = SIDES.index(mark[0])
                cells[row * WIDTH + column] = BALL + side if mark[1] == "o" else pyramid(side, int(mark[1]))
    made = State(board(coasters), False, 3, 200, False, PLAYING, seat, left, bytes(cells), turn=1)
    return made._replace(seen=remember(NOTHING_SEEN, seat, made.cells))._replace(**more)


def legal(position: State) -> list[str]:
    """The sorted notations of what is legal."""
    return sorted(GAME.notation.write(action) for action in GAME.legal(position))


def after(position: State, *events: str) -> State:
    """The position after some legal actions by the seats to act."""
    for text in events:
        action = GAME.notation.read_action(text)
        assert GAME.is_legal(position, action), text
        position = GAME.apply(position, action)
    return position


def oracle(position: State) -> Oracle:
    """The same position, for the oracle."""
    assert position.board is not None
    twin = Oracle(
        position.board.coasters, position.repetition, position.turn_limit, position.match, position.adjudicate
    )
    for cell, content in zip(CELL_NAMES, position.cells, strict=True):
        if content >= BALL:
            twin.balls[content - BALL] = cell
        elif content:
            twin.pieces[cell] = divmod(content, 4)
    twin.stage, twin.seat, twin.done, twin.turns = "play", position.seat, 2 - position.left, position.turns
    return twin


def scattered(random: Random) -> State:
    """All twelve pyramids and both balls anywhere (no ball where it would have won), any coasters, either seat."""
    while True:
        spots = random.sample(range(CELLS), 14)
        if spots[12] < 30 and spots[13] > 5:
            break
    cells = bytearray(CELLS)
    men = [pyramid(side, size) for side in (0, 1) for size in (1, 1, 2, 2, 3, 3)]
    for spot, content in zip(spots, [*men, BALL, BALL + 1], strict=True):
        cells[spot] = content
    coasters = "".join(random.choice("0123") for _ in range(4))
    return State(
        *(board(coasters), False, 3, 200, False, PLAYING),
        *(random.randrange(2), random.choice((1, 2)), bytes(cells)),
        turn=1,
    )
