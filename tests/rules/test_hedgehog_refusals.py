"""Every refusal of the hedgehog race, word for word, and which texts are notation."""

import pytest

from rules.core.errors import BadNotation, BadOptions, IllegalAction, NotYourTurn
from rules.core.match import Match
from rules.hedgehog import GAME
from rules.hedgehog.moves import REASONS
from rules.hedgehog.pieces import End, Move, Roll, Size
from tests.rules import rings

UNDER = "Your queen is under your drone; only your topmost piece in a stack can move."
#: ring, points, nest, action, reason, sentence, facts; seat 0 is to act.
CASES = [
    (
        *("0Q1Q0D1D0P1P", 6, False, "P+1", "one-stack"),
        "All pieces are in one stack, so nothing can move; end is all you can do.",
        {},
    ),
    ("0Q1D0D 1Q 0P 1P", 6, False, "Q+1", "under-own", UNDER, {"piece": 3, "own": 2}),
    ("0Q0D1D 1Q 0P 1P", 1, False, "Q-9", "under-own", UNDER, {"piece": 3, "own": 2}),
    (
        *("0Q1D0D0P 1Q 1P", 6, False, "Q+1", "under-own"),
        "Your queen is under your pawn; only your topmost piece in a stack can move.",
        {"piece": 3, "own": 1},
    ),
    (
        *("0Q 1D 0D 1Q 0P1P", 6, False, "P+5", "too-far"),
        "That's too far: with 5 stacks in the ring a move goes 4 at most.",
        {"spaces": 5, "most": 4},
    ),
    (
        *("0Q1D0D 1Q0P1P", 6, False, "P-1000000000000000000000000000", "too-far"),
        "That's too far: with 2 stacks in the ring a move goes 1 at most.",
        {"spaces": 2, "most": 1},
    ),
    (
        *("0Q 1Q 0D 1D 0P 1P", 5, False, "Q-2", "too-dear"),
        "Moving your queen that far costs 6 points, and you have 5.",
        {"piece": 3, "cost": 6, "left": 5},
    ),
    (
        *("0Q 1Q 0D 1D 0P 1P", 1, False, "P+2", "too-dear"),
        "Moving your pawn that far costs 2 points, and you have 1.",
        {"piece": 1, "cost": 2, "left": 1},
    ),
    (
        *("0Q 1Q 0D 1D 0P 1P", 5, False, "D-3", "too-dear"),
        "Moving your drone that far costs 6 points, and you have 5.",
        {"piece": 2, "cost": 6, "left": 5},
    ),
    (
        *("0Q 1Q 0D 1D 0P 1P", 6, False, "Q-1", "lands-on-smaller"),
        "Your queen can't land on stack 6: the pawn on top is smaller.",
        {"piece": 3, "stack": 6, "top": 1},
    ),
    (
        *("0Q 1Q1D 0D 0P 1P", 6, False, "Q+1", "lands-on-smaller"),
        "Your queen can't land on stack 2: the drone on top is smaller.",
        {"piece": 3, "stack": 2, "top": 2},
    ),
    (
        *("0Q 1Q 0D 1D 0P 1P", 6, True, "P+2", "lands-on-bigger"),
        "Your pawn can't land on stack 1: the queen on top is bigger.",
        {"piece": 1, "stack": 1, "top": 3},
    ),
]


@pytest.mark.parametrize(("ring", "points", "nest", "text", "reason", "sentence", "facts"), CASES)
def test_a_refusal_of_the_race_says_why(
    ring: str, points: int, nest: bool, text: str, reason: str, sentence: str, facts: dict[str, int]
) -> None:
    state = rings.state(ring, points, nest=nest)
    action = GAME.notation.read_action(text)
    assert not GAME.is_legal(state, action)
    refused = GAME.refuse(state, action)
    assert isinstance(refused, IllegalAction)
    assert (refused.reason, refused.sentence) == (f"hedgehog-{reason}", sentence)
    assert refused.facts == facts
    assert all(type(fact) is int for fact in refused.facts.values())


def test_every_refusal_of_the_race_occurs() -> None:
    assert {case[4] for case in CASES} == set(REASONS.table)


@pytest.mark.parametrize("seats", [1, 2, 5, 11])
@pytest.mark.parametrize("stacking", ["tree", "nest"])
def test_every_move_is_legal_or_refused_with_a_sentence(seats: int, stacking: str) -> None:
    match = Match.begin(GAME, seats, {"stacking": stacking}, seats)
    every = [Move(size, steps) for size in Size for steps in range(-35, 36) if steps]
    for _ in range(60):
        if match.to_act is None:
            if match.outcome is not None:
                break
            match = match.resolve()
            continue
        legal = set(GAME.legal(match.state))
        for action in every:
            if action not in legal:
                refused = GAME.refuse(match.state, action)
                assert refused.sentence.endswith(".")
                assert "{" not in refused.sentence
        match = match.act(match.to_act, match.legal()[len(match.log) % len(match.legal())])


def test_end_is_never_refused() -> None:
    with pytest.raises(TypeError, match="never refused"):
        GAME.refuse(rings.state("0Q 0D 0P 1Q", 6), End())


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "END", "End", " end", "end ", "end\n", "pass", "stop", "q+2", "Q2", "Q 2", "Q+", "Q-", "+2", "Q"),
        *("Q++2", "Q+-2", "Q+2 ", " Q+2", "Q +2", "Q+ 2", "Q+2\n", "Q+02", "Q+00", "Q+0", "P-0", "Q−2", "Q–2", "Q±2"),
        *("K+1", "R+1", "QQ+1", "RQ+1", "1Q+1", "Q+1.0", "Q+1e1", "Q+²", "Q+２", "Q+١", "Q+x", "Q+2,P+1", "Q+2 P+1"),
        *("roll", "roll 4", "Roll 4", "Q+2\x00", "\ud800", "p-1", "D+1 end", "0Q+2", "Q2+", "queen+2"),
    ],
)
def test_what_is_not_written_exactly_so_is_no_action_of_the_race(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.notation.read_action(text)
    assert refused.value.reason == "hedgehog-notation"


@pytest.mark.parametrize(
    "text",
    [
        *("", "roll", "roll ", "roll 0", "roll 7", "roll 10", "roll 04", "roll 4 ", " roll 4", "roll  4", "Roll 4"),
        *("roll4", "roll -1", "roll 4\n", "roll ４", "roll four", "4", "die 4", "end", "Q+2", "roll 4 4", "\ud800"),
    ],
)
def test_what_is_not_written_exactly_so_is_no_roll(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.notation.read_chance(text)
    assert refused.value.reason == "hedgehog-chance-notation"


def test_whatever_is_written_can_be_read_back() -> None:
    assert GAME.notation.read_action("Q+2") == Move(Size.QUEEN, 2)
    assert GAME.notation.read_action("D-1") == Move(Size.DRONE, -1)
    assert GAME.notation.read_action("P+32") == Move(Size.PAWN, 32)
    assert GAME.notation.read_action("end") == End()
    for points in range(1, 7):
        assert GAME.notation.read_chance(f"roll {points}") == Roll(points)
    assert GAME.notation.tokens(Move(Size.PAWN, -3)) == ("P", "P-3")
    assert GAME.notation.tokens(End()) == ("end",)


@pytest.mark.parametrize("text", ["b" * 10_000, "Q+0" + "1" * 10_000])
def test_a_long_text_is_not_repeated_at_length_by_the_race(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.notation.read_action(text)
    assert len(refused.value.sentence) < 300


def test_a_number_of_any_length_is_a_number() -> None:
    match = Match.begin(GAME, 2, {}, 1).chance("roll 6")
    with pytest.raises(IllegalAction) as refused:
        match.act(0, "P-" + "9" * 10_000)
    assert refused.value.reason == "hedgehog-too-far"
    assert len(refused.value.sentence) < 300


def test_while_the_die_is_awaited_it_is_nobodys_turn() -> None:
    with pytest.raises(NotYourTurn):
        Match.begin(GAME, 2, {}, 1).act(0, "end")


@pytest.mark.parametrize("seats", range(4, 12))
def test_neutral_colours_are_refused_for_more_than_three_seats(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        Match.begin(GAME, seats, {"neutral": True}, 1)
    assert refused.value.reason == "hedgehog-neutral"
    assert refused.value.sentence == "Neutral colours are for 1 to 3 players. Turn them off for up to 11."
