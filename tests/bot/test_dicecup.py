"""Whole dice cups in a channel: by hand, round by round and slowly, and the messages that they leave."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import GAMES
from rules.dicecup.view import View
from rules.table.table import Running, Table
from tests.bot.club import Club, Seen, open_club, use_seed
from words import speech
from words.dicecup.lines import item, matches_of


@pytest.fixture
async def club(database: Path) -> AsyncIterator[Club]:
    async with open_club(database) as opened:
        yield opened


def cup_messages(club: Club) -> list[Seen]:
    """The public messages of a cup, the oldest first."""
    stored = sorted(club.env.backend.messages.get(club.table.id, {}).values(), key=lambda message: message.id)
    return [Seen(message) for message in stored if not message.is_ephemeral and message.components]


async def start_cup(
    club: Club, *others: Any, computers: int = 0, pace: str = "live", settings: str = "", term: str = ""
) -> Table:
    """Start Ana's cup in the channel with these people, computers and settings."""
    await club.slash(club.ana, "mundialito play", game="dicecup", pace=pace, where="here")
    await club.settle(club.ana, settings)
    if term:
        await club.settle(club.ana, term)
    for other in others:
        await club.press(other, club.board(), "Join")
    for _ in range(computers):
        await club.pick(club.ana, club.board(), "computer", "random")
    await club.start(club.ana)
    await club.quiet()
    return await club.game()


async def roll(club: Club, table: Table) -> Table:
    """Press *Roll* for the awaited player."""
    await club.press(club.person(table.awaited_persons[0]), club.board(), "🎲 Roll")
    await club.quiet()
    return await club.game(table.id)


def cup(table: Table) -> View:
    view = table.match.view(None)
    assert isinstance(view, View)
    return view


async def test_a_double_tap_on_roll_rolls_once_and_says_nothing(club: Club) -> None:
    table = await start_cup(club, club.ben)
    who, board = club.person(table.awaited_persons[0]), club.board()
    roll_once = board.buttons["🎲 Roll"]["custom_id"]
    first = await club.forge(who, board, roll_once)
    await club.quiet()
    after = (await club.game(table.id)).number
    second = await club.forge(who, board, roll_once)
    assert not second.text
    assert (await club.game(table.id)).number == after
    await club.later(5)
    late = await club.forge(who, board, roll_once)
    assert late.text == speech("en")("refusal-stale")
    assert not first.text


async def press_on(club: Club, table: Table) -> Table:
    """Press the button with which Ana plays as much as possible at once."""
    for label in ("Play the round", "Skip to the final", "Play the final", "Next match"):
        if label in club.board().buttons:
            await club.press(club.ana, club.board(), label)
            await club.quiet()
            return await club.game(table.id)
    raise AssertionError(club.board().text)


async def test_somebody_alone_gets_three_computers_and_plays_a_cup_in_a_few_presses(club: Club) -> None:
    table = await start_cup(club)
    assert len(table.seats) == 4
    assert "· computers: seats " in club.board().text
    presses = 0
    while isinstance(table, Running):
        table, presses = await press_on(club, table), presses + 1
    assert presses <= 7
    assert len(cup_messages(club)) <= presses + 1
    assert "wins the cup with" in club.board().text


async def test_a_coach_whose_teams_are_out_watches_each_match_and_the_final_on_its_own(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_seed(monkeypatch, f"{2:064x}")  # a cup in which Ana's teams are out two matches or more before the final
    table = await start_cup(club)
    while isinstance(table, Running) and not table.only_watching:
        if table.awaited_persons:
            await club.press(club.ana, club.board(), "🎲 Roll")
        else:
            await club.press(club.ana, club.board(), "Next match")
        await club.quiet()
        table = await club.game(table.id)
    assert isinstance(table, Running)
    board, before = club.board(), table.chapter
    assert "Watch match by match, or skip to the final" in board.text
    assert {"Next match", "Skip to the final", "My seat"} <= set(board.buttons)
    messages = len(cup_messages(club))
    await club.later(20)
    table = await club.game(table.id)
    assert isinstance(table, Running)
    assert table.chapter == before + 1
    assert len(cup_messages(club)) == messages + 1
    await club.press(club.ana, club.board(), "Skip to the final")
    await club.quiet()
    assert "Only the final is left" in club.board().text
    assert "Grand Final" in club.board().text
    await club.press(club.ana, club.board(), "Play the final")
    await club.quiet()
    boards = cup_messages(club)
    assert "Grand Final" in boards[-2].text
    assert "wins the cup with" in boards[-1].text


async def test_three_coaches_roll_a_cup_by_hand_and_every_match_has_one_message(club: Club) -> None:
    table = await start_cup(club, club.ben, club.cy)
    while isinstance(table, Running):
        table = await roll(club, table)
    boards = cup_messages(club)
    assert len(boards) == 32 + 1
    assert all(not seen.buttons for seen in boards[:-1])
    assert "Round of 32, match 1 of 16" in boards[0].text
    assert "Grand Final" in boards[-2].text
    assert next(iter(boards[-1].buttons)) == "Rematch"


async def test_six_coaches_play_a_professional_cup_round_by_round_and_no_result_is_lost(club: Club) -> None:
    table = await start_cup(club, club.ben, club.cy, computers=3, settings="mode=professional")
    while isinstance(table, Running):
        await club.press(club.person(table.awaited_persons[0]), club.board(), "Play the round")
        await club.quiet()
        for other in (club.ana, club.ben, club.cy):
            now = await club.game(table.id)
            asked = now.round if isinstance(now, Running) else None
            if asked is not None and other.id in asked.needed:
                await club.press(other, club.board(), "Play it")
                await club.quiet()
        if (await club.game(table.id)).match == table.match:  # nobody else has to be asked, so roll
            await roll(club, table)
        table = await club.game(table.id)
    boards = cup_messages(club)
    assert len(boards) <= 16
    told = "\n".join(seen.text for seen in boards)
    assert "32 teams, one cup" not in told or told.count("32 teams, one cup") == 1
    for turn in (1, 2, 3):
        assert f"round {turn}" in told.casefold()


async def test_a_slow_cup_mentions_each_coach_once_a_roll_and_continues_without_those_away(club: Club) -> None:
    table = await start_cup(club, club.ben, pace="slow")
    calls, waits = 0, 0
    while isinstance(table, Running) and not table.absent:
        if table.awaited_persons == (club.ana.id,):
            table = await roll(club, table)
            continue
        before = len(cup_messages(club))
        await club.later(4 * 60 * 60 + 1)
        waits += 1
        calls += len(cup_messages(club)) - before
        table = await club.game(table.id)
    assert waits == 4
    assert calls <= 2
    assert "Ben isn't responding" in club.board().text
    while isinstance(table, Running):
        if table.awaited_persons == (club.ana.id,):
            table = await roll(club, table)
        else:
            assert club.ana.id not in {table.seats[seat].person for seat in table.match.at_stake}
            await club.later(4 * 60 * 60 + 1)  # the player's time or the pause before a round runs out
            table = await club.game(table.id)
    assert len(cup_messages(club)) <= 33
    assert cup(table).champion is not None


async def test_the_deal_moves_on_in_a_rematch(club: Club) -> None:
    table = await start_cup(club)
    while isinstance(table, Running):
        table = await press_on(club, table)
    await club.press(club.ana, club.board(), "Rematch")
    await club.quiet()
    again = await club.game()
    assert again.id != table.id
    assert again.options["dealer"] == (int(table.options["dealer"] or 0) + 1) % 4
    assert [seat.person for seat in again.seats] == [seat.person for seat in table.seats]


async def test_a_cup_with_one_message_a_round_tells_every_match_in_it(club: Club) -> None:
    table = await start_cup(club, term="records=round")
    while isinstance(table, Running):
        table = await press_on(club, table) if not table.awaited_persons else await roll(club, table)
    boards = cup_messages(club)
    assert len(boards) <= 6 + 1
    assert all(not seen.buttons for seen in boards[:-1])
    told = "\n".join(seen.text for seen in boards[:-1])
    view = cup(table)
    names = {team.code: item(team.code, speech("en")) for team in view.teams}
    for match in matches_of(view):
        line = rf"{names[match.home.code]}.*{match.home.score}.?–.?{match.away.score}.*{names[match.away.code]}"
        assert re.search(line, told), match
    assert "wins the cup with" in boards[-1].text


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every cup be a long one."""
    game = GAMES["dicecup"]
    length = game.length
    monkeypatch.setattr(game, "length", lambda seats, options: replace(length(seats, options), thread=True))


@pytest.mark.usefixtures("long")
async def test_a_game_that_is_always_long_starts_in_a_thread_by_default(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    assert not cup_messages(club)
    await club.slash(club.ana, "mundialito play", game="dicecup", where="here")
    assert len(cup_messages(club)) == 1


async def test_a_cup_that_became_long_in_the_lobby_moves_to_a_thread_at_the_start(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.settle(club.ana, "mode=professional")
    table = await club.game()
    told = await club.start(club.ana)
    await club.quiet()
    session = await club.house.session(table.id)
    assert isinstance(session.table, Running)
    assert session.head.channel_id != club.table.id
    assert f"<#{session.head.channel_id}>" in told.text
    assert not [seen for seen in cup_messages(club) if seen.buttons]


@pytest.mark.usefixtures("long")
async def test_a_long_cup_opened_in_a_thread_stays_in_it(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup", where="thread")
    (thread,) = club.table.threads
    await club.slash(club.ben, "mundialito play", thread, game="dicecup")
    assert len(club.table.threads) == 1


@pytest.mark.parametrize("status", [403, 500])
async def test_a_long_cup_begins_where_it_is_if_discord_makes_no_thread(club: Club, status: int) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    await club.settle(club.ana, "mode=professional")
    table = await club.game()
    club.env.inject_error("POST", "/channels/*/threads", status=status, times=None)
    await club.start(club.ana)
    assert isinstance(await club.game(table.id), Running)
    assert (await club.house.session(table.id)).head.channel_id == club.table.id


async def test_a_long_cup_stays_in_the_channel_if_somebody_asks_for_that(club: Club) -> None:
    table = await start_cup(club, settings="mode=professional")
    assert isinstance(table, Running)
    assert (await club.house.session(table.id)).head.channel_id == club.table.id


async def test_a_short_cup_starts_where_it_was_opened(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup")
    assert len(cup_messages(club)) == 1


async def test_the_host_is_told_at_once_which_letters_of_a_name_pictures_cannot_show(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="dicecup", where="here")
    await club.fill(club.ana, await club.form(club.ana), custom_team="Ólafur_𓀀")
    assert "Pictures can't show 𓀀" in club.board().text


async def test_a_coach_whose_teams_are_out_is_no_longer_called_away(club: Club) -> None:
    table = await start_cup(club, club.ben)
    away = speech("en")("board-asleep", names="Ben", count=1)
    seen: set[tuple[bool, bool, bool]] = set()
    while isinstance(table, Running):
        seat = table.seat_of(club.ben.id)
        seen.add((seat in table.absent, seat in table.match.at_stake, away in club.board().text))
        await club.later(60)
        if club.ana.id in table.awaited_persons:
            await club.press(club.ana, club.board(), "🎲 Roll")
        table = await club.game(table.id)
    assert (True, True, True) in seen
    assert (True, False, False) in seen
    assert (True, False, True) not in seen
