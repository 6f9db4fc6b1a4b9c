"""The hedgehog race on ENGINE.md's pipe: how it begins, what it answers, what its view holds."""

import json
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match
from rules.core.pipe import Pipe
from rules.hedgehog import GAME
from rules.hedgehog.view import PastTurn, Piece, PossibleMove, Trace, View, recall
from tests.sampling import some_pairs

PIPE = Pipe(GAMES)
STATUS = {"ok": True, "events": 0, "to_act": "chance", "seat": None, "expects": "roll", "outcome": None}


def ask(op: str, **fields: Any) -> Any:
    return json.loads(PIPE.answer(json.dumps({"op": op, **fields})))


def code(op: str, **fields: Any) -> str:
    answer = ask(op, **fields)
    return "ok" if answer["ok"] else str(answer["error"]["code"])


def load(events: list[str], seats: int = 2, **options: Any) -> Any:
    return ask("load", game="hedgehog", seats=seats, options=options, seed=7, events=events)


def test_the_race_is_listed_with_its_seats_and_defaults() -> None:
    games = {game["name"]: game for game in ask("games")["games"]}
    assert games["hedgehog"] == {
        "name": "hedgehog",
        "seats": [1, 11],
        "options": {"stacking": "tree", "neutral": False, "turn_limit": None},
    }


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        *((seats, {}, "ok") for seats in range(1, 12)),
        *((seats, {}, "bad_seats") for seats in (0, -1, 12, 10**30, "4", 4.0, True, None, [4])),
        *((seats, {"neutral": True}, "ok") for seats in (1, 2, 3)),
        *((seats, {"neutral": True}, "bad_options") for seats in (4, 5, 11, 12, 10**30)),
        *((seats, {"neutral": True}, "bad_seats") for seats in (0, -3, "1", None, True)),
        *((12, {"neutral": value}, "bad_options") for value in (0, 1, "true", None)),
        *((12, {"stacking": value}, "bad_options") for value in ("Tree", "", "trees", "nest\n", None, True, 1)),
        *((12, {"turn_limit": value}, "bad_options") for value in (-1, 1.5, 60.0, "60", True, [60])),
        *((3, {"turn_limit": value}, "ok") for value in (None, 0, 1, 60, 10**30)),
        (3, {"stacking": "nest", "neutral": True, "turn_limit": None}, "ok"),
        (3, {"stacking": "tree", "neutral": False, "turn_limit": 0}, "ok"),
        (3, {"size": 3}, "bad_options"),
    ],
)
def test_the_race_begins_or_says_why_not(seats: Any, options: dict[str, Any], expected: str) -> None:
    assert code("new", game="hedgehog", seats=seats, options=options, seed=1) == expected


def test_a_turn_on_the_pipe() -> None:
    assert ask("new", game="hedgehog", seats=2, seed=7) == STATUS
    assert ask("legal") == {"ok": True, "actions": [], "truncated": False}
    assert ask("choices", prefix=[]) == {"ok": True, "choices": [], "complete": False, "notation": None}
    assert code("act", seat=0, event="nonsense") == "not_your_turn"
    assert code("chance", event="nonsense") == "bad_notation"
    assert code("chance", event="roll 7") == "bad_notation"
    assert code("perft", depth=1) == "bad_request"
    rolled = ask("chance", event="roll 4")
    assert rolled == {**STATUS, "event": "roll 4", "events": 1, "to_act": "seat", "seat": 0, "expects": None}
    assert code("chance") == code("chance", event="roll 4") == code("chance", event="nonsense") == "illegal_chance"
    assert code("act", seat=1, event="nonsense") == "not_your_turn"
    assert code("act", seat=0, event="nonsense") == "bad_notation"
    assert code("act", seat=0, event="roll 4") == "bad_notation"
    assert code("act", seat=0, event="Q+1") == "illegal_action"
    assert code("perft", depth=1) == "bad_request"


def test_choices_are_the_piece_and_then_its_moves() -> None:
    load(["roll 2"])
    # 0Q 1D 0D 1P 0P 1Q
    assert ask("legal")["actions"] == ["D-1", "P+1", "P+2", "P-1", "P-2", "end"]
    assert ask("choices", prefix=[])["choices"] == ["D", "P", "end"]
    assert ask("choices", prefix=["P"]) == {
        "ok": True,
        "choices": ["P+1", "P+2", "P-1", "P-2"],
        "complete": False,
        "notation": None,
    }
    assert ask("choices", prefix=["P", "P-2"]) == {"ok": True, "choices": [], "complete": True, "notation": "P-2"}
    assert ask("choices", prefix=["end"])["notation"] == "end"
    for nowhere in (["Q"], ["P+1"], ["P", "D-1"], ["D", "D+1"], ["end", "end"]):
        assert ask("choices", prefix=nowhere) == {"ok": True, "choices": [], "complete": False, "notation": None}


def test_the_outcomes_on_the_pipe() -> None:
    drawn = load(["roll 1", "end", "roll 2", "end"])
    assert drawn["outcome"] == {"reason": "passes", "draw": True, "ranking": [[0, 1]], "scores": None}
    assert (drawn["to_act"], drawn["expects"], code("chance"), code("act", seat=0, event="end")) == (
        "over",
        None,
        "game_over",
        "game_over",
    )
    assert [ask("perft", depth=depth)["nodes"] for depth in (0, 1)] == [1, 0]
    alone = load(["roll 6", "D-1", "P-1"], 1)
    assert alone["outcome"] == {"reason": "tree", "draw": False, "ranking": [[0]], "scores": [1]}
    lost = load(["roll 6", "end"] * 3, 1)
    assert lost["outcome"] == {"reason": "passes", "draw": True, "ranking": [[0]], "scores": None}


def test_a_load_names_the_first_bad_event_of_the_race() -> None:
    for events, kind, number in (
        (["roll 4", "roll 4"], "illegal_chance", 1),
        (["end"], "not_your_turn", 0),
        (["roll 4", "end", "roll 9"], "bad_notation", 2),
        (["roll 1", "Q+1"], "illegal_action", 1),
        (["roll 1", "end", "roll 1", "end", "roll 1"], "game_over", 4),
    ):
        answer = load(events)
        assert answer["error"]["code"] == kind
        assert f"Event {number}:" in answer["error"]["message"]


def test_drawn_rolls_depend_on_the_seed_and_their_number_alone() -> None:
    def rolls(*actions: str) -> list[str]:
        match = Match.begin(GAME, 2, {}, 7)
        for text in actions:
            match = match.resolve()
            match = match.act(match.to_act, text)
        return [text for text in match.resolve().log if text.startswith("roll")]

    first = Match.begin(GAME, 2, {}, 7).resolve().log[0]
    assert rolls("end")[0] == first
    moved = Match.begin(GAME, 2, {}, 7).resolve()
    other = moved.act(0, moved.legal()[0])
    other = other if other.to_act is None else other.act(0, "end")
    assert other.resolve().log[-1] == rolls("end")[1]


# What is seen -------------------------------------------------------------------------------------------------------


def seen(*events: str, seats: int = 4, **options: Any) -> View:
    view = Match.begin(GAME, seats, options, 1).replay(events).view(None)
    assert isinstance(view, View)
    return view


def test_before_the_roll_the_view_has_the_ring_and_who_will_roll() -> None:
    view = seen()
    assert (view.phase, view.to_act, view.turn, view.rolled, view.points_left, view.may_end) == (
        *("roll", 0, 1, None, 0, False),
    )
    assert view.stacks[:2] == ((Piece(0, 0, 3),), (Piece(1, 1, 2),))
    assert view.colours == ("red", "yellow", "blue", "green")
    assert (view.turn_limit, view.passes_to_draw, view.landed, view.moves, view.done, view.recent) == (
        *(240, 4, None, (), (), ()),
    )


def test_during_a_turn_the_view_has_every_move_and_its_cost() -> None:
    view = seen("roll 4", "P-1")
    # 0Q 1D 2P 3Q 0D 1P 2Q 3D0P 1Q 2D 3P
    assert (view.phase, view.rolled, view.points_left, view.may_end, view.landed) == ("move", 4, 3, True, 7)
    assert view.done == (Trace("P-1", Piece(0, 0, 1), 8, -1, 7, 1, Piece(3, 3, 2), ()),)
    assert PossibleMove("P+2", Piece(0, 0, 1), 7, 2, 9, 2) in view.moves
    assert [way.notation for way in view.moves] == sorted(way.notation for way in view.moves)
    assert view.joined == ()


def test_the_view_keeps_the_last_turn_and_the_points_lost() -> None:
    view = seen("roll 4", "P-1", "end", "roll 5", "end", "roll 1", "end")
    pawn = Trace("P-1", Piece(0, 0, 1), 8, -1, 7, 1, Piece(3, 3, 2), ())
    assert view.recent == (
        PastTurn(1, 0, 4, (pawn,), 3, False),
        PastTurn(2, 1, 5, (), 5, True),
        PastTurn(3, 2, 1, (), 1, True),
    )
    assert (view.passing, view.turn, view.to_act, view.landed) == ((1, 2), 4, 3, None)


def test_the_view_has_joined_pieces_and_the_finished_tree() -> None:
    view = seen("roll 6", "D-1", seats=1)
    assert (view.joined, view.built) == (((0, 0),), None)
    over = seen("roll 6", "D-1", "P-1", seats=1)
    assert (over.phase, over.to_act, over.joined, over.built) == ("over", None, ((0, 0), (0, 1)), (0, 0))
    assert (over.turn, over.recent[-1].turn, over.recent[-1].left, over.landed) == (1, 1, 3, 0)
    assert over.outcome is not None
    assert over.outcome.scores == (1,)


def test_a_gap_before_the_landing_moves_its_number() -> None:
    view = seen("roll 5", "D+2", seats=1, neutral=True)
    # 0Q 1D 2P 3Q 0D 1P 2Q 3D 0P 1Q 2D 3P, and D+2 ends on the queen that is stack 6 before and 5 after
    assert (view.done[0].origin, view.done[0].target, view.landed) == (4, 5, 5)
    assert view.stacks[5] == (Piece(2, None, 3), Piece(0, 0, 2))
    assert view.neutral


@pytest.mark.parametrize(
    ("seats", "options"),
    some_pairs([1, 2, 3, 7, 11], [{}, {"stacking": "nest"}, {"turn_limit": 0}, {"neutral": True}], 4),
)
def test_a_position_is_recalled_from_its_view(seats: int, options: dict[str, Any]) -> None:
    if seats > 3:
        options = {**options, "neutral": False}
    match = Match.begin(GAME, seats, options, 5)
    for number in range(300):
        for viewer in (None, seats - 1):
            assert recall(match.view(viewer)) == match.state
        if match.outcome is not None:
            break
        legal = match.legal()
        match = match.act(match.to_act, legal[number * 7 % len(legal)]) if legal else match.resolve()
