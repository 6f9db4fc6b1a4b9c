"""A ring whose helpers lose on purpose gains less than an honest climber: a quick part of tools/rings."""

from __future__ import annotations

from statistics import mean

import pytest

from tools.rings.__main__ import REPLACED, STRATEGIES, WEEK, most, ring_climb
from tools.rings.world import friends, honest_climb

#: The most that a ring gains in a day or a week with helpers who have never played before.
A_DAY, A_WEEK = 50, 300


def test_somebody_who_wins_four_of_five_games_gains_more_than_any_ring() -> None:
    climbs = [honest_climb(0.8, WEEK, seed, members=8) for seed in range(4)]
    assert mean(one[0][0] for one in climbs) > 3 * A_DAY
    for when in (0, 1):
        assert mean(one[-1][when] for one in climbs) > 1.2 * A_WEEK


@pytest.mark.parametrize("helpers", [1, 2, 5])
@pytest.mark.parametrize("replaced", REPLACED)
def test_a_ring_gains_little_whatever_it_does(helpers: int, replaced: float) -> None:
    day, week, season = most([ring_climb(strategy, helpers, WEEK, replaced) for strategy in STRATEGIES])
    assert day < A_DAY
    assert max(week, season) < A_WEEK


def test_many_helpers_gain_hardly_more_than_few() -> None:
    found = {helpers: most([ring_climb(one, helpers, WEEK) for one in STRATEGIES[:2]]) for helpers in (5, 10, 50)}
    assert found[50][0] < A_DAY
    assert found[50][1] < A_WEEK
    assert found[50][1] < 1.2 * found[5][1]


def test_helpers_who_prepared_for_a_week_gain_hardly_more() -> None:
    assert most([ring_climb(one, 6, WEEK, prepared=7) for one in STRATEGIES[:4]])[1:] < (A_WEEK, A_WEEK)


@pytest.mark.parametrize("evening", [0, 30])
def test_friends_who_play_with_nobody_else_see_their_ratings_move(evening: int) -> None:
    moved = [abs(points) for seed in range(3) for day in friends(evening + 7, seed)[evening:] for points in day]
    assert mean(moved) > 5
    assert moved.count(0) < len(moved) / 8
