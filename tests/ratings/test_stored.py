"""What is stored of a counted game says all that was counted, to the last bit, and names nobody."""

import json

import pytest

from ratings import Ladder, arithmetic, in_order, read_counted, read_recent, write_counted
from tests.ratings.builders import DAY, HOUR, game, many, renamed


@pytest.mark.parametrize("results", [many(), many(300, people=16, seed=5, waits=(0, HOUR // 12), stand_ins=False)])
def test_a_stored_game_is_read_as_it_was_counted(results: list) -> None:  # type: ignore[type-arg]
    ladder = Ladder(sorted((one for one in results if one.guild == 5), key=in_order))
    assert any(one.apart for one in ladder.games)
    for one in ladder.games:
        assert read_counted(one.result, *write_counted(one)) == one


def test_a_stored_game_names_nobody() -> None:
    results = [renamed(one, 1, 111222333444555666) for one in many() if one.guild == 5]
    ladder = Ladder(sorted(results, key=in_order))
    assert "111222333444555666" not in json.dumps([write_counted(one) for one in ladder.games])


def test_a_game_is_recalled_for_some_of_its_people_alone() -> None:
    (counted,) = Ladder([game("t", 4, 5, 6)]).games
    _, text = write_counted(counted)
    assert text is not None
    assert read_recent(text, {0: 4, 2: 6}) == ({4: 1.0, 6: 1.0}, ((4, 6),))


def test_other_arithmetic_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = arithmetic()
    arithmetic.cache_clear()
    monkeypatch.setattr("ratings.counted.rate", lambda groups: groups)
    assert arithmetic() != before
    arithmetic.cache_clear()


def test_whoever_is_renamed_leaves_every_stored_game_as_it_was() -> None:
    results = sorted((one for one in many() if one.guild == 5), key=in_order)
    before = Ladder(results)
    for person in range(1, 31, 6):
        after = Ladder(renamed(one, person, -DAY) for one in results)
        assert list(map(write_counted, after.games)) == list(map(write_counted, before.games))
