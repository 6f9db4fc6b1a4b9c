"""ENGINE.md on a pipe, as a host meets it: `python -m rules` in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
OPENING = ["setup 321123", "setup 321123", "ball c2", "ball c5"]


class Host:
    """The other end of the pipe."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rules"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def line(self, line: bytes) -> Any:
        """The answer to one raw line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, op: str, **fields: Any) -> Any:
        return self.line(json.dumps({"op": op, **fields}).encode())

    def code(self, op: str, **fields: Any) -> str:
        """The error's code; "ok" if there is none."""
        answer = self.ask(op, **fields)
        if answer["ok"]:
            return "ok"
        assert set(answer) == {"ok", "error"}
        assert set(answer["error"]) == {"code", "message"}
        assert answer["error"]["message"]
        return str(answer["error"]["code"])

    def new(self, **options: Any) -> Any:
        return self.ask("new", game="mundialito", seats=2, options=options, seed=7)

    def load(self, events: list[str], **options: Any) -> Any:
        return self.ask("load", game="mundialito", seats=2, options=options, seed=7, events=events)


@pytest.fixture(scope="module")
def process() -> Iterator[Host]:
    host = Host()
    yield host
    assert host.process.stdin is not None
    host.process.stdin.close()
    assert host.process.wait(5) == 0
    assert host.process.stdout is not None
    assert host.process.stdout.read() == b""
    host.process.stdout.close()


@pytest.fixture
def host(process: Host) -> Host:
    assert process.new()["ok"]
    return process


STATUS = {"ok": True, "events": 0, "to_act": "seat", "seat": 0, "expects": None, "outcome": None}


def test_before_the_first_game_only_games_new_and_load_are_answered() -> None:
    lone = Host()
    for op in ("status", "choices", "legal", "act", "try", "chance", "view", "log", "perft"):
        assert lone.code(op) == "no_game"
        assert lone.code(op, seat="x", prefix=1, limit=0, event=1, depth=-1) == "no_game"
    assert lone.code("no such op") == "bad_request"
    assert lone.code("new", game="mundialito", seats=3) == "bad_seats"
    assert lone.code("status") == "no_game"
    lone.process.communicate()
    assert lone.process.returncode == 0


def test_games_lists_seats_and_defaults(host: Host) -> None:
    games = {game["name"]: game for game in host.ask("games")["games"]}
    assert games["mundialito"] == {
        "name": "mundialito",
        "seats": [2, 2],
        "options": {"coasters": "2310", "repetition": 3, "turn_limit": 200, "match": False, "adjudicate": False},
    }


def test_the_status_is_not_nested(host: Host) -> None:
    assert host.new() == STATUS
    assert host.ask("status") == STATUS
    assert host.ask("act", seat=0, event=OPENING[0]) == {**STATUS, "events": 1, "seat": 1}
    assert host.new(coasters="random") == {**STATUS, "to_act": "chance", "seat": None, "expects": "coasters"}
    drawn = host.ask("chance")
    assert drawn == {**STATUS, "events": 1, "event": drawn["event"]}
    assert host.new(coasters="random")["ok"]
    assert host.ask("chance") == drawn
    assert host.ask("log") == {"ok": True, "events": [drawn["event"]]}


def test_try_answers_ok_or_why_not_and_changes_nothing(host: Host) -> None:
    assert host.ask("try", seat=0, event=OPENING[0]) == {"ok": True}
    assert host.code("try", seat=0, event="setup 111111") == "illegal_action"
    assert host.ask("status") == STATUS


def test_legal_is_sorted_and_cut_at_its_limit(host: Host) -> None:
    whole = host.ask("legal")
    assert whole["actions"] == sorted(whole["actions"])
    assert (len(whole["actions"]), whole["truncated"]) == (90, False)
    assert host.ask("legal", limit=90) == whole
    assert host.ask("legal", limit=89) == {"ok": True, "actions": whole["actions"][:89], "truncated": True}
    assert host.ask("legal", limit=10**30) == whole


def test_choices_lead_to_an_action_or_nowhere(host: Host) -> None:
    assert host.load(OPENING)["seat"] == 1
    first = {"choices": ["*b6", "*d6", "a6", "b6", "d6", "f6"], "complete": False, "notation": None}
    assert host.ask("choices", prefix=[]) == {"ok": True, **first}
    assert host.ask("choices", prefix=["a6"]) == {"ok": True, **first, "choices": ["a6-a5"]}
    for action in host.ask("legal")["actions"]:
        tokens = [action] if action[0] == "*" else [action[:2], action]
        assert host.ask("choices", prefix=tokens) == {
            "ok": True,
            "choices": [],
            "complete": True,
            "notation": action,
        }
    for nowhere in (["b1"], ["a6", "a6-a4"], ["end"], ["a6-a5"], [""], ["*b6", "*b6"], ["\ud800"]):
        assert host.ask("choices", prefix=nowhere) == {"ok": True, "choices": [], "complete": False, "notation": None}


def test_chance_awaited_gives_empty_lists_and_no_error(host: Host) -> None:
    host.new(coasters="random")
    assert host.ask("legal") == {"ok": True, "actions": [], "truncated": False}
    assert host.ask("choices", prefix=[]) == {"ok": True, "choices": [], "complete": False, "notation": None}
    assert host.ask("choices", prefix=["b1"])["choices"] == []
    assert host.code("perft", depth=1) == "bad_request"
    assert host.ask("view", seat=1)["view"]["phase"] == "coasters"
    assert host.code("act", seat=0, event="nonsense") == "not_your_turn"
    assert host.code("chance", event="nonsense") == "bad_notation"
    assert host.code("chance", event="coasters 4444") == "bad_notation"
    assert host.code("chance", event="whistle") == "illegal_chance"
    assert host.ask("chance", event="coasters 0123")["event"] == "coasters 0123"
    assert host.ask("perft", depth=1)["nodes"] == 90


def test_a_finished_game_accepts_nothing_and_shows_everything(host: Host) -> None:
    over = host.load([*OPENING, "*b6", "end"], turn_limit=1)
    outcome = {"reason": "turn_limit", "draw": True, "ranking": [[0, 1]], "scores": None}
    assert over == {**STATUS, "events": 6, "to_act": "over", "seat": None, "outcome": outcome}
    assert host.ask("legal") == {"ok": True, "actions": [], "truncated": False}
    assert host.ask("choices", prefix=[]) == {"ok": True, "choices": [], "complete": False, "notation": None}
    assert host.code("act", seat=0, event="nonsense") == "game_over"
    assert host.code("chance") == "game_over"
    assert host.code("chance", event="nonsense") == "game_over"
    assert host.code("act", seat=2, event="nonsense") == "bad_request"
    assert host.code("legal", limit=0) == "bad_request"
    assert [host.ask("perft", depth=depth)["nodes"] for depth in (0, 1, 5)] == [1, 0, 0]
    assert host.ask("view")["view"]["outcome"] == outcome
    assert len(host.ask("log")["events"]) == 6


def test_errors_are_reported_in_a_fixed_order(host: Host) -> None:
    assert host.code("act", seat=1, event=5) == "bad_request"
    assert host.code("act", seat=1, event="nonsense") == "not_your_turn"
    assert host.code("act", seat=0, event="nonsense") == "bad_notation"
    assert host.code("act", seat=0, event="whistle") == "bad_notation"
    assert host.code("act", seat=0, event="b1-b2") == "illegal_action"
    assert host.code("chance") == "illegal_chance"
    assert host.code("chance", event="nonsense") == "illegal_chance"
    assert host.code("chance", event="coasters 2310") == "illegal_chance"
    assert host.code("chance", event="whistle") == "illegal_chance"


BEGINNINGS = [
    ({"game": 5, "seats": 9}, "bad_request"),
    ({"seats": 2}, "bad_request"),
    ({"game": "mundialito"}, "bad_request"),
    ({"game": "no such", "seats": 2, "options": []}, "bad_request"),
    ({"game": "no such", "seats": 2, "options": None}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": "7"}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": 7.0}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": True}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": None}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": "0" * 63}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": "0" * 63 + "g"}, "bad_request"),
    ({"game": "no such", "seats": 2, "seed": "0" * 64 + "\n"}, "bad_request"),
    ({"game": "no such", "seats": 9, "options": {"x": 1}}, "unknown_game"),
    ({"game": "Mundialito", "seats": 2}, "unknown_game"),
    ({"game": "mundialito", "seats": 9, "options": {"x": 1}}, "bad_options"),
    *(
        ({"game": "mundialito", "seats": 9, "options": {name: value}}, "bad_options")
        for name, values in {
            "coasters": ["231", "23100", "2314", "Random", "", 2310, None, ["2310"], "2310\n", "２310"],
            "repetition": [1, 2, 4, -3, 3.0, "3", True, False, None],
            "turn_limit": [-1, 1.5, 200.0, "200", True, None, [200]],
            "match": [0, 1, "true", None],
            "adjudicate": [0, 1, "yes", None],
        }.items()
        for value in values
    ),
    *(({"game": "mundialito", "seats": seats}, "bad_seats") for seats in (1, 3, 0, -2, "2", 2.0, True, None, [2])),
    ({"game": "mundialito", "seats": 2, "seed": -1}, "ok"),
    ({"game": "mundialito", "seats": 2, "seed": 10**300}, "ok"),
    ({"game": "mundialito", "seats": 2, "seed": "aB" * 32, "more": 1}, "ok"),
    ({"game": "mundialito", "seats": 2, "options": {"turn_limit": 10**30, "repetition": 0}}, "ok"),
]


@pytest.mark.parametrize(("fields", "code"), BEGINNINGS)
def test_a_game_that_cannot_begin_says_why_and_keeps_the_previous_one(
    host: Host, fields: dict[str, Any], code: str
) -> None:
    host.ask("act", seat=0, event=OPENING[0])
    assert host.code("new", **fields) == code
    assert host.ask("status")["events"] == (0 if code == "ok" else 1)


def test_without_a_seed_every_game_is_different(host: Host) -> None:
    drawn = set()
    for _ in range(8):
        host.ask("new", game="mundialito", seats=2, options={"coasters": "random"})
        drawn.add(host.ask("chance")["event"])
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("events", "options", "code", "number"),
    [
        (["nonsense"], {}, "bad_notation", 0),
        ([*OPENING, "b1-b2"], {}, "illegal_action", 4),
        ([*OPENING, "whistle"], {}, "illegal_chance", 4),
        ([OPENING[0], "coasters 2310"], {}, "illegal_chance", 1),
        ([OPENING[0]], {"coasters": "random"}, "not_your_turn", 0),
        (["nonsense"], {"coasters": "random"}, "bad_notation", 0),
        ([*OPENING, "*b6", "end", "end"], {"turn_limit": 1}, "game_over", 6),
        ([*OPENING, "*b6", "whistle"], {"match": True}, "illegal_chance", 5),
    ],
)
def test_a_failed_load_names_the_first_bad_event_and_keeps_the_previous_game(
    host: Host, events: list[str], options: dict[str, Any], code: str, number: int
) -> None:
    host.ask("act", seat=0, event=OPENING[1])
    answer = host.load(events, **options)
    assert answer["error"]["code"] == code
    assert str(number) in answer["error"]["message"].split(":")[0].split()
    assert host.ask("log")["events"] == OPENING[1:2]


def test_load_gives_the_same_game_back(host: Host) -> None:
    events = [*OPENING, "*b6", "end", "whistle"]
    answer = host.load(events, match=True)
    assert answer["outcome"] == {"reason": "whistle", "draw": True, "ranking": [[0, 1]], "scores": [0, 0]}
    assert host.ask("log")["events"] == events
    assert host.code("load", game="mundialito", seats=2) == "bad_request"
    assert host.code("load", game="no such", seats=2, events=[5]) == "bad_request"


@pytest.mark.parametrize(
    "line",
    [
        *(
            b"",
            b" ",
            b"{",
            b"}",
            b"nonsense",
            b"{'op':'games'}",
            b'{"op":"games"} x',
            b'{"op":NaN}',
            b'{"op":"games",}',
        ),
        *(
            b'{"op":"\xff"}',
            b'\xef\xbb\xbf{"op":"games"}',
            b"\x00",
            b"[" * 100_000,
            b'{"a":' * 50_000,
            b'{"op":"a\tb"}',
        ),
    ],
)
def test_a_line_that_is_no_json_is_refused_as_such(host: Host, line: bytes) -> None:
    assert host.line(line)["error"]["code"] == "bad_json"
    assert host.ask("status") == STATUS


#: One a line; JSON, all of it.
NO_REQUESTS = r"""
null
5
"status"
[]
[{"op":"status"}]
{}
{"op":null}
{"op":["status"]}
{"op":5}
{"OP":"status"}
{"op":"Status"}
{"op":"\ud800"}
{"op":"status "}
{"op":"legal","limit":true}
{"op":"legal","limit":1.0}
{"op":"legal","limit":-1}
{"op":"legal","limit":null}
{"op":"legal","limit":"5"}
{"op":"legal","limit":1e400}
{"op":"choices"}
{"op":"choices","prefix":"b1"}
{"op":"choices","prefix":[1]}
{"op":"choices","prefix":null}
{"op":"act"}
{"op":"act","seat":0}
{"op":"act","event":"end"}
{"op":"act","seat":"0","event":"end"}
{"op":"act","seat":true,"event":"end"}
{"op":"act","seat":-1,"event":"end"}
{"op":"act","seat":2,"event":"end"}
{"op":"act","seat":0.0,"event":"end"}
{"op":"act","seat":null,"event":"end"}
{"op":"act","seat":0,"event":null}
{"op":"try","seat":0,"event":["end"]}
{"op":"chance","event":5}
{"op":"view","seat":2}
{"op":"view","seat":"0"}
{"op":"view","seat":false}
{"op":"perft"}
{"op":"perft","depth":-1}
{"op":"perft","depth":1.0}
{"op":"perft","depth":"1"}
{"op":"perft","depth":true}
"""
ENDLESS = [b'{"op":' + b"[" * 900 + b"]" * 900 + b"}", b'{"op":"legal","limit":' + b"9" * 5000 + b"}"]


@pytest.mark.parametrize("line", [*NO_REQUESTS.strip().encode().split(b"\n"), *ENDLESS])
def test_json_that_is_no_request_is_a_bad_request(host: Host, line: bytes) -> None:
    assert host.line(line)["error"]["code"] == "bad_request"
    assert host.ask("status") == STATUS


def test_the_last_of_two_equal_keys_counts_and_surrounding_spaces_are_ignored(host: Host) -> None:
    assert host.line(b'  {"op":"games" , "op":"status"}\t\r') == STATUS


def test_an_event_of_any_length_and_depth_is_refused_briefly(host: Host) -> None:
    answer = host.ask("act", seat=0, event="x" * 1_000_000)
    assert answer["error"]["code"] == "bad_notation"
    assert len(answer["error"]["message"]) < 400
    nested: Any = "2310"
    for _ in range(200):
        nested = [nested]
    assert len(host.new(coasters=nested)["error"]["message"]) < 400


def test_perft_counts_set_up_and_end_and_goes_as_deep_as_it_likes(host: Host) -> None:
    assert host.ask("perft", depth=0)["nodes"] == 1
    assert host.ask("perft", depth=2)["nodes"] == 8100
    host.load(OPENING)
    assert [host.ask("perft", depth=depth)["nodes"] for depth in (1, 2, 3)] == [6, 66, 330]
    host.load([*OPENING, "*b6"], turn_limit=1)
    turns_left = host.ask("perft", depth=1)["nodes"]
    assert turns_left == len(host.ask("legal")["actions"])
    assert host.ask("perft", depth=10**9)["nodes"] == 0


def test_anything_else_on_the_command_line_prints_the_usage() -> None:
    done = subprocess.run([sys.executable, "-m", "rules", "what"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 2
    assert b"usage" in done.stderr
    assert done.stdout == b""
