"""Remembered results of counted games are used only if correct, and change nothing but the work."""

from dataclasses import replace

import pytest

import ratings.ladder
from ratings import Ladder, Tally, in_order
from ratings.tallies import beginning
from rules.table.results import GameResult
from tests.ratings.builders import HOUR, NOVEMBER, game, many


def server(results: list[GameResult]) -> list[GameResult]:
    return sorted((result for result in results if result.guild == 5), key=in_order)


def remembered(results: list[GameResult], known: dict[str, Tally]) -> Ladder:
    ladder = Ladder()
    for result in results:
        ladder.add(result, known.get(result.table))
    return ladder


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how often the rating model is called, four times for each counted game."""
    calls: list[int] = []
    rate = ratings.ladder.rate

    def counting(*groups: object) -> object:
        calls.append(1)
        return rate(*groups)  # type: ignore[arg-type]

    monkeypatch.setattr(ratings.ladder, "rate", counting)
    return calls


def test_a_ladder_of_remembered_games_is_identical_and_never_calls_the_model(asked: list[int]) -> None:
    results = server(many())
    ladder = Ladder(results)
    assert asked
    known = ladder.unsaved()
    assert set(known) == {counted.result.table for counted in ladder.games if counted.why is None}
    assert ladder.unsaved() == {}
    asked.clear()
    again = remembered(results, known)
    assert not asked
    assert again.games == ladder.games
    assert list(again.bits()) == list(ladder.bits())
    assert again.apart == ladder.apart
    assert again.unsaved() == {}


def test_games_after_a_late_one_are_recounted(asked: list[int]) -> None:
    rows = [game(f"t{n}", 1, n + 2, at=NOVEMBER + n * HOUR) for n in range(4)]
    known = Ladder(rows).unsaved()
    late = game("late", 2, 1, at=NOVEMBER + HOUR + 1)
    with_it = sorted([*rows, late], key=in_order)
    asked.clear()
    ladder = remembered(with_it, known)
    assert len(asked) == 4 * 3
    assert set(ladder.unsaved()) == {"late", "t2", "t3"}
    assert list(ladder.bits()) == list(Ladder(with_it).bits())


def test_a_champion_that_becomes_known_later_has_no_game_counted_again(asked: list[int]) -> None:
    rows = [game(f"t{n}", 1, n + 2, at=NOVEMBER + n * HOUR) for n in range(4)]
    known = Ladder(rows).unsaved()
    asked.clear()
    remembered([replace(rows[0], champion="ESP"), *rows[1:]], known)
    assert not asked


@pytest.mark.parametrize("spoilt", [Tally(b"", b""), Tally(bytes(16), bytes(128)), Tally(beginning(), bytes(128))])
def test_tallies_of_other_games_are_ignored(spoilt: Tally) -> None:
    row = game("t", 1, 2)
    assert list(remembered([row], {"t": spoilt}).bits()) == list(Ladder([row]).bits())


def test_a_tally_of_too_few_people_is_ignored() -> None:
    row = game("t", 1, 2)
    right = Ladder([row]).unsaved()["t"]
    short = Tally(right.chain, right.ratings[:-16])
    assert list(remembered([row], {"t": short}).bits()) == list(Ladder([row]).bits())


def test_different_arithmetic_starts_another_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    before = beginning()
    beginning.cache_clear()
    monkeypatch.setattr("ratings.tallies.rate", lambda groups: groups)
    assert beginning() != before
    beginning.cache_clear()
