"""The engine and the oracle, side by side: every legal list, every status, every effect."""

import json
from random import Random
from typing import Any

import pytest

from rules import GAMES
from rules.core.match import Match, perft
from rules.core.pipe import Pipe
from rules.mundialito import GAME
from rules.mundialito.pieces import CELL_NAMES
from rules.mundialito.position import State
from tests.rules import boards
from tests.rules.oracle import Oracle
from tests.sampling import some, some_pairs

OPENING = ("setup 321123", "setup 321123", "ball c2", "ball c5")
#: Action sequences from the kick-off of OPENING, counted by the oracle.
PERFT = (6, 66, 330, 3366)


def contents(state: State) -> dict[str, int]:
    return {cell: content for cell, content in zip(CELL_NAMES, state.cells, strict=True) if content}


def oracle_contents(twin: Oracle) -> dict[str, int]:
    return {cell: 4 * seat + size for cell, (seat, size) in twin.pieces.items()} | {
        cell: 8 + seat for seat, cell in twin.balls.items()
    }


@pytest.mark.parametrize("seed", some(range(8), 3))
def test_scattered_positions_have_the_same_legal_actions_and_effects(seed: int) -> None:
    random = Random(seed)
    for _ in range(250):
        state = boards.scattered(random)
        twin = boards.oracle(state)
        assert boards.legal(state) == twin.legal()
        for action in random.sample(GAME.legal(state), 3) if len(GAME.legal(state)) > 3 else GAME.legal(state):
            after, copy = GAME.apply(state, action), twin.copy()
            copy.play(GAME.notation.write(action))
            assert contents(after) == oracle_contents(copy)
            assert (after.seat, after.outcome is None) == (copy.seat, copy.outcome is None)


VARIANTS: list[dict[str, Any]] = [
    {},
    {"coasters": "random"},
    {"coasters": "0000", "repetition": 0},
    {"coasters": "random", "match": True},
    {"match": True, "turn_limit": 40},
    {"match": True, "repetition": 0, "turn_limit": 0},
    {"turn_limit": 1},
    {"turn_limit": 7, "repetition": 0, "coasters": "1302"},
    {"adjudicate": True, "turn_limit": 9},
    {"adjudicate": True, "match": True, "turn_limit": 40},
]


@pytest.mark.parametrize(("options", "seed"), some_pairs(VARIANTS, range(4), 4), ids=json.dumps)
def test_whole_games_agree_at_every_step(options: dict[str, Any], seed: int) -> None:
    random = Random(f"{seed}{options}")
    pipe, twin = Pipe(GAMES), Oracle(**options)
    ask = lambda **request: json.loads(pipe.answer(json.dumps(request)))  # noqa: E731
    answer = ask(op="new", game="mundialito", seats=2, options=options, seed=seed)
    for step in range(700):
        assert answer == {"ok": True, **twin.status()}
        legal = ask(op="legal")
        assert legal == {"ok": True, "actions": twin.legal(), "truncated": False}
        whistled = random.random() < 0.01 or step == 600
        if twin.whistle_possible() and whistled:
            answer, event = ask(op="chance", event="whistle"), "whistle"
            assert answer.pop("event") == "whistle"
        else:
            assert twin.whistle_possible() or ask(op="chance", event="whistle")["ok"] is False
            if twin.stage == "coasters":
                answer = ask(op="chance")
                event = answer.pop("event")
            elif not legal["actions"]:
                break
            else:
                event = wilful(twin, legal["actions"], random)
                answer = ask(op="act", seat=twin.seat, event=event)
        twin.play(event)
    assert ask(op="log")["events"][-1] == event


def wilful(twin: Oracle, actions: list[str], random: Random) -> str:
    """Move ball and pyramids forward half of the time, else back and forth, so that goals and repetitions happen."""
    steps = [text for text in actions if text != "end"]
    if steps and twin.stage == "play":
        mood = random.random()
        forward = (1, -1)[twin.seat]
        if mood < 0.5:
            return max(steps, key=lambda text: (forward * int(text[-1]), text[0] == "*", random.random()))
        if mood < 0.7:
            return min(steps)
    return random.choice(actions)


def test_perft_of_the_kick_off() -> None:
    match = Match.begin(GAME, 2, {}, 1).replay(OPENING)
    assert tuple(perft(GAME, match.state, depth) for depth in (1, 2, 3, 4)) == PERFT
    twin = Oracle()
    for event in OPENING:
        twin.play(event)
    assert tuple(twin.perft(depth) for depth in (1, 2, 3)) == PERFT[:3]
    assert twin.perft(4) == PERFT[3]


def test_perft_of_a_match_continues_after_a_goal_and_has_no_whistle() -> None:
    match = Match.begin(GAME, 2, {"match": True}, 1)
    assert [perft(GAME, match.state, depth) for depth in (0, 1, 2)] == [1, 90, 8100]


@pytest.mark.parametrize("seed", range(3))
def test_perft_agrees_from_scattered_positions(seed: int) -> None:
    random = Random(1000 + seed)
    for _ in range(4):
        state = boards.scattered(random)
        assert perft(GAME, state, 3) == boards.oracle(state).perft(3)
