"""A game without decisions: rolled on the board with one tap, match by match, or automatically."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.commands import Tables
from cogs.press.commanding import game_choices
from rules import GAMES
from rules.table.table import Running, Table
from tests.bot.club import Club, Seen, open_club
from tests.table.throws import THROWS
from words import speech

say = speech("en")


@pytest.fixture
async def club(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    monkeypatch.setitem(GAMES, "throws", THROWS)
    monkeypatch.setitem(Tables.play.__discord_app_commands_param_choices__, "game", game_choices())
    async with open_club(database) as opened:
        yield opened


async def begun(club: Club, pace: str = "live") -> Table:
    """Start a game of Ana, who has the first seat, against Ben."""
    await club.slash(club.ana, "mundialito play", game="throws", opponent=club.ben, pace=pace)
    await club.settle(club.ana, "order=joined")
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    return await club.game()


def boards(club: Club) -> list[Any]:
    """The channel's public messages that show the table, the oldest first."""
    stored = sorted(club.env.backend.messages.get(club.table.id, {}).values(), key=lambda message: message.id)
    return [message for message in stored if not message.is_ephemeral and message.components]


async def test_a_match_has_one_message_that_is_edited_and_stays_as_its_record(club: Club) -> None:
    await begun(club)
    assert len(boards(club)) == 1
    first = club.board()
    assert "Go on" in first.buttons
    await club.press(club.ana, first, "Go on")
    assert [message.id for message in boards(club)] == [first.message.id]
    await club.press(club.ben, club.board(), "Go on")
    assert next(message.id for message in boards(club)) == first.message.id
    assert len(boards(club)) == 2
    assert not Seen(boards(club)[0]).buttons
    assert "Go on" in club.board().buttons


async def test_a_press_by_the_wrong_person_is_answered_privately(club: Club) -> None:
    await begun(club)
    told = await club.press(club.ben, club.board(), "Go on")
    assert told.text == speech("en")("refusal-others-turn", person=str(club.ana.id))
    assert (await club.game()).chapter == 1


async def test_a_pending_action_is_played_after_twenty_seconds(club: Club) -> None:
    await begun(club)
    assert "Rolls automatically <t:" in club.board().text
    await club.later(21)
    table = await club.game()
    assert table.awaited_persons == (club.ben.id,)


async def test_a_round_has_one_message_once_everybody_agrees(club: Club) -> None:
    await begun(club)
    await club.press(club.ana, club.board(), "Play the round")
    asked = club.board()
    assert "Ana wants to play the whole round at once" in asked.text
    assert club.ben.id in club.pinged()
    await club.press(club.ben, asked, "Play it")
    table = await club.game()
    assert table.chapter == 4
    assert len(boards(club)) == 2


async def test_a_round_can_wait(club: Club) -> None:
    await begun(club)
    await club.press(club.ana, club.board(), "Play the round")
    await club.press(club.ben, club.board(), "Not now")
    declined = say("board-declined", question="round", asker=f"<@{club.ana.id}>", name="Ben")
    assert declined in club.board().text
    assert (await club.game()).round is None
    assert "Play the round" in club.board().buttons


async def test_a_seat_can_play_automatically_except_for_a_team(club: Club) -> None:
    table = await begun(club)
    seat = await club.press(club.ben, club.board(), "My seat")
    assert "Auto-roll" in seat.selects
    seat = await club.pick(club.ben, seat, "reserve", "s1")
    seat = await club.pick(club.ben, seat, "routines", "always")
    await club.press(club.ana, club.board(), "Go on")
    assert (await club.game(table.id)).awaited_persons == (club.ben.id,)
    seat = await club.pick(club.ben, await club.press(club.ben, club.board(), "My seat"), "reserve")
    table = await club.game(table.id)
    assert table.awaited_persons == (club.ana.id,)
    assert table.chapter == 2


async def test_a_slow_table_mentions_the_awaited_player(club: Club) -> None:
    await begun(club, "slow")
    await club.press(club.ana, club.board(), "Go on")
    assert club.ben.id in club.pinged()
    await club.later(4 * 60 * 60 + 1)
    assert (await club.game()).chapter == 2


async def test_a_whole_game_leaves_its_board_and_a_record_of_every_match(club: Club) -> None:
    table = await begun(club)
    while isinstance(table, Running):
        await club.press(club.person(table.awaited_persons[0]), club.board(), "Go on")
        table = await club.game(table.id)
    assert len(boards(club)) == 7
    assert "Rematch" in club.board().buttons


async def test_a_game_without_draws_offers_none(club: Club) -> None:
    await begun(club)
    more = await club.press(club.ana, club.board(), "More…")
    assert "Offer a draw…" not in more.buttons
    told = await club.slash(club.ana, "mundialito table", action="draw")
    assert "draw" in told.text


async def test_nobody_waits_for_an_absent_player_and_a_press_brings_them_back(club: Club) -> None:
    await begun(club)
    while not (table := await club.game()).absent:
        if table.awaited_persons == (club.ana.id,):
            await club.press(club.ana, club.board(), "Go on")
        else:
            await club.later(21)
    assert "💤 Ben isn't responding, so the table isn't waiting." in club.board().text
    seat = await club.press(club.ben, club.board(), "My seat")
    assert "Welcome back!" in seat.text
    assert not (await club.game(table.id)).absent
    await club.quiet()
    assert "away" not in club.board().text


async def test_a_resignation_is_announced_to_everybody(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="throws")
    await club.settle(club.ana, "order=joined")
    for other in (club.ben, club.cy):
        await club.press(other, club.board(), "Join")
    await club.start(club.ana)
    question = await club.slash(club.ben, "mundialito table", action="resign")
    await club.press(club.ben, question, "Yes, resign")
    await club.quiet()
    assert "Ben resigned. Computer 2 plays on." in club.board().text


async def test_the_lobby_counts_computers_and_the_headline_groups_them(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="throws")
    for _ in range(3):
        await club.pick(club.ana, club.board(), "computer", "random")
    assert "Ana, 3 computers" in club.board().text
    await club.start(club.ana)
    assert "· computers: seats " in club.board().text
