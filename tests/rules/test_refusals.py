"""Every refusal of Mundialito, word for word."""

from random import Random

import pytest

from rules.core.errors import BadNotation, IllegalAction
from rules.core.match import Match
from rules.mundialito import GAME
from rules.mundialito.moves import REASONS
from rules.mundialito.pieces import CELL_NAMES
from tests.rules import boards

FIELD = """
    .. .. .. .. .. Bo
    .. .. .. .. B1 ..
    .. B2 G1 B3 .. ..
    B3 G1 B1 .. B1 ..
    .. G2 Go .. G3 ..
    .. B1 G3 B2 .. ..
"""
#: action, reason, sentence; Gualda is to act in FIELD, on standard coasters.
CASES = [
    ("setup 321123", "set-up-over", "The set-up is over. Move your pyramids or pass the ball."),
    ("ball c2", "set-up-over", "The set-up is over. Move your pyramids or pass the ball."),
    ("end", "end-too-early", "Take at least one action before you end your turn."),
    ("a1-a2", "origin-empty", "There's no pyramid on a1."),
    ("*a1", "origin-empty", "There's no pyramid on a1."),
    ("c2-d2", "origin-ball", "That's a ball on c2; it only moves by a pass."),
    ("*f6", "origin-ball", "That's a ball on f6; it only moves by a pass."),
    ("a3-a4", "origin-theirs", "The queen on a3 belongs to Bermellon."),
    ("*a3", "origin-theirs", "The queen on a3 belongs to Bermellon."),
    ("b3-e5", "not-adjacent", "e5 isn't next to b3; a pyramid goes one cell up, down, left or right."),
    ("b3-b3", "not-adjacent", "b3 isn't next to b3; a pyramid goes one cell up, down, left or right."),
    ("b3xc4", "not-adjacent", "c4 isn't next to b3; a pyramid goes one cell up, down, left or right."),
    ("b3-a3", "no-arrow", "There's no arrow from b3 to a3."),
    ("b3xa3", "no-arrow", "There's no arrow from b3 to a3."),
    ("b3^f3", "no-arrow", "There's no arrow from b3 to a3."),
    ("b3-b4", "move-onto-pyramid", "There's a drone on b4; a move needs an empty cell."),
    ("c1-c2", "move-onto-ball", "There's a ball on c2; a pyramid can't move onto it."),
    ("c4xc5", "push-nothing", "There's no pyramid on c5 to push."),
    ("c1xc2", "push-ball", "There's a ball on c2, and a ball can't be pushed."),
    ("b3xb2", "push-own", "The drone on b2 is your own; you can only push an opposing pyramid."),
    ("c1xd1", "push-edge-row", "The drone on d1 is on row 1; nothing on row 1 or 6 can be pushed."),
    ("b3xb4", "push-too-small", "Your pawn on b3 is smaller than the drone on b4, so it can't push it."),
    ("b2xa3", "not-adjacent", "a3 isn't next to b2; a pyramid goes one cell up, down, left or right."),
    ("b3^d1", "jump-not-straight", "d1 isn't two cells straight away from b3."),
    ("c4^c6", "jump-nothing", "There's no pyramid on c5 to jump over."),
    ("b2^d2", "jump-ball", "There's a ball on c2, and you can't jump over a ball."),
    ("b3^b1", "jump-own", "The drone on b2 is your own; you can only jump over an opposing pyramid."),
    ("c1^e1", "jump-edge-row", "The drone on d1 is on row 1; nothing on row 1 or 6 can be jumped over."),
    ("b3^d3", "jump-not-bigger", "Your pawn on b3 can only jump over a bigger pyramid, not over the pawn on c3."),
    ("*c1", "pass-vertical", "c1 is straight above or below the ball on c2; a pass goes sideways or diagonally."),
    ("*c4", "pass-vertical", "c4 is straight above or below the ball on c2; a pass goes sideways or diagonally."),
]


BLOCKED = """
    .. .. .. .. .. Bo
    .. B1 .. .. .. ..
    .. B2 .. .. .. ..
    .. {own} .. B2 {own} ..
    .. .. .. .. .. ..
    G2 B1 .. .. Go ..
"""
BLOCKED_CASES = [
    ("G3", "b3xb4", "push-blocked", "The drone on b4 can't be pushed: b5 behind it isn't empty."),
    (
        "G2",
        "e3xd3",
        "push-no-arrow-on",
        "There's no arrow from d3 to c3, so the drone can't be pushed that way.",
    ),
    ("G1", "b3^b5", "jump-blocked", "Your pawn can't land on b5: it isn't empty."),
    ("G1", "e3^c3", "jump-no-arrow-on", "There's no arrow from d3 to c3, so your pawn can't jump that way."),
    (
        "G3",
        "b3^b5",
        "jump-not-bigger",
        "Your queen on b3 can only jump over a bigger pyramid, not over the drone on b4.",
    ),
    ("G1", "*a1", "pass-blocked", "The line from the ball on e1 to a1 is blocked on b1."),
    (
        "G1",
        "*b3",
        "pass-no-line",
        "b3 isn't in line with the ball on e1; a pass goes sideways or diagonally, never round the back.",
    ),
]
#: So many placings done, the text, reason and sentence.
PLACING = ("setup 321123", "setup 321123", "ball c2", "ball c5")
PLACING_CASES = [
    (0, "setup 333333", "set-up-counts", "A line-up has two queens (3), two drones (2) and two pawns (1)."),
    (
        1,
        "ball c5",
        "set-up-pyramids-first",
        "Bermellon places six pyramids first: type setup and a line-up, such as setup 321123.",
    ),
    (2, "end", "set-up-ball-first", "Gualda places the ball on row 2 first: type ball and a cell, such as ball c2."),
    (
        3,
        "setup 321123",
        "set-up-ball-first",
        "Bermellon places the ball on row 5 first: type ball and a cell, such as ball c5.",
    ),
    (3, "ball c2", "set-up-ball-row", "Bermellon places the ball on row 5, and c2 isn't on it."),
]


@pytest.mark.parametrize(("text", "reason", "sentence"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why(text: str, reason: str, sentence: str) -> None:
    assert refusal(FIELD, text) == (f"mundialito-{reason}", sentence)


@pytest.mark.parametrize(("own", "text", "reason", "sentence"), BLOCKED_CASES)
def test_a_refusal_says_what_is_in_the_way(own: str, text: str, reason: str, sentence: str) -> None:
    assert refusal(BLOCKED.format(own=own), text) == (f"mundialito-{reason}", sentence)


@pytest.mark.parametrize(("placings", "text", "reason", "sentence"), PLACING_CASES)
def test_a_refusal_says_what_is_placed_first(placings: int, text: str, reason: str, sentence: str) -> None:
    match = Match.begin(GAME, 2, {}, 1).replay(PLACING[:placings])
    with pytest.raises(IllegalAction) as refused:
        match.act(match.to_act, text)
    assert (refused.value.reason, refused.value.sentence) == (f"mundialito-{reason}", sentence)


def test_every_refusal_occurs() -> None:
    met = {case[1] for case in CASES} | {case[2] for case in (*BLOCKED_CASES, *PLACING_CASES)}
    assert met == set(REASONS.table)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "END",
            "End",
            " end",
            "end ",
            "end\n",
            "B1-b2",
            "b1-B2",
            "b1-b2 ",
            "b1 - b2",
            "b1–b2",
            "b1-b7",
            "b0-b1",
        ),
        *(
            "g1-a1",
            "b1b2",
            "b1Xb2",
            "b1-",
            "-b2",
            "*",
            "*g1",
            "* d4",
            "**d4",
            "d4*",
            "*d4*",
            "b1-b2-b3",
            "b1^",
            "²1-b2",
        ),
        *(
            "setup",
            "setup ",
            "setup  321123",
            "setup 32112",
            "setup 3211233",
            "setup 321124",
            "setup 021123",
            "Setup 321123",
        ),
        *(
            "setup321123",
            "ball",
            "ball C2",
            "ball g2",
            "ball c0",
            "ball c22",
            "ballc2",
            "ball  c2",
            "coasters 2310",
            "whistle",
        ),
        *("setup ３21123", "pass", "b1-b2\x00", "\ud800", "roll 4"),
    ],
)
def test_what_is_not_written_exactly_so_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.read_action(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Whistle",
        "whistle ",
        "coasters",
        "coasters 231",
        "coasters 23100",
        "coasters 2314",
        "coasters random",
        "b1-b2",
    ],
)
def test_what_is_not_written_exactly_so_is_no_chance_event(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.read_chance(text)


def test_a_long_text_is_not_repeated_at_length() -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.notation.read_action("b" * 10_000)
    assert len(refused.value.sentence) < 300


def refusal(drawing: str, text: str, coasters: str = "2310") -> tuple[str, str]:
    state = boards.state(drawing, coasters=coasters)
    action = GAME.notation.read_action(text)
    assert not GAME.is_legal(state, action)
    refused = GAME.refuse(state, action)
    assert isinstance(refused, IllegalAction)
    return refused.reason, refused.sentence


def test_every_action_anywhere_is_legal_or_refused_with_a_sentence() -> None:
    random = Random(7)
    steps = [f"{one}{sign}{two}" for one in CELL_NAMES for two in CELL_NAMES for sign in "-x^"]
    texts = (*steps, *(f"*{cell}" for cell in CELL_NAMES), "end", "ball c2")
    actions = [GAME.notation.read_action(text) for text in texts]
    for _ in range(6):
        state = boards.scattered(random)
        legal = set(GAME.legal(state))
        for action in actions:
            if action not in legal:
                refused = GAME.refuse(state, action)
                assert refused.sentence.endswith(".")
                assert "{" not in refused.sentence
