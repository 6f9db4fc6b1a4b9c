"""The World Cup Game as people play it: a card, a row, the last tap; pictures and pages behind *More…*; the ceremony
of each round, and the claim.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.results import ResponseMessage

from cogs.controls.answers import firm
from cogs.delivery.policy import FRESH
from data import BoardMessage
from rules.table.requests import Play
from rules.table.table import EndedTable, Running, Table
from tests.bot.club import Club, Seen, use_seed
from tests.bot.test_worldcup_face import laid_out, some_legal
from tests.rules.worldcup_moments import some_action
from words import speech
from words.games import chapter
from words.worldcup.lines import match_name

say = speech("en")


async def begun(club: Club, seed: int, *computers: str) -> Table:
    """Start the cup of 1930 with Ana in the first seat, Ben, and computers of these levels."""
    with pytest.MonkeyPatch.context() as patch:
        use_seed(patch, f"{seed:064x}")
        await club.slash(club.ana, "mundialito play", game="worldcup")
    await club.settle(club.ana, "order=joined")
    await club.press(club.ben, club.board(), "Join")
    for level in computers:
        await club.pick(club.ana, club.board(), "computer", level)
    await club.start(club.ana)
    return await club.game()


async def put(club: Club, table: Table, random: Random) -> Table:
    """Play a random turn for the awaited person, without controls."""
    (person,) = table.awaited_persons
    await club.house.ask(table.id, Play(person, some_action(table.match, random)), actor=person)
    await club.quiet()
    return await club.game(table.id)


def boards(club: Club) -> list[Seen]:
    """The public messages of the channel, the oldest first."""
    stored = sorted(club.env.backend.messages.get(club.table.id, {}).values(), key=lambda message: message.id)
    return [Seen(ResponseMessage(club.env, one)) for one in stored if not one.is_ephemeral and one.components]


async def assert_told(club: Club, table: Table) -> None:
    """Check that each finished round has its own message without controls, in order, above the board."""
    *records, board = boards(club)
    assert len(records) == table.chapter - 1
    view, who = table.match.view(None), (await club.bot.desk.composer.cast(table, say)).who
    for number, record in enumerate(records, 1):
        told = chapter("worldcup", view, say, who, number)
        assert told.startswith("🏁")
        assert firm(told) in record.text
        assert firm(told) not in board.text
        assert record.alt
        assert not record.ids
    assert board.ids


async def test_cards_are_played_in_the_panel_and_told_on_the_board(club: Club) -> None:
    await club.slash(club.ana, "mundialito play", game="worldcup", opponent=club.ben)
    await club.press(club.ben, club.board(), "Join")
    await club.start(club.ana)
    random = Random(4)
    for _ in range(6):
        table, mover = await club.game(), await club.mover()
        card = next(one for one in some_legal(table.match, random) if not one.startswith("x")).split()[0]
        panel = await club.press(mover, club.board(), "Hand")
        step = next(button for button in laid_out(table.match, "").first if getattr(button, "words", "") == card)
        rows = await club.press(mover, panel, step.label)
        menu = next(menu for menu in laid_out(table.match, card).menus if menu.name == "target")
        target = random.choice(menu.items).value
        last = await club.pick(mover, rows, menu.placeholder, target)
        assert "that makes it" in last.text.casefold()
        sure = laid_out(table.match, f"{card} {target}").buttons[0]
        await club.press(mover, last, sure.label)
        after = await club.game()
        assert f"{card} {target}" in after.match.log
        assert f"(match {match_name(target.removeprefix('!').split(':')[0])})" in club.board().text
    more = await club.press(club.ana, club.board(), "More…")
    assert {"Group 1", "Group 4", "All groups", "Bracket", "Wallchart"} <= set(more.buttons)
    shown = await club.press(club.ana, more, "Group 2")
    assert shown.alt
    text = await club.press(club.ana, more, "Board in words")
    assert "**Your hand:**" in text.text


async def test_each_round_leaves_one_message_and_the_next_has_its_own_board(club: Club) -> None:
    table, random, seen, turns = await begun(club, 4), Random(4), set[Any](), 0
    while isinstance(table, Running):
        turns += 1
        table = await put(club, table, random)
        await assert_told(club, table)
        seen |= {one.message.id for one in boards(club)}
    drawn = [wish.chapter for wish in club.studio.wishes if wish.chapter is not None]
    assert drawn == list(range(1, table.chapter))
    assert len(seen) == len(boards(club)) == table.chapter
    assert turns > 10 * len(seen)
    assert "🏆" in club.board().text


async def test_rounds_played_only_by_computers_have_ceremonies_too(club: Club) -> None:
    table, random = await begun(club, 9, "random", "random", "random", "random"), Random(9)
    while isinstance(table, Running):
        table = await put(club, table, random)
        await assert_told(club, table)
    assert table.chapter > 3


async def test_a_ceremony_is_posted_again_if_the_board_is_too_old_to_edit(club: Club) -> None:
    table, random = await begun(club, 4), Random(4)
    while table.chapter == 1:
        club.clock.ahead += FRESH / 1000 + 60
        table = await put(club, table, random)
    await assert_told(club, table)


@pytest.mark.parametrize("posted", [True, False], ids=["the ceremony was posted", "the board became the ceremony"])
async def test_a_ceremony_is_told_once_if_the_bot_crashes_before_the_next_board(club: Club, posted: bool) -> None:
    table, random, long = await begun(club, 4), Random(4), FRESH / 1000 + 60
    while table.chapter == 1:
        club.clock.ahead += long if posted else 0
        old = (await club.session(table.id)).head.message
        table = await put(club, table, random)
    told, board = boards(club)
    assert old is not None
    await club.bot.http.delete_message(club.table.id, board.message.id)
    await club.moved(BoardMessage(table.id, old))
    archive: Any = club.archive

    def undone(connection: Any) -> None:
        connection.execute(
            "UPDATE outbox SET state = 'waiting', attempts = 1, due = 0 WHERE table_id = ? AND payload LIKE ?",
            (table.id, "%finished%"),
        )

    await archive._writer.run(undone)
    club.clock.ahead += long  # long enough that the ceremony is not edited any more
    await club.later(1)
    again, _ = boards(club)
    assert again.message.id == told.message.id
    await assert_told(club, table)


async def test_rounds_that_ended_during_an_outage_are_told_later_in_order(club: Club) -> None:
    table, random = await begun(club, 4, "random"), Random(4)
    while table.chapter == 1:
        table = await put(club, table, random)
    for method in ("POST", "PATCH"):
        club.env.inject_error(method, f"/channels/{club.table.id}/messages*", status=403, code=50013, times=None)
    while table.chapter < 4 and isinstance(table, Running):
        table = await put(club, table, random)
    assert table.chapter == 4
    assert len(boards(club)) == 2
    club.env.backend.faults.clear()
    await club.later(31 * 60)
    await assert_told(club, await club.game(table.id))


async def test_a_seat_that_has_already_won_claims_the_cup_from_the_hand(club: Club) -> None:
    random, claimed = Random(25), False
    table = await begun(club, 25)
    while not claimed:
        claimed = table.match.view(table.awaited[0]).may_claim
        table = table if claimed else await put(club, table, random)
    mover = await club.mover()
    other = club.ben if mover is club.ana else club.ana
    before = table.chapter
    assert not any("Claim" in label for label in (await club.press(other, club.board(), "Hand")).buttons)
    hand = await club.press(mover, club.board(), "Hand")
    sure = await club.press(mover, hand, next(label for label in hand.buttons if "Claim" in label))
    assert (await club.game(table.id)).match == table.match  # it can't be undone, so the bot asks first
    await club.press(mover, sure, "do")
    table = await club.game(table.id)
    assert isinstance(table, EndedTable)
    assert table.match.log[-1] == "claim"
    assert table.result.ranking[0] == (table.seat_of(mover.id),)
    assert table.chapter == before
    assert "wins the cup!\nNobody can catch up any more." in club.board().text
    assert "Rematch" in club.board().buttons
    await assert_told(club, table)
