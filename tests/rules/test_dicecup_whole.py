"""500 whole dice cups: what must hold in each, and the group tables recomputed from the log alone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core.match import Match
from rules.dicecup import GAME
from rules.dicecup.pieces import Stage
from rules.dicecup.view import View
from tests.rules.cups import look, over
from tests.sampling import some

CUPS = 500
BATCH = 25
MODES = ("beginner", "professional", "touristic")
ROUNDS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))


def cup(seed: int) -> Match:
    random = Random(seed)
    seats = 1 + seed % 6
    options: dict[str, Any] = {
        "mode": MODES[seed % 3],
        "selection": random.choice(("standard", "random")),
        "seeding": random.random() < 0.8,
        "custom_team": random.choice(("", "Mars")),
        "custom_stars": random.randint(1, 3),
        "dealer": random.randrange(seats),
    }
    return over(Match.begin(GAME, seats, options, seed))


@pytest.mark.parametrize("first", some(range(0, CUPS, BATCH), 6))
def test_whole_cups_are_sound(first: int) -> None:
    for seed in range(first, first + BATCH):
        match = cup(seed)
        view = look(match)
        assert match.outcome is not None
        assert sorted(seat for place in match.outcome.ranking for seat in place) == list(range(match.seats))
        assert view.matches_done == view.matches_all
        check_rolls(match)
        check_teams(view)
        check_matches(view)
        if seed % 3:
            tables = worked_out(match.log, touristic=seed % 3 == 2)
            assert [[row.code for row in group.rows] for group in view.groups] == [order for order, _ in tables]
            assert [{row.code: (row.points, row.difference) for row in group.rows} for group in view.groups] == [
                numbers for _, numbers in tables
            ]


def check_rolls(match: Match) -> None:
    """The dice fall after every `roll`, and only then."""
    for before, line in zip(("", *match.log), match.log, strict=False):
        assert (before == "roll") == line.startswith(("die ", "dice "))


def check_teams(view: View) -> None:
    """There is one champion, everybody else goes out once, and no coach's team gets lost."""
    assert [team.code for team in view.teams if team.fate == "won"] == [view.champion]
    assert sum(team.fate == "out" for team in view.teams) == 31
    assert sorted(team.final_place for team in view.teams if team.final_place) == [1, 2, 3, 4]
    out = [team.out_in for team in view.teams]
    halves = {stage: out.count(stage) for stage in view.stages if stage is not Stage.THIRD_PLACE}
    first = {Stage.GROUPS: 16, Stage.ROUND_OF_32: 16}[view.stages[0]]
    assert list(halves.values()) == [first, 8, 4, 2, 1]
    assert sorted(code for coach in view.coaches for code in coach.teams) == sorted(team.code for team in view.teams)
    assert sum(len(coach.surviving) for coach in view.coaches) == 1
    sizes = {len(coach.teams) for coach in view.coaches}
    assert max(sizes) - min(sizes) <= 1


def check_matches(view: View) -> None:
    """In a cup round the winner has more goals or, if level, more penalties; nobody plays twice in a round."""
    for stage in view.rounds:
        sides = [side.code for match in stage.matches for side in (match.home, match.away)]
        assert len(set(sides)) == 2 * stage.of
        for match in stage.matches:
            home, away = match.home, match.away
            assert home.score is not None
            assert away.score is not None
            winner, loser = (home, away) if match.winner == home.code else (away, home)
            if winner.penalties:
                assert home.score == away.score
                assert home.overtime == away.overtime
                assert winner.penalties[-1].total > loser.penalties[-1].total
                assert [cast.total for cast in home.penalties[:-1]] == [cast.total for cast in away.penalties[:-1]]
            else:
                assert (winner.score or 0) > (loser.score or 0)
                assert (home.overtime is None) == (home.regular != away.regular)


Table = tuple[list[str], dict[str, tuple[int, int]]]


def worked_out(log: tuple[str, ...], *, touristic: bool) -> list[Table]:
    """The order, points and goal differences of the eight groups, from the log alone."""
    drawn = next(line for line in log if line.startswith("draw ")).split()[1:]
    groups = [drawn[first : first + 4] for first in range(0, 32, 4)]
    throws = (list(map(int, line.split()[1:])) for line in log if line.startswith(("die ", "dice ")))
    boards = [groups[first : first + 2] for first in range(0, 8, 2)] if touristic else [groups]
    return [table for board in boards for table in board_played(board, throws)]


def board_played(board: list[list[str]], throws: Iterator[list[int]]) -> list[Table]:
    points = {code: 0 for group in board for code in group}
    difference = dict(points)
    for matches in ROUNDS:
        for group in board:
            for home, away in matches:
                (scored,), (conceded,) = next(throws), next(throws)
                for code, lead in ((group[home], scored - conceded), (group[away], conceded - scored)):
                    points[code] += 3 if lead > 0 else lead == 0
                    difference[code] += lead
    numbers = {code: (points[code], difference[code]) for code in points}
    return [(by_lots(group, numbers, throws), {code: numbers[code] for code in group}) for group in board]


def by_lots(codes: list[str], worth: dict[str, Any], throws: Iterator[list[int]]) -> list[str]:
    """The codes by their worth, best first; those worth the same roll three dice."""
    order: list[str] = []
    for value in sorted(set(map(worth.__getitem__, codes)), reverse=True):
        level = [code for code in codes if worth[code] == value]
        order += level if len(level) == 1 else by_lots(level, {code: sum(next(throws)) for code in level}, throws)
    return order
