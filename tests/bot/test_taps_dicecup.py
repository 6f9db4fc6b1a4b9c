"""How many taps a round of the dice cup takes: a button counts as one, opening a menu as one, choosing as one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.table.table import Running, Table
from tests.bot.club import Club, Seen, open_club


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


class TapCounter:
    """Counts the taps of Ana, who plays with three computers."""

    def __init__(self, club: Club) -> None:
        self.club, self.count = club, 0

    async def press(self, seen: Seen, label: str) -> Seen:
        self.count += 1
        answer = await self.club.press(self.club.ana, seen, label)
        await self.club.quiet()
        return answer

    async def choose(self, seen: Seen, menu: str, value: str) -> Seen:
        self.count += 2
        answer = await self.club.pick(self.club.ana, seen, menu, value)
        await self.club.quiet()
        return answer


async def kicked_off(club: Club) -> Table:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.start(club.ana)
    await club.quiet()
    return await club.game()


def stage(table: Table) -> int:
    return table.routine.stage if isinstance(table, Running) and table.routine is not None else 0


async def test_a_round_by_hand_takes_one_tap_a_roll_and_nothing_else(club: Club) -> None:
    table, taps, rolls = await kicked_off(club), TapCounter(club), 0
    while stage(table) == 1:
        rolls += 1
        await taps.press(club.board(), "🎲 Roll")
        table = await club.game(table.id)
    by_hand = [act for act in table.match.log if act == "roll"]
    assert taps.count == rolls < len(by_hand)
    assert taps.count <= 20  # eight teams with one roll a match, and some overtime


async def test_a_round_at_once_takes_one_tap(club: Club) -> None:
    table, taps = await kicked_off(club), TapCounter(club)
    await taps.press(club.board(), "Play the round")
    assert stage(await club.game(table.id)) == 2
    assert taps.count == 1


async def test_a_whole_cup_that_rolls_automatically_takes_three_taps(club: Club) -> None:
    table, taps = await kicked_off(club), TapCounter(club)
    seat = await taps.press(club.board(), "My seat")
    await taps.choose(seat, "routines", "always")
    while isinstance(table, Running):
        await club.later(16)
        table = await club.game(table.id)
    assert taps.count == 3


async def test_skipping_the_wait_for_the_next_round_takes_one_tap_a_round(club: Club) -> None:
    table, taps = await kicked_off(club), TapCounter(club)
    await taps.choose(await taps.press(club.board(), "My seat"), "routines", "always")
    while isinstance(table, Running):
        label = next(
            one for one in ("Play the final", "Skip to the final", "Next match") if one in club.board().buttons
        )
        await taps.press(club.board(), label)
        table = await club.game(table.id)
    assert taps.count <= 3 + 5  # rounds of 16 and 8, semi-finals, third place, final
