"""How many taps a turn of Mundialito takes: each press of a button counts as one, *Your move* included.

No menus are needed: opening one would be a tap, and choosing from it another.
"""

from __future__ import annotations

from typing import Any

from tests.bot.club import Club, Seen
from words import speech

say = speech("en")


class TapCounter:
    """Counts the taps of a person who presses the buttons that are shown."""

    def __init__(self, club: Club, who: Any) -> None:
        self.club, self.who, self.count = club, who, 0
        self.seen: Seen = club.board()

    async def press(self, *labels: str) -> None:
        """Press buttons one after the other: a tap each."""
        for label in labels:
            assert label in self.seen.buttons, (label, list(self.seen.buttons))
            self.seen = await self.club.press(self.who, self.seen, label)
            self.count += 1


async def ended(club: Club, table_id: str) -> bool:
    """Whether Ana's turn, the first one, is over."""
    table = await club.game(table_id)
    return bool(table.match.view(None).turn == 2)


async def test_a_turn_with_two_pieces_takes_five_taps_from_the_closed_panel(club: Club) -> None:
    table = await club.duel()
    taps = TapCounter(club, club.ana)
    await taps.press("Your move", "Queen b6", "Move to b5", "Drone a6", "Move to a5")
    assert await ended(club, table.id)
    assert taps.count == 5


async def test_a_turn_with_one_piece_twice_takes_four_taps(club: Club) -> None:
    table = await club.duel()
    taps = TapCounter(club, club.ana)
    await taps.press("Your move", "Queen b6", "Move to b5", "Move to b4")
    assert await ended(club, table.id)
    assert taps.count == 4


async def test_two_passes_in_a_row_take_four_taps(club: Club) -> None:
    table = await club.duel()
    taps = TapCounter(club, club.ana)
    await taps.press("Your move", "Ball d5", "Pass to c6 (pawn)", "Pass to d5 (pawn)")
    assert await ended(club, table.id)
    assert taps.count == 4


async def test_ending_the_turn_after_one_action_takes_four_taps(club: Club) -> None:
    table = await club.duel()
    taps = TapCounter(club, club.ana)
    await taps.press("Your move", "Queen b6", "Move to b5", say("mundialito-face-end"))
    assert await ended(club, table.id)
    assert taps.count == 4


async def test_the_ready_made_line_up_and_the_ball_take_two_taps(club: Club) -> None:
    table = await club.duel(kickoff="choose")
    taps = TapCounter(club, club.ben)
    await taps.press("Your move", say("mundialito-face-ready", usual="yes"))
    assert (await club.game(table.id)).match.log[0] == "setup 231132"
    assert taps.count == 2
