"""The hedgehog race on the pipe and its oracle, side by side, for every number of seats and every option."""

import json
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core.pipe import Pipe
from tests.rules.hedgehog_oracle import PIPS, HedgehogOracle
from tests.sampling import some

LIMITS: list[dict[str, Any]] = [{"turn_limit": limit} for limit in (None, 0, 1, 23)]
RINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, {"stacking": stacking, "neutral": neutral})
    for seats in range(1, 12)
    for stacking in ("tree", "nest")
    for neutral in (False, True)
    if seats <= 3 or not neutral
]
TABLES = [
    *(
        (seats, {name: value for name, value in options.items() if value not in ("tree", False)})
        for seats, options in RINGS
    ),
    *((seats, {**options, **LIMITS[number % 4]}) for number, (seats, options) in enumerate(RINGS)),
]
LONGEST = 400


@pytest.mark.parametrize(("seats", "options"), some(TABLES, 16), ids=json.dumps)
def test_whole_games_of_the_race_agree_at_every_step(seats: int, options: dict[str, Any]) -> None:
    random = Random(f"{seats}{options}")
    pipe, twin = Pipe(GAMES), HedgehogOracle(seats, **options)
    ask = lambda **request: json.loads(pipe.answer(json.dumps(request)))  # noqa: E731
    answer = ask(op="new", game="hedgehog", seats=seats, options=options, seed=seats)
    event = ""
    for _ in range(LONGEST):
        assert answer == {"ok": True, **twin.status()}
        if random.random() < 0.2:
            assert ring(ask(op="view")["view"]) == twin.ring
        legal = ask(op="legal")
        assert legal == {"ok": True, "actions": twin.legal(), "truncated": False}
        if twin.outcome:
            break
        if twin.points is None:
            given = {"event": f"roll {random.randint(1, 6)}"} if random.random() < 0.3 else {}
            answer = ask(op="chance", **given)
            event = answer.pop("event")
        else:
            assert refused(ask, twin, random) in ("illegal_action", "")
            event = wilful(twin, legal["actions"], random)
            answer = ask(op="act", seat=twin.seat, event=event)
        twin.play(event)
    assert ask(op="log")["events"][-1] == event
    if options.get("turn_limit") in (1, 23):
        assert twin.outcome


def ring(view: dict[str, Any]) -> list[list[str]]:
    return [[f"{piece['colour']}{'PDQ'[piece['size'] - 1]}" for piece in stack] for stack in view["stacks"]]


def refused(ask: Any, twin: HedgehogOracle, random: Random) -> str:
    """The pipe's answer to a move that the oracle doesn't list; empty if the move is possible."""
    text = f"{random.choice('QDP')}{random.choice('+-')}{random.randint(1, 12)}"
    if text in twin.legal():
        return ""
    return str(ask(op="try", seat=twin.seat, event=text)["error"]["code"])


def wilful(twin: HedgehogOracle, actions: list[str], random: Random) -> str:
    """Usually move, and onto one's own colour if possible, so that games are won."""
    moves = [text for text in actions if text != "end"]
    if not moves or random.random() < 0.1:
        return "end"
    home = [text for text in moves if joins(twin, text)]
    return random.choice(home or moves)


def joins(twin: HedgehogOracle, text: str) -> bool:
    """Whether the move joins two of the mover's pieces that are adjacent in a tree or a nest."""
    top = twin.reached(f"{twin.seat}{text[0]}", text[1], int(text[2:]))[-1]
    return top[:-1] == str(twin.seat) and abs(PIPS[text[0]] - PIPS[top[-1]]) == 1


def test_the_games_compared_reach_every_ending() -> None:
    met = set()
    for seed in range(120):
        random = Random(seed)
        twin = HedgehogOracle(random.randint(1, 4), random.choice(("tree", "nest")), turn_limit=40)
        while not twin.outcome:
            twin.play(f"roll {random.randint(1, 6)}" if twin.points is None else wilful(twin, twin.legal(), random))
        met.add(twin.outcome["reason"])
    assert met == {"tree", "nest", "passes", "stuck", "turn_limit"}
