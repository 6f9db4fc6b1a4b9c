"""How many taps lead from the list of games to one's own first move: a press counts as one, opening a menu as one, and
choosing from it as one.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules import GAMES
from rules.table.table import Running
from tests.bot.club import Club, Seen
from words import speech

say = speech("en")
#: The most taps before the first own move; where the game was played before, its page comes first, so it is one less.
MOST_TAPS = 6


class TapCounter:
    """What a person sees, and how often they have tapped."""

    def __init__(self, club: Club, who: Any, seen: Seen) -> None:
        self.club, self.who, self.seen = club, who, seen
        self.count = 0

    async def press(self, custom_id: str) -> None:
        """Press a button."""
        self.count += 1
        self._shown(await self.club.forge(self.who, self.seen, custom_id))

    async def choose(self, menu: dict[str, Any], value: str) -> None:
        """Open a menu and choose from it: two taps."""
        self.count += 2
        self._shown(await self.club.forge(self.who, self.seen, menu["custom_id"], [value]))

    def _shown(self, seen: Seen) -> None:
        self.seen = seen or self.seen

    def moves(self) -> list[str]:
        """The custom ids of the buttons that play an action."""
        return [custom_id for custom_id in self.seen.ids if ":do:" in custom_id]

    async def choose_a_piece(self) -> None:
        """Make the first choice that is needed before something can be played."""
        steps = [custom_id for custom_id in self.seen.ids if ":step:" in custom_id]
        menu = next(iter(self.seen.selects.values()), None)
        if menu is not None:
            await self.choose(menu, menu["options"][0]["value"])
        else:
            await self.press(steps[0])


@pytest.mark.parametrize("key", list(GAMES))
async def test_the_first_own_move_takes_at_most_six_taps(club: Club, key: str) -> None:
    taps = TapCounter(club, club.ana, await club.slash(club.ana, "mundialito play"))
    await taps.press(next(custom_id for custom_id in taps.seen.ids if f":choose:{key}|" in custom_id))
    await taps.press(next(custom_id for custom_id in taps.seen.ids if f":open:{key}|" in custom_id))
    table = await club.game()
    assert isinstance(table, Running)
    for _ in range(MOST_TAPS):
        ends = [custom_id for custom_id in taps.moves() if custom_id.endswith(":end")]
        if taps.moves() != ends:
            break
        await taps.choose_a_piece()
    await taps.press(taps.moves()[0])
    after = await club.game(table.id)
    assert any(act.person == club.ana.id for act in after.acts), "a move was played"
    print(key, taps.count)
    assert taps.count <= MOST_TAPS
