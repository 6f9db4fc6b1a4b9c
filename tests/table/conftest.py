"""The toy on the shelf, beside the real games."""

import pytest

from rules import GAMES
from tests.table.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PEBBLES.about.key, PEBBLES)
