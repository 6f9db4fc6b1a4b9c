"""Hands in direct messages: one notification a turn, silent updates, private, and no game waits for one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.views.panels import Panels
from rules.table.requests import Play
from rules.table.table import Ended, Running
from tests.bot.club import Seen
from tests.bot.parlour import Parlour, cards
from tests.bot.test_names import check
from words import speech

say = speech("en")


async def test_everybody_who_sits_down_is_welcomed_once_with_a_link_to_the_table(parlour: Parlour) -> None:
    club = parlour.club
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.press(club.ben, club.board(), "Join")
    table = await club.game()
    for who in (club.ana, club.ben):
        (welcome,) = parlour.letters(who)
        assert welcome.text == say("hand-welcome", game="Snap", table=table.id, place=f"<#{club.table.id}>")
        assert list(welcome.buttons) == ["Refresh", "Go to the board"]
        assert parlour.rings[who.id] == 1
        kept = await club.archive.hands.hand(table.id, who.id)
        assert kept is not None
        assert kept.message_id == welcome.message.id
    assert not parlour.letters(club.cy)


async def test_the_message_is_removed_when_somebody_leaves_the_lobby(parlour: Parlour) -> None:
    club = parlour.club
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.press(club.ben, club.board(), "Join")
    await club.press(club.ben, club.board(), "Leave")
    await club.quiet()
    assert not parlour.letters(club.ben)
    assert await club.archive.hands.hand((await club.game()).id, club.ben.id) is None


async def test_a_turn_sends_one_message_that_notifies_and_is_then_edited(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben, club.cy)
    assert table.awaited_persons == (club.ana.id,)
    for who in (club.ana, club.ben, club.cy):  # Ana started the game; the others are not awaited
        assert parlour.rings[who.id] == 1
        assert cards(table, who) in parlour.hand(who).alt
        assert len(parlour.letters(who)) == 1
        check(parlour.hand(who))
    assert "Choose" in parlour.hand(club.ana).selects
    assert "Waiting for Ana" in parlour.hand(club.ben).text
    assert not parlour.hand(club.ben).selects
    assert list(parlour.hand(club.ben).buttons) == ["More …", "Refresh", "Go to the board"]
    before = parlour.hand(club.ana).message.id

    after = await parlour.act(club.ana.user, parlour.hand(club.ana))
    assert "Waiting for Ben" in after.text
    table = await club.game(table.id)
    (mine,) = parlour.letters(club.ana)
    assert mine.message.id == before  # edited silently
    assert cards(table, club.ana) in mine.alt
    assert parlour.rings[club.ana.id] == 1
    (bens,) = parlour.letters(club.ben)  # posted again, and the old one deleted
    assert parlour.rings[club.ben.id] == 2
    assert "Choose" in bens.selects
    assert cards(table, club.ben) in bens.alt
    assert parlour.rings[club.cy.id] == 1
    assert not club.pinged()
    board = club.board()
    assert "**Ben**, it's your turn" in board.text
    assert "<@" not in board.text
    assert list(board.buttons) == ["Hand", "More …"]


async def test_the_button_updates_a_hand(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    before = parlour.hand(club.ana)
    picked = await club.pick(club.ana.user, before, "Choose", "0")
    assert picked.message.id == before.message.id
    assert "Chosen" in picked.text or "discard" in picked.text
    anew = await club.press(club.ana.user, picked, "Refresh")
    assert anew.message.id == before.message.id
    assert anew.text == before.text
    more = await club.press(club.ana.user, anew, "More …")
    assert more.message.ephemeral
    assert "Undo" not in more.buttons
    told = await club.press(club.ana.user, more, "Board in words")
    assert cards(await club.game(), club.ana) in told.text


async def test_the_button_at_the_table_can_do_all_that_the_message_can(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    waiting = await club.press(club.ben, club.board(), "Hand")
    assert waiting.message.ephemeral
    assert cards(table, club.ben) in waiting.alt
    assert waiting.text == parlour.hand(club.ben).text
    panel = await club.press(club.ana, club.board(), "Hand")
    assert panel.text == parlour.hand(club.ana).text
    assert list(panel.buttons) == list(parlour.hand(club.ana).buttons)
    await parlour.act(club.ana, panel)
    await club.quiet()
    table = await club.game(table.id)
    assert cards(table, club.ana) in parlour.hand(club.ana).alt
    assert "Waiting for Ben" in parlour.hand(club.ana).text
    watching = await club.press(club.cy, club.board(), "Hand")
    assert say("panel-watching", awaited="Ben", count=1) in watching.text
    assert watching.alt
    assert not any(card in watching.alt for card in (cards(table, club.ana), cards(table, club.ben)))


async def test_the_hand_command_works_anywhere(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    here = await club.slash(club.ana, "hand", club.lounge)
    assert here.message.ephemeral
    assert cards(table, club.ana) in here.alt
    by_mail = await club.slash(club.ana.user, "hand")
    assert not by_mail.message.ephemeral
    assert cards(table, club.ana) in by_mail.alt
    (only,) = parlour.letters(club.ana)  # this is the hand from now on
    assert only.message.id == by_mail.message.id
    await parlour.act(club.ana.user, only)
    await club.quiet()
    assert "Waiting for Ben" in parlour.hand(club.ana).text
    assert (await club.slash(club.cy, "hand")).text == say("no-hand-here")
    assert (await club.slash(club.cy.user, "hand", table=table.id)).text == say("refusal-no-table")
    assert (await club.slash(club.ana_abroad, "hand", club.far)).text == say("no-hand-here")


async def test_only_its_owner_can_press_a_hand(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    letter = parlour.hand(club.ana)
    await club.cy.user.send_dm("hello")
    for custom_id in letter.ids:
        values = ["0"] if ":pick:" in custom_id else None
        cys = Seen(club.cy.user.dm_channel.last_message)
        place = await club.forge(club.cy, club.board(), custom_id, values)
        assert "hand" not in place.alt.replace("hand nothing", "")  # as everybody may see the table
        assert cards(table, club.ana) not in place.text + place.alt
        assert cys
    ben = await club.forge(club.ben.user, parlour.hand(club.ben), letter.id_of("pick"), ["0"])
    assert cards(table, club.ana) not in ben.text + ben.alt
    stranger = await club.slash(club.cy.user, "mundialito play", game="snap", computer="random")
    assert stranger.text
    forged = await club.forge(club.cy.user, parlour.letters(club.cy)[-1], letter.id_of("hand"))
    assert forged.text == say("press-elsewhere")
    assert (await club.game(table.id)).position == table.position


async def test_several_tables_of_one_person_stay_apart(parlour: Parlour) -> None:
    club = parlour.club
    first = await parlour.snap(club.ben)
    second = await parlour.snap(club.cy, channel=club.lounge)
    assert len(parlour.letters(club.ana)) == 2
    by_table = {
        table.id: letter for table in (first, second) for letter in parlour.letters(club.ana) if table.id in letter.text
    }
    assert len(by_table) == 2
    await parlour.act(club.ana.user, by_table[first.id])
    await club.quiet()
    assert (await club.game(first.id)).awaited_persons == (club.ben.id,)
    assert (await club.game(second.id)).awaited_persons == (club.ana.id,)
    other = next(letter for letter in parlour.letters(club.ana) if second.id in letter.text)
    assert other.message.id == by_table[second.id].message.id
    assert "Choose" in other.selects
    assert (await club.slash(club.ana, "hand", club.table)).text.startswith("**Snap** · table `" + first.id)
    assert (await club.slash(club.ana.user, "hand")).text == say("which-table")
    named = await club.slash(club.ana.user, "hand", table=second.id)
    assert cards(await club.game(second.id), club.ana) in named.alt


async def test_a_rematch_sends_a_new_message_and_the_old_result_stays(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    for _ in range(40):
        table = await club.game(table.id)
        if not isinstance(table, Running):
            break
        who = next(one for one in (club.ana, club.ben) if one.id == table.awaited_persons[0])
        await parlour.act(who.user, parlour.hand(who))
        await club.quiet()
    assert isinstance(table, Ended)
    for who in (club.ana, club.ben):
        (last,) = parlour.letters(who)
        assert "wins" in last.text
        assert list(last.buttons) == ["Rematch", "Refresh", "Go to the board"]
        assert await club.archive.hands.hand(table.id, who.id) is None
    await club.press(club.ana.user, parlour.hand(club.ana), "Rematch")
    await club.press(club.ben.user, parlour.hand(club.ben), "Rematch")
    await club.quiet()
    again = await club.game()
    assert again.id != table.id
    for who in (club.ana, club.ben):
        old, new = parlour.letters(who)
        assert table.id in old.text
        assert again.id in new.text
        assert cards(again, who) in new.alt


async def test_nothing_can_be_undone_once_a_card_was_drawn(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    assert (await club.slash(club.ana, "mundialito undo")).text == say("refusal-undo-hidden")


async def test_a_person_who_turned_mentions_off_gets_the_hand_silently(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    await club.slash(club.ben, "mundialito pings", on=False)
    rings = parlour.rings[club.ben.id]
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert "Choose" in parlour.hand(club.ben).selects
    assert parlour.rings[club.ben.id] == rings
    assert not club.mentions


async def test_a_press_updates_its_own_message_and_renders_it_once(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    letter = parlour.hand(club.ana)
    for _ in range(2):
        letter = await club.pick(club.ana.user, letter, "Choose", "0")
    club.studio.wishes.clear()
    play = next(label for label in letter.buttons if label.startswith("Play "))
    await club.press(club.ana.user, letter, play)
    await club.quiet()
    assert sorted(str(wish.seat) for wish in club.studio.wishes) == ["0", "1", "None"]
    assert not await parlour.waiting(table.id)


async def test_a_hand_rendered_before_somebody_else_acted_is_updated(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben, club.cy)
    letter = parlour.hand(club.ana)
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
    await asyncio.wait_for(held.wait(), 5)
    match = (await club.game(table.id)).match
    await club.house.ask(table.id, Play(club.ben.id, match.legal()[0]), actor=club.ben.id)
    async with asyncio.timeout(5):
        while "Waiting for Cy" not in parlour.hand(club.ana).text:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    shown.set()
    await pressed
    assert "Waiting for Cy" in parlour.hand(club.ana).text
    assert len(parlour.letters(club.ana)) == 1


async def test_the_games_own_picture_of_a_hand_is_shown_with_the_page_beside_it(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    monkeypatch.setattr("cogs.views.panels.pages", lambda game, view: ("table", "hand") if view["hand"] else ("table",))
    monkeypatch.setattr("cogs.views.panels.beside", lambda game, view: "table")
    await parlour.snap(club.ben)
    shown = {(wish.seat, wish.page) for wish in club.studio.wishes}
    assert shown == {(0, "hand"), (0, "table"), (1, "hand"), (1, "table"), (None, None)}
    galleries = [part["items"] for part in parlour.hand(club.ana).rows if part["type"] == 12]
    assert [len(pictures) for pictures in galleries] == [1, 1]
    assert all(picture["description"] for pictures in galleries for picture in pictures)


async def test_what_a_game_tells_a_seat_appears_only_in_that_seats_message(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    monkeypatch.setattr("cogs.views.panels.since", lambda game, view, tell, who, deeds: f"{who[0]} and {view['hand']}")
    table = await parlour.snap(club.ben)
    for who in (club.ana, club.ben):
        assert f"Ana and {table.match.view(table.seat_of(who.id))['hand']}" in parlour.hand(who).text
    assert "Ana and" not in club.board().text


async def test_without_pictures_a_hand_is_shown_in_words(parlour: Parlour) -> None:
    club = parlour.club
    club.studio.broken = True
    table = await parlour.snap(club.ben)
    for who, other in ((club.ana, club.ben), (club.ben, club.ana)):
        assert cards(table, who) in parlour.hand(who).text
        assert cards(table, other) not in parlour.hand(who).text
        check(parlour.hand(who))


async def test_the_hand_of_a_seat_given_to_a_computer_disappears_from_the_message(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben, club.cy)
    more = await club.press(club.ben.user, parlour.hand(club.ben), "More …")
    await club.press(club.ben.user, more, say("button-hand-over"))
    await club.quiet()
    assert say("panel-handed-over") in parlour.hand(club.ben).text
    await club.press(club.ben.user, parlour.hand(club.ben), say("button-return"))
    await club.quiet()
    assert (await club.game(table.id)).seats[1].level is None
    assert "Waiting for Ana" in parlour.hand(club.ben).text


async def test_a_player_who_resigns_keeps_no_hand(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben, club.cy)
    asked = await club.slash(club.cy, "mundialito resign")
    await club.press(club.cy, asked, say("button-resign-yes"))
    await club.quiet()
    assert not parlour.letters(club.cy)
    assert await club.archive.hands.hand(table.id, club.cy.id) is None


async def test_a_reminder_is_a_message_that_notifies(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    rings = parlour.rings[club.ana.id]
    await club.later(table.terms.pace.reminder / 1000 + 1)
    assert parlour.rings[club.ana.id] == rings + 1
    assert say("board-reminder", next="vote", when="@").split("@")[0] in parlour.hand(club.ana).text
    assert not club.mentions


async def test_a_hidden_game_alone_in_direct_messages_has_only_its_board_there(
    parlour: Parlour,
) -> None:
    club = parlour.club
    await club.slash(club.ana.user, "mundialito play", game="snap", computer="random")
    started = await club.press(club.ana.user, parlour.hand(club.ana), "Start")
    assert started is not None
    await club.quiet()
    (board,) = parlour.letters(club.ana)
    assert "Hand" in board.buttons
    panel = await club.press(club.ana.user, board, "Hand")
    assert panel.message.ephemeral
    assert "Snap" in panel.text
