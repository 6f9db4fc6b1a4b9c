"""Hands in trouble: closed direct messages, failures, crashes, crowds. Nothing is lost and nothing sent twice."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.delivery.board_policy import BoardPolicy
from cogs.delivery.freshness import FRESH
from cogs.delivery.hand_policy import AT_ONCE, HandPolicy
from data import Hand
from rules.table.table import Ended, Running
from tests.bot.parlour import Parlour, cards
from words import speech

say = speech("en")


async def test_closed_direct_messages_are_mentioned_in_the_answer_and_the_board_notifies(parlour: Parlour) -> None:
    club = parlour.club
    parlour.shut(club.ben)
    await club.slash(club.ana, "mundialito play", game="snap")
    await club.pick(club.ana, club.board(), "set", "t=order=joined")
    told = await club.press(club.ben, club.board(), "Join")
    assert told.text == say("hand-closed")
    assert told.message.ephemeral
    await club.press(club.ana, club.board(), "Start")
    table = await club.game()
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert club.pinged() == {club.ben.id}
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    assert f"<@{club.ben.id}>, it's your turn" in club.board().text
    assert not await parlour.waiting(table.id)
    panel = await club.press(club.ben, club.board(), "Hand")
    await parlour.act(club.ben, panel)
    assert (await club.game(table.id)).awaited_persons == (club.ana.id,)


async def test_if_direct_messages_close_later_the_board_notifies_and_the_next_press_says_so(
    parlour: Parlour,
) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    parlour.shut(club.ben, 50278)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    told = await club.press(club.ben, club.board(), "Hand")
    assert told.text == say("hand-closed")  # next to the panel
    panel = await club.press(club.ben, club.board(), "Hand")
    assert cards(await club.game(table.id), club.ben) in panel.alt
    parlour.unlock()
    rings = parlour.rings[club.ben.id]
    await club.press(club.ben, club.board(), "Hand")  # retries the direct message, silently
    await club.quiet()
    assert parlour.rings[club.ben.id] == rings
    assert "Choose" in parlour.hand(club.ben).selects
    await parlour.act(club.ben.user, parlour.hand(club.ben))
    await club.press(club.ana, club.board(), "Hand")
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert parlour.rings[club.ben.id] == rings + 1
    assert len(club.mentions) == 1


async def test_a_failed_mention_on_an_existing_board_is_retried(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    parlour.shut(club.ben)
    table = await club.game()
    board = club.board().message.id

    async def failing(*_: Any) -> Any:
        raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="Bad Request")), "no")

    with monkeypatch.context() as trouble:
        trouble.setattr(BoardPolicy, "post", failing)
        await parlour.act(club.ana.user, parlour.hand(club.ana))
        await club.quiet()
        assert not club.mentions
    await club.later(6)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    assert club.board().message.id != board
    assert not await parlour.waiting(table.id)


async def test_a_failing_message_is_retried_and_the_board_notifies_meanwhile(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    place = club.ben.user.dm_channel.id
    club.env.inject_error("POST", f"/channels/{place}/messages", status=400, code=0, times=None)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert not club.mentions
    await club.later(6)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    await club.later(30)
    assert len(club.mentions) == 1
    parlour.unlock()
    await club.later(60)
    assert "Choose" in parlour.hand(club.ben).selects
    assert len(parlour.letters(club.ben)) == 1


async def test_a_deleted_channel_is_opened_again(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    await club.archive.people.save_dm_channel(club.ben.id, 424242)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.quiet()
    assert "Choose" in parlour.hand(club.ben).selects
    assert (await club.archive.people.person(club.ben.id)).dm_channel_id == club.ben.user.dm_channel.id


async def test_if_the_channel_stays_unknown_the_board_notifies_and_the_hand_comes_later(parlour: Parlour) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    place = club.ben.user.dm_channel.id
    club.env.inject_error("POST", f"/channels/{place}/messages", status=404, code=10003, times=None)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    await club.later(60)
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    parlour.unlock()
    await club.later(3600)
    assert "Choose" in parlour.hand(club.ben).selects


async def test_too_many_new_channels_wait_and_hold_up_nobody(parlour: Parlour) -> None:
    club = parlour.club
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=1)
    table = await parlour.snap(club.ben)
    assert isinstance(table, Running)
    assert not parlour.letters(club.ana)
    assert not parlour.letters(club.ben)
    assert await parlour.waiting(table.id)
    club.bot.desk.mail._free_at = 0.0
    await club.later(130)
    for who in (club.ana, club.ben):
        assert cards(table, who) in parlour.hand(who).alt
    assert not await parlour.waiting(table.id)


async def test_the_same_messages_are_used_after_a_restart(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    letter = parlour.hand(club.ana)
    await parlour.restart()
    await parlour.act(club.ana.user, letter)
    await club.quiet()
    (mine,) = parlour.letters(club.ana)
    assert mine.message.id == letter.message.id
    assert "Waiting for Ben" in mine.text
    (bens,) = parlour.letters(club.ben)
    assert "Choose" in bens.selects
    assert parlour.rings[club.ben.id] == 2
    assert (await club.game(table.id)).awaited_persons == (club.ben.id,)


async def test_a_crash_before_or_after_a_message_leaves_exactly_one(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    club.house.listeners.clear()  # as if the bot crashed right after the commit
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    assert await parlour.waiting(table.id)
    assert "Choose" not in parlour.hand(club.ben).selects
    await parlour.restart()
    await club.later(1)
    (bens,) = parlour.letters(club.ben)
    assert "Choose" in bens.selects
    assert parlour.rings[club.ben.id] == 2
    assert not await parlour.waiting(table.id)

    await parlour.act(club.ben.user, bens)
    await club.quiet()
    assert parlour.rings[club.ana.id] == 2
    await parlour.forget_that_it_was_shown(table.id, club.ana)
    await parlour.restart()
    await club.later(10)
    assert parlour.rings[club.ana.id] == 2
    (anas,) = parlour.letters(club.ana)
    assert "Choose" in anas.selects
    known = await club.archive.hands.hand(table.id, club.ana.id)
    assert known is not None
    assert known.message_id == anas.message.id
    assert not await parlour.waiting(table.id)


async def test_no_hand_is_remembered_if_the_result_was_shown_before_a_crash(parlour: Parlour) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    await club.forge(club.ana, club.board(), f"m1:{table.id}:{table.position}:resign:")
    await club.quiet()
    table = await club.game(table.id)
    assert isinstance(table, Ended)
    (last,) = parlour.letters(club.ben)
    place = club.ben.user.dm_channel.id
    await club.archive.hands.save(Hand(table.id, club.ben.id, place, last.message.id, 1, club.house.now()))
    await parlour.wait_again(table.id, club.ben)
    await parlour.restart()
    await club.later(10)
    assert not await parlour.waiting(table.id)
    assert len(parlour.letters(club.ben)) == 1
    assert await club.archive.hands.hand(table.id, club.ben.id) is None


async def test_sixteen_hands_go_out_few_at_a_time_each_to_its_owner(parlour: Parlour) -> None:
    club = parlour.club
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
    table = await parlour.snap(*seated[1:])
    assert isinstance(table, Running)
    assert len(table.seats) == 16
    for who in seated:
        (letter,) = parlour.letters(who)
        assert cards(table, who) in letter.alt
        for other in seated:
            assert other is who or cards(table, other) not in letter.text + letter.alt
    assert most <= AT_ONCE + 2  # the board, and the host's panel


async def test_hanging_messages_are_abandoned_and_sent_later(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    post = club.bot.desk.mail._post

    async def never(*_: Any, **__: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr("cogs.delivery.hand_policy.LONGEST", 0.05)
    monkeypatch.setattr(club.bot.desk.mail, "_post", never)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    table = await club.game()
    assert [parcel["person"] for parcel in await parlour.waiting(table.id)] == [club.ben.id]
    assert not club.bot.desk.hands._delivery.slots.locked()
    monkeypatch.setattr("cogs.delivery.hand_policy.LONGEST", 60)
    monkeypatch.setattr(club.bot.desk.mail, "_post", post)
    await club.later(60)
    assert not await parlour.waiting(table.id)
    assert "Choose" in parlour.hand(club.ben).selects


async def test_a_hanging_channel_opening_does_not_hold_up_the_others(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    opening = club.bot.http.start_private_message

    async def never(person: Any) -> Any:
        if int(person) == club.ana.id:
            await asyncio.Event().wait()
        return await opening(person)

    monkeypatch.setattr("cogs.delivery.mail.LONGEST_OPENING", 0.05)
    monkeypatch.setattr(club.bot.http, "start_private_message", never)
    await parlour.snap(club.ben, club.cy)
    table = await club.game()
    assert {parcel["person"] for parcel in await parlour.waiting(table.id)} == {club.ana.id}
    monkeypatch.setattr(club.bot.http, "start_private_message", opening)
    await club.later(3600)
    assert not await parlour.waiting(table.id)
    assert "Choose" in parlour.hand(club.ana).selects


class Unedited:
    """A message whose edits fail or hang."""

    def __init__(self, error: Exception | None) -> None:
        self._error = error

    async def edit(self, **_: Any) -> None:
        if self._error is not None:
            raise self._error
        await asyncio.Event().wait()


async def test_an_old_hand_that_cannot_be_removed_now_is_removed_later(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    table, rings = await parlour.snap(club.ben), parlour.rings[club.ben.id]
    down = discord.DiscordServerError(cast(Any, SimpleNamespace(status=503, reason="down")), "")

    async def fail(*_: Any) -> None:
        raise down

    with monkeypatch.context() as trouble:
        trouble.setattr(club.bot.http, "delete_message", fail)
        trouble.setattr(club.bot.desk.hands._delivery, "message", lambda _: Unedited(down))
        await parlour.act(club.ana.user, parlour.hand(club.ana))
        await club.quiet()
        assert len(parlour.letters(club.ben)) == 2
    await club.later(6)
    (hand,) = parlour.letters(club.ben)
    assert "Choose" in hand.selects
    assert parlour.rings[club.ben.id] == rings + 1
    assert not await parlour.waiting(table.id)


async def test_a_hanging_search_for_a_message_holds_up_nobody_and_is_repeated(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)

    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    with monkeypatch.context() as trouble:
        trouble.setattr("cogs.delivery.hand_policy.LONGEST", 0.05)
        trouble.setattr(HandPolicy, "find", never)
        club.clock.ahead += 60
        await parlour.wait_again(table.id, club.ben)
        await club.later(1)
        await asyncio.wait_for(club.quiet(), 5)
        assert not club.bot.desk.hands._busy
    await club.later(60)
    assert not await parlour.waiting(table.id)
    assert len(parlour.letters(club.ben)) == 1


async def test_a_hand_whose_message_is_too_old_to_edit_is_posted_again(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    table = await parlour.snap(club.ben)
    (old,) = parlour.letters(club.ana)
    monkeypatch.setattr("cogs.delivery.freshness.OLD_PATIENCE", 0.05)
    monkeypatch.setattr(club.bot.desk.hands._delivery, "message", lambda _: Unedited(None))
    club.clock.ahead += FRESH / 1000 + 60
    rings = dict(parlour.rings)
    await club.slash(club.ana, "move", action=table.match.legal()[0])
    await asyncio.wait_for(club.quiet(), 5)
    (new,) = parlour.letters(club.ana)
    assert new.message.id != old.message.id
    assert "Waiting for Ben" in new.text
    assert parlour.rings[club.ana.id] == rings[club.ana.id]


async def test_a_move_saved_but_not_yet_known_does_not_count_as_shown(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour.club
    await parlour.snap(club.ben)
    rings, commit = parlour.rings[club.ben.id], club.archive.commit

    async def swept(given: Any) -> Any:
        """Sweep after the commit and before its caller continues."""
        done = await commit(given)
        await club.bot.boards.sweep()
        for _ in range(20):
            await asyncio.sleep(0.01)
        return done

    monkeypatch.setattr(club.archive, "commit", swept)
    await parlour.act(club.ana.user, parlour.hand(club.ana))
    monkeypatch.setattr(club.archive, "commit", commit)
    await club.later(1)
    assert "Choose" in parlour.hand(club.ben).selects
    assert parlour.rings[club.ben.id] == rings + 1
