"""The laws of what people read and see, for every game; and a test of them: each mistake is caught by its law."""

from __future__ import annotations

import pytest

from tests.rules.bugs.said import MISTAKES
from tests.rules.laws.contract import Broken
from tests.sampling import some, some_pairs
from tests.shelf import SHELVES
from tests.words.laws import SAID


@pytest.mark.parametrize(("key", "law"), some_pairs(SHELVES, SAID, 3))
def test_what_is_said_of_every_game_keeps_the_law(key: str, law: str) -> None:
    SAID[law](key, SHELVES[key])


@pytest.mark.parametrize("name", some(MISTAKES, 3))
def test_each_mistake_is_caught_by_the_law_named_for_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = MISTAKES[name]
    for replaced in mistake.names:
        wrong = mistake.wrong(getattr(mistake.owner, replaced))
        monkeypatch.setattr(mistake.owner, replaced, staticmethod(wrong) if isinstance(mistake.owner, type) else wrong)
    with pytest.raises(Broken):
        SAID[mistake.law](mistake.game, SHELVES[mistake.game])


def test_every_law_has_a_mistake() -> None:
    assert {mistake.law for mistake in MISTAKES.values()} == set(SAID)
