"""Adds the toy games to the shelf, beside the real ones."""

import pytest

from rules import GAMES
from tests.table.pebbles import MARBLES, PEBBLES
from tests.table.throws import THROWS


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for toy in (PEBBLES, MARBLES, THROWS):
        monkeypatch.setitem(GAMES, toy.about.key, toy)
