"""Absences among crashes, failures and presses at the same moment: what is held at the end is what its person wants."""

from __future__ import annotations

from typing import Any

import pytest

from data import Person, Pref, Unavailable
from host.calm import find_absence
from rules.table.clocks import HOLD, due
from rules.table.requests import HoldTable, ReleaseTable, Resign
from rules.table.table import Running
from rules.table.terms import DAY
from tests.bot.club import Club
from tests.bot.inboxes import Inboxes
from tests.bot.test_calm import be_away, running, slow
from words import speech

say = speech("en")
__all__ = ["slow"]


async def away_as_saved(club: Club, who: Any) -> int | None:
    return find_absence(await club.archive.people.person(who.id), club.house.now())


def break_once(club: Club, patch: pytest.MonkeyPatch, kind: type) -> None:
    """Let the next request of this kind fail before it is judged."""
    ask, broken = club.house.ask, [kind]

    async def asking(table_id: str, request: Any, **named: Any) -> Any:
        if isinstance(request, kind) and broken:
            broken.clear()
            raise Unavailable("the disk is slow")
        return await ask(table_id, request, **named)

    patch.setattr(club.house, "ask", asking)


async def test_a_crash_before_the_tables_are_held_is_made_up_for_at_the_next_start(slow: Club) -> None:
    now = slow.house.now()
    await slow.archive.people.save(slow.ben.id, {Pref.AWAY: [[now, now + 2 * DAY]]})
    await Inboxes(slow).restart()
    await slow.later(1)
    assert due(await running(slow), HOLD) == now + 2 * DAY


async def test_a_crash_before_the_tables_go_on_is_made_up_for_too(slow: Club) -> None:
    await be_away(slow, slow.ben, 2)
    await slow.archive.people.save(slow.ben.id, {Pref.AWAY: None})
    await Inboxes(slow).restart()
    await slow.later(1)
    assert not (await running(slow)).held


@pytest.mark.parametrize("comes_back", [False, True])
async def test_what_fails_is_tried_again(slow: Club, monkeypatch: pytest.MonkeyPatch, comes_back: bool) -> None:
    if comes_back:
        await be_away(slow, slow.ben, 2)
    break_once(slow, monkeypatch, ReleaseTable if comes_back else HoldTable)
    if comes_back:
        page = await slow.press(slow.ben, await slow.slash(slow.ben, "mundialito settings"), say("button-calm-back"))
        assert say("calm-ended") in page.text
    else:
        await be_away(slow, slow.ben, 2)
    assert bool((await running(slow)).held) is comes_back
    await slow.later(1)
    assert bool((await running(slow)).held) is not comes_back


async def test_who_comes_back_while_a_table_is_about_to_be_held_is_back(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, late = slow.house.ask, [slow.ben.id]

    async def asking(table_id: str, request: Any, **named: Any) -> Any:
        if isinstance(request, HoldTable) and late:  # as another press does it
            await slow.archive.people.save(late[0], {Pref.AWAY: None})
            await ask(table_id, ReleaseTable(late.pop()), actor=None)
        return await ask(table_id, request, **named)

    monkeypatch.setattr(slow.house, "ask", asking)
    await be_away(slow, slow.ben, 2)
    assert await away_as_saved(slow, slow.ben) is None
    assert not (await running(slow)).held


async def test_a_game_that_has_just_ended_is_no_trouble(slow: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await be_away(slow, slow.cy, 2)
    await slow.slash(slow.mod, "mundialito play", slow.lounge, opponent=slow.cy, pace="slow")
    ask, late = slow.house.ask, [slow.mod.id]

    async def asking(table_id: str, request: Any, **named: Any) -> Any:
        if isinstance(request, HoldTable) and late:
            await ask(table_id, Resign(late.pop(), "easy"), actor=None)
        return await ask(table_id, request, **named)

    monkeypatch.setattr(slow.house, "ask", asking)
    await slow.press(slow.cy, slow.board(slow.lounge), "Accept")
    assert not late


async def test_who_is_erased_while_a_digest_is_made_leaves_nothing_of_it(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await slow.archive.people.save(slow.cy.id, {Pref.TURNS: "digest"})
    await slow.archive.digests.plan(slow.cy.id, 1)
    digests: Any = slow.bot.features["calm"]._digests  # type: ignore[attr-defined]
    waiting = digests._waiting

    async def erased_meanwhile(person: int) -> Any:
        found = await waiting(person)
        await slow.archive.privacy.erase(person, -77, frozenset(), slow.house.now())
        return found

    monkeypatch.setattr(digests, "_waiting", erased_meanwhile)
    await slow.later(11)
    assert await slow.archive.digests.of(slow.cy.id) is None


async def test_a_digest_that_was_sent_before_a_crash_is_not_sent_again_an_hour_later(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    inboxes, digests = Inboxes(slow), slow.archive.digests
    await slow.archive.people.save(slow.ana.id, {Pref.TURNS: "digest"})
    await digests.plan(slow.ana.id, slow.house.now())
    with monkeypatch.context() as patch:
        patch.setattr(digests, "note", lost)
        await slow.later(11)
    due = slow.house.now() - 20_000
    await digests.plan(slow.ana.id, due)
    await slow.later(3600)
    assert inboxes.notified[slow.ana.id] == 1
    kept, (only,) = await digests.of(slow.ana.id), inboxes.messages(slow.ana)
    assert kept is not None
    assert kept.message is not None
    assert kept.message.message_id == only.message.id


async def lost(*_: Any) -> None:
    """Nothing is saved."""


async def test_a_table_that_could_not_be_held_when_it_began_is_held_later(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await be_away(slow, slow.cy, 2)
    await slow.slash(slow.mod, "mundialito play", slow.lounge, opponent=slow.cy, pace="slow")
    break_once(slow, monkeypatch, HoldTable)
    await slow.press(slow.cy, slow.board(slow.lounge), "Accept")
    await slow.later(1)
    table = await slow.game(channel=slow.lounge)
    assert isinstance(table, Running)
    assert [person for person, _ in table.held] == [slow.cy.id]


async def test_a_table_that_begins_is_held_though_this_process_has_not_heard_of_an_absence(
    slow: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await slow.archive.people.person(slow.cy.id)
    await be_away(slow, slow.cy, 2)
    lately = slow.archive.people.lately

    async def stale(person: int) -> Person:
        return before if person == slow.cy.id else await lately(person)

    monkeypatch.setattr(slow.archive.people, "lately", stale)
    await slow.slash(slow.mod, "mundialito play", slow.lounge, opponent=slow.cy, pace="slow")
    await slow.press(slow.cy, slow.board(slow.lounge), "Accept")
    table = await slow.game(channel=slow.lounge)
    assert isinstance(table, Running)
    assert [person for person, _ in table.held] == [slow.cy.id]
