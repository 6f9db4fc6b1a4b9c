"""How many taps a turn of the hedgehog race and a whole solo race take; every press counts."""

from typing import Any

import pytest

from cogs.faces import face
from cogs.faces.hedgehog import MOST_AT_ONCE
from cogs.faces.spread import Do, Step
from players import answer, question
from rules.core.match import Match
from rules.table.table import Finished, Running
from tests.bot.club import Club, Seen, use_seed
from words import speech

say = speech("en")
SEED = "5" * 64


class TapCounter:
    """Counts a person's taps on the buttons of a panel that stays open."""

    def __init__(self, club: Club, who: Any) -> None:
        self._club, self._who = club, who
        self._panel: Seen | None = None
        self.taps = 0

    async def play(self, match: Match, text: str) -> None:
        """Play an action: open the panel before the first one, and choose a piece if that is needed."""
        if self._panel is None:
            self._panel = await self._press(self._club.board(), say("button-panel"))
        assert match.to_act is not None
        spread = face("hedgehog").spread(match, match.to_act, "", say)
        label = _label([*spread.first, *spread.buttons], text)
        if label is None:
            piece = next(one for one in spread.first if isinstance(one, Step) and one.words == text[0])
            self._panel = await self._press(self._panel, piece.label)
            spread = face("hedgehog").spread(match, match.to_act, piece.words, say)
            label = _label(spread.buttons, text)
        assert label is not None
        self._panel = await self._press(self._panel, label)

    async def _press(self, seen: Seen, label: str) -> Seen:
        self.taps += 1
        return await self._club.press(self._who, seen, label)


def _label(buttons: Any, text: str) -> str | None:
    return next((one.label for one in buttons if isinstance(one, Do) and one.text == text), None)


async def alone(club: Club) -> tuple[Running | Finished, TapCounter]:
    """Start a solo race."""
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    await club.press(club.ana, club.board(), say("button-start"))
    table = await club.game()
    assert isinstance(table, Running)
    return table, TapCounter(club, club.ana)


async def test_a_solo_race_takes_one_tap_an_action_and_rarely_two(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    use_seed(monkeypatch, SEED)
    table, counter = await alone(club)
    actions = many = 0
    while isinstance(table, Running):
        view = table.match.view(0)
        many += len(view.moves) > MOST_AT_ONCE
        await counter.play(table.match, answer(question(table.match, 0, "normal")))
        actions += 1
        table = await club.game(table.id)
    assert table.result.reason == "tree"
    print(f"{counter.taps} taps for {actions} actions in {table.match.outcome.scores} turns")
    assert counter.taps <= 1 + actions + many
    assert counter.taps <= 1.5 * actions + 1


async def test_a_move_among_few_takes_one_tap_and_the_panel_continues_with_the_next_turn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_seed(monkeypatch, SEED)
    table, counter = await alone(club)
    begun = table.match.view(0).turn
    taps = None
    while isinstance(table, Running) and table.match.view(0).turn < begun + 3:
        few = len(table.match.view(0).moves) <= MOST_AT_ONCE
        before = counter.taps
        await counter.play(table.match, answer(question(table.match, 0, "normal")))
        if before and few:
            taps = counter.taps - before
            assert taps == 1
        table = await club.game(table.id)
    assert taps == 1
