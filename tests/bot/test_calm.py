"""Slow play that leaves people in peace: how they are called, their time, quiet hours, absences, the digest."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from cogs.controls.forms import OFF
from data import Pref
from host.calm import find_absence, find_end, last_day
from rules.table.requests import Arrange, OfferDraw
from rules.table.table import Running
from rules.table.terms import DAY, TimeControl
from testbed.controls import SILENT
from tests.bot.club import Club, Seen, open_club
from tests.bot.inboxes import Inboxes
from tests.bot.test_settings_form import MENU, labelled, send
from words import speech
from words.games import short_title

say = speech("en")
SETTINGS = "mundialito settings"


@pytest.fixture
async def slow(club: Club) -> Club:
    """A club with a slow game of Ben and Ana, who is on turn; it is noon in Berlin, where both live."""
    club.stop_time()
    noon = datetime(2026, 11, 25, 11, tzinfo=UTC).timestamp()
    club.clock.ahead += noon - club.clock()
    for who in (club.ana, club.ben):
        await club.archive.people.save(who.id, {Pref.ZONE: "Europe/Berlin"})
    await club.duel(pace="slow")
    return club


async def fill(club: Club, who: Any, verb: str, **values: Any) -> Seen:
    """Fill in the form behind a line of somebody's settings."""
    page = await club.slash(who, SETTINGS)
    (custom_id,) = [one for one in page.ids if f":{verb}:" in one]
    form = await who.click(page.message, custom_id=custom_id)
    assert form.modal is not None
    return await club.write(who, form, values)


async def running(club: Club) -> Running:
    table = await club.game()
    assert isinstance(table, Running)
    return table


def is_silent(club: Club, channel: Any = None) -> bool:
    """Whether the last public message notified nobody."""
    message: Any = club.board(channel).message
    return bool(message._message.flags & SILENT)


# How somebody is called


async def test_whoever_wants_no_calls_is_called_at_live_tables_only(slow: Club) -> None:
    page = await fill(slow, slow.ben, "myturn", how="never")
    assert say("calm-turns", how="never") in page.text
    slow.mentions.clear()
    await slow.turn()
    assert slow.pinged() == set()
    await slow.slash(slow.cy, "mundialito play", slow.lounge, opponent=slow.ben)
    assert slow.pinged(slow.lounge) == {slow.ben.id}


async def test_in_quiet_hours_a_slow_table_calls_silently(slow: Club) -> None:
    await fill(slow, slow.ben, "myhours", **{"from": ["11"], "to": ["13"]})
    await slow.later(2 * 3600 / 4)  # a post in the hour would be edited otherwise
    slow.mentions.clear()
    await slow.turn()
    assert slow.pinged() == {slow.ben.id}
    assert is_silent(slow)


async def test_a_reminder_in_quiet_hours_waits_for_their_end(slow: Club) -> None:
    await fill(slow, slow.ana, "myhours", **{"from": ["11"], "to": ["18"]})
    await slow.later(DAY / 1000 + 60)
    assert not (await running(slow)).reminded
    await slow.later(5 * 3600)
    assert not (await running(slow)).reminded
    await slow.later(3600 + 60)
    assert (await running(slow)).reminded


async def test_equal_hours_are_refused_and_off_is_off(slow: Club) -> None:
    told = await fill(slow, slow.ana, "myhours", **{"from": ["9"], "to": ["9"]})
    assert told.text == say("calm-hours-equal")
    page = await fill(slow, slow.ana, "myhours", **{"from": ["22"], "to": ["8"]})
    assert say("calm-hours", on="yes", begin="22:00", end="08:00") in page.text
    page = await fill(slow, slow.ana, "myhours", **{"from": [OFF], "to": ["8"]})
    assert say("calm-hours", on="no") in page.text
    assert (await slow.archive.people.person(slow.ana.id)).quiet is None


# Their time


async def test_a_zone_is_typed_guessed_or_chosen_from_the_nearest(slow: Club) -> None:
    page = await slow.slash(slow.cy, SETTINGS)
    assert "*(a guess)*" in page.text
    page = await fill(slow, slow.cy, "mytime", zone="buenos aires")
    assert (await slow.archive.people.person(slow.cy.id)).zone == "America/Argentina/Buenos_Aires"
    assert "08:00" in page.text
    asked = await fill(slow, slow.cy, "mytime", zone="Belrin")
    assert asked.text == say("calm-zone-unknown", place="Belrin")
    page = await slow.press(slow.cy, asked, "Berlin · 12:00")
    assert (await slow.archive.people.person(slow.cy.id)).zone == "Europe/Berlin"
    await fill(slow, slow.cy, "mytime", zone="")
    assert (await slow.archive.people.person(slow.cy.id)).zone is None


# Absences


def day_after(club: Club, days: int) -> date:
    """The day that comes so many days after today."""
    return datetime.fromtimestamp(club.clock(), UTC).date() + timedelta(days=days)


async def be_away(club: Club, who: Any, days: int) -> Seen:
    return await fill(club, who, "myaway", until=[str(day_after(club, days))])


async def test_an_absence_holds_slow_tables_and_boards_say_so(slow: Club) -> None:
    before = slow.board().message
    page = await be_away(slow, slow.ben, 3)
    until = find_end(day_after(slow, 3))
    shown = f"<t:{last_day(until) // 1000}:D>"
    assert say("calm-begun", until=shown, tables=1) in page.text
    assert dict((await running(slow)).held) == {slow.ben.id: until}
    assert say("calm-held", names="Ben", count=1, when=shown) in slow.board().text
    assert slow.board().message.id == before.id, "an absence moves no board"
    await slow.later(2 * DAY / 1000)
    assert not (await running(slow)).reminded
    await slow.later(2 * DAY / 1000)
    assert not (await running(slow)).held
    await slow.later(DAY / 1000)
    assert (await running(slow)).reminded


async def test_a_move_asks_first_and_ends_the_absence(slow: Club) -> None:
    await be_away(slow, slow.ana, 3)
    table = await running(slow)
    step = next(text for text in table.match.legal() if "-" in text)
    asked = await slow.slash(slow.ana, "move", action=step)
    until = dict(table.held)[slow.ana.id]
    assert say("refusal-away", until=str(last_day(until) // 1000)) in asked.text
    await slow.press(slow.ana, asked, say("button-calm-play"))
    now = await running(slow)
    assert now.match.log[-1] == step
    assert not now.held
    assert find_absence(await slow.archive.people.person(slow.ana.id), slow.house.now()) is None


async def test_a_move_that_is_not_possible_ends_no_absence(slow: Club) -> None:
    await be_away(slow, slow.ana, 3)
    step, other = [text for text in (await running(slow)).match.legal() if "-" in text][:2]
    early, late = [await slow.slash(slow.ana, "move", action=text) for text in (step, other)]
    for words in ("x99-y99", f"{step}|nonsense"):
        custom_id = early.control(say("button-calm-play"))
        assert custom_id is not None
        await slow.forge(slow.ana, early, custom_id.replace(step, words))
    assert (await running(slow)).held
    told = await slow.slash(slow.ana, "move", action="x99-y99")
    assert say("button-calm-play") not in told.buttons
    await slow.press(slow.ana, early, say("button-calm-play"))
    await be_away(slow, slow.ana, 3)
    told = await slow.press(slow.ana, late, say("button-calm-play"))
    assert told.text.startswith(say("refusal-stale"))
    assert (await running(slow)).held
    assert find_absence(await slow.archive.people.person(slow.ana.id), slow.house.now()) is not None


async def test_coming_back_gives_the_rest_of_the_days_back(slow: Club) -> None:
    await be_away(slow, slow.ana, 10)
    page = await slow.slash(slow.ana, SETTINGS)
    page = await slow.press(slow.ana, page, say("button-calm-back"))
    assert say("calm-ended") in page.text
    assert say("calm-absence", until="none", days=27) in page.text
    assert not (await running(slow)).held


async def test_nobody_is_away_for_more_than_28_days_a_year(slow: Club) -> None:
    now = slow.house.now()
    used = [[now - 40 * DAY, now - 28 * DAY], [now - 20 * DAY, now - 8 * DAY]]
    await slow.archive.people.save(slow.ana.id, {Pref.AWAY: used})
    page = await slow.slash(slow.ana, SETTINGS)
    assert say("calm-absence", until="none", days=4) in page.text
    (custom_id,) = [one for one in page.ids if ":myaway:" in one]
    form = await slow.ana.click(page.message, custom_id=custom_id)
    field = labelled(type=MENU, custom_id="until", values=[str(day_after(slow, 6))])
    told = await send(slow, slow.ana, form.modal["custom_id"], field)
    assert told.text == say("calm-too-long", days=4)
    await slow.archive.people.save(slow.ana.id, {Pref.AWAY: [*used, [now - 6 * DAY, now - 2 * DAY]]})
    told = await slow.press(slow.ana, await slow.slash(slow.ana, SETTINGS), say("button-calm-away"))
    assert told.text == say("calm-no-days")


@pytest.mark.parametrize("until", ["", "x", "3", "2026-11-23", "2026-12-10", "9999-12-31", "2026-02-30", "1" * 4000])
async def test_an_end_that_no_form_offers_changes_nothing(slow: Club, until: str) -> None:
    page = await slow.slash(slow.ana, SETTINGS)
    (custom_id,) = [one for one in page.ids if ":myaway:" in one]
    form = await slow.ana.click(page.message, custom_id=custom_id)
    field = labelled(type=MENU, custom_id="until", values=[until])
    assert (await send(slow, slow.ana, form.modal["custom_id"], field)).text == say("press-outdated")
    assert (await slow.archive.people.person(slow.ana.id)).absences == ()


async def test_a_form_that_was_open_over_midnight_means_the_day_that_it_named(slow: Club) -> None:
    page = await slow.slash(slow.ana, SETTINGS)
    (custom_id,) = [one for one in page.ids if ":myaway:" in one]
    form, named = await slow.ana.click(page.message, custom_id=custom_id), day_after(slow, 2)
    await slow.later(13 * 3600)
    await slow.write(slow.ana, form, {"until": [str(named)]})  # type: ignore[dict-item]
    assert (await slow.archive.people.person(slow.ana.id)).absences[-1][1] == find_end(named)


async def test_a_table_that_begins_in_an_absence_is_held_and_a_lobby_says_who_is_away(slow: Club) -> None:
    await be_away(slow, slow.cy, 2)
    await slow.slash(slow.mod, "mundialito play", slow.lounge, opponent=slow.cy, pace="slow")
    assert "Cy is away until" in slow.board(slow.lounge).text
    await slow.press(slow.cy, slow.board(slow.lounge), "Accept")
    table = await slow.game(channel=slow.lounge)
    assert isinstance(table, Running)
    assert [person for person, _ in table.held] == [slow.cy.id]


async def test_a_live_table_is_never_held(club: Club) -> None:
    await club.duel()
    await be_away(club, club.ana, 2)
    assert not (await running(club)).held
    await club.turn()


# The digest


@pytest.fixture
async def told(slow: Club) -> Inboxes:
    """The same club; Ana gets one message twice a day."""
    inboxes = Inboxes(slow)
    await fill(slow, slow.ana, "myturn", how="digest")
    return inboxes


async def pass_until(club: Club, hour: int) -> None:
    """Let time pass until it is this hour in Berlin, in steps in which sweeps do what is due."""
    there = datetime.fromtimestamp(club.clock(), UTC).hour + 1
    await club.later(((hour - there) % 24) * 3600 + 20)
    await club.later(11)


async def test_the_first_message_comes_at_once_and_the_next_at_its_hour(told: Inboxes) -> None:
    club = told.club
    (first,) = told.messages(club.ana)
    assert say("calm-digest-title", count=1) in first.text
    await pass_until(club, 19)
    assert len(told.messages(club.ana)) == 1, "nothing has changed, so the last is edited"
    assert told.notified[club.ana.id] == 0


async def test_choosing_again_and_again_sends_no_message_each_time(told: Inboxes) -> None:
    club = told.club
    for how in ("never", "digest", "each", "digest"):
        await fill(club, club.ana, "myturn", how=how)
    assert len(told.messages(club.ana)) == 1
    assert (await club.archive.digests.of(club.ana.id)) is not None


async def test_a_form_that_is_sent_twice_at_once_sends_one_message(slow: Club) -> None:
    inboxes, shown = Inboxes(slow), []
    for _ in range(2):
        page = await slow.slash(slow.ana, SETTINGS)
        (custom_id,) = [one for one in page.ids if ":myturn:" in one]
        shown.append(await slow.ana.click(page.message, custom_id=custom_id))
    await asyncio.gather(*(slow.write(slow.ana, one, {"how": "digest"}) for one in shown))
    assert len(inboxes.messages(slow.ana)) == 1


async def test_what_waits_anew_is_told_by_a_new_message_in_the_place_of_the_old(told: Inboxes) -> None:
    club = told.club
    await club.turn()
    await club.turn()
    club.mentions.clear()
    await pass_until(club, 19)
    (last,) = told.messages(club.ana)
    assert told.notified[club.ana.id] == 1
    assert say("calm-digest-title", count=1) in last.text
    assert not club.pinged(), "nobody is mentioned besides"


async def test_once_nothing_waits_the_last_message_says_so_and_no_other_comes(told: Inboxes) -> None:
    club = told.club
    await club.turn()
    await pass_until(club, 19)
    (last,) = told.messages(club.ana)
    assert say("calm-digest-none") in last.text
    await pass_until(club, 8)
    await pass_until(club, 19)
    assert len(told.messages(club.ana)) == 1
    assert told.notified[club.ana.id] == 0


async def test_with_closed_direct_messages_nothing_changes(slow: Club) -> None:
    inboxes = Inboxes(slow)
    await slow.slash(slow.ana.user, SETTINGS)
    inboxes.close(slow.ana)
    answer = await fill(slow, slow.ana, "myturn", how="digest")
    assert answer.text == say("calm-closed")
    assert (await slow.archive.people.person(slow.ana.id)).turns is None
    assert await slow.archive.digests.of(slow.ana.id) is None


async def test_whoever_closes_direct_messages_later_is_called_again(told: Inboxes) -> None:
    club = told.club
    told.close(club.ana)
    await club.turn()
    await club.turn()
    await pass_until(club, 19)
    assert (await club.archive.people.person(club.ana.id)).turns is None
    assert await club.archive.digests.of(club.ana.id) is None


async def test_a_message_that_cannot_be_made_holds_up_no_others(database: Path) -> None:
    async with open_club(database, expected=["background work failed"]) as club:
        await club.archive.people.save(club.ana.id, {Pref.TURNS: "digest"})
        await club.archive.digests.plan(club.ana.id, 1)
        calm: Any = club.bot.features["calm"]
        calm._digests._bring = None
        await club.later(11)
        planned = await club.archive.digests.of(club.ana.id)
        assert planned is not None
        assert planned.due > club.house.now()


async def test_no_digest_comes_in_quiet_hours_or_an_absence(told: Inboxes) -> None:
    club = told.club
    await fill(club, club.ana, "myhours", **{"from": ["18"], "to": ["21"]})
    await club.turn()
    await club.turn()
    await pass_until(club, 20)
    assert told.notified[club.ana.id] == 0
    await pass_until(club, 21)
    assert told.notified[club.ana.id] == 1


async def test_somebody_who_deletes_everything_gets_no_digest(told: Inboxes) -> None:
    club = told.club
    asked = await club.slash(club.ana, "mundialito privacy delete")
    await club.press(club.ana, asked, say("button-erase"))
    assert await club.archive.digests.of(club.ana.id) is None


async def test_a_digest_tells_of_invitations_and_questions_too(told: Inboxes) -> None:
    club = told.club
    await club.turn()
    await club.house.ask((await running(club)).id, OfferDraw(club.ben.id), actor=club.ben.id)
    await club.slash(club.cy, "mundialito play", club.lounge, opponent=club.ana, pace="slow")
    assert not club.pinged(club.lounge)
    await pass_until(club, 19)
    (last,) = told.messages(club.ana)
    assert say("calm-digest-title", count=2) in last.text
    facts = {"game": short_title("mundialito", say), "when": ""}
    assert say("calm-digest-line", who="Ben", ends="asked", **facts) in last.text
    assert say("calm-digest-line", who="Cy", ends="invited", **facts) in last.text
    assert told.notified[club.ana.id] == 1


# Clocks


async def test_a_table_agrees_on_a_clock_and_the_board_says_what_it_shows(slow: Club) -> None:
    await slow.slash(slow.cy, "mundialito play", slow.lounge, opponent=slow.mod, pace="slow")
    lobby = await slow.game(channel=slow.lounge)
    await slow.house.ask(lobby.id, Arrange(slow.cy.id, terms={"control": TimeControl.STEADY}), actor=slow.cy.id)
    await slow.quiet()
    assert say("term-control", value="steady") in slow.board(slow.lounge).text
    await slow.press(slow.mod, slow.board(slow.lounge), "Accept")
    table = await slow.game(channel=slow.lounge)
    assert isinstance(table, Running)
    assert table.banks == (3 * DAY, 3 * DAY)
    told = slow.board(slow.lounge).text
    (mover,) = (slow.person(one) for one in table.awaited_persons)
    other = slow.cy if mover is slow.mod else slow.mod
    runs = f"<t:{(table.wall(table.awaiting_since) + 3 * DAY) // 1000}:R>"
    left = say("clock-left", unit="days", big=3, small=0)
    names = {slow.cy.id: "Cy", slow.mod.id: "Mod"}
    assert say("board-clock-runs", name=names[mover.id], when=runs) in told
    assert say("board-clock-left", name=names[other.id], left=left) in told
