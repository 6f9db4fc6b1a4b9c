"""Stored sums are those of all games to the last bit, and grow as a ladder does."""

import json

import pytest

from ratings import Ladder, Sums, in_order
from rules.table.results import GameResult
from tests.ratings.builders import many


def server(results: list[GameResult]) -> list[GameResult]:
    return sorted((result for result in results if result.guild == 5), key=in_order)


def stored(sums: Sums) -> Sums:
    found = Sums.restored(list(sums.lines()))
    assert found is not None
    return found


@pytest.mark.parametrize("games", [0, 1, 40, 150])
def test_restored_sums_grow_to_what_all_games_come_to(games: int) -> None:
    results = server(many())
    sums = stored(Ladder(results[:games]))
    assert sums.count == len(results[:games])
    for result in results[games:]:
        sums.add(result)
    whole = Ladder(results)
    assert list(sums.lines()) == list(whole.lines())
    assert list(sums.bits()) == list(whole.bits())
    assert (sums.apart, sums.last, sums.seasons()) == (whole.apart, whole.last, whole.seasons())
    tallies = whole.unsaved()
    assert sums.unsaved() == {one.table: tallies[one.table] for one in results[games:] if one.table in tallies}


def test_sums_know_only_the_games_counted_since() -> None:
    first, second = server(many())[:2]
    sums = stored(Ladder([first]))
    sums.add(second)
    assert (sums.has(first.table), sums.has(second.table)) == (False, True)


def test_sums_made_by_other_arithmetic_are_ignored() -> None:
    head, *lines = Ladder(server(many())).lines()
    made, *others = json.loads(head)
    assert Sums.restored([json.dumps([made[::-1], *others]), *lines]) is None


@pytest.mark.parametrize("lines", [[], [""], ["[]"], ["{"], ["[1]", "[2]"]])
def test_sums_that_cannot_be_read_are_ignored(lines: list[str]) -> None:
    assert Sums.restored(lines) is None
    head = next(iter(Ladder().lines()))
    assert Sums.restored([head, *lines]) is None
