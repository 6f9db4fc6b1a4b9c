"""How Mundialito ends (rules 14 to 16, and 4): goals, draws, matches and their whistle."""

from random import Random
from typing import Any

import pytest

from rules.core.match import Match
from rules.core.outcome import Outcome
from rules.mundialito import GAME
from rules.mundialito.pieces import Coasters, Whistle
from rules.mundialito.position import PLAYING, State
from tests.rules import boards
from tests.rules.boards import after, legal

CHANCE = """
.. .. .. .. G2 ..
.. .. .. Go .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. Bo .. .. .. ..
B1 .. .. .. .. ..
"""


@pytest.mark.parametrize(("seat", "text"), [(0, "*e6"), (1, "*a1")])
def test_rule_14_ones_own_ball_on_the_last_row_wins_at_once_even_by_the_first_action(seat: int, text: str) -> None:
    state = after(boards.state(CHANCE, seat), text)
    assert state.outcome == Outcome("goal", False, ((seat,), (1 - seat,)))
    assert legal(state) == []


def test_rule_14_a_ball_on_its_own_first_row_means_nothing() -> None:
    drawing = """
        .. .. .. .. .. Bo
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. .. .. .. .. ..
        .. Go .. .. .. ..
        G1 .. .. .. .. ..
    """
    state = after(boards.state(drawing), "*a1")
    assert state.outcome is None
    assert state.left == 1


TO_AND_FRO = """
.. .. .. .. B2 ..
.. .. .. .. .. Bo
.. .. .. .. .. ..
.. .. G2 .. .. ..
.. .. .. .. .. ..
Go .. .. .. .. ..
"""
ROUND = ("c3-b3", "b3-c3", "e6-d6", "d6-e6")


@pytest.mark.parametrize("match", [False, True])
def test_rule_15_the_third_time_is_a_draw_and_the_position_after_set_up_is_the_first(match: bool) -> None:
    state = after(boards.state(TO_AND_FRO, coasters="0000", match=match), *ROUND, *ROUND[:3])
    assert state.outcome is None
    state = after(state, ROUND[3])
    assert state.outcome == Outcome("repetition", True, ((0, 1),), (0, 0) if match else None)


def test_rule_15_equal_pieces_are_interchangeable() -> None:
    first = boards.state(TO_AND_FRO.replace(".. .. G2 .. .. ..", ".. .. G2 G2 .. .."), coasters="0000")
    one_goes_round = ("d3-e3", "e3-f3", *ROUND[2:], "f3-a3", "a3-b3", *ROUND[2:], "c3-d3", "b3-c3", *ROUND[2:])
    swapped = after(first, *one_goes_round)
    assert swapped.outcome is None
    assert after(swapped, *one_goes_round).outcome == Outcome("repetition", True, ((0, 1),))


def test_rule_15_the_seat_to_move_counts() -> None:
    first = boards.state(TO_AND_FRO, coasters="0000")
    passed_on = after(first, *ROUND[:2], *ROUND[2:], *ROUND[:2])
    assert passed_on.seen == ((first.cells,) * 2, (first.cells,) * 2)
    assert passed_on.outcome is None


def test_rule_15_repetition_can_be_off() -> None:
    state = boards.state(TO_AND_FRO, coasters="0000", repetition=0)
    assert after(state, *ROUND * 5).outcome is None


@pytest.mark.parametrize(("goals", "ranking"), [((2, 1), ((0,), (1,))), ((0, 1), ((1,), (0,))), ((1, 1), ((0, 1),))])
def test_rules_15_and_16_an_ended_match_is_ranked_by_goals(
    goals: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = boards.state(TO_AND_FRO, coasters="0000", match=True, goals=goals, turn_limit=2, turns=0)
    ended = after(state, "c3-b3", "end", "e6-d6", "end")
    assert ended.outcome == Outcome("turn_limit", len(ranking) == 1, ranking, goals)
    whistled = GAME.apply(state, Whistle())
    assert whistled.outcome == Outcome("whistle", len(ranking) == 1, ranking, goals)


def test_rule_15_turns_of_both_seats_count_and_zero_means_no_limit() -> None:
    state = boards.state(TO_AND_FRO, coasters="0000", turn_limit=3, repetition=0)
    state = after(state, "c3-b3", "end", "e6-d6", "end")
    assert state.outcome is None
    assert after(state, "b3-a3", "end").outcome == Outcome("turn_limit", True, ((0, 1),))
    endless = boards.state(TO_AND_FRO, coasters="0000", turn_limit=0, repetition=0, turns=10_000)
    assert after(endless, *ROUND).outcome is None


def test_rule_15_a_goal_in_the_last_turn_stands() -> None:
    state = boards.state(CHANCE, turn_limit=1)
    assert after(state, "*e6").outcome == Outcome("goal", False, ((0,), (1,)))


def test_rule_15_if_both_draws_happen_at_once_the_reason_is_repetition() -> None:
    state = after(boards.state(TO_AND_FRO, coasters="0000", turn_limit=4), *ROUND, *ROUND)
    assert state.outcome == Outcome("repetition", True, ((0, 1),))


AHEAD = """
.. .. .. .. B2 ..
.. .. .. .. .. Bo
.. .. .. .. .. ..
.. .. G2 .. Go ..
.. .. .. .. .. ..
.. .. .. .. .. ..
"""


@pytest.mark.parametrize(
    ("drawing", "ranking"),
    [
        (AHEAD, ((0,), (1,))),  # two rows from its own first row against one
        (TO_AND_FRO, ((1,), (0,))),  # a ball on its own first row is no row ahead
        (TO_AND_FRO.replace("Bo", "..").replace("B2 ..", "B2 Bo"), ((0, 1),)),
    ],
)
@pytest.mark.parametrize(
    ("options", "reason"), [({}, "repetition"), ({"turn_limit": 4, "repetition": 0}, "turn_limit")]
)
def test_rule_15a_the_ball_further_forward_wins_instead_of_a_draw(
    drawing: str, ranking: tuple[tuple[int, ...], ...], options: dict[str, Any], reason: str
) -> None:
    ended = after(boards.state(drawing, coasters="0000", adjudicate=True, **options), *ROUND, *ROUND)
    assert ended.outcome == Outcome(reason, len(ranking) == 1, ranking)


@pytest.mark.parametrize(
    ("goals", "ranking"),
    [((0, 0), ((0,), (1,))), ((1, 1), ((0,), (1,))), ((0, 1), ((1,), (0,))), ((2, 1), ((0,), (1,)))],
)
def test_rule_15a_the_balls_decide_a_match_only_if_the_goals_are_level(
    goals: tuple[int, int], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = boards.state(AHEAD, coasters="0000", match=True, adjudicate=True, goals=goals)
    assert after(state, *ROUND, *ROUND).outcome == Outcome("repetition", False, ranking, goals)


def test_rules_15a_and_16_the_whistle_looks_at_the_goals_alone() -> None:
    state = boards.state(AHEAD, match=True, adjudicate=True, goals=(1, 1))
    assert GAME.apply(state, Whistle()).outcome == Outcome("whistle", True, ((0, 1),), (1, 1))


def test_rule_16_after_a_goal_the_board_is_set_up_again_and_the_conceding_seat_moves_first() -> None:
    for scorer, text in ((0, "*e6"), (1, "*a1")):
        state = boards.state(CHANCE, scorer, match=True, turns=50, repetition=3)
        state = after(state, text)
        assert (state.outcome, state.goals, state.seat, state.step) == (None, (1 - scorer, scorer), 0, 0)
        assert len(legal(state)) == 90
        state = after(state, "setup 321123", "setup 321123", "ball c2", "ball c5")
        assert (state.step, state.seat, state.turns) == (PLAYING, 1 - scorer, 0)
        assert sum(map(len, state.seen)) == 1


def test_rule_16_the_whistle_blows_only_between_turns_and_before_a_new_set_up() -> None:
    def possible(state: State) -> bool:
        return GAME.can_happen(state, Whistle())

    begun = Match.begin(GAME, 2, {"match": True}, 1)
    for text in ("setup 321123", "setup 321123", "ball c2", "ball c5"):
        assert not possible(begun.state)
        begun = begun.follow(text)
    assert possible(begun.state)
    assert begun.turn.seat == 1
    state = boards.state(CHANCE, match=True)
    assert possible(state)
    middle = after(state, "d5-d6") if "d5-d6" in legal(state) else after(state, legal(state)[-1])
    assert not possible(middle)
    scored = after(state, "*e6")
    assert possible(scored)
    for text in ("setup 321123", "setup 321123", "ball c2"):
        scored = after(scored, text)
        assert not possible(scored)
    assert possible(after(scored, "ball c5"))
    assert not possible(GAME.apply(state, Whistle()))
    assert not possible(boards.state(CHANCE))


def test_rule_4_random_coasters_are_turned_first_and_stay_for_a_whole_match() -> None:
    match = Match.begin(GAME, 2, {"coasters": "random", "match": True}, 11)
    assert match.legal() == []
    assert GAME.can_happen(match.state, Coasters("0123"))
    assert not GAME.can_happen(match.state, Whistle())
    match = match.resolve()
    lay = match.state.board
    random = Random(4)
    while match.state.goals == (0, 0) and match.outcome is None:
        goals = [text for text in match.legal() if text[0] == "*" and text[2] == ("6", "1")[match.to_act]]
        match = match.act(match.to_act, goals[0] if goals else random.choice(match.legal()))
    assert match.state.board is lay
    assert not GAME.can_happen(match.state, Coasters("0123"))


def played(seed: int, **options: Any) -> Match:
    """A game at random, with the whistle after 3,000 events."""
    random, match = Random(seed), Match.begin(GAME, 2, {"turn_limit": 0, "repetition": 0, **options}, seed)
    while match.outcome is None:
        over = options.get("match") and len(match.log) >= 3000 and match.game.can_happen(match.state, Whistle())
        match = match.chance("whistle") if over else match.follow(random.choice(match.legal()))
    return match


def test_rule_14_a_game_is_decided_by_its_goal() -> None:
    match = played(1)
    assert match.deciding_moment() is match


def test_rule_16_a_match_is_decided_by_the_goal_that_made_one_more_than_the_other_side_scored_in_all() -> None:
    decided = 0
    for seed in range(12):
        match = played(seed, match=True)
        goals, moment = match.state.goals, match.deciding_moment()
        if goals[0] == goals[1]:
            assert moment is match
            continue
        winner = goals.index(max(goals))
        before = Match.begin(GAME, 2, match.options, seed).replay(list(moment.log)[:-1])
        assert moment.view(None).scored == winner
        assert moment.state.goals[winner] == min(goals) + 1 == before.state.goals[winner] + 1
        assert list(match.log)[: len(moment.log)] == list(moment.log)
        decided += 1
    assert decided > 3
