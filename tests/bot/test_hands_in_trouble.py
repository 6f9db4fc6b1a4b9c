"""Hands in trouble: closed direct messages, failures, crashes, crowds. Nothing is lost and nothing sent twice."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.delivery.board_policy import BoardPolicy
from cogs.delivery.hand_policy import AT_ONCE, HandPolicy
from cogs.delivery.policy import FRESH
from data import Hand
from rules.table.table import EndedTable, Running
from tests.bot.inboxes import Inboxes, cards
from tests.waiting import PATIENCE
from words import speech

say = speech("en")


async def test_closed_direct_messages_are_mentioned_in_the_answer_and_the_board_notifies(inboxes: Inboxes) -> None:
    club = inboxes.club
    inboxes.close(club.ben)
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.settle(club.ana, "order=joined")
    told = await club.press(club.ben, club.board(), "Join")
    assert told.text == say("hand-closed")
    assert told.message.ephemeral
    await club.start(club.ana)
    table = await club.game()
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert club.pinged() == {club.ben.id}
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    assert f"<@{club.ben.id}>, it's your turn" in club.board().text
    assert not await inboxes.waiting_hands(table.id)
    panel = await club.press(club.ben, club.board(), "Hand")
    await inboxes.act(club.ben, panel)
    assert (await club.game(table.id)).awaited_persons == (club.ana.id,)


async def test_who_opens_a_table_with_closed_direct_messages_is_told_in_the_answer(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.hands.TEST_PATIENCE", 30.0)
    inboxes.close(inboxes.club.ana)
    told = await inboxes.club.slash(inboxes.club.ana, "mundialito play", game="snap")
    assert say("host-open", seats="table") in told.text
    assert say("hand-closed") in told.text


async def test_if_direct_messages_close_later_the_board_notifies_and_the_next_press_says_so(
    inboxes: Inboxes,
) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    inboxes.close(club.ben, 50278)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    told = await club.press(club.ben, club.board(), "Hand")
    assert told.text == say("hand-closed")  # next to the panel
    panel = await club.press(club.ben, club.board(), "Hand")
    assert cards(await club.game(table.id), club.ben) in panel.alt
    inboxes.clear_faults()
    notified = inboxes.notified[club.ben.id]
    await club.press(club.ben, club.board(), "Hand")  # retries the direct message, silently
    await club.quiet()
    assert inboxes.notified[club.ben.id] == notified
    assert "Choose" in inboxes.hand(club.ben).selects
    await inboxes.act(club.ben.user, inboxes.hand(club.ben))
    await club.press(club.ana, club.board(), "Hand")
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert inboxes.notified[club.ben.id] == notified + 1
    assert len(club.mentions) == 1


async def test_a_failed_mention_on_an_existing_board_is_retried(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    inboxes.close(club.ben)
    table = await club.game()
    board = club.board().message.id

    async def failing(*_: Any) -> Any:
        raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="Bad Request")), "no")

    with monkeypatch.context() as trouble:
        trouble.setattr(BoardPolicy, "post", failing)
        await inboxes.act(club.ana.user, inboxes.hand(club.ana))
        await club.quiet()
        assert not club.mentions
    await club.later(6)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    assert club.board().message.id != board
    assert not await inboxes.waiting_hands(table.id)


async def test_a_failing_message_is_retried_and_the_board_notifies_meanwhile(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    place = club.ben.user.dm_channel.id
    club.env.inject_error("POST", f"/channels/{place}/messages", status=400, code=0, times=None)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert not club.mentions
    await club.later(6)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    await club.later(30)
    assert len(club.mentions) == 1
    inboxes.clear_faults()
    await club.later(60)
    assert "Choose" in inboxes.hand(club.ben).selects
    assert len(inboxes.messages(club.ben)) == 1


async def test_a_deleted_channel_is_opened_again(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    await club.archive.people.save_dm_channel(club.ben.id, 424242)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert "Choose" in inboxes.hand(club.ben).selects
    assert (await club.archive.people.person(club.ben.id)).dm_channel_id == club.ben.user.dm_channel.id


async def test_if_the_channel_stays_unknown_the_board_notifies_and_the_hand_comes_later(inboxes: Inboxes) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    place = club.ben.user.dm_channel.id
    club.env.inject_error("POST", f"/channels/{place}/messages", status=404, code=10003, times=None)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.later(60)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    inboxes.clear_faults()
    await club.later(3600)
    assert "Choose" in inboxes.hand(club.ben).selects


async def test_too_many_new_channels_wait_and_hold_up_nobody(inboxes: Inboxes) -> None:
    club = inboxes.club
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=1)
    table = await inboxes.start_snap(club.ben)
    assert isinstance(table, Running)
    assert not inboxes.messages(club.ana)
    assert not inboxes.messages(club.ben)
    assert await inboxes.waiting_hands(table.id)
    club.bot.desk.mail._free_at = 0.0
    await club.later(130)
    for who in (club.ana, club.ben):
        assert cards(table, who) in inboxes.hand(who).alt
    assert not await inboxes.waiting_hands(table.id)


async def test_the_same_messages_are_used_after_a_restart(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    letter = inboxes.hand(club.ana)
    await inboxes.restart()
    await inboxes.act(club.ana.user, letter)
    await club.quiet()
    (mine,) = inboxes.messages(club.ana)
    assert mine.message.id == letter.message.id
    assert "Waiting for Ben" in mine.text
    (bens,) = inboxes.messages(club.ben)
    assert "Choose" in bens.selects
    assert inboxes.notified[club.ben.id] == 2
    assert (await club.game(table.id)).awaited_persons == (club.ben.id,)


async def test_a_crash_before_or_after_a_message_leaves_exactly_one(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    club.house.listeners.clear()  # as if the bot crashed right after the commit
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    assert await inboxes.waiting_hands(table.id)
    assert "Choose" not in inboxes.hand(club.ben).selects
    await inboxes.restart()
    await club.later(1)
    (bens,) = inboxes.messages(club.ben)
    assert "Choose" in bens.selects
    assert inboxes.notified[club.ben.id] == 2
    assert not await inboxes.waiting_hands(table.id)

    await inboxes.act(club.ben.user, bens)
    await club.quiet()
    assert inboxes.notified[club.ana.id] == 2
    await inboxes.forget_last_hand(table.id, club.ana)
    await inboxes.restart()
    await club.later(10)
    assert inboxes.notified[club.ana.id] == 2
    (anas,) = inboxes.messages(club.ana)
    assert "Choose" in anas.selects
    known = await club.archive.hands.hand(table.id, club.ana.id)
    assert known is not None
    assert known.message_id == anas.message.id
    assert not await inboxes.waiting_hands(table.id)


async def test_no_hand_is_remembered_if_the_result_was_shown_before_a_crash(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    await club.quiet()
    table = await club.game(table.id)
    assert isinstance(table, EndedTable)
    (last,) = inboxes.messages(club.ben)
    place = club.ben.user.dm_channel.id
    await club.archive.hands.save(Hand(table.id, club.ben.id, place, last.message.id, 1, club.house.now()))
    await inboxes.mark_waiting(table.id, club.ben)
    await inboxes.restart()
    await club.later(10)
    assert not await inboxes.waiting_hands(table.id)
    assert len(inboxes.messages(club.ben)) == 1
    assert await club.archive.hands.hand(table.id, club.ben.id) is None


async def test_sixteen_hands_go_out_few_at_a_time_each_to_its_owner(inboxes: Inboxes) -> None:
    club = inboxes.club
    seated = [club.ana, *(club.member(f"Guest {number}") for number in range(15))]
    under_way, most = 0, 0
    draw = club.studio.draw

    async def slow(*given: Any) -> Any:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.002)
        under_way -= 1
        return await draw(*given)

    club.studio.draw = slow  # type: ignore[method-assign]
    table = await inboxes.start_snap(*seated[1:])
    assert isinstance(table, Running)
    assert len(table.seats) == 16
    for who in seated:
        (letter,) = inboxes.messages(who)
        assert cards(table, who) in letter.alt
        for other in seated:
            assert other is who or cards(table, other) not in letter.text + letter.alt
    assert most <= AT_ONCE + 2  # the board, and the host's panel


async def test_hanging_messages_are_abandoned_and_sent_later(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    post = club.bot.desk.mail._post

    async def never(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr("cogs.delivery.hand_policy.LONGEST", 0.05)
    monkeypatch.setattr(club.bot.desk.mail, "_post", never)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    table = await club.game()
    assert [parcel["person"] for parcel in await inboxes.waiting_hands(table.id)] == [club.ben.id]
    assert not club.bot.desk.hands._delivery.slots.locked()
    monkeypatch.setattr("cogs.delivery.hand_policy.LONGEST", 60)
    monkeypatch.setattr(club.bot.desk.mail, "_post", post)
    await club.later(60)
    assert not await inboxes.waiting_hands(table.id)
    assert "Choose" in inboxes.hand(club.ben).selects


async def test_a_hanging_channel_opening_does_not_hold_up_the_others(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    opening = club.bot.http.start_private_message

    async def never(person: Any) -> Any:
        if int(person) == club.ana.id:
            await asyncio.Event().wait()
        return await opening(person)

    monkeypatch.setattr("cogs.delivery.mail.LONGEST_OPENING", 0.05)
    monkeypatch.setattr(club.bot.http, "start_private_message", never)
    await inboxes.start_snap(club.ben, club.cy)
    table = await club.game()
    assert {parcel["person"] for parcel in await inboxes.waiting_hands(table.id)} == {club.ana.id}
    monkeypatch.setattr(club.bot.http, "start_private_message", opening)
    await club.later(3600)
    assert not await inboxes.waiting_hands(table.id)
    assert "Choose" in inboxes.hand(club.ana).selects


class Unedited:
    """A message whose edits fail or hang."""

    def __init__(self, error: Exception | None) -> None:
        self._error = error

    async def edit(self, **_: Any) -> None:
        if self._error is not None:
            raise self._error
        await asyncio.Event().wait()


async def test_an_old_hand_that_cannot_be_removed_now_is_removed_later(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table, notified = await inboxes.start_snap(club.ben), inboxes.notified[club.ben.id]
    down = discord.DiscordServerError(cast(Any, SimpleNamespace(status=503, reason="down")), "")

    async def fail(*_: Any) -> None:
        raise down

    with monkeypatch.context() as trouble:
        trouble.setattr(club.bot.http, "delete_message", fail)
        trouble.setattr(club.bot.desk.hands._delivery, "message", lambda _: Unedited(down))
        await inboxes.act(club.ana.user, inboxes.hand(club.ana))
        await club.quiet()
        assert len(inboxes.messages(club.ben)) == 2
    await club.later(6)
    (hand,) = inboxes.messages(club.ben)
    assert "Choose" in hand.selects
    assert inboxes.notified[club.ben.id] == notified + 1
    assert not await inboxes.waiting_hands(table.id)


async def test_a_hanging_search_for_a_message_holds_up_nobody_and_is_repeated(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)

    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    with monkeypatch.context() as trouble:
        trouble.setattr("cogs.delivery.hand_policy.LONGEST", 0.05)
        trouble.setattr(HandPolicy, "find", never)
        club.clock.ahead += 60
        await inboxes.mark_waiting(table.id, club.ben)
        await club.later(1)
        await asyncio.wait_for(club.quiet(), PATIENCE)
        assert not club.bot.desk.hands._busy
    await club.later(60)
    assert not await inboxes.waiting_hands(table.id)
    assert len(inboxes.messages(club.ben)) == 1


async def test_a_hand_whose_message_is_too_old_to_edit_is_posted_again(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    (old,) = inboxes.messages(club.ana)
    monkeypatch.setattr("cogs.delivery.policy.OLD_PATIENCE", 0.05)
    monkeypatch.setattr(club.bot.desk.hands._delivery, "message", lambda _: Unedited(None))
    club.clock.ahead += FRESH / 1000 + 60
    notified = dict(inboxes.notified)
    await club.slash(club.ana, "move", action=table.match.legal()[0])
    await asyncio.wait_for(club.quiet(), PATIENCE)
    (new,) = inboxes.messages(club.ana)
    assert new.message.id != old.message.id
    assert "Waiting for Ben" in new.text
    assert inboxes.notified[club.ana.id] == notified[club.ana.id]


async def test_a_move_saved_but_not_yet_known_does_not_count_as_shown(
    inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = inboxes.club
    await inboxes.start_snap(club.ben)
    notified, commit = inboxes.notified[club.ben.id], club.archive.commit

    async def swept(given: Any) -> Any:
        """Sweep after the commit and before its caller continues."""
        done = await commit(given)
        await club.bot.desk.boards.sweep()
        for _ in range(20):
            await asyncio.sleep(0.01)
        return done

    monkeypatch.setattr(club.archive, "commit", swept)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    monkeypatch.setattr(club.archive, "commit", commit)
    await club.later(1)
    assert "Choose" in inboxes.hand(club.ben).selects
    assert inboxes.notified[club.ben.id] == notified + 1
