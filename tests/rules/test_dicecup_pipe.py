"""The dice cup on ENGINE.md's pipe: how it begins, what it answers, what its view holds."""

import json
from typing import Any

import pytest

from rules import GAMES
from rules.core.pipe import Pipe
from rules.core.plain import plain
from rules.core.terms import Routine
from rules.dicecup import GAME
from rules.dicecup.pieces import Dice, Die
from tests.rules.cups import DRAWN, FIELD, cards, dealt, group_matches, grouped, look, throw, turned

PIPE = Pipe(GAMES)
STATUS = {"ok": True, "events": 0, "to_act": "chance", "seat": None, "expects": "pick", "outcome": None}
NOTHING = {"ok": True, "choices": [], "complete": False, "notation": None}


def ask(op: str, **fields: Any) -> Any:
    return json.loads(PIPE.answer(json.dumps({"op": op, **fields})))


def code(op: str, **fields: Any) -> str:
    answer = ask(op, **fields)
    return "ok" if answer["ok"] else str(answer["error"]["code"])


def test_the_dice_cup_is_listed_with_its_seats_and_defaults() -> None:
    games = {game["name"]: game for game in ask("games")["games"]}
    assert games["dicecup"] == {
        "name": "dicecup",
        "seats": [1, 6],
        "options": {
            "mode": "beginner",
            "selection": "standard",
            "teams": "",
            "seeding": True,
            "custom_team": "",
            "custom_stars": 1,
            "dealer": 0,
        },
    }


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        *((seats, {}, "ok") for seats in range(1, 7)),
        *((seats, {}, "bad_seats") for seats in (0, -1, 7, 10**30, "4", 4.0, True, None)),
        *((seats, {"dealer": seats - 1}, "ok") for seats in range(1, 7)),
        *((seats, {"dealer": seats}, "bad_options") for seats in range(1, 7)),
        (7, {"dealer": 6}, "bad_options"),
        (0, {"dealer": 1}, "bad_options"),
        *((9, {"mode": value}, "bad_options") for value in ("Beginner", "", "beginner\n", None, 1)),
        *((9, {"selection": value}, "bad_options") for value in ("all", "", None, True)),
        *((9, {"custom_stars": value}, "bad_options") for value in (0, 4, 1.0, "1", None, True)),
        *((9, {"seeding": value}, "bad_options") for value in (0, "true", None)),
        *((9, {"custom_team": value}, "bad_options") for value in (None, 5, "x" * 25, "\t", "a\nb", "\u2029")),
        *((9, {"teams": value}, "bad_options") for value in (None, "ARG", "arg bra", [])),
        (3, {"colour": 3}, "bad_options"),
    ],
)
def test_the_cup_begins_or_says_why_not(seats: Any, options: dict[str, Any], expected: str) -> None:
    assert code("new", game="dicecup", seats=seats, options=options, seed=1) == expected


def test_a_match_on_the_pipe() -> None:
    assert ask("new", game="dicecup", seats=2, seed=7) == STATUS
    assert ask("legal") == {"ok": True, "actions": [], "truncated": False}
    assert ask("choices", prefix=[]) == NOTHING
    assert code("act", seat=0, event="nonsense") == "not_your_turn"
    assert code("perft", depth=1) == "bad_request"
    assert code("chance", event="die 1") == "illegal_chance"
    for wrong in ("pick", "pick ARG", cards("pick", FIELD[:31]), cards("Pick", FIELD), f"{cards('pick', FIELD)} "):
        assert code("chance", event=wrong) == "bad_notation"
    for word, following in (("pick", "deal"), ("deal", "piles")):
        assert ask("chance", event=cards(word, FIELD if word == "pick" else DRAWN))["expects"] == following
    answer = ask("chance", event=cards("piles", DRAWN))
    assert {key: answer[key] for key in ("to_act", "seat", "expects")} == {
        "to_act": "seat",
        "seat": 1,
        "expects": None,
    }
    assert ask("legal") == {"ok": True, "actions": ["roll"], "truncated": False}
    assert ask("choices", prefix=[]) == {**NOTHING, "choices": ["roll"]}
    assert ask("choices", prefix=["roll"]) == {**NOTHING, "complete": True, "notation": "roll"}
    assert ask("choices", prefix=["roll", "roll"]) == NOTHING
    assert code("act", seat=0, event="roll") == "not_your_turn"
    assert code("chance", event="die 1") == "illegal_chance"
    for wrong in ("Roll", "roll ", " roll", "roll 3", "", "die 3"):
        assert code("act", seat=1, event=wrong) == "bad_notation"
    assert code("try", seat=1, event="roll") == "ok"
    assert ask("act", seat=1, event="roll")["expects"] == "die"
    assert code("act", seat=1, event="roll") == "not_your_turn"
    for wrong in ("die", "die 10", "die -1", "die 03", "die 3 ", "dice 1 2", "dice 1 2 3 4", "dice 1 2 x", "throw 3"):
        assert code("chance", event=wrong) == "bad_notation"
    for impossible in ("die 5", "die 9", "dice 0 0 0", cards("piles", DRAWN)):
        assert code("chance", event=impossible) == "illegal_chance"
    assert ask("chance", event="die 4")["seat"] == 0
    assert code("chance", event="die 4") == "illegal_chance"


def test_a_die_shows_only_its_own_faces() -> None:
    match = throw(turned(), 1).act(0, "roll")
    assert [goals for goals in range(10) if GAME.can_happen(match.state, Die(goals))] == [0, 1, 2, 3]
    match = throw(turned(), 0, 0).act(1, "roll")
    assert [goals for goals in range(10) if GAME.can_happen(match.state, Die(goals))] == [0, 1, 2]
    match = throw(turned(), 0, 0, 0, 0).act(1, "roll")
    assert GAME.can_happen(match.state, Dice((2, 3, 4)))
    assert not GAME.can_happen(match.state, Dice((3, 3, 4)))


def test_the_view_is_plain_names_and_numbers() -> None:
    match = throw(turned(3), 0, 0, 1, 1, (2, 1, 0))
    seen = json.loads(json.dumps(plain(match.view(2))))
    assert (seen["viewer"], seen["mode"], seen["stage"], seen["phase"], seen["to_act"]) == (
        2,
        "beginner",
        "round-of-32",
        "roll",
        2,
    )
    assert seen["match"]["home"]["penalties"] == [{"dice": [1, 2, 3], "faces": [2, 1, 0], "total": 3}]
    assert seen["thrown"] == {
        "code": "ARG",
        "seat": 1,
        "cast": {"dice": [1, 2, 3], "faces": [2, 1, 0], "total": 3},
        "period": "penalties",
    }
    assert [due["place"] for due in seen["match"]["due"]] == ["away"]


def test_the_last_throw_is_seen_after_the_match_it_ended() -> None:
    view = look(throw(turned(), 1, 0))
    assert view.match is not None
    assert view.match.home.score is None
    assert view.thrown is not None
    assert (view.thrown.code, view.thrown.cast.total, view.thrown.period) == ("BEL", 0, "regular")


def routines(seats: int, **options: Any) -> list[tuple[str, Routine, int]]:
    """Every routine of a whole cup, with its stage ("lots" for lots)."""
    found: list[tuple[str, Routine, int]] = []
    match = dealt(seats, **options)
    while match.outcome is None:
        routine, formality = match.automatic.routine, match.automatic.formality
        assert ((routine or formality) is not None) == (match.to_act is not None)
        if routine is None:
            match = match.resolve() if formality is None else match.act(match.to_act, formality)
            continue
        view = look(match)
        assert match.legal() == [routine.text]
        assert routine.stage == view.round_number
        found.append(("lots" if view.lots else str(view.stage and view.stage.value), routine, match.automatic.chapter))
        match = match.act(match.to_act, routine.text)
    assert match.automatic.routine is None
    return found


@pytest.mark.parametrize("mode", ["beginner", "professional", "touristic"])
def test_every_roll_is_a_routine_of_rising_stages_and_matches(mode: str) -> None:
    found = routines(3, mode=mode)
    stages = [routine.stage for _, routine, _ in found]
    matches = [chapter for _, _, chapter in found]
    assert stages == sorted(stages)
    assert matches == sorted(matches)
    for kind, routine, _ in found:
        if kind == "groups":
            assert routine.deciding is (routine.stage % 4 == 3)
        elif kind == "lots":
            assert routine.stage % 4 == 0
            assert routine.deciding
        else:
            assert routine.deciding is (kind != "third-place")
        assert len(routine.marks) >= 2
        assert routine.finale is (kind == "final")
    last = {kind: routine.stage for kind, routine, _ in found}
    first = {"beginner": 1, "professional": 5, "touristic": 17}[mode]
    names = ["round-of-16", "quarter-finals", "semi-finals", "third-place", "final"]
    assert [last[name] for name in names] == [first + (mode == "beginner") + step for step in range(5)]


def test_lots_are_decisive_only_if_they_settle_who_goes_through() -> None:
    match = group_matches(grouped(mode="touristic"), [(0, 0)] * 12)
    assert match.automatic.routine == Routine("roll", 4, DRAWN[:4], True)
    match = throw(match, (0, 0, 4), (0, 0, 3), (0, 0, 2), (0, 0, 1))
    assert match.automatic.routine == Routine("roll", 4, DRAWN[4:8], True)


def test_a_cup_is_as_long_as_it_says() -> None:
    assert [GAME.length(seats, {}).minutes for seats in range(1, 7)] == [10] + [18] * 5
