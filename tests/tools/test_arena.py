"""The arena: reproducible contests, and the strength that each level must reach."""

import re

import pytest

from tools.strength.__main__ import main
from tools.strength.arena import contest, interval, pairings, table


@pytest.mark.proof
def test_normal_nearly_always_beats_random() -> None:
    played = contest(pairings("mundialito", "normal", "random", games=10, seed=3, options={}), jobs=2)
    assert sum(game.result == "win" for game in played) >= 9


def test_easy_beats_random_on_random_coasters_too() -> None:
    played = contest(pairings("mundialito", "easy", "random", games=10, seed=4, options={"coasters": "random"}), jobs=1)
    assert sum(game.result == "win" for game in played) >= 8


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    def results(jobs: int) -> list[tuple[int, str, str, int]]:
        played = contest(pairings("mundialito", "easy", "random", games=6, seed=5, options={}), jobs)
        return [(game.first, game.result, game.reason, game.turns) for game in played]

    assert results(1) == results(2)


def test_sides_swap_every_game_and_both_games_of_a_pair_have_the_same_luck() -> None:
    games = list(pairings("mundialito", "easy", "random", games=4, seed=1, options={}))
    assert [game.first for game in games] == [0, 1, 0, 1]
    assert games[0].seed == games[1].seed != games[2].seed == games[3].seed


def test_the_interval_contains_the_share_and_narrows_with_more_games() -> None:
    for games in (10, 100, 1000):
        low, high = interval(0.9 * games, games)
        assert low < 0.9 < high
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0


def test_the_figures_are_printed_for_each_side_and_in_total(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "mundialito", "random", "random", "--games", "4", "--option", "turn_limit=20"]) == 0
    told = capsys.readouterr().out
    for line in (r"random as Gualda +2 ", r"random as Bermellon +2 ", r"random against random +4 ", "ms a choice"):
        assert re.search(line, told)


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "chess", "random", "random"],
        ["arena", "mundialito", "random", "genius"],
        ["arena", "mundialito", "random", "random", "--option", "coasters=9"],
        ["arena", "mundialito", "random", "random", "--option", "turn_limit=soon"],
        ["arena", "mundialito", "random", "random", "--option", "coasters"],
        ["arena", "mundialito", "random", "random", "--seats", "3"],
        ["arena", "mundialito", "random", "random", "--games", "0"],
        ["levels", "chess"],
        ["levels", "mundialito", "--games", "0"],
        ["levels", "mundialito", "--seats", "3"],
        ["levels", "hedgehog", "--option", "nest=perhaps"],
    ],
)
def test_an_impossible_contest_is_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ending:
        main(arguments)
    assert ending.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_figures_can_be_printed_for_games_on_one_side_only() -> None:
    games = list(pairings("mundialito", "random", "random", games=1, seed=1, options={"turn_limit": 6}))
    assert "seat 2" not in table(contest(games, 1), "random", "random", ())


def test_a_lone_player_takes_each_seat_in_turn_with_the_same_luck() -> None:
    games = list(pairings("hedgehog", "easy", "random", games=6, seed=1, options={}, seats=3, alone=True))
    assert [game.first for game in games] == [0, 1, 2, 0, 1, 2]
    assert games[0].seed == games[2].seed != games[3].seed
    assert [games[1].side(seat) for seat in range(3)] == [1, 0, 1]
    told = table(contest(games, 1), "easy", "random", ())
    assert all(f"easy as seat {seat} " in told for seat in (1, 2, 3))


def test_at_a_large_table_the_levels_alternate_by_seat() -> None:
    games = list(pairings("hedgehog", "easy", "random", games=2, seed=1, options={}, seats=4))
    assert [[game.side(seat) for seat in range(4)] for game in games] == [[0, 1, 0, 1], [1, 0, 1, 0]]
