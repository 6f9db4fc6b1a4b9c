"""Sharing the card of a finished game: once, in its channel, by whoever may write there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.cards.card import KIND
from data import Unavailable
from host.steps import once_nonce
from rules.table.table import Finished, Table
from tests.bot.club import Club, Seen, open_club
from tests.bot.test_daily import daily, give_up, latest_table
from tests.bot.test_rematch import given_up
from tests.bot.test_rights import WRITE, deny
from words import speech

SAY = speech("en")


def cards(club: Club, place: int | None = None) -> list[Seen]:
    """The cards in a channel, oldest first."""
    stored = club.env.backend.messages.get(place or club.table.id, {}).values()
    public = [Seen(ResponseMessage(club.env, message)) for message in stored if not message.is_ephemeral]
    return sorted((one for one in public if any(custom.endswith(":card:board") for custom in one.ids)), key=age)


def age(seen: Seen) -> int:
    return int(seen.message.id)


async def finished(club: Club) -> tuple[Table, Seen]:
    """A game that Ana resigned, and its board."""
    table = await club.duel()
    await given_up(club, club.ana)
    return await club.game(table.id), club.board()


async def share_card(club: Club, person: Any, board: Seen) -> Seen:
    """Share the card by the buttons below the board."""
    return await club.press(person, await club.press(person, board, "Share…"), "Share card")


async def test_a_card_is_posted_once_by_name_of_who_shares_it(club: Club) -> None:
    table, board = await finished(club)
    coming = await share_card(club, club.cy, board)
    assert coming.message.ephemeral
    assert coming.text == SAY("card-coming")
    (card,) = cards(club)
    assert card.text == SAY("card-by", name="Cy")
    assert "Ben wins! Ana resigned." in card.alt
    assert not card.message.ephemeral
    await club.later(120)
    again = await share_card(club, club.ben, board)
    assert again.message.ephemeral
    link = f"https://discord.com/channels/{club.table.guild.id}/{club.table.id}/{card.message.id}"
    assert again.text == SAY("card-shared", link=link)
    assert len(cards(club)) == 1
    assert isinstance(table, Finished)


async def test_the_controls_below_a_card_lead_to_the_game(club: Club) -> None:
    table, board = await finished(club)
    await share_card(club, club.ana, board)
    (card,) = cards(club)
    shown = await club.press(club.cy, card, "Go to the board")
    assert shown.message.ephemeral
    assert shown.text == SAY("card-board", table=table.id)
    assert (await club.press(club.cy, card, SAY("button-replay"))).message.ephemeral


async def test_many_presses_at_once_post_one_card(club: Club) -> None:
    _, board = await finished(club)
    await asyncio.gather(*(share_card(club, who, board) for who in (club.ana, club.ben, club.cy)))
    assert len(cards(club)) == 1


async def test_a_card_that_could_not_be_posted_comes_later_and_only_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["delivery failed"]) as club:
        _, board = await finished(club)
        with monkeypatch.context() as patch:
            patch.setattr("cogs.cards.card.card_of", lambda *given, **named: 1 / 0)
            await share_card(club, club.ana, board)
        assert cards(club) == []
        await club.later(60)
        assert len(cards(club)) == 1
        await club.later(3600)
        assert len(cards(club)) == 1


async def test_a_card_whose_posting_was_not_saved_is_found_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["could not save a delivery"]) as club:
        table, board = await finished(club)
        outbox = club.archive.outbox

        async def fail(*_: Any, **__: Any) -> None:
            raise Unavailable("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(outbox, "mark_posted", fail)
            await share_card(club, club.ana, board)
        (card,) = cards(club)
        assert await outbox.message_of(once_nonce(table.id, KIND)) is None
        again = await share_card(club, club.ben, board)
        assert again.text == SAY("card-coming")
        club.clock.ahead += 120
        await club.bot.desk.boards.bring(table.id)
        assert [one.message.id for one in cards(club)] == [card.message.id]
        found = await outbox.message_of(once_nonce(table.id, KIND))
        assert found is not None
        assert found.message_id == card.message.id


async def test_a_card_stays_shared_when_old_parcels_are_forgotten(club: Club) -> None:
    table, board = await finished(club)
    await share_card(club, club.ana, board)
    while await club.archive.forget(1 << 50, 1 << 50):
        pass
    assert await club.archive.outbox.message_of(once_nonce(table.id, KIND)) is not None
    await share_card(club, club.ben, board)
    assert len(cards(club)) == 1


async def test_a_card_that_was_given_up_can_be_shared_again(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_club(database, expected=["delivery failed"]) as club:
        table, board = await finished(club)
        outbox = club.archive.outbox
        with monkeypatch.context() as patch:
            patch.setattr("cogs.cards.card.card_of", lambda *given, **named: 1 / 0)
            await share_card(club, club.ana, board)
        await outbox.drop([parcel.id for parcel in await outbox.of_table(table.id)], "tried too often")
        await club.later(3600)
        assert cards(club) == []
        await share_card(club, club.ben, board)
        await club.later(1)
        (card,) = cards(club)
        assert SAY("card-by", name="Ben") in card.text


async def test_nothing_is_shared_before_the_game_is_over(club: Club) -> None:
    table = await club.duel()
    board = club.board()
    assert "Share card" not in board.buttons
    refused = await club.forge(club.ana, board, f"m1:{table.id}:1:card:")
    assert refused.message.ephemeral
    assert refused.text == SAY("card-not-yet")
    assert cards(club) == []


async def test_whoever_may_not_write_in_the_channel_of_a_game_cannot_share_its_card(club: Club) -> None:
    table, board = await finished(club)
    deny(club, club.table, club.cy, WRITE)
    refused = await share_card(club, club.cy, board)
    assert "**Send Messages**" in refused.text
    elsewhere = await club.slash(club.cy, "mundialito leaderboard", club.lounge)
    forged = await club.forge(club.cy, elsewhere, f"m1:{table.id}:1:card:")
    assert "**Send Messages**" in forged.text
    assert cards(club) == []


@pytest.mark.parametrize("words", ["nonsense", "board|", "12", "card"])
async def test_a_button_that_asks_for_something_unknown_is_answered_with_a_sentence(club: Club, words: str) -> None:
    table, board = await finished(club)
    forged = await club.forge(club.ben, board, f"m1:{table.id}:1:card:{words}")
    assert forged.text == SAY("press-outdated")


async def test_a_person_who_just_shared_something_here_waits_a_minute(club: Club) -> None:
    _, board = await finished(club)
    await share_card(club, club.ana, board)
    again, other = await finished(club)
    refused = await share_card(club, club.ana, other)
    assert refused.text == SAY("show-too-soon")
    await club.later(61)
    await share_card(club, club.ana, other)
    assert len(cards(club)) == 2
    assert again.id


async def test_a_card_without_a_picture_is_in_words(club: Club) -> None:
    _, board = await finished(club)
    club.studio.broken = True
    await share_card(club, club.ana, board)
    (card,) = cards(club)
    assert card.text.startswith("Mundialito. Ben wins! Ana resigned. Players: 1. Ben, 2. Ana.")


async def test_a_solved_puzzle_is_shared_once_its_day_is_over(club: Club) -> None:
    await daily(club, club.ana)
    await give_up(club, club.ana, await latest_table(club, club.ana))
    table = await latest_table(club, club.ana)
    shown = await club.slash(club.ana, "mundialito leaderboard")
    refused = await club.forge(club.ana, shown, f"m1:{table.id}:1:card:")
    assert "others are still playing the same dice" in refused.text
    await club.later(2 * 24 * 3600)
    await club.forge(club.ana, shown, f"m1:{table.id}:1:card:")
    assert len(cards(club, (await club.session(table.id)).head.channel_id)) == 1


async def test_who_shared_a_card_is_not_kept_once_it_is_posted(club: Club) -> None:
    table, board = await finished(club)
    await share_card(club, club.cy, board)
    assert len(cards(club)) == 1
    assert table.id not in await club.archive.privacy.naming(club.cy.id)


async def test_somebody_erased_before_their_card_was_posted_is_not_named(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(database, expected=["delivery failed"]) as club:
        table, board = await finished(club)
        with monkeypatch.context() as patch:
            patch.setattr("cogs.cards.card.card_of", lambda *given, **named: 1 / 0)
            await share_card(club, club.cy, board)
        held = await club.archive.privacy.naming(club.cy.id)
        assert table.id in held
        await club.archive.privacy.erase(club.cy.id, -5, held, 1)
        await club.later(60)
        (card,) = cards(club)
        assert card.text == SAY("card-by", name=SAY("person-erased"))
