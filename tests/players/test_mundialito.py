"""The footballers: what they must see, and what they must not see."""

from dataclasses import replace
from functools import cache

import pytest

from players import answer, levels, question
from players.mundialito import LEVELS
from players.mundialito.plans import turns
from rules.core.chance import Rng, seed_bytes
from rules.core.match import Match
from rules.mundialito.moves import legal
from rules.mundialito.play import apply
from rules.mundialito.position import NOTHING_SEEN, PLAYING, State
from rules.mundialito.threats import actions_to_goal
from rules.mundialito.view import recall, view_of
from tests.players.positions import GAME, asked, do, drawn
from tests.sampling import some

ONE_ACTION = """
    .d....
    ......
    ...o..
    ......
    .pp...
    PDQOPQ
"""
TWO_PASSES = """
    .....d
    ..O...
    ......
    ..p.o.
    .pp...
    PDQ.PQ
"""
STEP_AND_PASS = """
    ......
    .d...O
    ...o..
    ..D...
    .pp...
    PQ.PQ.
"""
# Bermellon threatens to pass d3-b1; only c2 can stop that.
MUST_STOP = """
    ......
    ......
    ..o..q
    ...O..
    .p....
    .D.dp.
"""
LOST = """
    ......
    ......
    ..o..q
    ......
    .p.O..
    ..D.D.
"""


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed), 0)


def chosen(level: str, state: State, seed: int = 1) -> str:
    view, actions = asked(state)
    return LEVELS[level].choose(view, actions, rng(seed))


@cache
def wandered(games: int = 12) -> tuple[State, ...]:
    """Return moments of games on random coasters, half played at random and half for goals, set-ups included."""
    states = []
    for seed in range(games):
        match, luck = Match.begin(GAME, 2, {"coasters": "random", "match": seed % 3 == 0}, seed).resolve(), rng(seed)
        while match.outcome is None and len(match.log) < 80:
            states.append(match.state)
            seat = match.to_act
            level = "easy" if match.state.playing and luck.below(2) else "random"
            match = match.act(seat, answer(question(match, seat, level)))
    return tuple(states[::3])


def tried(state: State) -> int:
    """Return how many actions the seat needs to score in this turn, found by brute force; 0 if it can't."""
    afters = [apply(state, action) for action in legal(state)]
    if any(after.outcome for after in afters):
        return 1
    middles = [after for after in afters if after.seat == state.seat]
    return 2 * any(apply(middle, action).outcome for middle in middles for action in legal(middle))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_scores_in_one_action_if_it_can(level: str) -> None:
    for left in (1, 2):
        assert do(drawn(ONE_ACTION, seat=0, left=left), chosen(level, drawn(ONE_ACTION, 0, left))).outcome is not None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("picture", [TWO_PASSES, STEP_AND_PASS])
def test_every_level_scores_in_two_actions_if_it_can(level: str, picture: str) -> None:
    state = drawn(picture, seat=0)
    assert tried(state) == 2
    for _ in range(2):
        state = do(state, chosen(level, state))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_rivals_goal_is_stopped_if_possible(level: str) -> None:
    state = drawn(MUST_STOP, seat=0)
    assert tried(state) == 0
    assert tried(state._replace(seat=1)) == 1
    while state.seat == 0:
        state = do(state, chosen(level, state))
    assert tried(state) == 0


def test_normal_stops_every_stoppable_goal_in_random_positions() -> None:
    stopped = 0
    for moment in wandered():
        state = moment._replace(match=False, seen=NOTHING_SEEN, repetition=0)
        if not (state.playing and state.left == 2) or tried(state) or not tried(state._replace(seat=1 - state.seat)):
            continue
        seat, board = state.seat, state.board
        assert board is not None
        possible = any(not actions_to_goal(board, after, 1 - seat) for after in turns(state))
        while state.seat == seat:
            state = do(state, chosen("normal", state))
        assert not possible or tried(state) == 0
        stopped += possible
    assert stopped > 3


def test_the_goal_search_agrees_with_brute_force() -> None:
    seen = set()
    for moment in wandered():
        if moment.playing and moment.board is not None:
            for seat in (0, 1):
                state = moment._replace(match=False, seat=seat, left=2, repetition=0)
                needed = tried(state)
                assert actions_to_goal(moment.board, state.cells, seat) == needed
                seen.add(needed)
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("level", LEVELS)
def test_every_choice_is_legal_along_random_play(level: str) -> None:
    moments = wandered()[:: {"easy": 1, "normal": 2, "hard": 24, "expert": 180}[level]]
    for number, state in enumerate(moments):
        if state.outcome is None:
            assert chosen(level, state, number) in asked(state)[1]


@pytest.mark.parametrize("level", some(LEVELS, 2))
def test_the_same_question_has_the_same_answer(level: str) -> None:
    for state in wandered()[5::80]:
        assert len({chosen(level, state, 7) for _ in range(2)}) == 1


def test_a_choice_depends_only_on_the_view() -> None:
    """The state behind the view may differ in everything that the view doesn't show."""
    for state in (moment for moment in wandered()[::40] if moment.playing):
        other = state._replace(repetition=0, turn_limit=0, turns=state.turns + 3)
        assert view_of(other, state.seat) == view_of(state, state.seat)
        assert chosen("normal", other, 3) == chosen("normal", state, 3)


def test_a_reconstructed_position_has_the_same_legal_actions() -> None:
    for state in wandered():
        if state.outcome is None:
            assert legal(recall(view_of(state, state.seat))) == legal(state)


def test_a_player_plays_on_in_a_hopeless_position() -> None:
    lost = drawn(LOST, seat=0)
    assert all(actions_to_goal(lost.board, after, 1) for after in turns(lost) if lost.board)
    assert chosen("normal", lost) in asked(lost)[1]


def test_easy_sometimes_blunders() -> None:
    always = replace(LEVELS["easy"], lapses=100, noise=0)
    never = replace(LEVELS["easy"], lapses=0, noise=0)
    differ = 0
    for state in wandered():
        if state.step == PLAYING and state.outcome is None:
            view, actions = asked(state)
            differ += always.choose(view, actions, rng(1)) != never.choose(view, actions, rng(1))
    assert differ


def test_the_computer_places_a_whole_set_up() -> None:
    match = Match.begin(GAME, 2, {}, 5)
    for _ in range(4):
        seat = match.to_act
        match = match.act(seat, answer(question(match, seat, "normal")))
    assert match.state.playing
    assert levels("mundialito")[0] == "random"
