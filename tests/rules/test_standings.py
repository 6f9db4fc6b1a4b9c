"""Who is ahead while a game goes on, for events whose time is up."""

from __future__ import annotations

import pytest

from rules import GAMES
from rules.core.game import Game
from rules.mundialito.position import EMPTY
from tests.rules import boards, rings
from tests.rules.test_contract import STICKS, begun
from tests.shelf import SHELVES

BOARD = """
.. .. .. .. .. ..
.. .. .. .. .. ..
.. G1 .. B1 .. ..
.. .. Go .. .. ..
.. .. .. .. Bo ..
.. .. .. .. .. ..
"""


def test_a_game_that_does_not_know_who_is_ahead_says_nothing() -> None:
    assert STICKS.standing(begun().state) == ()


#: The games that know who is ahead.
KNOWING = [key for key, game in GAMES.items() if type(game).standing is not Game.standing]


def test_the_games_of_the_house_know_who_is_ahead() -> None:
    assert {"mundialito", "hedgehog", "dicecup", "worldcup"} <= {*KNOWING}


@pytest.mark.parametrize("key", KNOWING)
def test_a_standing_has_every_seat_once_before_the_end(key: str) -> None:
    for walk in SHELVES[key].usual:
        for match in walk.moments[:: max(1, len(walk.moments) // 40)]:
            if match.outcome is None:
                standing = match.game.standing(match.state)
                assert all(standing)
                assert sorted(seat for group in standing for seat in group) == [*range(match.seats)]


@pytest.mark.parametrize("key", KNOWING)
def test_everybody_is_level_at_the_start(key: str) -> None:
    match = SHELVES[key].usual[0].begun
    assert match.game.standing(match.state) == (tuple(range(match.seats)),)


def test_rule_15a_the_ball_further_forward_is_ahead_even_without_the_option() -> None:
    state = boards.state(BOARD)
    assert not state.adjudicate
    assert GAMES["mundialito"].standing(state) == ((1,), (0,))


def test_rule_16_goals_come_before_the_balls() -> None:
    state = boards.state(BOARD, match=True, goals=(2, 1))
    assert GAMES["mundialito"].standing(state) == ((0,), (1,))
    assert GAMES["mundialito"].standing(state._replace(goals=(2, 2))) == ((1,), (0,))


def test_no_ball_is_ahead_while_teams_line_up_after_a_goal() -> None:
    state = boards.state(BOARD, match=True, goals=(1, 1))._replace(step=0, cells=EMPTY)
    assert GAMES["mundialito"].standing(state) == ((0, 1),)
    assert GAMES["mundialito"].standing(state._replace(goals=(0, 1))) == ((1,), (0,))


def test_rule_8_whoever_has_more_of_a_tree_is_ahead_in_the_race() -> None:
    race = GAMES["hedgehog"]
    assert race.standing(rings.state("0Q0D 1Q 0P 1D1P 2Q 2P 2D", seats=3)) == ((0, 1), (2,))
    assert race.standing(rings.state("0Q1D0P 1Q 0D 1P")) == ((0, 1),)
    assert race.standing(rings.state("0P0D 0Q 1Q1D 1P", nest=True)) == ((0,), (1,))


@pytest.mark.parametrize("key", ["dicecup", "worldcup"])
def test_whoever_still_has_a_team_is_ahead_in_a_cup(key: str) -> None:
    for walk in SHELVES[key].usual:
        for match in walk.moments[len(walk.moments) // 2 :: 25]:
            if match.outcome is None and match.automatic.at_stake is not None:
                still = set(match.at_stake) if key == "dicecup" else set(match.state.seats_in)
                best = match.game.standing(match.state)[0]
                assert not still or set(best) <= still
