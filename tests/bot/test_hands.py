"""Hands in direct messages: one notification a turn, silent updates, private, and no game waits for one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.table.panels import Panels
from rules.table.requests import Play
from rules.table.table import EndedTable, Running
from tests.bot.club import Seen
from tests.bot.inboxes import Inboxes, cards
from tests.bot.test_names import check
from tests.waiting import PATIENCE
from words import speech

say = speech("en")


async def test_everybody_who_sits_down_is_welcomed_once_with_a_link_to_the_table(inboxes: Inboxes) -> None:
    club = inboxes.club
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    for who in (club.ana, club.ben):
        (welcome,) = inboxes.messages(who)
        assert welcome.text == say("hand-welcome", game="Snap", place=f"<#{club.table.id}>")
        assert list(welcome.buttons) == ["Refresh", "Go to the board"]
        assert inboxes.notified[who.id] == 1
        kept = await club.archive.hands.hand(table.id, who.id)
        assert kept is not None
        assert kept.message_id == welcome.message.id
    assert not inboxes.messages(club.cy)


async def test_the_message_is_removed_when_somebody_leaves_the_lobby(inboxes: Inboxes) -> None:
    club = inboxes.club
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.press(club.ben, club.board(), "Join")
    await club.press(club.ben, club.board(), "Leave")
    await club.quiet()
    assert not inboxes.messages(club.ben)
    assert await club.archive.hands.hand((await club.game()).id, club.ben.id) is None


async def test_a_turn_sends_one_message_that_notifies_and_is_then_edited(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben, club.cy)
    assert table.awaited_persons == (club.ana.id,)
    for who in (club.ana, club.ben, club.cy):  # Ana started the game; the others are not awaited
        assert inboxes.notified[who.id] == 1
        assert cards(table, who) in inboxes.hand(who).alt
        assert len(inboxes.messages(who)) == 1
        check(inboxes.hand(who))
    assert "Choose" in inboxes.hand(club.ana).selects
    assert "Waiting for Ana" in inboxes.hand(club.ben).text
    assert not inboxes.hand(club.ben).selects
    assert list(inboxes.hand(club.ben).buttons) == ["More…", "Refresh", "Go to the board"]
    before = inboxes.hand(club.ana).message.id

    after = await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    assert "Waiting for Ben" in after.text
    table = await club.game(table.id)
    (mine,) = inboxes.messages(club.ana)
    assert mine.message.id == before  # edited silently
    assert cards(table, club.ana) in mine.alt
    assert inboxes.notified[club.ana.id] == 1
    (bens,) = inboxes.messages(club.ben)  # posted again, and the old one deleted
    assert inboxes.notified[club.ben.id] == 2
    assert "Choose" in bens.selects
    assert cards(table, club.ben) in bens.alt
    assert inboxes.notified[club.cy.id] == 1
    assert not club.pinged()
    board = club.board()
    assert "**Ben**, it's your turn" in board.text
    assert "<@" not in board.text
    assert list(board.buttons) == ["Hand", "More…"]


async def test_the_button_updates_a_hand(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    before = inboxes.hand(club.ana)
    picked = await club.pick(club.ana.user, before, "Choose", "0")
    assert picked.message.id == before.message.id
    assert "Chosen" in picked.text or "discard" in picked.text
    anew = await club.press(club.ana.user, picked, "Refresh")
    assert anew.message.id == before.message.id
    assert anew.text == before.text
    more = await club.press(club.ana.user, anew, "More…")
    assert more.message.ephemeral
    assert "Undo" not in more.buttons
    told = await club.press(club.ana.user, more, "Board in words")
    assert cards(await club.game(), club.ana) in told.text


async def test_the_button_at_the_table_can_do_all_that_the_message_can(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    waiting = await club.press(club.ben, club.board(), "Hand")
    assert waiting.message.ephemeral
    assert cards(table, club.ben) in waiting.alt
    assert waiting.text == inboxes.hand(club.ben).text
    panel = await club.press(club.ana, club.board(), "Hand")
    assert panel.text == inboxes.hand(club.ana).text
    assert list(panel.buttons) == list(inboxes.hand(club.ana).buttons)
    await inboxes.act(club.ana, panel)
    await club.quiet()
    table = await club.game(table.id)
    assert cards(table, club.ana) in inboxes.hand(club.ana).alt
    assert "Waiting for Ben" in inboxes.hand(club.ana).text
    watching = await club.press(club.cy, club.board(), "Hand")
    assert say("panel-watching", awaited="Ben", count=1) in watching.text
    assert watching.alt
    assert not any(card in watching.alt for card in (cards(table, club.ana), cards(table, club.ben)))


async def test_the_hand_command_works_anywhere(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    here = await club.slash(club.ana, "hand", club.lounge)
    assert here.message.ephemeral
    assert cards(table, club.ana) in here.alt
    by_mail = await club.slash(club.ana.user, "hand")
    assert not by_mail.message.ephemeral
    assert cards(table, club.ana) in by_mail.alt
    (only,) = inboxes.messages(club.ana)  # this is the hand from now on
    assert only.message.id == by_mail.message.id
    await inboxes.act(club.ana.user, only)
    await club.quiet()
    assert "Waiting for Ben" in inboxes.hand(club.ana).text
    assert (await club.slash(club.cy, "hand")).text == say("no-hand-here")
    assert (await club.slash(club.cy.user, "hand", table=table.id)).text == say("refusal-no-table")
    assert (await club.slash(club.ana_abroad, "hand", club.far)).text == say("no-hand-here")


async def test_only_its_owner_can_press_a_hand(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    letter = inboxes.hand(club.ana)
    await club.cy.user.send_dm("hello")
    for custom_id in letter.ids:
        values = ["0"] if ":pick:" in custom_id else None
        cys = Seen(club.cy.user.dm_channel.last_message)
        place = await club.forge(club.cy, club.board(), custom_id, values)
        assert "hand" not in place.alt.replace("hand nothing", "")  # as everybody may see the table
        assert cards(table, club.ana) not in place.text + place.alt
        assert cys
    ben = await club.forge(club.ben.user, inboxes.hand(club.ben), letter.id_of("pick"), ["0"])
    assert cards(table, club.ana) not in ben.text + ben.alt
    stranger = await club.slash(club.cy.user, "mundialito play", game="snap", computer="random")
    assert stranger.text
    forged = await club.forge(club.cy.user, inboxes.messages(club.cy)[-1], letter.id_of("hand"))
    assert forged.text == say("press-elsewhere")
    assert (await club.game(table.id)).position == table.position


async def test_several_tables_of_one_person_stay_apart(inboxes: Inboxes) -> None:
    club = inboxes.club
    first = await inboxes.start_snap(club.ben)
    second = await inboxes.start_snap(club.cy, channel=club.lounge)
    assert len(inboxes.messages(club.ana)) == 2
    by_table = {
        table.id: letter
        for table in (first, second)
        for letter in inboxes.messages(club.ana)
        if table.id in str(letter.ids)
    }
    assert len(by_table) == 2
    await inboxes.act(club.ana.user, by_table[first.id])
    await club.quiet()
    assert (await club.game(first.id)).awaited_persons == (club.ben.id,)
    assert (await club.game(second.id)).awaited_persons == (club.ana.id,)
    other = next(letter for letter in inboxes.messages(club.ana) if second.id in str(letter.ids))
    assert other.message.id == by_table[second.id].message.id
    assert "Choose" in other.selects
    assert (await club.slash(club.ana, "hand", club.table)).text.startswith(f"**Snap** · <#{club.table.id}>")
    assert (await club.slash(club.ana.user, "hand")).text == say("which-table")
    named = await club.slash(club.ana.user, "hand", table=second.id)
    assert cards(await club.game(second.id), club.ana) in named.alt


async def test_a_rematch_sends_a_new_message_and_the_old_result_stays(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    for _ in range(40):
        table = await club.game(table.id)
        if not isinstance(table, Running):
            break
        who = next(one for one in (club.ana, club.ben) if one.id == table.awaited_persons[0])
        await inboxes.act(who.user, inboxes.hand(who))
        await club.quiet()
    assert isinstance(table, EndedTable)
    for who in (club.ana, club.ben):
        (last,) = inboxes.messages(who)
        assert "wins" in last.text
        assert list(last.buttons) == ["Rematch", "Refresh", "Go to the board"]
        assert await club.archive.hands.hand(table.id, who.id) is None
    await club.press(club.ana.user, inboxes.hand(club.ana), "Rematch")
    await club.press(club.ben.user, inboxes.hand(club.ben), "Rematch")
    await club.quiet()
    again = await club.game()
    assert again.id != table.id
    for who in (club.ana, club.ben):
        old, new = inboxes.messages(who)
        assert table.id in str(old.ids)
        assert again.id in str(new.ids)
        assert cards(again, who) in new.alt


async def test_nothing_can_be_undone_once_a_card_was_drawn(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    assert (await club.slash(club.ana, "mundialito table", action="undo")).text == say("refusal-undo-hidden")


async def test_a_person_whom_slow_tables_dont_call_gets_the_hand_silently(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben, settings="order=joined pace=slow")
    await club.archive.people.save(club.ben.id, {"turns": "never"})
    notified = inboxes.notified[club.ben.id]
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert "Choose" in inboxes.hand(club.ben).selects
    assert inboxes.notified[club.ben.id] == notified
    assert not club.mentions


async def test_a_press_updates_its_own_message_and_renders_it_once(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    letter = inboxes.hand(club.ana)
    for _ in range(2):
        letter = await club.pick(club.ana.user, letter, "Choose", "0")
    club.studio.wishes.clear()
    play = next(label for label in letter.buttons if label.startswith("Play "))
    await club.press(club.ana.user, letter, play)
    await club.quiet()
    drawn = sorted(str(wish.seat) for wish in club.studio.wishes)
    assert drawn == ["0", "0", "1", "None"], "the hand of whoever pressed, and the panel from the start"
    assert not await inboxes.waiting_hands(table.id)


async def test_a_hand_rendered_before_somebody_else_acted_is_updated(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben, club.cy)
    letter = inboxes.hand(club.ana)
    for _ in range(2):
        letter = await club.pick(club.ana.user, letter, "Choose", "0")
    drawn, shown, held = Panels.panel, asyncio.Event(), asyncio.Event()

    async def overtaken(panels: Panels, session: Any, person: int, *given: Any, **more: Any) -> Any:
        """Render Ana's answer at once, and show it only after Ben has acted."""
        reply = await drawn(panels, session, person, *given, **more)
        if not held.is_set():
            held.set()
            await shown.wait()
        return reply

    monkeypatch.setattr(Panels, "panel", overtaken)
    play = next(label for label in letter.buttons if label.startswith("Play "))
    pressed = asyncio.create_task(club.press(club.ana.user, letter, play))
    await asyncio.wait_for(held.wait(), PATIENCE)
    async with asyncio.timeout(PATIENCE):
        while (await club.game(table.id)).number == table.number:  # it is drafted before it is saved  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    match = (await club.game(table.id)).match
    await club.house.ask(table.id, Play(club.ben.id, match.legal()[0]), actor=club.ben.id)
    async with asyncio.timeout(PATIENCE):
        while "Waiting for Cy" not in inboxes.hand(club.ana).text:  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(0.01)
    shown.set()
    await pressed
    assert "Waiting for Cy" in inboxes.hand(club.ana).text
    assert len(inboxes.messages(club.ana)) == 1


async def test_the_games_own_picture_of_a_hand_is_shown_with_the_page_beside_it(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    monkeypatch.setattr("cogs.table.panels.pages", lambda game, view: ("table", "hand") if view["hand"] else ("table",))
    monkeypatch.setattr("cogs.table.panels.beside", lambda game, view: "table")
    await inboxes.start_snap(club.ben)
    shown = {(wish.seat, wish.page) for wish in club.studio.wishes}
    assert shown == {(0, "hand"), (0, "table"), (1, "hand"), (1, "table"), (None, None)}
    galleries = [part["items"] for part in inboxes.hand(club.ana).rows if part["type"] == 12]
    assert [len(pictures) for pictures in galleries] == [1, 1]
    assert all(picture["description"] for pictures in galleries for picture in pictures)


async def test_what_a_game_tells_a_seat_appears_only_in_that_seats_message(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    monkeypatch.setattr("cogs.table.panels.since", lambda game, view, tell, who, deeds: f"{who[0]} and {view['hand']}")
    table = await inboxes.start_snap(club.ben)
    for who in (club.ana, club.ben):
        assert f"Ana and {table.match.view(table.seat_of(who.id))['hand']}" in inboxes.hand(who).text
    assert "Ana and" not in club.board().text


async def test_without_pictures_a_hand_is_shown_in_words(inboxes: Inboxes) -> None:
    club = inboxes.club
    club.studio.broken = True
    table = await inboxes.start_snap(club.ben)
    for who, other in ((club.ana, club.ben), (club.ben, club.ana)):
        assert cards(table, who) in inboxes.hand(who).text
        assert cards(table, other) not in inboxes.hand(who).text
        check(inboxes.hand(who))


async def test_the_hand_of_a_seat_given_to_a_computer_disappears_from_the_message(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben, club.cy)
    more = await club.press(club.ben.user, inboxes.hand(club.ben), "More…")
    await club.press(club.ben.user, more, say("button-hand-over"))
    await club.quiet()
    assert say("panel-handed-over") in inboxes.hand(club.ben).text
    await club.press(club.ben.user, inboxes.hand(club.ben), say("button-return"))
    await club.quiet()
    assert (await club.game(table.id)).seats[1].level is None
    assert "Waiting for Ana" in inboxes.hand(club.ben).text


async def test_a_player_who_resigns_keeps_no_hand(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben, club.cy)
    asked = await club.slash(club.cy, "mundialito table", action="resign")
    await club.press(club.cy, asked, say("button-resign-yes"))
    await club.quiet()
    assert not inboxes.messages(club.cy)
    assert await club.archive.hands.hand(table.id, club.cy.id) is None


async def test_a_reminder_is_a_message_that_notifies(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    notified = inboxes.notified[club.ana.id]
    await club.later(table.terms.pace.reminder / 1000 + 1)
    assert inboxes.notified[club.ana.id] == notified + 1
    assert say("board-reminder", next="vote", others=1, when="@").split("@")[0] in inboxes.hand(club.ana).text
    assert not club.mentions


async def test_a_hidden_game_alone_in_direct_messages_has_only_its_board_there(
    inboxes: Inboxes,
) -> None:
    club = inboxes.club
    await club.slash(club.ana.user, "mundialito play", game="snap", computer="random")
    started = await club.press(club.ana.user, inboxes.hand(club.ana), "Start")
    assert started is not None
    await club.quiet()
    (board,) = inboxes.messages(club.ana)
    assert "Hand" in board.buttons
    panel = await club.press(club.ana.user, board, "Hand")
    assert panel.message.ephemeral
    assert "Snap" in panel.text
