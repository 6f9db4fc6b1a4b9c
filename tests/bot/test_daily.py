"""The daily puzzle: one a day, the same dice for everybody, one attempt that counts."""

import asyncio
from typing import Any

import pytest

from players import answer, question
from rules import GAMES
from rules.core.match import Match
from rules.core.outcome import Chance
from rules.table.table import Running, Table
from tests.bot.club import Club, Seen
from tests.bot.racing import race
from words import speech

DAY = 24 * 60 * 60
say = speech("en")


async def daily(club: Club, who: Any, channel: Any = None) -> Any:
    return await race(club, who, channel)


async def latest_table(club: Club, who: Any) -> Table:
    """A person's latest table; a puzzle occupies no channel, so it can't be found by one."""
    (head, *_) = await club.archive.seats.tables_of(who.id)
    return await club.game(head.id)


async def play_to_the_end(club: Club, who: Any, channel: Any = None) -> Table:
    """Play a person's puzzle to its end, always with the first legal move."""
    table = await latest_table(club, who)
    while isinstance(table, Running):
        legal = table.match.legal()
        text = next((text for text in legal if text != "end"), legal[0])
        await club.slash(who, "move", channel, action=text, table=table.id)
        table = await club.game(table.id)
    return table


async def give_up(club: Club, who: Any, table: Table, channel: Any = None) -> Seen:
    asked = await club.slash(who, "mundialito table", channel, action="resign", table=table.id)
    return await club.press(who, asked, "Yes, resign")


async def test_the_puzzle_starts_at_once_for_one_player_with_neutral_colours_and_counts(club: Club) -> None:
    shown = await daily(club, club.ana)
    table = await latest_table(club, club.ana)
    assert isinstance(table, Running)
    assert table.persons == (club.ana.id,)
    assert len(table.seats) == 1
    assert table.options["neutral"] is True
    assert table.puzzle > 0
    assert table.counted
    assert "Only this try counts" in shown.text
    assert f"Daily {table.puzzle}" in shown.text
    assert shown.message.ephemeral


async def test_everybody_has_the_same_dice_and_different_ones_the_next_day(club: Club) -> None:
    await daily(club, club.ana)
    await daily(club, club.ben, club.lounge)
    hers, his = await latest_table(club, club.ana), await latest_table(club, club.ben)
    assert hers.seed == his.seed
    assert hers.id != his.id
    assert hers.match.log == his.match.log
    await club.later(DAY)
    await daily(club, club.cy)
    tomorrow = list(await club.archive.seats.tables_of(club.cy.id))
    later = await club.game(tomorrow[0].id)
    assert later.puzzle == hers.puzzle + 1
    assert later.seed != hers.seed


async def test_asking_again_leads_to_the_running_attempt(club: Club) -> None:
    await daily(club, club.ana)
    again = await daily(club, club.ana)
    assert "as you left it" in again.text
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 1


async def test_only_the_first_attempt_counts(club: Club) -> None:
    await daily(club, club.ana)
    await give_up(club, club.ana, await latest_table(club, club.ana))
    shown = await daily(club, club.ana)
    table = await latest_table(club, club.ana)
    assert "for practice" in shown.text
    assert table.puzzle
    assert not table.counted


async def test_an_attempt_is_saved_as_soon_as_it_starts(club: Club) -> None:
    first = await daily(club, club.ana)
    table = await latest_table(club, club.ana)
    found = await club.archive.puzzles.try_of("hedgehog", table.puzzle, club.ana.id)
    assert first
    assert found is not None
    assert found.table_id == table.id
    assert found.ended_at is None


async def test_the_servers_best_score_is_shown_with_its_players_name(club: Club) -> None:
    await daily(club, club.ana)
    table = await play_to_the_end(club, club.ana)
    found = await club.archive.puzzles.try_of("hedgehog", table.puzzle, club.ana.id)
    assert found is not None
    assert found.ended_at == table.ended_at
    board = (await club.slash(club.ana, "mundialito table", table=table.id)).text
    if not table.result.draw:
        assert found.score == table.match.outcome.scores[0]  # type: ignore[union-attr,index]
        assert f"Best here: Ana {found.score}" in board
        assert f"Solved in {found.score} turn" in board
    else:
        assert found.score is None
        assert "Not solved" in board
    assert "The next puzzle comes" in board


async def test_a_computer_cannot_play_an_attempt_that_counts(club: Club) -> None:
    more = await club.press(club.ana, await daily(club, club.ana), "More…")
    assert "Let a computer play" not in more.buttons
    table = await latest_table(club, club.ana)
    forged = await club.forge(club.ana, more, more.id_of("resignask").replace("resignask", "handover"))
    assert forged.text == say("refusal-puzzle-alone")
    assert (await club.game(table.id)).seats[0].level is None


async def test_the_puzzle_can_be_played_in_direct_messages(club: Club) -> None:
    shown = await race(club, club.ana.user)
    assert "Only this try counts" in shown.text
    assert len(await club.archive.seats.tables_of(club.ana.id)) == 1


async def test_direct_messages_show_nobody_elses_results(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    easy = "5eed" * 16  # one that the computer solves
    monkeypatch.setattr("cogs.daily.race.puzzle_seed", lambda key, game, number: easy)
    number = 0
    for who in (club.ana, club.ben):
        await race(club, who.user)
        (head,) = await club.archive.seats.tables_of(who.id)
        table = await club.game(head.id)
        number = table.puzzle
        solved = Match.begin(GAMES["hedgehog"], 1, dict(table.options), table.seed)
        while solved.outcome is None:
            if isinstance(solved.turn, Chance):
                solved = solved.resolve()
                continue
            text = solved.automatic.formality
            if text is None:
                text = answer(question(solved, 0, "normal"))
                await club.slash(who.user, "move", action=text, table=table.id)
            solved = solved.act(0, text)
    tries = [await club.archive.puzzles.try_of("hedgehog", number, who.id) for who in (club.ana, club.ben)]
    assert all(one is not None and one.score is not None for one in tries)
    shown = (await club.slash(club.ben.user, "mundialito table", table=table.id)).text
    assert "Ana" not in shown
    assert "Best here: Ben" in shown


async def test_a_race_alone_has_neutral_colours_unless_they_are_switched_off(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="hedgehog")
    assert say("option-hedgehog-neutral", value="yes") in (await club.settings(club.ana)).text
    await club.start(club.ana)
    assert (await club.game()).options["neutral"] is True
    await club.slash(club.ben, "mundialito play", club.lounge, game="hedgehog")
    await club.settle(club.ben, "neutral=no", club.lounge)
    await club.start(club.ben, club.lounge)
    assert (await club.game(channel=club.lounge)).options["neutral"] is False


async def test_asking_twice_at_once_starts_one_attempt(club: Club) -> None:
    for count in (1, 2):
        await asyncio.gather(*(daily(club, club.ana, place) for place in (club.table, club.lounge, club.table)))
        assert len(await club.archive.seats.tables_of(club.ana.id)) == count
        await give_up(club, club.ana, await latest_table(club, club.ana))


async def test_one_channel_can_hold_many_attempts_beside_a_game(club: Club) -> None:
    await club.duel()
    people = [club.ana, club.ben, club.cy, club.mod]
    for who in people:
        await daily(club, who)
    tables = [await latest_table(club, who) for who in people]
    assert len({table.id for table in tables}) == 4
    assert len({table.seed for table in tables}) == 1
    assert (await club.game()).game_key == "mundialito"


async def test_asking_again_for_practice_leads_back_to_it(club: Club) -> None:
    await daily(club, club.ana)
    await give_up(club, club.ana, await latest_table(club, club.ana))
    await daily(club, club.ana)
    first = await latest_table(club, club.ana)
    assert "as you left it" in (await daily(club, club.ana)).text
    assert (await latest_table(club, club.ana)).id == first.id
