"""The World Cup Game on the pipe (ENGINE.md)."""

import json
from typing import Any

import pytest

from rules import GAMES
from rules.core.pipe import Pipe
from rules.worldcup.cups import CUPS

BAG = "bag " + " ".join(CUPS[2002].teams)
DECK = "deck " + " ".join(sorted(CUPS[2002].cards, key=lambda card: (card not in ("111", "21", "11"), card)))


class Talk:
    """A conversation, each answer read."""

    def __init__(self) -> None:
        self.pipe = Pipe(GAMES)

    def __call__(self, op: str, **request: Any) -> Any:
        return json.loads(self.pipe.answer(json.dumps({"op": op, **request})))


@pytest.fixture
def ask() -> Talk:
    return Talk()


@pytest.fixture
def begun(ask: Talk) -> Talk:
    """2002 with four seats, the several-goal cards dealt first; seat 0 is to act."""
    events = [BAG, "dealer 3", DECK]
    assert ask("load", game="worldcup", seats=4, options={"cup": 2002}, seed=1, events=events)["seat"] == 0
    return ask


def test_the_game_is_on_the_list_with_its_options(ask: Talk) -> None:
    (game,) = [game for game in ask("games")["games"] if game["name"] == "worldcup"]
    assert game["seats"] == [2, 16]
    assert game["options"] == {"cup": 1930, "modifiers": True, "allocation": "bag", "passes": 2}


def test_a_new_cup_awaits_the_bag_or_the_lot_of_the_draft(ask: Talk) -> None:
    answer = ask("new", game="worldcup", seats=4, seed=1)
    assert (answer["to_act"], answer["expects"], answer["seat"]) == ("chance", "bag", None)
    answer = ask("new", game="worldcup", seats=4, seed=1, options={"allocation": "draft"})
    assert (answer["to_act"], answer["expects"]) == ("chance", "lot")


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (14, {"cup": 1930}, "bad_seats"),
        (14, {}, "bad_seats"),
        (16, {"cup": 2002}, None),
        (17, {"cup": 2002}, "bad_seats"),
        (1, {}, "bad_seats"),
        ("4", {}, "bad_seats"),
        (4, {"cup": "2002"}, "bad_options"),
        (14, {"cup": 1934}, "bad_options"),
        (4, {"passes": 0}, "bad_options"),
        (4, {"passes": 1}, None),
        (4, {"modifiers": 1}, "bad_options"),
        (4, {"allocation": "auction"}, "bad_options"),
    ],
)
def test_options_are_checked_before_seats(ask: Talk, seats: Any, options: dict[str, Any], code: str | None) -> None:
    answer = ask("new", game="worldcup", seats=seats, options=options, seed=1)
    assert answer.get("error", {}).get("code") == code


def test_choices_are_the_words_of_the_notation(begun: Talk) -> None:
    assert begun("choices", prefix=[])["choices"] == ["11", "111", "21", "x"]
    assert begun("choices", prefix=["x"])["choices"] == ["11", "111", "21"]
    assert "A1:FRA" in begun("choices", prefix=["111"])["choices"]
    answer = begun("choices", prefix=["111", "A1:FRA", "B2:ESP", "C1:BRA"])
    assert answer == {"ok": True, "choices": [], "complete": True, "notation": "111 A1:FRA B2:ESP C1:BRA"}
    assert begun("choices", prefix=["111", "B2:ESP", "A1:FRA"])["choices"] == []
    assert begun("choices", prefix=["x", "11"])["notation"] == "x 11"
    assert begun("choices", prefix=["x", "A"]) == {"ok": True, "choices": [], "complete": False, "notation": None}


def test_legal_is_cut_at_its_limit_without_listing_everything(begun: Talk) -> None:
    answer = begun("legal")
    assert (len(answer["actions"]), answer["truncated"]) == (5000, True)
    assert answer["actions"] == sorted(answer["actions"])
    assert begun("legal", limit=3)["actions"] == answer["actions"][:3]
    whole = begun("legal", limit=1_000_000)
    assert not whole["truncated"]
    assert whole["actions"][:5000] == answer["actions"]
    assert whole["actions"][-3:] == ["x 11", "x 111", "x 21"]


def test_a_hand_of_several_goal_cards_is_listed_in_no_time_up_to_the_limit(begun: Talk) -> None:
    game, state = GAMES["worldcup"], begun.pipe.match.state
    listed = game.legal(state)
    assert [game.notation.write(next(listed)) for _ in range(2)] == ["11 A1:FRA A1:SEN", "11 A1:FRA A2:DEN"]


def test_every_code_of_refusal(begun: Talk) -> None:
    def code(op: str, **request: Any) -> str:
        return str(begun(op, **request)["error"]["code"])

    assert code("act", seat=1, event="x 11") == "not_your_turn"
    assert code("act", seat=0, event="x  11") == "bad_notation"
    assert code("act", seat=0, event="11 A1:FRA") == "bad_notation"
    assert code("act", seat=0, event="11 A1:FRA A3:FRA") == "illegal_action"
    assert code("act", seat=0, event="A A1:FRA") == "illegal_action"
    assert code("act", seat=4, event="x 11") == "bad_request"
    assert code("chance") == "illegal_chance"
    assert code("chance", event="dots black black black black") == "illegal_chance"
    assert code("perft", depth=1) == "bad_request"
    assert begun("act", seat=0, event="x 11")["seat"] == 1


def test_an_onlooker_has_no_hand_and_a_seat_its_own(begun: Talk) -> None:
    assert begun("view")["view"]["hand"] is None
    hand = begun("view", seat=0)["view"]["hand"]
    assert sorted(card["card"] for card in hand) == ["11", "111", "21"]
    assert begun("view")["view"]["log"][-1] == "deck 87"
    assert begun("log")["events"][-1] == DECK


def test_while_chance_is_awaited_nothing_is_legal(ask: Talk) -> None:
    ask("new", game="worldcup", seats=4, seed=1)
    assert ask("legal") == {"ok": True, "actions": [], "truncated": False}
    assert ask("choices", prefix=[]) == {"ok": True, "choices": [], "complete": False, "notation": None}
    answer = ask("chance", event="bag ARG CHI")
    assert answer["error"]["code"] == "illegal_chance"
    assert ask("chance", event="bag arg")["error"]["code"] == "bad_notation"
    assert ask("act", seat=0, event="x A")["error"]["code"] == "not_your_turn"


def test_a_bad_event_in_a_log_is_named(ask: Talk) -> None:
    answer = ask("load", game="worldcup", seats=4, options={"cup": 2002}, seed=1, events=[BAG, "dealer 3", DECK, "x A"])
    assert answer["error"]["code"] == "illegal_action"
    assert answer["error"]["message"].startswith("Event 3")
