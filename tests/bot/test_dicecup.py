"""Whole evenings of the dice cup in a channel: by hand, round by round and slowly; how many messages they leave."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rules.dicecup.view import View
from rules.table.table import Running, Table
from tests.bot.club import Club, Seen, open_club


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


def left(club: Club) -> list[Seen]:
    """The public messages that a cup has left, the oldest first."""
    stored = sorted(club.env.backend.messages.get(club.table.id, {}).values(), key=lambda message: message.id)
    return [Seen(message) for message in stored if not message.is_ephemeral and message.components]


async def kicked_off(club: Club, *others: Any, computers: int = 0, pace: str = "live", settings: str = "") -> Table:
    """Ana's cup with these others and so many computers."""
    await club.slash(
        club.ana, "mundialito play", game="dicecup", pace=pace, **({"options": settings} if settings else {})
    )
    for other in others:
        await club.press(other, club.board(), "Join")
    for _ in range(computers):
        await club.pick(club.ana, club.board(), "computer", "random")
    await club.press(club.ana, club.board(), "Start")
    await club.quiet()
    return await club.game()


async def roll(club: Club, table: Table) -> Table:
    """Whoever is awaited rolls."""
    await club.press(club.person(table.awaited_persons[0]), club.board(), "🎲 Roll")
    await club.quiet()
    return await club.game(table.id)


def cup(table: Table) -> View:
    view = table.match.view(None)
    assert isinstance(view, View)
    return view


async def test_alone_three_computers_come_and_a_cup_is_a_few_presses(club: Club) -> None:
    table = await kicked_off(club)
    assert len(table.seats) == 4
    assert "3 computers" in club.board().text
    presses = 0
    while isinstance(table, Running):
        await club.press(club.ana, club.board(), "Play the round")
        await club.quiet()
        table, presses = await club.game(table.id), presses + 1
    assert presses <= 6
    assert len(left(club)) <= presses + 1
    assert "win the cup!" in club.board().text


async def test_three_coaches_roll_a_cup_by_hand_and_every_match_has_one_message(club: Club) -> None:
    table = await kicked_off(club, club.ben, club.cy)
    while isinstance(table, Running):
        table = await roll(club, table)
    boards = left(club)
    assert len(boards) == 32 + 1
    assert all(not seen.buttons for seen in boards[:-1])
    assert "Round of 32, match 1 of 16" in boards[0].text
    assert "Big Final" in boards[-2].text
    assert next(iter(boards[-1].buttons)) == "Rematch"


async def test_six_coaches_play_a_professional_cup_round_by_round_and_no_result_is_lost(club: Club) -> None:
    table = await kicked_off(club, club.ben, club.cy, computers=3, settings="mode=professional")
    while isinstance(table, Running):
        await club.press(club.person(table.awaited_persons[0]), club.board(), "Play the round")
        await club.quiet()
        for other in (club.ana, club.ben, club.cy):
            now = await club.game(table.id)
            asked = now.round if isinstance(now, Running) else None
            if asked is not None and other.id in asked.needed:
                await club.press(other, club.board(), "Play it")
                await club.quiet()
        if (await club.game(table.id)).match == table.match:  # somebody else is asked no more, so it is rolled
            await roll(club, table)
        table = await club.game(table.id)
    boards = left(club)
    assert len(boards) <= 16
    told = "\n".join(seen.text for seen in boards)
    assert "32 teams, one cup" not in told or told.count("32 teams, one cup") == 1
    for turn in (1, 2, 3):
        assert f"round {turn}" in told.casefold()


async def test_a_slow_cup_calls_each_coach_once_a_roll_and_goes_on_without_who_is_away(club: Club) -> None:
    table = await kicked_off(club, club.ben, pace="slow")
    calls, waits = 0, 0
    while isinstance(table, Running) and not table.asleep:
        if table.awaited_persons == (club.ana.id,):
            table = await roll(club, table)
            continue
        before = len(left(club))
        await club.later(4 * 60 * 60 + 1)
        waits += 1
        calls += len(left(club)) - before
        table = await club.game(table.id)
    assert waits == 2
    assert calls <= 2
    assert "Ben is away" in club.board().text
    while isinstance(table, Running):
        if table.awaited_persons == (club.ana.id,):
            table = await roll(club, table)
        else:
            assert club.ana.id not in {table.seats[seat].person for seat in table.match.at_stake}
            await club.later(4 * 60 * 60 + 1)
            table = await club.game(table.id)
    assert len(left(club)) <= 33
    assert cup(table).champion is not None


async def test_the_deal_moves_on_in_a_rematch(club: Club) -> None:
    table = await kicked_off(club)
    while isinstance(table, Running):
        await club.press(club.ana, club.board(), "Play the round")
        await club.quiet()
        table = await club.game(table.id)
    await club.press(club.ana, club.board(), "Rematch")
    await club.quiet()
    again = await club.game()
    assert again.id != table.id
    assert again.options["dealer"] == (int(table.options["dealer"] or 0) + 1) % 4
    assert [seat.person for seat in again.seats] == [seat.person for seat in table.seats]
