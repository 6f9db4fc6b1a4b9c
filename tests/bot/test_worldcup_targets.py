"""What the controls of one press ask of the rules."""

from collections import Counter
from collections.abc import Iterable

import pytest

from cogs.faces import face
from rules.core.game import Choices
from rules.core.match import Match
from tests.rules.worldcup_moments import begun
from words import speech


@pytest.mark.parametrize("card", ["3", "F", "21"])
def test_targets_are_asked_for_once(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[str, ...]] = Counter()
    choices = Match.choices

    def counted(self: Match, prefix: Iterable[str]) -> Choices:
        found = tuple(prefix)
        asked[found] += 1
        return choices(self, found)

    match = begun(2002, 4, [["3", "F", "21"]])
    monkeypatch.setattr(Match, "choices", counted)
    face("worldcup").spread(match, 0, card, speech("en"))

    assert {prefix: times for prefix, times in asked.items() if prefix and times > 1} == {}
