"""Why the analyst of Mundialito likes an action: each reason is true, and none is missing where it is plain."""

from collections import Counter
from functools import cache

import pytest

from players import question, weigh
from players.advice import Candidate, suggest
from players.mundialito import ANALYST, analyst
from players.mundialito.plans import turns
from players.mundialito.reasons import FACTS, NONE
from players.mundialito.search import WIN
from rules.core.match import Match
from rules.mundialito.moves import legal
from rules.mundialito.pieces import SEATS, cell_at, row_of, write
from rules.mundialito.play import apply
from rules.mundialito.position import BALL, PLAYING, State
from rules.mundialito.threats import actions_to_goal
from tests.players.positions import GAME, asked, do, drawn
from tests.players.test_mundialito import (
    LOST,
    MUST_STOP,
    ONE_ACTION,
    STEP_AND_PASS,
    TWO_PASSES,
    rng,
    tried,
    wandered,
)
from tests.words.test_catalogs import english

#: What makes it plain why a ball is passed back.
PLAIN = tuple(FACTS)[: tuple(FACTS).index("turn-ball-forward") + 1]


def advice(state: State, played: str | None = None) -> tuple[Candidate, ...]:
    view, actions = asked(state)
    return ANALYST.weigh(view, actions, rng(1), played)


def names(one: Candidate) -> list[str]:
    return [why.name for why in one.reasons]


def facts(one: Candidate, name: str) -> dict[str, str | int]:
    return next(dict(why.facts) for why in one.reasons if why.name == name)


def test_a_goal_is_the_best_reason() -> None:
    best = advice(drawn(ONE_ACTION, seat=0))[0]
    assert (names(best), best.chance) == (["goal"], 1.0)


@pytest.mark.parametrize("picture", [TWO_PASSES, STEP_AND_PASS])
def test_the_second_action_that_scores_is_named(picture: str) -> None:
    state = drawn(picture, seat=0)
    best = advice(state)[0]
    assert names(best) == ["goal-next"]
    assert best.chance == 1.0
    assert best.follows == (f"*{facts(best, 'goal-next')['cell']}",)
    assert do(do(state, best.action), best.follows[0]).outcome is not None


def test_a_goal_that_is_stopped_is_named_and_so_is_one_that_is_allowed() -> None:
    state = drawn(MUST_STOP, seat=0)
    best = advice(state)[0]
    assert names(best)[0] == "stops-goal"
    assert facts(best, "stops-goal")["soon"] == 1
    once = state._replace(left=1)
    found = [advice(once, write(action)) for action in legal(once)]
    assert all(names(one[0])[0] == "stops-goal" for one in found)
    losing = [one[-1] for one in found if names(one[-1]) == ["allows-goal"]]
    assert losing
    assert all(one.chance < 0.05 for one in losing)


def test_nothing_is_promised_where_every_turn_loses() -> None:
    found = advice(drawn(LOST, seat=0))
    assert all(names(one)[0] == "lost" for one in found)
    assert all(one.chance < 0.05 for one in found)


@cache
def moments() -> tuple[State, ...]:
    """Return moments of games, as the analyst sees them: the next goal decides."""
    return tuple(state._replace(match=False) for state in wandered() if state.step == PLAYING and state.outcome is None)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the analyst judge an eighth of the positions: what it says must be true even so."""
    for budget in ("BEST", "WANTED", "COMPARED"):
        monkeypatch.setattr(analyst, budget, getattr(analyst, budget) // 8)


@pytest.mark.usefixtures("hasty")
def test_every_reason_that_is_given_is_true() -> None:
    told: Counter[str] = Counter()
    for number, state in enumerate(moments()[::12]):
        actions = legal(state)
        played = write(actions[number % len(actions)])
        found = advice(state, played)
        for one in found:
            check(state, one)
            assert one.reasons
            told.update(names(one))
    assert len(told) > 12, told
    assert told["safe"] < sum(told.values()) / 8


def test_what_is_told_of_a_line_up_and_of_the_balls_place_is_true() -> None:
    match = Match.begin(GAME, 2, {"coasters": "random"}, 5).resolve()
    while not match.state.playing:
        found = weigh(question(match, match.to_act or 0, "easy"))
        for one in found:
            if "ball-in-line" in names(one):
                after = apply(match.state, GAME.notation.read_action(one.action))
                passes = [action for action in legal(again(after, match.state.seat)) if write(action)[0] == "*"]
                assert facts(one, "ball-in-line")["count"] == len(passes)
        match = match.act(match.to_act or 0, found[0].action)


def test_every_reason_has_its_sentence_and_every_sentence_a_reason() -> None:
    said = {name: needs.facts for name, needs in english().items() if name.startswith("mundialito-reason-")}
    assert said == {f"mundialito-reason-{name}": set(needed) for name, needed in FACTS.items()}


@pytest.mark.usefixtures("hasty")
@pytest.mark.proof
def test_either_order_of_the_best_turn_costs_nothing() -> None:
    compared = 0
    for state in moments()[::9]:
        best = advice(state)[0]
        if state.left < 2 or best.chance == 1 or not best.follows or best.follows[0] == "end":
            continue
        for first in {best.action, best.follows[0]} & set(map(write, legal(state))):
            if do(state, first).seat == state.seat and best.action in map(write, legal(do(state, first))):
                other = do(do(state, first), best.action if first != best.action else best.follows[0])
                if other.cells == do(do(state, best.action), best.follows[0]).cells:
                    found = advice(state, first)
                    own = next(one for one in found if one.action == first)
                    compared += first != best.action
                    assert own.chance >= found[0].chance - 0.05
    assert compared


def test_what_is_played_is_only_as_bad_as_two_looks_find_it() -> None:
    """The first is better at the greatest depth, and by less at the depth before; the last decides the game."""
    looks = [{1: 0, 2: 0}, {1: 50, 2: 10}, {1: 400, 2: 100}]
    assert analyst._hold(looks, [2]) == {1: 400, 2: 360}
    assert analyst._hold([*looks, {1: 100, 2: 90}], [2]) == {1: 100, 2: 90}
    assert analyst._hold([*looks, {1: 100, 2: -WIN - 1}], [2]) == {1: 100, 2: -WIN - 1}
    assert analyst._hold([*looks, {1: 90, 2: 100}], [2]) == {1: 90, 2: 100}


def test_in_a_match_a_goal_ahead_is_better_than_level_and_no_goal_decides() -> None:
    match = Match.begin(GAME, 2, {"match": True}, 3)
    for text in ("setup 213312", "setup 213312", "ball c2", "ball c5"):
        match = match.act(match.to_act or 0, text)
    level = ANALYST.chances(match.view(1))
    ahead = ANALYST.chances(type(match.view(1))(**{**vars(match.view(1)), "goals": (2, 0)}))
    assert ahead[0] > level[0]
    assert ahead[0] < 1


# The claims, by the rules alone ---------------------------------------------------------------------------------------


def again(state: State, seat: int) -> State:
    """Return the position as if a whole turn of the seat began."""
    return state._replace(seat=seat, left=2, step=PLAYING, outcome=None)


def passes(state: State, seat: int) -> set[str]:
    return {write(action)[1:] for action in legal(again(state, seat)) if write(action).startswith("*")}


def ahead(seat: int, cell: int) -> int:
    return row_of(cell) if seat == 0 else 5 - row_of(cell)


def check(state: State, one: Candidate) -> None:
    """Check each reason of a candidate against the rules."""
    seat, other = state.seat, 1 - state.seat
    first = do(state, one.action)
    done = first
    if first.outcome is None and first.seat == seat:
        done = do(first, one.follows[0])
    for why in one.reasons:
        told = dict(why.facts)
        needs_then = told.get("then", NONE) != NONE
        if needs_then:
            assert told["then"] == one.follows[0]
        check_goals(why.name, told, state, first, done if needs_then or why.name == "lost" else first, done)
        if first.outcome is None:
            check_steps(why.name, told, state, first)
            check_both(why.name, told, state, first, done)
        if "cell" in told and "size" in told and why.name not in ("goal-next",):
            cell = cell_at(str(told["cell"]))
            contents = {before.cells[cell] for before in (state, first, done)}
            assert any(content % 4 == told["size"] and 0 < content < BALL for content in contents)
    assert {seat, other} == set(SEATS)


def check_goals(name: str, told: dict[str, str | int], state: State, first: State, said: State, done: State) -> None:
    """Check a claim about goals; `said` is the position in which it must hold, `done` that after the turn."""
    seat, other = state.seat, 1 - state.seat
    match name:
        case "goal":
            assert first.outcome is not None
        case "goal-next":
            assert f"*{told['cell']}" in {write(action) for action in legal(first)}
            assert done.outcome is not None
        case "stops-goal":
            assert tried(again(state, other)) == told["soon"]
            assert tried(again(said, other)) == 0
        case "safe":
            assert tried(again(done, other)) == 0
        case "allows-goal" | "lost":
            assert tried(again(done, other)) > 0
            if name == "lost":
                assert all(tried(again(state._replace(cells=after), other)) for after in turns(state))
        case "threatens":
            assert tried(again(said, seat)) > 0
        case "decides":
            assert tried(again(done, other)) == 0
            assert all(tried(again(state._replace(cells=after), seat)) for after in turns(again(done, other)))
        case "loses":
            assert unstoppable(again(done, other))
        case "prevents":
            assert unstoppable(again(state, other))
        case _:
            return


def unstoppable(state: State) -> bool:
    """Whether the seat to act has a turn after which it can't be kept from scoring, nor the other side can score."""
    board, seat = state.board, state.seat
    assert board is not None
    for after in turns(state):
        replies = again(state._replace(cells=after), 1 - seat)
        if not tried(replies) and all(actions_to_goal(board, last, seat) for last in turns(replies)):
            return True
    return False


def check_steps(name: str, told: dict[str, str | int], state: State, first: State) -> None:
    """Check what a reason says about the first action alone."""
    seat, other = state.seat, 1 - state.seat
    ball, after = state.cells.find(BALL + seat), first.cells.find(BALL + seat)
    match name:
        case "ball-forward":
            assert ahead(seat, after) - ahead(seat, ball) == told["count"] > 0
        case "in-reach" | "opens-line" | "pushes-off-line" | "ball-reaches":
            assert told["cell"] in passes(first, seat)
            assert ahead(seat, cell_at(str(told["cell"]))) > ahead(seat, after)
            if name == "opens-line":
                assert told["cell"] not in passes(state, seat)
        case "blocks-line":
            assert told["cell"] in passes(state, other) - passes(first, other)
        case "stands-in-way":
            theirs = [write(action) for action in legal(again(state, other)) if "-" in write(action)]
            now = [write(action) for action in legal(again(first, other))]
            stopped = [text for text in theirs if text not in now and text.startswith(str(told["cell"]))]
            assert any(ahead(other, cell_at(text[-2:])) > ahead(other, cell_at(text[:2])) for text in stopped)
        case "swaps":
            assert ahead(seat, ball) - ahead(seat, after) == told["count"] > 0
            assert state.cells[after] % 4 == told["size"] == first.cells[ball] % 4
        case "last-row":
            moved = [
                cell for cell in range(36) if state.cells[cell] != first.cells[cell] and 0 < first.cells[cell] < BALL
            ]
            rows = {row_of(cell) + 1 for cell in moved}
            assert told["row"] in rows
            assert told["row"] == (6 if seat == 0 else 1)
        case "makes-way" | "finds-way":
            steps = [
                write(action)
                for action in legal(again(first, seat))
                if write(action).startswith(str(told["cell"]) + "-")
            ]
            assert any(ahead(seat, cell_at(text[-2:])) > ahead(seat, cell_at(text[:2])) for text in steps)
        case "more-passes":
            assert len(passes(first, seat)) == told["count"] > len(passes(state, seat))
        case "pushes-back":
            theirs = [
                cell for cell in range(36) if first.cells[cell] // 4 == other and first.cells[cell] % 4 == told["size"]
            ]
            assert sum(ahead(other, c) for c in theirs) < sum(
                ahead(other, c)
                for c in range(36)
                if state.cells[c]
                and state.cells[c] < BALL
                and state.cells[c] // 4 == other
                and state.cells[c] % 4 == told["size"]
            )
        case _:
            return


def check_both(name: str, told: dict[str, str | int], state: State, first: State, done: State) -> None:
    """Check what a reason says about both actions, which the first doesn't do alone."""
    seat, other = state.seat, 1 - state.seat
    ball, halfway, after = (one.cells.find(BALL + seat) for one in (state, first, done))
    match name:
        case "turn-ball-forward":
            assert ahead(seat, after) - ahead(seat, ball) == told["count"] > 0
            assert ahead(seat, halfway) <= ahead(seat, ball)
        case "turn-reaches":
            assert told["cell"] in passes(done, seat) - passes(state, seat)
            assert ahead(seat, cell_at(str(told["cell"]))) > ahead(seat, after)
        case "turn-blocks":
            assert told["cell"] in (passes(state, other) & passes(first, other)) - passes(done, other)
        case "forward":
            ways = [(start, end) for start in range(36) for end in range(36) if ahead(seat, end) > ahead(seat, start)]
            mine = [
                ahead(seat, end) - ahead(seat, start)
                for start, end in ways
                if state.cells[start] == first.cells[end] == 4 * seat + int(told["size"])
                or state.cells[start] == done.cells[end] == 4 * seat + int(told["size"])
            ]
            assert told["count"] in mine
        case "turn-forward" | "turn-last-row":
            moved = [
                cell for cell in range(36) if 0 < done.cells[cell] < BALL and done.cells[cell] != first.cells[cell]
            ]
            assert any(done.cells[cell] % 4 == told["size"] for cell in moved)
            assert name == "turn-forward" or told["row"] in {row_of(cell) + 1 for cell in moved}
        case _:
            return


def test_a_first_hint_passes_back_only_for_a_plain_reason() -> None:
    for seed in range(8):
        match = Match.begin(GAME, 2, {"coasters": "random"}, seed).resolve()
        for text in (*match.game.about.quick_setup_of(0)[:1], *match.game.about.quick_setup_of(1)[:1]):
            match = match.act(match.to_act or 0, text)
        while not match.state.playing:
            match = match.act(match.to_act or 0, match.legal()[seed % len(match.legal())])
        asked_of = question(match, match.to_act or 0, "normal")
        hint = suggest(weigh(asked_of))
        cells, seat = match.state.cells, match.state.seat
        if hint.action.startswith("*") and ahead(seat, cell_at(hint.action[1:])) < ahead(seat, cells.find(BALL + seat)):
            assert names(hint)[0] in PLAIN, (seed, hint)
