"""Hands that wait, for their time or for other hands: changes of the table neither hurry them nor pile up."""

from __future__ import annotations

import asyncio
import json

import pytest

from cogs.delivery.hand_policy import AT_ONCE
from cogs.delivery.mail import REST
from data import NewParcel
from host.steps import Kind
from tests.bot.inboxes import Inboxes
from tests.waiting import until
from words import speech

say = speech("en")


async def test_changes_of_the_table_cost_a_postponed_hand_no_attempts(inboxes: Inboxes) -> None:
    club = inboxes.club
    await club.slash(club.ana, "mundialito play", game="snap")
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=40003, times=1)
    await club.press(club.ben, club.board(), "Join")
    await club.quiet()
    for order in ("joined", "drawn") * 6:
        await club.settle(club.ana, f"order={order}")
    await club.quiet()
    table = await club.game()
    (waiting,) = [one for one in await club.archive.outbox.of_table(table.id) if one.kind == Kind.HAND]
    assert waiting.attempts == 1
    club.bot.desk.mail._free_at = 0.0
    await club.later(REST + 1)
    assert len(inboxes.messages(club.ben)) == 1


async def test_changes_while_hands_are_being_shown_wait_as_one(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(*(club.member(f"Guest {number}") for number in range(4)))
    hands = club.bot.desk.hands
    for _ in range(AT_ONCE):
        await hands._delivery.slots.acquire()

    def few_wait() -> bool:
        """Whether no more wait than one for each person, and one that has just begun."""
        waiting = sum(task.get_name() == "bring hands" for task in asyncio.all_tasks())
        return waiting <= len(table.persons) + 1

    for number in range(10):
        for person in table.persons:
            told = json.dumps({"person": person, "reason": "turn", "call": False})
            parcel = NewParcel(Kind.HAND, f"again-{number}-{person}", told)
            await club.house.show_once(table.id, lambda _, parcel=parcel: parcel)
        await until(few_wait)
    for _ in range(AT_ONCE):
        hands._delivery.slots.release()
    await club.quiet()
    assert not await inboxes.waiting_hands(table.id)


async def test_hands_that_wait_hide_nothing_else_that_is_due(inboxes: Inboxes, monkeypatch: pytest.MonkeyPatch) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    boards, shown = club.bot.desk.boards, []
    await boards.sweep()  # the first one looks at everything

    async def noted(table_id: str) -> None:
        shown.append(table_id)

    async def nothing(table_id: str, **_: bool) -> None:
        pass

    monkeypatch.setattr(boards, "bring", noted)
    monkeypatch.setattr(club.bot.desk.hands, "bring", nothing)
    for number in range(100):
        told = json.dumps({"person": club.ben.id, "reason": "turn", "call": False})
        parcel = NewParcel(Kind.HAND, f"many-{number}", told)
        await club.house.show_once(table.id, lambda _, parcel=parcel: parcel)
    await club.house.show_once(table.id, lambda _: NewParcel(Kind.BOARD, "later", due=club.house.now() + 1000))
    await club.quiet()
    shown.clear()
    await club.later(2)
    assert shown == [table.id]


async def test_a_hand_that_is_there_keeps_up_while_direct_messages_are_closed(inboxes: Inboxes) -> None:
    club = inboxes.club
    table = await inboxes.start_snap(club.ben)
    inboxes.close(club.ben)
    await inboxes.act(club.ana.user, inboxes.hand(club.ana))
    await club.quiet()
    assert [who for _, who in club.mentions] == [(club.ben.id,)]
    assert (await club.press(club.ben, club.board(), "Hand")).text == say("hand-closed")
    await inboxes.act(club.ben, await club.press(club.ben, club.board(), "Hand"))
    await club.quiet()
    assert "Waiting for Ana" in inboxes.hand(club.ben).text
    await club.slash(club.mod, "mundialito-admin end", table=table.id, how="all")
    await club.quiet()
    assert "Waiting" not in inboxes.hand(club.ben).text
    assert "Ended by a moderator" in inboxes.hand(club.ben).text
