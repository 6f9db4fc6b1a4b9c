"""The table of a game's levels: each against the one below."""

import re
from itertools import pairwise
from math import inf, isclose
from pathlib import Path

import pytest

from players import levels
from rules import GAMES
from tools.strength.__main__ import main
from tools.strength.arena import Played, contest, pairings
from tools.strength.levels import Comparison, elo, neighbours, usual_seats, written

SHARE, ELO = r"[\d.]+%", r"[+−][\d∞]+"


def test_equal_strength_is_no_difference_however_many_play() -> None:
    for seats in (2, 3, 4, 8):
        assert isclose(elo(1 / seats, seats), 0, abs_tol=1e-9)
        assert elo(0.9, seats) > 0 > elo(0.01, seats)
    assert round(elo(0.64, 2)) == 100
    assert round(elo(10 / 13, 4)) == 400  # ten times as likely to win as each of the three others
    assert (elo(1.0, 2), elo(0.0, 4)) == (inf, -inf)


def test_a_victory_is_shared_by_those_who_win_together() -> None:
    def share(result: float) -> Comparison:
        return Comparison("hard", "easy", 4, (Played(0, "draw", result, "", 1, ((0.1,), (0.2,))),) * 8)

    assert share(0.25).share == 0.25
    assert elo(share(0.25).share, 4) == pytest.approx(0)
    low, high = share(0.5).interval
    assert low < 0.5 < high


def test_a_draw_of_a_whole_game_gives_everybody_the_same_share() -> None:
    games = pairings("mundialito", "random", "random", games=2, seed=1, options={"turn_limit": 6}, alone=True)
    assert [(game.result, game.share) for game in contest(games, 1)] == [("draw", 0.5)] * 2


def test_every_level_plays_the_one_below_from_every_seat() -> None:
    found = neighbours("hedgehog", games=3, seed=2, options={}, seats=3)
    assert [(one.level, one.below) for one in found] == [
        (level, below) for below, level in pairwise(levels("hedgehog"))
    ]
    for one in found:
        assert [game.first for game in one.played] == [0, 1, 2]
        assert all(
            game.share == {"win": 1, "draw": pytest.approx(1 / 3), "loss": 0}[game.result] for game in one.played
        )


@pytest.mark.proof
def test_the_table_can_be_pasted_into_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "mundialito", "--games", "2", "--option", "turn_limit=6"]) == 0
    told = capsys.readouterr().out
    assert "With 2 seats; a fair share is 50%." in told
    for level, below in zip(levels("mundialito")[1:], levels("mundialito"), strict=False):
        row = r" \| ".join(
            (f"`{level}`", f"`{below}`", "2", SHARE, f"{SHARE} to {SHARE}", ELO, f"{ELO} to {ELO}", r"\d+")
        )
        assert re.search(rf"\| {row} \|", told), told
        assert re.search(rf"\| `{level}` \| [\d.]+ ms \| [\d.]+ ms \|", told)
    widths = {line.count("|") for line in told.splitlines() if line.startswith("|")}
    assert widths == {9, 4}


def test_a_game_with_one_level_says_so() -> None:
    assert written("bowls", [], 2) == "bowls has only the level random."


def test_four_play_where_the_game_allows_it() -> None:
    assert usual_seats("mundialito") == 2
    assert usual_seats("hedgehog") == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_levels_says_beside_them_how_strong_they_are(game: str) -> None:
    page = Path(__file__).parents[2] / "players" / game / "LEVELS.md"
    assert len(levels(game)) == 1 or re.search(
        rf"tools.strength (arena|levels) {game}", page.read_text(encoding="utf-8")
    )
