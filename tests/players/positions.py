"""Positions drawn as text, and what a seat is asked in them."""

from rules import GAMES
from rules.mundialito.board import STANDARD, board
from rules.mundialito.moves import legal
from rules.mundialito.pieces import write
from rules.mundialito.position import BALL, PLAYING, State, pyramid
from rules.mundialito.view import View, view_of

GAME = GAMES["mundialito"]
_PIECES = {"p": 1, "d": 2, "q": 3, "P": pyramid(1, 1), "D": pyramid(1, 2), "Q": pyramid(1, 3), "o": BALL, "O": BALL + 1}


def drawn(picture: str, seat: int, left: int = 2, coasters: str = STANDARD) -> State:
    """Return the position of a picture, row 6 on top: pawn, drone, queen, o for the ball; Bermellon's are capitals."""
    rows = reversed(picture.split())
    cells = bytes(_PIECES.get(letter, 0) for row in rows for letter in row)
    assert len(cells) == 36
    return State(board(coasters), False, 0, 0, False, PLAYING, seat, left, cells, turn=9)


def asked(state: State) -> tuple[View, list[str]]:
    """Return the view of the seat to act, and its legal notations."""
    return view_of(state, state.seat), sorted(write(action) for action in legal(state))


def do(state: State, notation: str) -> State:
    """Return the state after a legal action."""
    action = GAME.notation.read_action(notation)
    assert action in legal(state)
    return GAME.apply(state, action)
